import type { Health } from './version-health.ts';

/** Fewer failures than this may be one visitor's network. */
const ENOUGH_FAILURES = 5;
/** A canary may fail twice as often as the stable version, and once in a hundred times beyond that. */
const FACTOR = 2;
const MARGIN = 0.01;

const rateOf = ({ opened, failed }: Health): number => (failed === 0 ? 0 : failed / (opened + failed));

/** Whether a canary fails so much more often than the stable version that it must not go on. */
export const mustAbort = (canary: Health, stable: Health): boolean =>
  canary.failed >= ENOUGH_FAILURES && rateOf(canary) > FACTOR * rateOf(stable) + MARGIN;
