import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  collectionMethod,
  currency,
  customerOrderStatus,
  language,
  orderStatus,
  paymentMethod,
  paymentStatus,
} from './enums.ts';
import {
  amount,
  day,
  email,
  id,
  phone,
  queryInteger,
  requiredLine,
  text,
  timestamp,
  verbatim,
  wholeNumber,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import { orderStats, statsQuery } from './order-stats.ts';
import { orderReview, reviewRequest } from './review.ts';

/** An order's id as people type it: in whatever letter case, with or without the dash. Normal form `K7MQ-4XTD`. */
export const orderId = z
  .string()
  .trim()
  .max(20)
  .transform((value) => value.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  .transform((value) => (value.length > 4 ? `${value.slice(0, 4)}-${value.slice(4)}` : value));

const orderLineRequest = z.object({
  menu_item_id: id,
  quantity: wholeNumber(LIMITS.quantity.min, LIMITS.quantity.max),
  notes: text(LIMITS.note).nullish(),
});

/** A diner's order. Prices are never read from it: the server takes them from the menu. */
export const placeOrderRequest = z.object({
  customer_name: requiredLine(LIMITS.name),
  customer_email: email,
  customer_phone: phone,
  notes: text(LIMITS.note).nullish(),
  business_id: id,
  items: z.array(orderLineRequest).min(1).max(LIMITS.orderLines),
  payment_method: paymentMethod,
  payment_method_id: verbatim(255).nullish(),
  return_url: verbatim(500).nullish(),
  /** Currency the diner saw; kept with the order beside the euro amounts. */
  display_currency: currency.optional(),
  /** Total in euro that the diner agreed to; when prices have moved since, the order is refused (`price_changed`). */
  expected_total: amount.optional(),
  /** Language of the mails about this order. */
  language: language.optional(),
});

/** Answer to an order that was placed, its total in euro; both `payment_intent_` fields are null without a card to confirm. */
export const orderPlaced = z.object({
  id: z.string(),
  payment_status: paymentStatus,
  payment_intent_id: z.string().nullable(),
  payment_intent_client_secret: z.string().nullable(),
  total_amount: z.number(),
});

/** A line as it was when the order was placed; amounts in euro, and `display_` ones in the currency the diner saw. */
export const orderItem = z.object({
  id,
  menu_item_id: id.nullable(),
  name: z.string(),
  price: z.number(),
  quantity: z.int(),
  notes: z.string().nullable(),
  line_total: z.number(),
  /** Null in orders from before it was kept. */
  display_price: z.number().nullish(),
  display_total: z.number().nullish(),
});

const orderHead = {
  id: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string().nullable(),
  notes: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  total_amount: z.number(),
  currency: z.literal('EUR'),
  /** What the diner saw: total in their currency, and the rate to the euro at that moment. */
  display: z.object({
    currency,
    total_amount: z.number(),
    rate: z.number(),
    /** Whether the euro are what the rate makes of each price; false where the place set euro prices of its own. */
    euro_by_rate: z.boolean().optional(),
  }),
  payment_method: paymentMethod,
  payment_status: paymentStatus,
  /** Whether the money has to go back and no refund could bring it there; then it goes back another way. */
  refund_failed: z.boolean().optional(),
  /** Whether the owner gave the money back by hand, after every refund had failed (product.md §160). */
  refunded_by_hand: z.boolean().optional(),
  /** How and when an order that is paid at the restaurant was collected; null until it is. */
  collected: z.object({ by: collectionMethod, at: timestamp }).nullish(),
  business: z.object({ id, name: z.string(), address: z.string(), phone: z.string() }),
  items: z.array(orderItem),
};

const change = <S extends z.ZodType>(status: S) => z.object({ status, changed_at: timestamp });

/** An order in the diner's words (`delivered`, `canceled`). */
export const customerOrder = z.object({
  ...orderHead,
  status: customerOrderStatus,
  history: z.array(change(customerOrderStatus)),
  /** The diner's review; null while there is none, left out where it was not looked up. */
  review: orderReview.nullish(),
});

/** An order in the business's words, with its own notes. */
export const businessOrder = z.object({
  ...orderHead,
  status: orderStatus,
  history: z.array(change(orderStatus)),
  internal_notes: z.string(),
  version: z.int(),
});

/** An order in the business's list: without lines' details. */
export const businessOrderRow = businessOrder.omit({ items: true, history: true }).extend({
  items_count: z.int(),
  /** What the kitchen has to make; left out once the order is over. */
  lines: z.array(orderItem.pick({ name: true, quantity: true, notes: true })).optional(),
});

/** Says that an order changed, on the diner's stream too in the business's words; the receiver asks for the order itself. */
export const orderEvent = z.object({
  type: z.enum(['order.placed', 'order.updated']),
  order_id: z.string(),
  status: z.string(),
});

/** Which part of a business's orders is asked for. `from` and `until` are days in Tirane, both included. */
export const businessOrdersQuery = z.object({
  from: day.optional(),
  until: day.optional(),
  skip: queryInteger(0, LIMITS.skip, 0),
  limit: queryInteger(1, LIMITS.businessOrders, LIMITS.businessOrders),
});

const customerQuery = z.object({ email });
const orderParams = z.object({ orderId });

/** Orders: diners place and follow theirs by id and e-mail (product.md §1), owners see and move on those of their place. */
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
      'item_unpriced',
      'item_unknown',
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
    errors: ['unauthorized', 'plan_required'],
  }),
  businessEvents: defineCall({
    method: 'GET',
    path: '/orders/business/events',
    summary: "New orders and changes of the business's orders as they happen",
    access: 'bearer',
    success: { status: 200, schema: orderEvent, stream: true },
    errors: ['unauthorized', 'plan_required'],
  }),
  businessOne: defineCall({
    method: 'GET',
    path: '/orders/business/{orderId}',
    summary: 'One order of the business',
    access: 'bearer',
    params: orderParams,
    success: { status: 200, schema: businessOrder },
    errors: ['unauthorized', 'plan_required', 'business_order_not_found'],
  }),
  update: defineCall({
    method: 'PATCH',
    path: '/orders/business/{orderId}',
    summary: "Sets an order's status, and notes when given",
    access: 'bearer',
    params: orderParams,
    headers: z.object({ 'if-match': z.string().max(64).optional() }),
    body: z.object({
      status: orderStatus,
      notes: text(LIMITS.description).optional(),
      version: z.int().optional(),
    }),
    success: { status: 200, schema: businessOrder },
    errors: [
      'unauthorized',
      'plan_required',
      'business_order_not_found',
      'version_conflict',
      'order_refunded',
      'payment_unavailable',
    ],
  }),
  takeBack: defineCall({
    method: 'POST',
    path: '/orders/business/{orderId}/take-back',
    summary: "Takes an order's last step back, within seconds of it",
    access: 'bearer',
    params: orderParams,
    body: z.object({ version: z.int() }),
    success: { status: 200, schema: businessOrder },
    errors: [
      'unauthorized',
      'plan_required',
      'business_order_not_found',
      'version_conflict',
      'order_state_conflict',
    ],
  }),
  collect: defineCall({
    method: 'PUT',
    path: '/orders/business/{orderId}/collection',
    summary: 'Says how an order was paid at the restaurant; null takes that back',
    access: 'bearer',
    params: orderParams,
    body: z.object({ by: collectionMethod.nullable() }),
    success: { status: 200, schema: businessOrder },
    errors: ['unauthorized', 'plan_required', 'business_order_not_found', 'order_state_conflict'],
  }),
  refundAgain: defineCall({
    method: 'POST',
    path: '/orders/business/{orderId}/refund',
    summary: 'Tries to give back the money of an order whose refund failed',
    access: 'bearer',
    params: orderParams,
    success: { status: 200, schema: businessOrder },
    errors: [
      'unauthorized',
      'plan_required',
      'business_order_not_found',
      'order_state_conflict',
      'payment_unavailable',
    ],
  }),
  refundByHand: defineCall({
    method: 'POST',
    path: '/orders/business/{orderId}/refund-by-hand',
    summary: 'Says that the money of an order whose refund failed was given back by hand',
    access: 'bearer',
    params: orderParams,
    success: { status: 200, schema: businessOrder },
    errors: ['unauthorized', 'plan_required', 'business_order_not_found', 'order_state_conflict'],
  }),
  stats: defineCall({
    method: 'GET',
    path: '/orders/stats',
    summary: "Figures of the business's orders, in Tirane days, euro",
    access: 'bearer',
    query: statsQuery,
    success: { status: 200, schema: orderStats },
    errors: ['unauthorized', 'plan_required'],
  }),
};

/** A diner's order after validation, see `placeOrderRequest`. */
export type PlaceOrderRequest = z.output<typeof placeOrderRequest>;
/** What `POST /orders` answers, see `orderPlaced`. */
export type OrderPlaced = z.infer<typeof orderPlaced>;
/** A line of an order, amounts in euro; see `orderItem`. */
export type OrderItem = z.infer<typeof orderItem>;
/** An order as its diner reads it, see `customerOrder`. */
export type CustomerOrder = z.infer<typeof customerOrder>;
/** An order as its business reads it, see `businessOrder`. */
export type BusinessOrder = z.infer<typeof businessOrder>;
/** An order in the business's list, see `businessOrderRow`. */
export type BusinessOrderRow = z.infer<typeof businessOrderRow>;
/** Which of a business's orders are asked for, defaults filled in; see `businessOrdersQuery`. */
export type BusinessOrdersQuery = z.output<typeof businessOrdersQuery>;
/** What a stream of orders tells, see `orderEvent`. */
export type OrderEvent = z.infer<typeof orderEvent>;
