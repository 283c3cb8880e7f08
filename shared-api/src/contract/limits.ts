/**
 * Limits shared by server and clients: bytes, characters, counts; money in minor units. They are exported one by one, so that
 * a part bundles only those that it uses.
 */
export * as LIMITS from './limit-values.ts';

/** Page size of each list (product.md §12). */
export const PAGE_SIZES = { home: 6, restaurants: 9, orders: 10 } as const;
