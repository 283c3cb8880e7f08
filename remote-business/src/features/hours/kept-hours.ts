import { currentPlace } from '@tavolina/shared-api/auth';
import { readStored, removeStored, writeStored } from '@tavolina/shared-console/device/storage.ts';
import type { DayValues, HoursValues, SpecialDayValues } from './hours-values.ts';

/** Unsaved values of the form, and the version of the hours that they change. */
export interface KeptHours {
  version: number;
  values: HoursValues;
  /** The hours as that version, so that they can be merged with what was saved since; builds before this one kept none. */
  base: HoursValues | undefined;
}

/** Storage key of the unsaved form (product.md §84). */
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

/** The unsaved form that this tab stored; undefined if there is none, or if another version of the page stored it. */
export const readKeptHours = (key: string): KeptHours | undefined => {
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', key) ?? 'null');
    const isKept =
      isObject(kept) &&
      typeof kept.version === 'number' &&
      isValues(kept.values) &&
      (kept.base === undefined || isValues(kept.base));
    return isKept ? (kept as unknown as KeptHours) : undefined;
  } catch {
    return undefined;
  }
};

/** Stores an unsaved form in this tab. */
export const keepHours = (key: string, kept: KeptHours): void => {
  writeStored('sessionStorage', key, JSON.stringify(kept));
};

/** Deletes the stored form after it was saved or discarded. */
export const deleteKeptHours = (key: string): void => removeStored('sessionStorage', key);
