import { withConnection } from '../with-connection.ts';

/** A number of our own for PostgreSQL's advisory locks. */
const LOCK = 7_304_480;

/**
 * Does work that no other process may do on the same database meanwhile.
 * @throws {Error} when one does
 */
export const oneAtATime = <T>(url: string, work: () => Promise<T>): Promise<T> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      LOCK,
    ]);
    if (!rows[0]?.taken) throw new Error('Another backup, or a proof of one, is running. Wait for its end.');
    return work();
  });
