/** Refusals that mean that a place lost an order (product.md §306). */
export const LOST_ORDER_REASONS = [
  'place_closed',
  'ordering_paused',
  'place_unattended',
  'slot_unavailable',
  'fulfilment_unavailable',
] as const;

/** One of `LOST_ORDER_REASONS`. */
export type LostOrderReason = (typeof LOST_ORDER_REASONS)[number];
