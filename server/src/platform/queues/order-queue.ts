import { createFairQueue, type Enqueue } from './fair-queue.ts';

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
    maxPerOwner: 200,
    timeoutMs: 10_000,
    retryAfter: 1,
  });
