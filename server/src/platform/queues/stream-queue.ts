import { createFairQueue, type Enqueue } from './fair-queue.ts';

/** Live updates that one address may be opening, in each process: as many as it may have open. */
const OPENINGS = 300;

/**
 * Queue of live updates that are being opened, by address. When the database or a process is back, all windows open theirs at
 * once (product.md §605). A window that waits for its turn asks for its state every 15 s, which costs several times what an
 * opening does, so many are opened at a time (decision 0120).
 */
export const createStreamQueue = (): Enqueue =>
  createFairQueue({
    concurrency: 32,
    concurrencyPerOwner: 8,
    most: 2_000,
    maxPerOwner: OPENINGS,
    // One that is refused comes back after up to twelve seconds only.
    timeoutMs: 20_000,
    retryAfter: 5,
  });
