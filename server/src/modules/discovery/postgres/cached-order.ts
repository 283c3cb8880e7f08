import { minuteCache } from './minute-cache.ts';

/** How many orders are kept: each has up to some megabytes. */
const CACHED_ORDERS = 6;

/**
 * The ids of a whole list in an order that is at most a minute old (product.md §375): by who is open, which follows from the moment,
 * or by distance, which no index has from the farthest on. To read such an order takes several times what a page takes.
 */
export const cachedOrder = minuteCache<readonly string[]>(CACHED_ORDERS);
