import { FAILURE_KINDS, type ReleaseFigures } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { MoveDeps } from '../moves/move-release.ts';
import { attributeToShells, type Broken, brokenByShells } from './broken-by-shell.ts';
import { countByShellAndHour, sumCountsByShell } from './reports-by-shell-repository.ts';
import { countByHour, type Hour, sumCounts } from './reports-repository.ts';
import { healthOf } from './version-health.ts';

const HOURS = 24;

/** The last 24 hours of a version, oldest first. */
const hoursOf = (rows: readonly Hour[], part: string, version: string): Pick<Hour, 'opened' | 'failed'>[] =>
  Array.from({ length: HOURS }, (_, index) => {
    const found = rows.filter(
      (row) => row.part === part && row.version === version && row.hours_ago === HOURS - 1 - index,
    );
    const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
    return { opened: sum(found.map((row) => row.opened)), failed: sum(found.map((row) => row.failed)) };
  });

type Figures = ReleaseFigures[number]['versions'][number];
/** Looks up the figures of one version. */
type FiguresOf = (part: string, version: string) => Figures;

/** Hourly failures that a shell caused in remotes. They count for the shell instead. */
const movedHours = async (database: Database, broken: readonly Broken[], since?: Date): Promise<Hour[]> => {
  const rows = await Promise.all(
    broken.map((pair) => countByShellAndHour(database, pair, FAILURE_KINDS, since)),
  );
  return rows.flatMap((hours, index) =>
    hours.flatMap((hour) => [
      { ...hour, failed: -hour.failed },
      { ...hour, part: 'shell', version: broken[index]?.shell ?? '' },
    ]),
  );
};

const namesOf = (broken: readonly Broken[], part: string, version: string): string[] =>
  part === 'shell'
    ? broken.filter(({ shell }) => shell === version).map((pair) => `${pair.part}@${pair.version}`)
    : [];

/** Figures of the last 24 hours, or since a later time. */
const figuresSince = async (
  database: Database,
  broken: readonly Broken[],
  since?: Date,
): Promise<FiguresOf> => {
  const [sums, beside, rows, moved] = await Promise.all([
    sumCounts(database, since),
    broken.length > 0 ? sumCountsByShell(database, { since }) : [],
    countByHour(database, FAILURE_KINDS, since),
    movedHours(database, broken, since),
  ]);
  const counts = attributeToShells(sums, beside, broken);
  return (part, version) => ({
    version,
    ...healthOf(counts, part, version),
    breaks: namesOf(broken, part, version),
    hours: hoursOf([...rows, ...moved], part, version),
  });
};

/**
 * Figures of the live versions in the last 24 hours. For a canary, since it began, as in the canary rule:
 * the same version may have been a canary before. Failures that a shell caused count for the shell
 * (product.md §151).
 */
export const recentFigures = async ({ database, liveReleases }: MoveDeps): Promise<ReleaseFigures> => {
  const broken = brokenByShells(await sumCountsByShell(database));
  const ofDay = await figuresSince(database, broken);
  const dayAgo = Date.now() - DAY_MS;
  return Promise.all(
    liveReleases.channels().map(async ({ part, stable, canary, canary_since }) => {
      const versions = [ofDay(part, stable)];
      if (canary !== null) {
        const isYoung = canary_since !== null && canary_since.getTime() > dayAgo;
        versions.push((isYoung ? await figuresSince(database, broken, canary_since) : ofDay)(part, canary));
      }
      return { part, versions };
    }),
  );
};
