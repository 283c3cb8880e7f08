import { z } from 'zod';
import { defineCall } from '../call.ts';
import { day, email, queryInteger, verbatim } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { orderReview, reviewRequest } from '../places/reviews.ts';
import { orderId } from './order-id.ts';
import { businessOrder, businessOrderRow, customerOrder, orderEvent } from './order-schemas.ts';
import { orderStats, statsQuery } from './order-stats.ts';
import { orderPlaced, placeOrderRequest } from './place-order.ts';

/** Range of a business's orders. `from` and `until` are days in Tirana, both included. */
export const businessOrdersQuery = z.object({
  from: day.optional(),
  until: day.optional(),
  skip: queryInteger(0, LIMITS.skip, 0),
  limit: queryInteger(1, LIMITS.businessOrders, LIMITS.businessOrders),
});

/** Range of changed orders for a till (product.md §363). */
export const changedOrdersQuery = z.object({
  cursor: verbatim(LIMITS.cursor).optional(),
  limit: queryInteger(1, LIMITS.changedOrders, LIMITS.changedOrders),
});

/** Changed orders, the earliest change first. */
export const changedOrders = z.object({
  orders: z.array(businessOrder),
  /** What the next call begins with; also where nothing changed. */
  next_cursor: z.string(),
  /** Whether there are more already. */
  has_more: z.boolean(),
});

const customerQuery = z.object({ email });
/** The order that a call is about. */
export const orderParams = z.object({ orderId });
/** How every call of owners about orders can fail. */
export const BUSINESS_ERRORS = ['unauthorized', 'plan_required'] as const;
/** How a call about one order of the business can fail. */
export const OWN_ORDER_ERRORS = [...BUSINESS_ERRORS, 'business_order_not_found'] as const;

/**
 * Orders: diners place and track theirs by id and e-mail (product.md §1), owners see and update those of
 * their place.
 */
export const orderCalls = {
  place: defineCall({
    method: 'POST',
    path: '/orders',
    summary: 'Places an order as a guest',
    access: 'public',
    headers: z.object({ 'idempotency-key': z.string().min(1).max(LIMITS.idempotencyKey).optional() }),
    body: placeOrderRequest,
    success: { status: 201, schema: orderPlaced },
    errors: [
      'item_unavailable',
      'too_few_left',
      'item_not_served',
      'item_unpriced',
      'item_unknown',
      'choice_unknown',
      'choice_missing',
      'choice_too_many',
      'choice_unavailable',
      'choice_for_nothing',
      'place_closed',
      'fulfilment_unavailable',
      'slot_unavailable',
      'later_unavailable',
      'table_unknown',
      'ordering_paused',
      'place_unattended',
      'price_changed',
      'orders_not_accepted',
      'idempotency_conflict',
      'idempotency_in_progress',
      'place_not_found',
      'card_unavailable',
      'card_amount_too_small',
      'card_amount_too_large',
      'card_declined',
      'payment_unavailable',
      'too_many_orders',
    ],
  }),
  customer: defineCall({
    method: 'GET',
    path: '/orders/customer/{orderId}',
    summary: "A diner's order, by id and matching e-mail",
    access: 'public',
    params: orderParams,
    query: customerQuery,
    success: { status: 200, schema: customerOrder },
    errors: ['order_not_found'],
  }),
  customerEvents: defineCall({
    method: 'GET',
    path: '/orders/customer/{orderId}/events',
    summary: "Changes of a diner's order as they happen",
    access: 'public',
    params: orderParams,
    query: customerQuery,
    success: { status: 200, schema: orderEvent, stream: true },
    errors: ['order_not_found'],
  }),
  customerCancel: defineCall({
    method: 'POST',
    path: '/orders/customer/{orderId}/cancel',
    summary: 'Cancels an order that is neither paid nor confirmed yet',
    access: 'public',
    params: orderParams,
    body: customerQuery,
    success: { status: 200, schema: customerOrder },
    errors: ['order_not_found', 'order_state_conflict', 'payment_unavailable'],
  }),
  review: defineCall({
    method: 'POST',
    path: '/orders/customer/{orderId}/review',
    summary: 'Reviews a delivered order, or changes the review while it may be changed',
    access: 'public',
    changesCatalogue: true,
    params: orderParams,
    body: reviewRequest,
    success: { status: 200, schema: orderReview },
    errors: ['order_not_found', 'order_not_delivered', 'already_reviewed'],
  }),
  business: defineCall({
    method: 'GET',
    path: '/orders/business',
    summary: 'Orders of the business, newest first',
    access: 'bearer',
    query: businessOrdersQuery,
    success: { status: 200, schema: z.array(businessOrderRow) },
    errors: BUSINESS_ERRORS,
  }),
  changes: defineCall({
    method: 'GET',
    path: '/orders/business/changes',
    summary: 'Orders of the business that changed since a cursor, the earliest change first',
    access: 'bearer',
    query: changedOrdersQuery,
    success: { status: 200, schema: changedOrders },
    errors: BUSINESS_ERRORS,
  }),
  businessEvents: defineCall({
    method: 'GET',
    path: '/orders/business/events',
    summary: "New orders and changes of the business's orders as they happen",
    access: 'bearer',
    success: { status: 200, schema: orderEvent, stream: true },
    errors: BUSINESS_ERRORS,
  }),
  businessOne: defineCall({
    method: 'GET',
    path: '/orders/business/{orderId}',
    summary: 'One order of the business',
    access: 'bearer',
    params: orderParams,
    success: { status: 200, schema: businessOrder },
    errors: OWN_ORDER_ERRORS,
  }),
  stats: defineCall({
    method: 'GET',
    path: '/orders/stats',
    summary: "Figures of the business's orders, in Tirane days, euro",
    access: 'bearer',
    query: statsQuery,
    success: { status: 200, schema: orderStats },
    errors: BUSINESS_ERRORS,
  }),
};

/** Range of a business's orders, with defaults; see `businessOrdersQuery`. */
export type BusinessOrdersQuery = z.output<typeof businessOrdersQuery>;
/** Range of changed orders, see `changedOrdersQuery`. */
export type ChangedOrdersQuery = z.output<typeof changedOrdersQuery>;
/** Changed orders of a business, see `changedOrders`. */
export type ChangedOrders = z.infer<typeof changedOrders>;
