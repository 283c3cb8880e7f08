import { LIMITS } from '@tavolina/shared-api/contract';
import { MINUTE_MS } from '../../platform/clock/clock.ts';

/** Length of a slot, in ms. */
export const SLOT_MS = LIMITS.slotMinutes * MINUTE_MS;

/** Starts of slots that take no further order, in ms. */
export type FullSlots = ReadonlySet<number>;

/** Start of the slot that a time is in. Slots begin at full quarters, in local time too: Tirana is whole hours off. */
export const slotOf = (time: Date): Date => new Date(Math.floor(time.getTime() / SLOT_MS) * SLOT_MS);
