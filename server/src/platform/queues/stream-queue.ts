import { createFairQueue, type Enqueue } from './fair-queue.ts';

/** Live updates that one address may be opening, in each process: as many as it may have open. */
const OPENINGS = 300;

/**
 * Queue of live updates that are being opened, by address. When the database or a process is back, all windows open theirs at
 * once and then ask for their state: two openings at a time leave connections for that and for orders (product.md §605).
 */
export const createStreamQueue = (): Enqueue =>
  createFairQueue({
    concurrency: 2,
    concurrencyPerOwner: 2,
    most: 2_000,
    maxPerOwner: OPENINGS,
    // Waiting costs a window nothing, and one that is refused comes back after up to twelve seconds.
    timeoutMs: 20_000,
    retryAfter: 5,
  });
