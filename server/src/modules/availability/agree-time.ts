import { canBeLater, type Fulfilment } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { telephoneOf } from '../businesses/businesses-service.ts';
import { findOpeningHours, findOrderSettings } from './availability-repository.ts';
import {
  freeSlots,
  isUnattended,
  type OrderTimes,
  offersFulfilment,
  pausedUntil,
  readyTimes,
} from './order-times.ts';
import { slotOf } from './slot-times.ts';
import { findFullSlots, takeSlot } from './slots-repository.ts';

/** How and when an order is wanted; without `askedFor`, as soon as possible. */
export interface WantedTime {
  fulfilment: Fulfilment;
  askedFor: Date | undefined;
  /** Minutes of the kitchen's work that it takes (product.md §312). */
  workMinutes: number;
}

/** When an order is promised, and the slot that it is counted in. */
export interface AgreedTime {
  promisedAt: Date;
  slotStartsAt: Date;
}

/**
 * What decides when a place takes orders.
 * @param workMinutes of the order; where it is not known, the least that an order may take
 */
export const orderTimesOf = async (
  database: Queryable,
  businessId: string,
  now: Date,
  workMinutes = 1,
): Promise<OrderTimes> => {
  const settings = await findOrderSettings(database, businessId);
  const stored = await findOpeningHours(database, businessId);
  const slots = { from: slotOf(now), limits: settings, workMinutes };
  return {
    hours: stored?.hours,
    settings,
    full: await findFullSlots(database, businessId, slots),
    callNumber: isUnattended(settings, now) ? await telephoneOf(database, businessId) : undefined,
  };
};

/** Starts of slots for which a place takes orders of a kind; none where it takes none for later (product.md §285). */
export const laterSlots = (times: OrderTimes, fulfilment: Fulfilment, now: Date): Date[] => {
  const { settings } = times;
  const isOffered = settings.takes_later && canBeLater(fulfilment) && offersFulfilment(settings, fulfilment);
  return isOffered ? freeSlots(times, fulfilment, now) : [];
};

const refused = (
  code: 'place_closed' | 'ordering_paused' | 'slot_unavailable',
  next: Date | undefined,
): ApiFailure => new ApiFailure(code, next ? { next_at: next.toISOString() } : {});

/** The promise of an order before its place in a slot is taken. */
const promiseOf = (times: OrderTimes, { fulfilment, askedFor }: WantedTime, now: Date): Date => {
  if (askedFor) {
    const slots = laterSlots(times, fulfilment, now);
    if (slots.some((slot) => slot.getTime() === askedFor.getTime())) return askedFor;
    throw refused('slot_unavailable', slots[0] ?? readyTimes(times, fulfilment, now).next);
  }
  const { isOpen, ready, next } = readyTimes(times, fulfilment, now);
  if (ready) return ready;
  if (isOpen) throw refused('slot_unavailable', next);
  if (times.callNumber !== undefined) throw new ApiFailure('place_unattended', { subject: times.callNumber });
  throw refused(pausedUntil(times.settings, now) ? 'ordering_paused' : 'place_closed', next);
};

/** The next free time after a slot that has just become full. */
const nextAfter = (times: OrderTimes, wanted: WantedTime, slot: Date, now: Date): Date | undefined => {
  const fuller = { ...times, full: new Set([...times.full, slot.getTime()]) };
  const { next } = readyTimes(fuller, wanted.fulfilment, now);
  return wanted.askedFor ? (laterSlots(fuller, wanted.fulfilment, now)[0] ?? next) : next;
};

/**
 * Agrees when an order is ready, and takes its place in the slot in which it is due, until the transaction ends
 * (product.md §282, §285, §288, §305).
 * @throws {ApiFailure} `fulfilment_unavailable`; `place_unattended` with the number to call; `ordering_paused`, `place_closed` or `slot_unavailable` with the next
 * possible time
 */
export const agreeTime = async (
  client: Queryable,
  businessId: string,
  wanted: WantedTime,
  now: Date,
): Promise<AgreedTime> => {
  const times = await orderTimesOf(client, businessId, now, wanted.workMinutes);
  const { settings } = times;
  if (!offersFulfilment(settings, wanted.fulfilment)) throw new ApiFailure('fulfilment_unavailable');
  const promisedAt = promiseOf(times, wanted, now);
  const slotStartsAt = slotOf(promisedAt);
  const taken = { start: slotStartsAt, limits: settings, workMinutes: wanted.workMinutes };
  if (!(await takeSlot(client, businessId, taken)))
    throw refused('slot_unavailable', nextAfter(times, wanted, slotStartsAt, now));
  return { promisedAt, slotStartsAt };
};
