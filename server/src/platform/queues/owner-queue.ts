import type { ConcurrencyLimit } from '../rate-limit/concurrency-limits.ts';
import { createFairQueue, type Enqueue } from './fair-queue.ts';

/** Unanswered calls that one user may have, in each process. */
const CALLS: ConcurrencyLimit = { name: 'owner-calls', most: 60 };

/** Of all users together. Waiting calls use little memory. */
const CALLS_OF_ALL = 600;

/**
 * Queue of owners' calls, by user. A page makes a handful of calls at once, and two connections for one
 * user leave enough for others (product.md §82). Users wait for their own calls only, so a slow payment
 * provider delays nobody else.
 */
export const createOwnerQueue = (enabled: boolean): Enqueue =>
  enabled
    ? createFairQueue({
        concurrency: CALLS_OF_ALL,
        concurrencyPerOwner: 2,
        most: CALLS_OF_ALL,
        maxPerOwner: CALLS.most,
        retryAfter: 1,
      })
    : (_owner, call) => call();
