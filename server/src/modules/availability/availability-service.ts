import {
  type BusyMinutes,
  canBeLater,
  FULFILMENTS,
  type Fulfilment,
  type Language,
  LIMITS,
  type OpeningHours,
  type OpenState,
  type OrderingState,
  type OrderSettings,
  type OrderSettingsChange,
  orderSettings,
  PAUSE_MINUTES,
  type PauseSpan,
  type PlaceAvailability,
  type PlaceOpening,
  type StoredHours,
} from '@tavolina/shared-api/contract';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { only } from '../../platform/database/db.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { wrongFields } from '../../platform/http/field-errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { businessExists } from '../businesses/businesses-service.ts';
import { acceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { laterSlots, orderTimesOf } from './agree-time.ts';
import {
  deleteOpeningHours,
  findNextOpenings,
  findOpeningHours,
  findOrderSettings,
  type OrderSettingsRow,
  replaceOpenTimes,
  storeOpeningHours,
  updateOrderSettings,
} from './availability-repository.ts';
import { endOfBusinessDay, nextBusinessDay, type Opening, openingsBetween } from './opening-times.ts';
import {
  busyMinutes,
  isUnattended,
  nextPresence,
  type OrderTimes,
  offeredNow,
  offersFulfilment,
  pausedUntil,
  preparationAt,
} from './order-times.ts';
import { tellPaused, tellResumed } from './told-pauses.ts';

export { type AgreedTime, agreeTime } from './agree-time.ts';
export { storeMeasured } from './availability-repository.ts';
export { findSign as lastConsoleSign } from './console-signs-repository.ts';
export { countLostOrder, lossOf, lostOrdersOf } from './lost-orders-repository.ts';
export type { MeasuredMinutes } from './measured-preparation.ts';

/** How long a place stays busy unless it ends that before, in minutes. */
const BUSY_LASTS = 60;
/** Lists know the opening times of so many days; upkeep adds to them every night. */
const DAYS_IN_LISTS = LIMITS.daysAhead + 7;
const SETTINGS = Object.keys(orderSettings.shape) as (keyof OrderSettings)[];

/** The opening times that lists read, from a time on. */
export const listedOpenings = (hours: OpeningHours, now: Date): Opening[] =>
  openingsBetween(hours, { from: now, until: new Date(now.getTime() + DAYS_IN_LISTS * DAY_MS) });

/** Opening hours of a business, for its owners. */
export const openingHoursOf = async (database: Queryable, businessId: string): Promise<StoredHours> =>
  (await findOpeningHours(database, businessId)) ?? { hours: null, version: 0 };

/**
 * Stores the opening hours of a business, and the times that lists read.
 * @returns the new version; undefined when somebody else changed them
 */
export const addOpeningHours = async (
  client: Queryable,
  businessId: string,
  change: { hours: OpeningHours; version: number },
  now: Date,
): Promise<number | undefined> => {
  const stored = await storeOpeningHours(client, businessId, change);
  if (stored !== undefined) await replaceOpenTimes(client, businessId, listedOpenings(change.hours, now));
  return stored;
};

/** Takes the opening hours of a business away; returns its version then, as `addOpeningHours`. */
const removeOpeningHours = async (
  client: Queryable,
  businessId: string,
  version: number,
): Promise<number | undefined> => {
  if (!(await deleteOpeningHours(client, businessId, version))) return undefined;
  await replaceOpenTimes(client, businessId, []);
  return 0;
};

/**
 * Sets the opening hours of a business; null: it has none (product.md §266).
 * @throws {ApiFailure} `version_conflict` with the stored hours when somebody else changed them
 */
export const setOpeningHours = async (
  database: Database,
  businessId: string,
  change: StoredHours,
  now: Date,
): Promise<StoredHours> => {
  const { hours } = change;
  const version = await transaction(database, (client) =>
    hours
      ? addOpeningHours(client, businessId, { hours, version: change.version }, now)
      : removeOpeningHours(client, businessId, change.version),
  );
  if (version === undefined)
    throw new ApiFailure('version_conflict', { current: await openingHoursOf(database, businessId) });
  return { hours, version };
};

/** How a business takes orders. */
export const orderSettingsOf = async (database: Queryable, businessId: string): Promise<OrderSettings> =>
  only(await findOrderSettings(database, businessId), SETTINGS);

/**
 * Changes how a business takes orders; what is left out stays.
 * @throws {ApiFailure} `invalid_input` where an order would be cancelled before its reminder (product.md §292)
 */
export const changeOrderSettings = async (
  database: Database,
  { businessId, language }: { businessId: string; language: Language },
  change: OrderSettingsChange,
): Promise<OrderSettings> =>
  transaction(database, async (client) => {
    const { remind_minutes, cancel_minutes, ...row } = await updateOrderSettings(client, businessId, change);
    if (cancel_minutes <= remind_minutes) {
      const wrong = { field: 'cancel_minutes', message: 'too_small', limit: remind_minutes + 1 } as const;
      throw new ApiFailure('invalid_input', { errors: wrongFields([wrong], language) });
    }
    return only({ ...row, remind_minutes, cancel_minutes }, SETTINGS);
  });

/** The last pause that a place made by itself (product.md §342); null where that was longer than a day ago. */
const lastUnattended = (row: OrderSettingsRow, now: Date): OrderingState['unattended'] => {
  const { silent_from: from, silent_until: until, paused_until: pausedEnd } = row;
  if (!from || now.getTime() - from.getTime() > DAY_MS) return null;
  // It ends with the opening, whether a console is open by then or not.
  const end = until ?? (isUnattended(row, now) ? null : pausedEnd);
  return { from: from.toISOString(), until: end?.toISOString() ?? null };
};

const presentState = (row: OrderSettingsRow, now: Date): OrderingState => {
  const minutes = busyMinutes(row, now) as BusyMinutes;
  const until = pausedUntil(row, now);
  const preparation = preparationAt(row, now);
  return {
    preparation_minutes: preparation.minutes,
    is_measured: preparation.isMeasured,
    busy_minutes: minutes,
    busy_until: minutes === 0 ? null : (row.busy_until?.toISOString() ?? null),
    paused_until: until?.toISOString() ?? null,
    pause_note: until ? row.pause_note : '',
    unattended: lastUnattended(row, now),
  };
};

/** When somebody is at a place to answer an order of a kind; null: now. */
export const nextOpeningOf = async (
  database: Queryable,
  businessId: string,
  fulfilment: Fulfilment,
  now: Date,
): Promise<Date | null> => {
  const settings = await findOrderSettings(database, businessId);
  const stored = await findOpeningHours(database, businessId);
  return nextPresence({ hours: stored?.hours, settings }, fulfilment, now);
};

/** When the present business day of a place ends (product.md §438). */
export const endOfBusinessDayOf = async (database: Queryable, businessId: string, now: Date): Promise<Date> =>
  endOfBusinessDay((await findOpeningHours(database, businessId))?.hours, now);

/** Whether a business is busy or takes no orders for a while. */
export const orderingStateOf = async (
  database: Queryable,
  businessId: string,
  now: Date,
): Promise<OrderingState> => presentState(await findOrderSettings(database, businessId), now);

/** Adds minutes to the promises of the next hour; 0 ends that (product.md §287). */
export const setBusy = async (
  database: Queryable,
  businessId: string,
  minutes: BusyMinutes,
  now: Date,
): Promise<OrderingState> => {
  const busy_until = minutes === 0 ? null : new Date(now.getTime() + BUSY_LASTS * MINUTE_MS);
  return presentState(
    await updateOrderSettings(database, businessId, { busy_minutes: minutes, busy_until }),
    now,
  );
};

const endOfPause = async (
  database: Queryable,
  businessId: string,
  span: PauseSpan,
  now: Date,
): Promise<Date | null> => {
  if (span === 'no') return null;
  if (span === 'until_tomorrow')
    return nextBusinessDay((await findOpeningHours(database, businessId))?.hours, now);
  return new Date(now.getTime() + PAUSE_MINUTES[span] * MINUTE_MS);
};

/** Takes no orders for a while, or again (product.md §288). */
export const pauseOrdering = async (
  { database, jobs }: { database: Database; jobs: Jobs },
  businessId: string,
  { span, note }: { span: PauseSpan; note: string },
  now: Date,
): Promise<OrderingState> =>
  transaction(database, async (client) => {
    const until = await endOfPause(client, businessId, span, now);
    const before = await findOrderSettings(client, businessId);
    const own = isUnattended(before, now) ? { silent_until: now } : {};
    const change = { paused_until: until, pause_note: note, ...own };
    const after = await updateOrderSettings(client, businessId, change);
    const wasUntil = pausedUntil(before, now);
    if (until && until.getTime() !== wasUntil?.getTime())
      await tellPaused(client, jobs, businessId, { until, reason: 'owner' });
    if (!until && wasUntil) await tellResumed(client, jobs, businessId);
    return presentState(after, now);
  });

const stateOf = (next: Opening | undefined, now: Date): OpenState => {
  const isOpen = next !== undefined && next.from <= now;
  return { is_open: isOpen, changes_at: (isOpen ? next.to : next?.from)?.toISOString() ?? null };
};

const UNKNOWN: OpenState = { is_open: null, changes_at: null };

/** Whether places are open, for lists of them. */
export const openStates = async (
  database: Queryable,
  businessIds: readonly string[],
  now: Date,
): Promise<(businessId: string) => OpenState> => {
  const rows = await findNextOpenings(database, businessIds, now);
  const states = new Map(
    rows.map(({ business_id, opens_at, closes_at, call_number }) => [
      business_id,
      {
        ...stateOf(opens_at && closes_at ? { from: opens_at, to: closes_at } : undefined, now),
        ...(call_number !== null && { call_number }),
      },
    ]),
  );
  return (businessId) => states.get(businessId) ?? UNKNOWN;
};

const presentOpening = ({ hours, settings, callNumber }: OrderTimes, now: Date): PlaceOpening => {
  const until = pausedUntil(settings, now);
  return {
    hours: hours ?? null,
    ...(hours ? stateOf(listedOpenings(hours, now)[0], now) : UNKNOWN),
    ...(callNumber !== undefined && { call_number: callNumber }),
    paused_until: until?.toISOString() ?? null,
    pause_note: until ? settings.pause_note : '',
    takes_later:
      settings.takes_later && FULFILMENTS.some((way) => canBeLater(way) && offersFulfilment(settings, way)),
  };
};

/** When a place is open, and until when it takes no orders, for its diners. */
export const placeOpeningOf = async (
  database: Queryable,
  businessId: string,
  now: Date,
): Promise<PlaceOpening> => presentOpening(await orderTimesOf(database, businessId, now), now);

/**
 * When and how a place takes orders, for its diners.
 * @throws {ApiFailure} `place_not_found`
 */
export const availabilityOf = async (
  database: Queryable,
  businessId: string,
  now: Date,
): Promise<PlaceAvailability> => {
  if (!(await businessExists(database, businessId))) throw new ApiFailure('place_not_found');
  const times = await orderTimesOf(database, businessId, now);
  const { settings } = times;
  return {
    ...presentOpening(times, now),
    accepts_orders: await acceptsOrders(database, businessId, now),
    takes_later: settings.takes_later,
    ways: FULFILMENTS.filter((way) => offersFulfilment(settings, way)).map((way) =>
      offeredNow(times, way, now),
    ),
  };
};

/**
 * Starts of slots for which a place takes orders of a kind, the next first (product.md §285).
 * @throws {ApiFailure} `place_not_found`
 */
export const slotsOf = async (
  database: Queryable,
  businessId: string,
  fulfilment: Fulfilment,
  now: Date,
): Promise<string[]> => {
  if (!(await businessExists(database, businessId))) throw new ApiFailure('place_not_found');
  const times = await orderTimesOf(database, businessId, now);
  return laterSlots(times, fulfilment, now).map((slot) => slot.toISOString());
};
