import type { ConcurrencyLimit } from '../rate-limit/concurrency-limits.ts';
import { createFairQueue, type Enqueue } from './fair-queue.ts';

/** Orders of one place that are being placed or wait, in each process. */
const ORDERS: ConcurrencyLimit = { name: 'orders-of-place', most: 200 };

/**
 * Queue of orders that are being placed, by place. Orders of one quarter of an hour wait for each other in the database
 * (product.md §305); those beyond three of a place wait here, where they hold no connection, so that a rush at one place
 * leaves connections for its menu, for other places, and for its own next order (product.md §444).
 */
export const createOrderQueue = (): Enqueue =>
  createFairQueue({
    concurrency: 4,
    concurrencyPerOwner: 3,
    most: 400,
    maxPerOwner: ORDERS.most,
    timeoutMs: 10_000,
    retryAfter: 1,
  });
