import {
  canBeLater,
  type Fulfilment,
  type Opening,
  type OpenState,
  type PlaceAvailability,
  type PlaceOpening,
} from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { businessExists } from '../businesses/businesses-service.ts';
import { acceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { laterSlots, orderingRulesOf, type WantedTime } from './agree-time.ts';
import { offeredWays, pausedUntil } from './current-settings.ts';
import { listedOpenings } from './opening-hours.ts';
import { findNextOpenings, findOpeningHours } from './opening-hours-repository.ts';
import { endOfBusinessDay } from './opening-times.ts';
import { freeSlots, type OrderingRules, offeredNow } from './order-times.ts';

/** When the present business day of a place ends (product.md §438). */
export const endOfBusinessDayOf = async (database: Queryable, businessId: string, now: Date): Promise<Date> =>
  endOfBusinessDay((await findOpeningHours(database, businessId))?.hours, now);

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
    rows.map(({ business_id, has_hours, opens_at, closes_at, paused_until, call_number }) => [
      business_id,
      {
        ...(has_hours
          ? stateOf(opens_at && closes_at ? { from: opens_at, to: closes_at } : undefined, now)
          : UNKNOWN),
        ...(paused_until !== null && { paused_until: paused_until.toISOString() }),
        ...(call_number !== null && { call_number }),
      },
    ]),
  );
  return (businessId) => states.get(businessId) ?? UNKNOWN;
};

const presentOpening = (
  { hours, settings, callNumber }: OrderingRules,
  now: Date,
): PlaceOpening & { takes_later: boolean } => {
  const until = pausedUntil(settings, now);
  const takes = offeredWays(settings);
  return {
    hours: hours ?? null,
    ...(hours ? stateOf(listedOpenings(hours, now)[0], now) : UNKNOWN),
    ...(callNumber !== undefined && { call_number: callNumber }),
    paused_until: until?.toISOString() ?? null,
    pause_note: until ? settings.pause_note : '',
    takes_later: settings.takes_later && takes.some(canBeLater),
    takes,
  };
};

/** When a place is open, and until when it takes no orders, for its diners. */
export const placeOpeningOf = async (
  database: Queryable,
  businessId: string,
  now: Date,
): Promise<PlaceOpening> => presentOpening(await orderingRulesOf(database, businessId, now), now);

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
  const rules = await orderingRulesOf(database, businessId, now);
  const { settings } = rules;
  return {
    ...presentOpening(rules, now),
    accepts_orders: await acceptsOrders(database, businessId, now),
    ways: offeredWays(settings).map((way) => offeredNow(rules, way, now)),
  };
};

/**
 * Starts of the free slots of a place for orders for later in a way, earliest first (product.md §285).
 * @throws {ApiFailure} `place_not_found`
 */
export const slotsOf = async (
  database: Queryable,
  businessId: string,
  fulfilment: Fulfilment,
  now: Date,
): Promise<string[]> => {
  if (!(await businessExists(database, businessId))) throw new ApiFailure('place_not_found');
  const rules = await orderingRulesOf(database, businessId, now);
  return laterSlots(rules, fulfilment, now).map((slot) => slot.toISOString());
};

/**
 * The free times for an order in a way in the days ahead, in order. A place that takes none for later has such times too:
 * then an order as soon as possible is ready.
 */
export const freeTimesOf = async (
  database: Queryable,
  businessId: string,
  { fulfilment, workMinutes }: Pick<WantedTime, 'fulfilment' | 'workMinutes'>,
  now: Date,
): Promise<Date[]> =>
  freeSlots(await orderingRulesOf(database, businessId, now, workMinutes), fulfilment, now);
