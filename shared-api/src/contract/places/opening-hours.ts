import { z } from 'zod';
import { fulfilment } from '../enums.ts';
import { day, seenText, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { rangesOverlap } from './open-ranges.ts';

/** A local time of day, `HH:MM` from 00:00 to 23:59. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/**
 * Times of one day. A range that closes at or before it opens ends on the next day: 18:00 to 02:00 is eight hours,
 * 00:00 to 00:00 the whole day (product.md §280).
 */
export const openRange = z.object({ opens: timeOfDay, closes: timeOfDay });

const dayRanges = z
  .array(openRange)
  .max(LIMITS.rangesOfDay)
  .refine((ranges) => !rangesOverlap(ranges), { error: 'ranges_overlap' });

/** Hours of each day of a week: Monday is the first of seven. A day without ranges is closed. */
export const week = z.array(dayRanges).length(7);

/** Other hours on one date, for example a public holiday; without ranges it is closed. */
export const specialDay = z.object({ date: day, ranges: dayRanges, note: seenText(LIMITS.specialDayNote) });

/**
 * When a place is open, in local time (product.md §280, §281). `pickup` and `table` are null where orders of that kind
 * are taken whenever the place is open.
 */
export const openingHours = z.object({
  week,
  pickup: week.nullable(),
  table: week.nullable(),
  special_days: z
    .array(specialDay)
    .max(LIMITS.specialDays)
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, { error: 'date_twice' }),
});

/** Whether a place is open at the moment of the answer. */
export const openState = z.object({
  /** Null where the owner has set no hours. */
  is_open: z.boolean().nullable(),
  /** When it next opens or, while it is open, closes; null without such a time. */
  changes_at: timestamp.nullable(),
  /**
   * The number to call, where a place takes no orders because no console is open there (product.md §341) or, as its menu
   * and checkout say, because every way is off (product.md §283); missing elsewhere.
   */
  call_number: z.string().optional(),
  /** Until when it takes no orders as soon as possible (product.md §288); missing or null while it does. */
  paused_until: timestamp.nullable().optional(),
});

/** When a place is open, and until when it takes no orders, for diners. */
export const placeOpening = z.object({
  hours: openingHours.nullable(),
  ...openState.shape,
  paused_until: timestamp.nullable(),
  /** What its owner tells diners meanwhile; may be empty. */
  pause_note: z.string(),
  /** Whether orders for later are taken meanwhile; missing where that is not said. */
  takes_later: z.boolean().optional(),
  /** The ways that its owner did not switch off (product.md §283); missing where that is not said. */
  takes: z.array(fulfilment).optional(),
});

/** When a place is open, for diners; see `placeOpening`. */
export type PlaceOpening = z.infer<typeof placeOpening>;
/** Whether a place is open, see `openState`. */
export type OpenState = z.infer<typeof openState>;
/** Times of one day, see `openRange`. */
export type OpenRange = z.infer<typeof openRange>;
/** Hours of each day of a week, see `week`. */
export type Week = z.infer<typeof week>;
/** Other hours on one date, see `specialDay`. */
export type SpecialDay = z.infer<typeof specialDay>;
/** When a place is open, see `openingHours`. */
export type OpeningHours = z.infer<typeof openingHours>;
