import type { Health } from './version-health.ts';

/** Fewer failures may come from one visitor's network. */
export const ENOUGH_FAILURES = 5;
/** Reports from fewer address groups may come from one person, if visitors come from more. */
const ENOUGH_ADDRESS_GROUPS = 3;
/** A canary may fail at twice the rate of the stable version, plus one percent. */
const FACTOR = 2;
const MARGIN = 0.01;
/** A higher rate is always too high, so that false reports about the stable version cannot hide it. */
const CEILING = 0.2;

/** Reports about one version of a part. */
export interface VersionReports {
  health: Pick<Health, 'opened' | 'failed'>;
  /**
   * Number of address groups with failures, and of groups that opened the part in any version since the
   * canary began.
   */
  addressGroups: { failed: number; opened: number };
}

const rateOf = ({ opened, failed }: VersionReports['health']): number =>
  failed === 0 ? 0 : failed / (opened + failed);

const isCredible = ({ addressGroups: { failed, opened } }: VersionReports): boolean =>
  failed >= Math.min(ENOUGH_ADDRESS_GROUPS, opened);

/** Whether a version fails much more often in one context than in another. */
export const failsMore = (here: VersionReports, elsewhere: VersionReports, ceiling = 1): boolean => {
  if (here.health.failed < ENOUGH_FAILURES || !isCredible(here)) return false;
  const usual = isCredible(elsewhere) ? rateOf(elsewhere.health) : 0;
  return rateOf(here.health) > Math.min(FACTOR * usual + MARGIN, ceiling);
};

/** Whether a canary fails so much more often than the stable version that it must be aborted. */
export const mustAbort = (canary: VersionReports, stable: VersionReports): boolean =>
  failsMore(canary, stable, CEILING);
