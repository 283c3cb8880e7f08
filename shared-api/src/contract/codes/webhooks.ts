/** What an address of a till can be told of (product.md §365). */
export const WEBHOOK_EVENTS = [
  'order.created',
  'order.status_changed',
  'order.payment_changed',
  'order.promise_changed',
  'ordering.paused',
  'ordering.resumed',
  'item.sold_out',
  'item.available',
  'stock.changed',
] as const;
/** What a message to a till is about: a change, or a look whether it arrives. */
export const DELIVERY_TYPES = [...WEBHOOK_EVENTS, 'test'] as const;
/** How far a message to a till is. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
/** Why an address of a till gets nothing: its owner's choice, it said so, or it failed for days (product.md §367). */
export const WEBHOOK_OFF_REASONS = ['owner', 'gone', 'failing'] as const;
/** Why a message got no answer. */
export const DELIVERY_PROBLEMS = ['unreachable', 'too_slow', 'private_address', 'plan_ended'] as const;

/** One of `WEBHOOK_EVENTS`. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** One of `DELIVERY_TYPES`. */
export type DeliveryType = (typeof DELIVERY_TYPES)[number];
/** One of `DELIVERY_STATES`. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/** One of `WEBHOOK_OFF_REASONS`. */
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];
/** One of `DELIVERY_PROBLEMS`. */
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];
