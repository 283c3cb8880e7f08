import { LIMITS } from '@tavolina/shared-api/contract';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';

/** Length of a slot, in ms. */
export const SLOT_MS = LIMITS.slotMinutes * MINUTE_MS;

/** Starts of slots that take no further order, in ms. */
export type FullSlots = ReadonlySet<number>;

/** Start of the slot that a time is in. Slots begin at full quarters, in local time too: Tirana is whole hours off. */
export const slotOf = (time: Date): Date => new Date(Math.floor(time.getTime() / SLOT_MS) * SLOT_MS);

/** Whether a time is the start of a slot for which some place could take orders (product.md §285). */
export const canBeSlot = (time: Date, now: Date): boolean =>
  time.getTime() % SLOT_MS === 0 && time > now && time.getTime() <= now.getTime() + LIMITS.daysAhead * DAY_MS;
