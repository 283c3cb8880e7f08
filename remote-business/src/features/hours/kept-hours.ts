import { currentPlace } from '@tavolina/shared-api/auth';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import type { DayValues, HoursValues, SpecialDayValues } from './hours-values.ts';

/** A form of hours that was not saved, and the version of the hours that it changes. */
export interface KeptHours {
  version: number;
  values: HoursValues;
}

/** What this tab keeps the form under (product.md §84). */
export const hoursKey = (): string => `opening-hours:${currentPlace()}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRange = (value: unknown): boolean =>
  isObject(value) && typeof value.opens === 'string' && typeof value.closes === 'string';

const isDay = (value: unknown): value is DayValues =>
  isObject(value) && Array.isArray(value.ranges) && value.ranges.every(isRange);

const isWeek = (value: unknown): boolean => Array.isArray(value) && value.length === 7 && value.every(isDay);

const isSpecialDay = (value: unknown): value is SpecialDayValues =>
  isDay(value) &&
  'date' in value &&
  'note' in value &&
  typeof value.date === 'string' &&
  typeof value.note === 'string';

const isOwnWeek = (isUsed: unknown, week: unknown): boolean =>
  isUsed === true ? isWeek(week) : isUsed === false && Array.isArray(week) && week.every(isDay);

const isValues = (value: unknown): value is HoursValues =>
  isObject(value) &&
  isWeek(value.week) &&
  isOwnWeek(value.hasPickup, value.pickup) &&
  isOwnWeek(value.hasTable, value.table) &&
  Array.isArray(value.special) &&
  value.special.every(isSpecialDay);

/** What this tab keeps of a form that was not saved; undefined where that is nothing, or of another version of the page. */
export const readKeptHours = (key: string): KeptHours | undefined => {
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', key) ?? 'null');
    const isKept = isObject(kept) && typeof kept.version === 'number' && isValues(kept.values);
    return isKept ? (kept as unknown as KeptHours) : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a form in this tab. */
export const keepHours = (key: string, kept: KeptHours): void => {
  writeStored('sessionStorage', key, JSON.stringify(kept));
};

/** Nothing is left to keep: the form was saved, or given up. */
export const deleteKeptHours = (key: string): void => removeStored('sessionStorage', key);
