import { sql } from 'kysely';
import type { Queryable } from './database.ts';
import { db } from './db.ts';

/**
 * Waits until no other transaction holds the lock of this name, and holds it until the own transaction ends. For what no
 * row stands for yet. Names of different kinds must differ, for example `tables <id>`.
 */
export const lockName = async (client: Queryable, name: string): Promise<void> => {
  await db(client, 'lock-name')
    .selectNoFrom([sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('locked')])
    .execute();
};
