import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { type MeasuredMinutes, readMeasured } from './measured-preparation.ts';

/** Settings for taking orders, and what is switched on for now: busy, paused. */
export type OrderSettingsRow = Omit<
  Selectable<Tables['order_settings']>,
  'business_id' | 'measured_minutes'
> & { measured_minutes: MeasuredMinutes };

/** Settings of a place whose owner changed nothing. */
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

/** Settings of a place; the defaults if its owner changed nothing. */
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

/** A change of the settings; missing fields stay. */
export type OrderSettingsEdit = {
  [Name in Exclude<keyof OrderSettingsRow, 'measured_minutes'>]?: OrderSettingsRow[Name] | undefined;
};

const given = (change: OrderSettingsEdit): Partial<typeof STORED_DEFAULTS> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** Changes the settings of a place; missing fields stay. */
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

/** Stores how long orders took, if that changed. */
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
