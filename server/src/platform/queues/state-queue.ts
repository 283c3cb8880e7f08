import { createFairQueue, type Enqueue } from './fair-queue.ts';

/** States that one address or place may be waiting for, in each process: as many as it may have live updates open. */
const STATES = 300;

/**
 * Queue of what live windows show, by address or place. After an outage all windows ask for it at once, on every
 * connection of requests: three at a time leave two of the five for orders that are being placed (product.md §710).
 */
export const createStateQueue = (): Enqueue =>
  createFairQueue({
    concurrency: 3,
    concurrencyPerOwner: 2,
    most: 2_000,
    maxPerOwner: STATES,
    timeoutMs: 10_000,
    retryAfter: 5,
  });
