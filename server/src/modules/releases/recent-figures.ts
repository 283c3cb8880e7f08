import type { ReleaseFigures } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MoveDeps } from './move-release.ts';
import { countByHour, type Hour, sumCounts } from './reports-repository.ts';
import { FAILURES, healthOf } from './version-health.ts';

const HOURS = 24;

/** The last 24 hours of a version, oldest first. */
const hoursOf = (rows: readonly Hour[], part: string, version: string): Pick<Hour, 'opened' | 'failed'>[] =>
  Array.from({ length: HOURS }, (_, index) => {
    const found = rows.find(
      (row) => row.part === part && row.version === version && row.hours_ago === HOURS - 1 - index,
    );
    return { opened: found?.opened ?? 0, failed: found?.failed ?? 0 };
  });

type Told = (part: string, version: string) => ReleaseFigures[number]['versions'][number];

/** What was told of versions in the last 24 hours, or since a later moment. */
const toldSince = async (database: Database, since?: Date): Promise<Told> => {
  const [sums, rows] = await Promise.all([
    sumCounts(database, since),
    countByHour(database, FAILURES, since),
  ]);
  return (part, version) => ({
    version,
    ...healthOf(sums, part, version),
    hours: hoursOf(rows, part, version),
  });
};

/**
 * What was told of the live versions in the last 24 hours; of a canary since it began, as the rule counts that ends it:
 * the same version may have been a canary before.
 */
export const recentFigures = async ({ database, board }: MoveDeps): Promise<ReleaseFigures> => {
  const ofDay = await toldSince(database);
  const dayAgo = Date.now() - DAY_MS;
  return Promise.all(
    board.channels().map(async ({ part, stable, canary, canary_since }) => {
      const versions = [ofDay(part, stable)];
      if (canary !== null) {
        const isYoung = canary_since !== null && canary_since.getTime() > dayAgo;
        versions.push((isYoung ? await toldSince(database, canary_since) : ofDay)(part, canary));
      }
      return { part, versions };
    }),
  );
};
