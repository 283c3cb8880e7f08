import { z } from 'zod';
import { WEEKDAYS } from '../codes/weekdays.ts';
import { day } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { timeOfDay } from '../places/opening-hours.ts';
import { isAlways, orderedSchedule, type Schedule } from './schedules.ts';

const weekdays = z
  .array(z.int().min(1).max(WEEKDAYS.length))
  .min(1)
  .max(WEEKDAYS.length)
  .refine((days) => new Set(days).size === days.length, { error: 'invalid' });

/**
 * Times of some days of the week, from 1 for Monday to 7 for Sunday. A range that ends at or before it begins ends on the
 * next day, as opening hours do (product.md §280).
 */
export const scheduleRange = z.object({ weekdays, from: timeOfDay, until: timeOfDay });

const ranges = z.array(scheduleRange).max(LIMITS.scheduleRanges);

/**
 * When a menu, a section or an item is served, in local time (product.md §459): at these times, at any if there are none,
 * and from the first to the last day, where they are set.
 */
export const schedule = z.object({ ranges, first_day: day.nullable(), last_day: day.nullable() });

const hasOrder = ({ first_day, last_day }: Schedule): boolean =>
  first_day === null || last_day === null || first_day <= last_day;

/** The same as it is set; one that leaves out nothing is none. What is wrong is refused at its field (product.md §460). */
export const writtenSchedule = z
  .object({
    ranges: ranges.optional().default([]),
    first_day: day.nullable().optional().default(null),
    last_day: day.nullable().optional().default(null),
  })
  .refine(hasOrder, { path: ['last_day'], error: 'days_reversed' })
  .transform((value) => (isAlways(value) ? null : orderedSchedule(value)));
