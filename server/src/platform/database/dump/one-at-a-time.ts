import { withConnection } from '../with-connection.ts';

/** A number of our own for PostgreSQL's advisory locks. */
const LOCK = 7_304_480;

/**
 * Does work that no other process may do on the same database meanwhile.
 * @param busy what is said when one does
 * @throws {Error} when one does
 */
export const oneAtATime = <T>(url: string, busy: string, work: () => Promise<T>): Promise<T> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      LOCK,
    ]);
    if (!rows[0]?.taken) throw new Error(busy);
    return work();
  });
