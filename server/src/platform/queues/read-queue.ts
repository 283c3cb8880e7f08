import type { ConcurrencyLimit } from '../rate-limit/concurrency-limits.ts';
import { createFairQueue, type Enqueue } from './fair-queue.ts';

/** Unanswered database reads that one address may have, in each process. */
const READS: ConcurrencyLimit = { name: 'reads', most: 60 };

/**
 * Queue of searches by visitors without an account, by address. A search uses one connection at a time. Two
 * for one address and four in total leave connections for orders, however many searches arrive (product.md
 * §82).
 */
export const createReadQueue = (enabled: boolean): Enqueue =>
  enabled
    ? createFairQueue({
        concurrency: 4,
        concurrencyPerOwner: 2,
        most: 400,
        maxPerOwner: READS.most,
        timeoutMs: 1_000,
        retryAfter: 1,
      })
    : (_caller, read) => read();
