import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { ApiFailure, type FailureDetails } from '../../platform/http/api-failure.ts';
import type { ReadyTimes } from './order-times.ts';
import { slotOf } from './slot-times.ts';

/** The refusal of an order's time, with the next possible one. */
export const refused = (
  code: 'place_closed' | 'ordering_paused' | 'slot_unavailable' | 'later_unavailable',
  next: Date | undefined,
  details: FailureDetails = {},
): ApiFailure => new ApiFailure(code, { ...details, ...(next && { next_at: next.toISOString() }) });

/** An order that is not taken as it was wanted, with the time for which it is taken now, else the next. */
export const refusedFor = (
  code: 'slot_unavailable' | 'later_unavailable',
  { ready, delayed, next }: ReadyTimes,
): ApiFailure => {
  const free = ready ?? delayed;
  return refused(code, free ?? next, free && { takes_next: true });
};

/** What was shown may be this much earlier than what is promised, in ms: a page loads its times again each minute. */
const SHOWN_MS = 5 * MINUTE_MS;

/**
 * The time for which an order as soon as possible is taken; undefined where its diner did not agree to that. What was
 * shown is what is promised, unless it is over or its quarter is another one, which may be full.
 */
export const soonFor = (
  { ready, delayed }: ReadyTimes,
  shown: Date | undefined,
  now: Date,
): Date | undefined => {
  if (!shown) return ready;
  const free = ready ?? delayed;
  if (!free || free <= shown) return free;
  if (free.getTime() - shown.getTime() > SHOWN_MS) return undefined;
  return shown > now && slotOf(shown).getTime() === slotOf(free).getTime() ? shown : free;
};
