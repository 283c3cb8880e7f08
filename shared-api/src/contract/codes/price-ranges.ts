/** Price level of a menu as the owner rates it, cheapest first; not tied to amounts. */
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const;

/** One of `PRICE_RANGES`. */
export type PriceRange = (typeof PRICE_RANGES)[number];
