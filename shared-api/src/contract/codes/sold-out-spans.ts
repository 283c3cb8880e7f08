/** How long an item stays sold out; `no`: not sold out (product.md §61). */
export const SOLD_OUT_SPANS = ['no', 'for_an_hour', 'for_today', 'until_told'] as const;

/** One of `SOLD_OUT_SPANS`. */
export type SoldOutSpan = (typeof SOLD_OUT_SPANS)[number];
