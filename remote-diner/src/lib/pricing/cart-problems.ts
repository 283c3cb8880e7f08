import { isServedAt, isTooLong, LIMITS, type Schedules } from '@tavolina/shared-api/contract';
import type { PricedCart, PricedCartLine } from './price-cart.ts';

/** Whether a line asks for more than are left. */
export const isTooMany = ({ quantity, room }: Pick<PricedCartLine, 'quantity' | 'room'>): boolean =>
  room !== undefined && quantity > room;

/** Whether a line's note for the kitchen does not fit (product.md §583). */
export const hasLongNote = ({ notes }: Pick<PricedCartLine, 'notes'>): boolean =>
  isTooLong(notes, LIMITS.note);

/** Schedules that apply to any line of a cart. */
export const schedulesIn = ({ lines }: Pick<PricedCart, 'lines'>): Schedules =>
  lines.flatMap(({ schedules }) => schedules);

/** Lines whose dish is not served at a moment, as ISO time or in ms; none while that is not known. */
export const unservedAt = (
  { lines }: Pick<PricedCart, 'lines'>,
  moment: string | number | undefined,
): PricedCartLine[] =>
  moment === undefined ? [] : lines.filter(({ schedules }) => !isServedAt(schedules, new Date(moment)));

/** Whether every line of a cart can be ordered as it is. */
export const canBeOrdered = ({ missing, unpriced, forNothing, lines }: PricedCart): boolean =>
  missing.length + unpriced.length + forNothing.length === 0 &&
  lines.every((line) => !line.problem && !isTooMany(line) && !hasLongNote(line));
