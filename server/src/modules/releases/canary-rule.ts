import type { Health } from './version-health.ts';

/** Fewer failures than this may be one visitor's network. */
const ENOUGH_FAILURES = 5;
/** What browsers at fewer places say may be one person's doing, where visitors come from more. */
const ENOUGH_PLACES = 3;
/** A canary may fail twice as often as the stable version, and once in a hundred times beyond that. */
const FACTOR = 2;
const MARGIN = 0.01;

const rateOf = ({ opened, failed }: Health): number => (failed === 0 ? 0 : failed / (opened + failed));

/**
 * Whether a canary fails so much more often than the stable version that it must not go on.
 * @param places how many told of its failures, and how many opened the part since it began
 */
export const mustAbort = (
  canary: Health,
  stable: Health,
  places: { failed: number; opened: number },
): boolean =>
  canary.failed >= ENOUGH_FAILURES &&
  places.failed >= Math.min(ENOUGH_PLACES, places.opened) &&
  rateOf(canary) > FACTOR * rateOf(stable) + MARGIN;
