import { MINUTE_MS } from '../../platform/clock/clock.ts';
import type { SoonestTimes } from './order-times.ts';
import { slotOf } from './slot-times.ts';

/** What was shown may be this much earlier than what is promised, in ms: a page loads its times again each minute. */
const SHOWN_MS = 5 * MINUTE_MS;

/**
 * The time for which an order as soon as possible is taken; undefined where its diner did not agree to that. What was
 * shown is what is promised, unless it is over or its quarter is another one, which may be full.
 */
export const agreedSoonestTime = (
  { ready, delayed }: SoonestTimes,
  shown: Date | undefined,
  now: Date,
): Date | undefined => {
  if (!shown) return ready;
  const free = ready ?? delayed;
  if (!free || free <= shown) return free;
  if (free.getTime() - shown.getTime() > SHOWN_MS) return undefined;
  return shown > now && slotOf(shown).getTime() === slotOf(free).getTime() ? shown : free;
};
