import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** A second sign within this time is not written: of many open windows, or of somebody who asks too often. */
const SIGN_EVERY_MS = 10_000;

/**
 * Notes that a console of a place is open.
 * @returns whether the place has paused by itself meanwhile
 */
export const noteSign = async (database: Queryable, businessId: string, now: Date): Promise<boolean> => {
  const written = await db(database, 'note-console-sign')
    .insertInto('console_signs')
    .values({ business_id: businessId, alive_at: now })
    .onConflict((conflict) =>
      conflict
        .column('business_id')
        .doUpdateSet({ alive_at: now })
        .where('console_signs.alive_at', '<', new Date(now.getTime() - SIGN_EVERY_MS)),
    )
    .returning('is_paused')
    .executeTakeFirst();
  return written?.is_paused ?? false;
};

/** Notes whether a place has paused by itself. */
export const notePause = async (client: Queryable, businessId: string, isPaused: boolean): Promise<void> => {
  await db(client)
    .updateTable('console_signs')
    .set({ is_paused: isPaused })
    .where('business_id', '=', businessId)
    .execute();
};

/** The last sign of a place's consoles, locked until the transaction ends; undefined where there was none. */
export const lockSign = async (client: Queryable, businessId: string): Promise<Date | undefined> => {
  const row = await db(client)
    .selectFrom('console_signs')
    .select('alive_at')
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
  return row?.alive_at;
};

/** The last sign of a place's consoles; undefined where there was none. */
export const findSign = async (database: Queryable, businessId: string): Promise<Date | undefined> => {
  const row = await db(database, 'find-console-sign')
    .selectFrom('console_signs')
    .select('alive_at')
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row?.alive_at;
};

/** Places whose last sign is from before a time and is not watched; from now on it is. */
export const watchSilent = async (
  client: Queryable,
  before: Date,
  limit: number,
): Promise<{ business_id: string; alive_at: Date }[]> =>
  db(client)
    .updateTable('console_signs')
    .set({ watched_from: sql<Date>`alive_at` })
    .where('business_id', 'in', ({ selectFrom }) =>
      selectFrom('console_signs')
        .select('business_id')
        .where('alive_at', '<', before)
        .where('watched_from', 'is distinct from', sql<Date>`alive_at`)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['business_id', 'alive_at'])
    .execute();
