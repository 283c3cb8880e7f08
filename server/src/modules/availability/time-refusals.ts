import { ApiFailure, type FailureDetails } from '../../platform/http/api-failure.ts';
import type { SoonestTimes } from './order-times.ts';

/** The refusal of an order's time, with the next possible one. */
export const timeRefused = (
  code: 'place_closed' | 'ordering_paused' | 'slot_unavailable' | 'later_unavailable',
  next: Date | undefined,
  details: FailureDetails = {},
): ApiFailure => new ApiFailure(code, { ...details, ...(next && { next_at: next.toISOString() }) });

/** An order that is not taken as it was wanted, with the time for which it is taken now, else the next. */
export const refusedFor = (
  code: 'slot_unavailable' | 'later_unavailable',
  { ready, delayed, next }: SoonestTimes,
): ApiFailure => {
  const free = ready ?? delayed;
  return timeRefused(code, free ?? next, free && { takes_next: true });
};
