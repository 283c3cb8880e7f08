import type { ReleaseFigures } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { MoveDeps } from './move-release.ts';
import { countByHour, type Hour, sumCounts } from './reports-repository.ts';
import { FAILURES, healthOf } from './version-health.ts';

const HOURS = 24;
const DAY_MS = HOURS * 3_600_000;

/** The last 24 hours of a version, oldest first. */
const hoursOf = (rows: readonly Hour[], part: string, version: string): Pick<Hour, 'opened' | 'failed'>[] =>
  Array.from({ length: HOURS }, (_, index) => {
    const found = rows.find(
      (row) => row.part === part && row.version === version && row.hours_ago === HOURS - 1 - index,
    );
    return { opened: found?.opened ?? 0, failed: found?.failed ?? 0 };
  });

/** What was told of a version in the last 24 hours, or since a later moment. */
const toldOf = async (
  database: Database,
  { part, version }: { part: string; version: string },
  since?: Date | null,
): Promise<ReleaseFigures[number]['versions'][number]> => {
  const from = since && since.getTime() > Date.now() - DAY_MS ? since : undefined;
  const [sums, rows] = await Promise.all([sumCounts(database, from), countByHour(database, FAILURES, from)]);
  return { version, ...healthOf(sums, part, version), hours: hoursOf(rows, part, version) };
};

/**
 * What was told of the live versions in the last 24 hours; of a canary since it began, as the rule counts that ends it:
 * the same version may have been a canary before.
 */
export const recentFigures = ({ database, board }: MoveDeps): Promise<ReleaseFigures> =>
  Promise.all(
    board.channels().map(async ({ part, stable, canary, canary_since }) => ({
      part,
      versions: await Promise.all([
        toldOf(database, { part, version: stable }),
        ...(canary === null ? [] : [toldOf(database, { part, version: canary }, canary_since)]),
      ]),
    })),
  );
