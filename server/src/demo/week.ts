import type { OpenRange, Week } from '@tavolina/shared-api/contract';

/** Days of the week in the order in which hours are stored. */
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Reads ranges between spaces, each `HH:MM-HH:MM`. */
const rangesOf = (written: string): OpenRange[] =>
  written
    .split(' ')
    .filter(Boolean)
    .map((range) => {
      const [opens = '', closes = ''] = range.split('-');
      return { opens, closes };
    });

/**
 * Writes the hours of a week (product.md §280): those of most days, and of the days that have others. `''` is closed,
 * `12:00-15:00 19:00-23:00` has a break, and `18:00-02:00` lasts past midnight.
 */
export const week = (most: string, others: Partial<Record<(typeof DAYS)[number], string>> = {}): Week =>
  DAYS.map((day) => rangesOf(others[day] ?? most));
