import type { Health } from './version-health.ts';

/** Fewer failures than this may be one visitor's network. */
export const ENOUGH_FAILURES = 5;
/** What browsers at fewer places say may be one person's doing, where visitors come from more. */
const ENOUGH_PLACES = 3;
/** A canary may fail twice as often as the stable version, and once in a hundred times beyond that. */
const FACTOR = 2;
const MARGIN = 0.01;
/** More often than this is too often whatever the stable version does, which false failures of that one cannot change. */
const CEILING = 0.2;

/** What browsers told of one version of a part. */
export interface Told {
  health: Pick<Health, 'opened' | 'failed'>;
  /** How many places told of its failures, and how many opened the part in any version since the canary began. */
  places: { failed: number; opened: number };
}

const rateOf = ({ opened, failed }: Told['health']): number =>
  failed === 0 ? 0 : failed / (opened + failed);

const isBelieved = ({ places: { failed, opened } }: Told): boolean =>
  failed >= Math.min(ENOUGH_PLACES, opened);

/** Whether a version fails so much more often in one setting than in another that the setting matters. */
export const failsMore = (here: Told, elsewhere: Told, ceiling = 1): boolean => {
  if (here.health.failed < ENOUGH_FAILURES || !isBelieved(here)) return false;
  const usual = isBelieved(elsewhere) ? rateOf(elsewhere.health) : 0;
  return rateOf(here.health) > Math.min(FACTOR * usual + MARGIN, ceiling);
};

/** Whether a canary fails so much more often than the stable version that it must not go on. */
export const mustAbort = (canary: Told, stable: Told): boolean => failsMore(canary, stable, CEILING);
