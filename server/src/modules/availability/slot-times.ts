import { LIMITS } from '@tavolina/shared-api/contract';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';

/** Length of a slot, in ms. */
export const SLOT_MS = LIMITS.slotMinutes * MINUTE_MS;

/** Starts of slots that take no more orders, in ms. */
export type FullSlots = ReadonlySet<number>;

/** Start of the slot of a time. Slots start at full quarters of an hour, in UTC and in Tirana: the offset is whole hours. */
export const slotOf = (time: Date): Date => new Date(Math.floor(time.getTime() / SLOT_MS) * SLOT_MS);

/** Whether a time is a start of a slot in the days for which orders are taken (product.md §285). */
export const canBeSlot = (time: Date, now: Date): boolean =>
  time.getTime() % SLOT_MS === 0 && time > now && time.getTime() <= now.getTime() + LIMITS.daysAhead * DAY_MS;
