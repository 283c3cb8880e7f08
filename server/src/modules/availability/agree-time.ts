import { canBeLater, type Fulfilment } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { telephoneOf } from '../businesses/businesses-service.ts';
import { agreedSoonestTime } from './agreed-soonest-time.ts';
import { isForCalls, offersFulfilment, pausedUntil, readyAt } from './current-settings.ts';
import { findOpeningHours } from './opening-hours-repository.ts';
import { findOrderSettings } from './order-settings-repository.ts';
import { freeSlots, type OrderingRules, soonestTimes } from './order-times.ts';
import { slotOf } from './slot-times.ts';
import { findFullSlots, takeSlot } from './slots-repository.ts';
import { refusedFor, timeRefused } from './time-refusals.ts';

/** When a diner wants an order, and in which way; without `askedFor`, as soon as possible. */
export interface WantedTime {
  fulfilment: Fulfilment;
  askedFor: Date | undefined;
  /** Of an order as soon as possible: the time that its diner was shown and takes (product.md §520). */
  readyBy?: Date | undefined;
  /** Minutes of kitchen work in the order (product.md §312). */
  workMinutes: number;
}

/** The promised time of an order, and the slot that counts it. */
export interface AgreedTime {
  promisedAt: Date;
  slotStartsAt: Date;
}

/**
 * Reads what decides when a place takes orders.
 * @param workMinutes kitchen work of the order; the minimum where no order is known yet
 */
export const orderingRulesOf = async (
  database: Queryable,
  businessId: string,
  now: Date,
  workMinutes = 1,
): Promise<OrderingRules> => {
  const settings = await findOrderSettings(database, businessId);
  const stored = await findOpeningHours(database, businessId);
  const slots = { from: slotOf(now), limits: settings, workMinutes };
  return {
    hours: stored?.hours,
    settings,
    full: await findFullSlots(database, businessId, slots),
    callNumber: isForCalls(settings, now) ? await telephoneOf(database, businessId) : undefined,
  };
};

/** Whether a place takes orders for later in a way (product.md §285). */
const takesLater = (settings: OrderingRules['settings'], fulfilment: Fulfilment): boolean =>
  settings.takes_later && canBeLater(fulfilment) && offersFulfilment(settings, fulfilment);

/** Starts of the free slots of a way; empty where the place takes no orders for later (product.md §285). */
export const laterSlots = (rules: OrderingRules, fulfilment: Fulfilment, now: Date): Date[] =>
  takesLater(rules.settings, fulfilment) ? freeSlots(rules, fulfilment, now) : [];

/** The first free slot from the one that was asked for on; where none is left behind it, the first of all. */
const nextSlot = (slots: readonly Date[], askedFor: Date): Date | undefined =>
  slots.find((slot) => slot >= askedFor) ?? slots[0];

/** The promised time of an order, before a slot counts it. */
const promiseOf = (rules: OrderingRules, { fulfilment, askedFor, readyBy }: WantedTime, now: Date): Date => {
  if (askedFor) {
    if (!takesLater(rules.settings, fulfilment))
      throw refusedFor('later_unavailable', soonestTimes(rules, fulfilment, now));
    const slots = laterSlots(rules, fulfilment, now);
    if (slots.some((slot) => slot.getTime() === askedFor.getTime())) return askedFor;
    throw timeRefused(
      'slot_unavailable',
      nextSlot(slots, askedFor) ?? soonestTimes(rules, fulfilment, now).next,
    );
  }
  const times = soonestTimes(rules, fulfilment, now);
  const { isOpen, next } = times;
  const promised = agreedSoonestTime(times, readyBy, now);
  if (promised) return promised;
  if (isOpen) throw refusedFor('slot_unavailable', times);
  if (rules.callNumber !== undefined) throw new ApiFailure('place_unattended', { subject: rules.callNumber });
  const until = pausedUntil(rules.settings, now);
  throw until
    ? timeRefused('ordering_paused', next, { paused: { until, now } })
    : timeRefused('place_closed', next);
};

/** The refusal, with the next free time, when another order has just filled this slot. */
const justFilled = (rules: OrderingRules, wanted: WantedTime, slot: Date, now: Date): ApiFailure => {
  const updated = { ...rules, full: new Set([...rules.full, slot.getTime()]) };
  const times = soonestTimes(updated, wanted.fulfilment, now);
  if (!wanted.askedFor) return refusedFor('slot_unavailable', times);
  const slots = laterSlots(updated, wanted.fulfilment, now);
  return timeRefused('slot_unavailable', nextSlot(slots, wanted.askedFor) ?? times.next);
};

/** Counts an order in a slot, also in a full one. */
const NO_LIMITS = { slot_orders: null, slot_work_minutes: null };

/**
 * The promised time of an order as soon as possible that is paid only now, and counts it in that slot (product.md §297):
 * the first free time before the place closes. It is never refused: where none is free or the place takes none now, it
 * gets the time of its preparation.
 */
export const agreeTimeOfPaid = async (
  client: Queryable,
  businessId: string,
  { fulfilment, workMinutes }: Omit<WantedTime, 'askedFor' | 'readyBy'>,
  now: Date,
): Promise<AgreedTime> => {
  const rules = await orderingRulesOf(client, businessId, now, workMinutes);
  for (let full = rules.full; ; ) {
    const { ready, delayed } = soonestTimes({ ...rules, full }, fulfilment, now);
    const free = ready ?? delayed;
    const promisedAt = free ?? readyAt(rules.settings, now);
    const slotStartsAt = slotOf(promisedAt);
    const taken = { start: slotStartsAt, limits: free ? rules.settings : NO_LIMITS, workMinutes };
    if (await takeSlot(client, businessId, taken)) return { promisedAt, slotStartsAt };
    // Another order has just filled it.
    full = new Set([...full, slotStartsAt.getTime()]);
  }
};

/**
 * Agrees when an order will be ready, and counts it in that slot. Other orders of the slot wait until the transaction
 * ends (product.md §282, §285, §288, §305, §520).
 * @throws {ApiFailure} `fulfilment_unavailable`; `place_unattended` with the number to call; `ordering_paused`,
 * `place_closed`, `later_unavailable` or `slot_unavailable` with the next possible time, and whether the order is taken
 * now for that
 */
export const agreeTime = async (
  client: Queryable,
  businessId: string,
  wanted: WantedTime,
  now: Date,
): Promise<AgreedTime> => {
  const rules = await orderingRulesOf(client, businessId, now, wanted.workMinutes);
  const { settings } = rules;
  if (!offersFulfilment(settings, wanted.fulfilment)) throw new ApiFailure('fulfilment_unavailable');
  const promisedAt = promiseOf(rules, wanted, now);
  const slotStartsAt = slotOf(promisedAt);
  const taken = { start: slotStartsAt, limits: settings, workMinutes: wanted.workMinutes };
  if (!(await takeSlot(client, businessId, taken))) throw justFilled(rules, wanted, slotStartsAt, now);
  return { promisedAt, slotStartsAt };
};
