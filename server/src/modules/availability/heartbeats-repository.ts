import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

// A heartbeat is the call of an open console, every half minute. The last one of a place is in the table `console_signs`.

/** A heartbeat is not stored when the last one is more recent than this: many windows may be open. */
const STORED_EVERY_MS = 10_000;

/**
 * Stores that a console of a place is open.
 * @returns whether the place is unattended: it has paused by itself since the last heartbeat
 */
export const recordHeartbeat = async (
  database: Queryable,
  businessId: string,
  now: Date,
): Promise<boolean> => {
  const written = await db(database, 'record-heartbeat')
    .insertInto('console_signs')
    .values({ business_id: businessId, alive_at: now })
    .onConflict((conflict) =>
      conflict
        .column('business_id')
        .doUpdateSet({ alive_at: now })
        .where('console_signs.alive_at', '<', new Date(now.getTime() - STORED_EVERY_MS)),
    )
    .returning('is_paused')
    .executeTakeFirst();
  return written?.is_paused ?? false;
};

/** Stores whether a place is unattended: it has paused by itself because of a silence (`is_paused`). */
export const setUnattended = async (
  client: Queryable,
  businessId: string,
  isUnattended: boolean,
): Promise<void> => {
  await db(client)
    .updateTable('console_signs')
    .set({ is_paused: isUnattended })
    .where('business_id', '=', businessId)
    .execute();
};

/** The last heartbeat of a place, locked until the transaction ends; undefined where there was none. */
export const lockHeartbeat = async (client: Queryable, businessId: string): Promise<Date | undefined> => {
  const row = await db(client)
    .selectFrom('console_signs')
    .select('alive_at')
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
  return row?.alive_at;
};

/** The last heartbeat of a place; undefined where there was none. */
export const findHeartbeat = async (database: Queryable, businessId: string): Promise<Date | undefined> => {
  const row = await db(database, 'find-heartbeat')
    .selectFrom('console_signs')
    .select('alive_at')
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row?.alive_at;
};

/** Marks places whose last heartbeat is older than a time as watched, and returns those that were not. */
export const markSilentPlaces = async (
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

/** Places with a heartbeat since a time, and places that are unattended. */
export const countConsoles = (
  database: Queryable,
  since: Date,
): Promise<{ open: number; unattended: number }> =>
  db(database, 'count-consoles')
    .selectFrom('console_signs')
    .select([
      sql<number>`count(*) FILTER (WHERE alive_at > ${since})::int`.as('open'),
      sql<number>`count(*) FILTER (WHERE is_paused)::int`.as('unattended'),
    ])
    .executeTakeFirstOrThrow();
