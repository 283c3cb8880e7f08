import type { StoredHours } from '@tavolina/shared-api/contract';
import { type HoursValues, hoursValues, sentHours } from './hours-values.ts';
import type { KeptHours } from './kept-hours.ts';
import { mergeHours } from './merge-hours.ts';

/** Whether two forms are sent as the same hours. */
export const isSame = (one: HoursValues, other: HoursValues): boolean =>
  JSON.stringify(sentHours(one)) === JSON.stringify(sentHours(other));

/** What the tab kept, in the hours as they are now; `isAsked` where both changed the same days meanwhile. */
export const openingOf = (kept: KeptHours | undefined, stored: StoredHours, today: string) => {
  const theirs = hoursValues(stored.hours, today);
  const { version } = stored;
  if (!kept) return { values: theirs, base: theirs, version, isAsked: false };
  const { values } = kept;
  if (kept.version === version) return { values, base: theirs, version, isAsked: false };
  const merged = mergeHours({ base: kept.base, mine: values, theirs });
  // Hours that are gone are asked for at the save.
  if (stored.hours && merged.clashes.length === 0)
    return { values: merged.values, base: theirs, version, isAsked: false };
  return { values, base: kept.base, version: kept.version, isAsked: stored.hours !== null };
};
