import { sql } from 'kysely';
import type { Queryable } from './database.ts';
import { db } from './db.ts';

/** Sets how long a query may wait for a lock, until the transaction ends. */
export const limitLockWait = async (client: Queryable, milliseconds: number): Promise<void> => {
  await db(client)
    .selectNoFrom(({ fn, val, lit }) => [
      fn('set_config', [sql.lit('lock_timeout'), val(`${milliseconds}ms`), lit(true)]).as('limited'),
    ])
    .execute();
};
