import { type OpeningHours, openingHours } from '@tavolina/shared-api/contract';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { type MeasuredMinutes, readMeasured } from './measured-preparation.ts';
import type { Opening } from './opening-times.ts';

/** How a place takes orders, and what it switched on for now. */
export type OrderSettingsRow = Omit<
  Selectable<Tables['order_settings']>,
  'business_id' | 'measured_minutes'
> & { measured_minutes: MeasuredMinutes };

/** How a place takes orders whose owner changed nothing. */
export const DEFAULT_SETTINGS: OrderSettingsRow = {
  takes_pickup: true,
  takes_table: true,
  takes_later: true,
  preparation_minutes: 20,
  uses_measured_time: true,
  measured_minutes: {},
  lead_minutes: 30,
  last_order_minutes: 0,
  slot_orders: null,
  slot_work_minutes: null,
  remind_minutes: 5,
  cancel_minutes: 15,
  busy_minutes: 0,
  busy_until: null,
  paused_until: null,
  pause_note: '',
  silent_from: null,
  silent_until: null,
};

const STORED_DEFAULTS = { ...DEFAULT_SETTINGS, measured_minutes: '{}' };

const SETTINGS = Object.keys(DEFAULT_SETTINGS) as (keyof OrderSettingsRow)[];

const read = <Row extends { measured_minutes: unknown }>(row: Row) => ({
  ...row,
  measured_minutes: readMeasured(row.measured_minutes),
});

/** How a place takes orders; defaults where its owner changed nothing. */
export const findOrderSettings = async (
  database: Queryable,
  businessId: string,
): Promise<OrderSettingsRow> => {
  const row = await db(database, 'find-order-settings')
    .selectFrom('order_settings')
    .select(SETTINGS)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row ? read(row) : DEFAULT_SETTINGS;
};

/** A change of how a place takes orders; what is left out stays. */
export type OrderSettingsEdit = {
  [Name in Exclude<keyof OrderSettingsRow, 'measured_minutes'>]?: OrderSettingsRow[Name] | undefined;
};

const given = (change: OrderSettingsEdit): Partial<typeof STORED_DEFAULTS> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** Changes how a place takes orders; what is left out stays. */
export const updateOrderSettings = async (
  database: Queryable,
  businessId: string,
  change: OrderSettingsEdit,
): Promise<OrderSettingsRow> =>
  read(
    await db(database)
      .insertInto('order_settings')
      .values({ ...STORED_DEFAULTS, ...given(change), business_id: businessId })
      .onConflict((conflict) =>
        // Without a change the row still has to be answered.
        conflict.column('business_id').doUpdateSet({ business_id: businessId, ...given(change) }),
      )
      .returning(SETTINGS)
      .executeTakeFirstOrThrow(),
  );

/** Stores how long orders took, where that changed. */
export const storeMeasured = async (
  database: Queryable,
  businessId: string,
  measured: MeasuredMinutes,
): Promise<void> => {
  const measured_minutes = JSON.stringify(measured);
  if (Object.keys(measured).length === 0) {
    // A place that never changed its settings needs none for this.
    await db(database)
      .updateTable('order_settings')
      .set({ measured_minutes })
      .where('business_id', '=', businessId)
      .where('measured_minutes', '<>', measured_minutes)
      .execute();
    return;
  }
  await db(database)
    .insertInto('order_settings')
    .values({ ...STORED_DEFAULTS, measured_minutes, business_id: businessId })
    .onConflict((conflict) =>
      conflict
        .column('business_id')
        .doUpdateSet({ measured_minutes })
        .where('order_settings.measured_minutes', 'is distinct from', sql<string>`excluded.measured_minutes`),
    )
    .execute();
};

/** Opening hours of a place and their version; undefined until its owner sets them. */
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

/** Replaces the times of a place that lists read. */
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

/**
 * The next or current opening of each of these places that have hours; its times are null where none is near. With the
 * number to call where no console is open.
 */
export const findNextOpenings = async (
  database: Queryable,
  businessIds: readonly string[],
  now: Date,
): Promise<
  { business_id: string; opens_at: Date | null; closes_at: Date | null; call_number: string | null }[]
> =>
  db(database, 'find-next-openings')
    .selectFrom('opening_hours as h')
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
      (join) => join.onRef('t.business_id', '=', 'h.business_id'),
    )
    .leftJoin('order_settings as s', (join) =>
      join
        .onRef('s.business_id', '=', 'h.business_id')
        .on('s.silent_from', 'is not', null)
        .on('s.silent_until', 'is', null)
        .on('s.paused_until', '>', now),
    )
    .leftJoin('businesses as b', 'b.id', 's.business_id')
    .select(['h.business_id', 't.opens_at', 't.closes_at', 'b.telephone as call_number'])
    .where('h.business_id', '=', anyOf(businessIds))
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
