import {
  type Language,
  LIMITS,
  type Opening,
  type OpeningHours,
  type StoredHours,
} from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { timeAnswersAnew } from './answer-times.ts';
import { checkNights } from './check-nights.ts';
import {
  deleteOpeningHours,
  findOpeningHours,
  replaceOpenTimes,
  storeOpeningHours,
} from './opening-hours-repository.ts';
import { openingsBetween } from './opening-times.ts';

/** Lists know the opening times of this many days; upkeep adds to them every night. */
const DAYS_IN_LISTS = LIMITS.daysAhead + 7;

/** The opening times that lists read, from a time on. */
export const listedOpenings = (hours: OpeningHours, now: Date): Opening[] =>
  openingsBetween(hours, { from: now, until: new Date(now.getTime() + DAYS_IN_LISTS * DAY_MS) });

/** Opening hours of a business, for its owners. */
export const openingHoursOf = async (database: Queryable, businessId: string): Promise<StoredHours> =>
  (await findOpeningHours(database, businessId)) ?? { hours: null, version: 0 };

/**
 * Stores the opening hours of a business, and the times that lists read.
 * @returns the new version; undefined when somebody else changed them
 */
export const addOpeningHours = async (
  client: Queryable,
  businessId: string,
  change: { hours: OpeningHours; version: number },
  now: Date,
): Promise<number | undefined> => {
  const stored = await storeOpeningHours(client, businessId, change);
  if (stored !== undefined) await replaceOpenTimes(client, businessId, listedOpenings(change.hours, now));
  return stored;
};

/** Removes the opening hours of a business. Returns the new version, 0; undefined when somebody else changed them. */
const removeOpeningHours = async (
  client: Queryable,
  businessId: string,
  version: number,
): Promise<number | undefined> => {
  if (!(await deleteOpeningHours(client, businessId, version))) return undefined;
  await replaceOpenTimes(client, businessId, []);
  return 0;
};

/**
 * Sets the opening hours of a business; null: it has none (product.md §266).
 * @throws {ApiFailure} `version_conflict` with the stored hours when somebody else changed them; `invalid_input` where a
 * day begins before the night before is over (product.md §561)
 */
export const setOpeningHours = async (
  { database, jobs }: { database: Database; jobs: Jobs },
  { businessId, language }: { businessId: string; language: Language },
  change: StoredHours,
  now: Date,
): Promise<StoredHours> => {
  const { hours } = change;
  if (hours) checkNights(hours, language);
  const version = await transaction(database, async (client) => {
    const stored = hours
      ? await addOpeningHours(client, businessId, { hours, version: change.version }, now)
      : await removeOpeningHours(client, businessId, change.version);
    if (stored !== undefined) await timeAnswersAnew(client, jobs, businessId);
    return stored;
  });
  if (version === undefined)
    throw new ApiFailure('version_conflict', { current: await openingHoursOf(database, businessId) });
  return { hours, version };
};
