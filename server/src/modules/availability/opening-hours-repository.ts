import { type Opening, type OpeningHours, openingHours } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';

/** Opening hours of a place, with their version; undefined until its owner sets them. */
export const findOpeningHours = async (
  database: Queryable,
  businessId: string,
): Promise<{ hours: OpeningHours; version: number } | undefined> => {
  const row = await db(database, 'find-opening-hours')
    .selectFrom('opening_hours')
    .select(['hours', 'version'])
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row && { hours: openingHours.parse(row.hours), version: row.version };
};

/**
 * Stores opening hours over the version that their owner saw; 0 where there were none.
 * @returns the new version; undefined when somebody else changed them
 */
export const storeOpeningHours = async (
  client: Queryable,
  businessId: string,
  { hours, version }: { hours: OpeningHours; version: number },
): Promise<number | undefined> => {
  const json = JSON.stringify(hours);
  const removed = db(client)
    .selectFrom('removed_hours')
    .select('version')
    .where('business_id', '=', businessId);
  const stored =
    version === 0
      ? await db(client)
          .insertInto('opening_hours')
          .values({ business_id: businessId, hours: json, version: sql<number>`1 + coalesce(${removed}, 0)` })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db(client)
          .updateTable('opening_hours')
          .set((eb) => ({ hours: json, version: eb('version', '+', 1) }))
          .where('business_id', '=', businessId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return stored?.version;
};

/** Removes opening hours of the version that their owner saw; false when somebody else changed them. */
export const deleteOpeningHours = async (
  client: Queryable,
  businessId: string,
  version: number,
): Promise<boolean> => {
  const { numDeletedRows } = await db(client)
    .deleteFrom('opening_hours')
    .where('business_id', '=', businessId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await db(client)
    .insertInto('removed_hours')
    .values({ business_id: businessId, version })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet({ version }))
    .execute();
  return true;
};

/** Replaces the opening times that lists read (`open_times`). */
export const replaceOpenTimes = async (
  client: Queryable,
  businessId: string,
  openings: readonly Opening[],
): Promise<void> => {
  await db(client).deleteFrom('open_times').where('business_id', '=', businessId).execute();
  if (openings.length === 0) return;
  await db(client)
    .insertInto('open_times')
    .values(openings.map(({ from, to }) => ({ business_id: businessId, opens_at: from, closes_at: to })))
    .execute();
};

/** What lists say of whether a place is open, and takes orders. */
export interface NextOpening {
  business_id: string;
  has_hours: boolean;
  /** The opening that has begun or comes next; null where none is known. */
  opens_at: Date | null;
  closes_at: Date | null;
  /** Until when it takes no orders as soon as possible; null while it does. */
  paused_until: Date | null;
  /** The number to call, where it is paused because no console is open there. */
  call_number: string | null;
}

/** The present or next openings of places, and their pauses. */
export const findNextOpenings = async (
  database: Queryable,
  businessIds: readonly string[],
  now: Date,
): Promise<NextOpening[]> =>
  db(database, 'find-next-openings')
    .selectFrom('businesses as b')
    .leftJoin('opening_hours as h', 'h.business_id', 'b.id')
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom('open_times')
          .distinctOn('business_id')
          .select(['business_id', 'opens_at', 'closes_at'])
          .where('business_id', '=', anyOf(businessIds))
          .where('closes_at', '>', now)
          .orderBy('business_id')
          .orderBy('opens_at')
          .as('t'),
      (join) => join.onRef('t.business_id', '=', 'b.id'),
    )
    .leftJoin('order_settings as s', (join) =>
      join.onRef('s.business_id', '=', 'b.id').on('s.paused_until', '>', now),
    )
    .select(({ eb, and }) => [
      'b.id as business_id',
      eb('h.business_id', 'is not', null).$castTo<boolean>().as('has_hours'),
      't.opens_at',
      't.closes_at',
      's.paused_until',
      eb
        .case()
        .when(and([eb('s.silent_from', 'is not', null), eb('s.silent_until', 'is', null)]))
        .then(eb.ref('b.telephone'))
        .else(null)
        .end()
        .as('call_number'),
    ])
    .where('b.id', '=', anyOf(businessIds))
    .execute();

/** Places with opening hours after an id, in the order of ids. */
export const placesWithHours = async (
  database: Queryable,
  after: string,
  limit: number,
): Promise<{ business_id: string; hours: OpeningHours }[]> => {
  const rows = await db(database, 'places-with-hours')
    .selectFrom('opening_hours')
    .select(['business_id', 'hours'])
    .where('business_id', '>', after)
    .orderBy('business_id')
    .limit(limit)
    .execute();
  return rows.map(({ business_id, hours }) => ({ business_id, hours: openingHours.parse(hours) }));
};
