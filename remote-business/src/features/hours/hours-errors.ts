import { ApiError } from '@tavolina/shared-api/client';
import type { FieldPath } from 'react-hook-form';
import {
  type DayValues,
  type HoursValues,
  rangeIndex,
  specialDayIndex,
  type WeekName,
} from './hours-values.ts';

const OF_WEEK = /^hours\.(week|pickup|table)\.(\d+)(?:\.(.+))?$/;
const OF_SPECIAL_DAY = /^hours\.special_days\.(\d+)\.(date|note|ranges)(?:\.(.+))?$/;
const OF_RANGE = /^(\d+)\.(opens|closes)$/;

/** The field of a day's ranges that an error is about, for example `1.opens`; the first field for an error about the day. */
const inRanges = (day: DayValues | undefined, named: string | undefined): string | undefined => {
  if (!day || day.ranges.length === 0) return undefined;
  if (named === undefined) return '0.opens';
  const [, index, end] = OF_RANGE.exec(named) ?? [];
  if (!end) return undefined;
  const at = rangeIndex(day, Number(index));
  return at === undefined ? undefined : `${at}.${end}`;
};

/** Path in the form for a field of the server, for example `hours.week.0.1.opens`; undefined if the form has none. */
const formPath = (field: string, sent: HoursValues): string | undefined => {
  const [, week, day, range] = OF_WEEK.exec(field) ?? [];
  if (week) {
    const found = inRanges(sent[week as WeekName][Number(day)], range);
    return found && `${week}.${day}.ranges.${found}`;
  }
  const [, index, part, ofPart] = OF_SPECIAL_DAY.exec(field) ?? [];
  if (!part) return undefined;
  const at = specialDayIndex(sent.special, Number(index));
  if (at === undefined) return undefined;
  if (part !== 'ranges') return `special.${at}.${part}`;
  const found = inRanges(sent.special[at], ofPart);
  return found && `special.${at}.ranges.${found}`;
};

/**
 * The server's sentences about hours, by the field of the form; the others have no field.
 * @param sent values of the form when it was sent: the server numbers days and ranges in the order of time
 */
export const hoursErrors = (
  error: unknown,
  sent: HoursValues,
): { field?: FieldPath<HoursValues>; message: string }[] => {
  if (!(error instanceof ApiError)) return [];
  return error.errors.map(({ field, message }) => {
    const path = formPath(field, sent);
    return path ? { field: path as FieldPath<HoursValues>, message } : { message };
  });
};
