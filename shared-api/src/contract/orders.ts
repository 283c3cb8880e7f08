import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  collectionMethod,
  currency,
  customerOrderStatus,
  declineReason,
  fulfilment,
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
  visibleText,
} from './fields.ts';
import { itemPicture } from './item-pictures.ts';
import { LIMITS } from './limits.ts';
import { orderId } from './order-id.ts';
import { kitchenLine, orderItem, orderLineRequest } from './order-lines.ts';
import { orderStats, statsQuery } from './order-stats.ts';
import { orderReview, reviewRequest } from './reviews.ts';
import { contentLanguage } from './translation-schemas.ts';

/** A diner's order. It contains no prices: the server takes them from the menu. */
export const placeOrderRequest = z.object({
  customer_name: requiredLine(LIMITS.name),
  customer_email: email,
  customer_phone: phone,
  notes: text(LIMITS.note).nullish(),
  /** An allergy that the kitchen must know of, in the diner's words (product.md §420). */
  allergy: visibleText(LIMITS.note).nullish(),
  business_id: id,
  items: z.array(orderLineRequest).min(1).max(LIMITS.orderLines),
  payment_method: paymentMethod,
  payment_method_id: verbatim(255).nullish(),
  /** The client's origin. It is checked, and used for nothing: cards are confirmed in the page. */
  return_url: verbatim(500).nullish(),
  /** The displayed currency, stored with the order beside the euro amounts. */
  display_currency: currency.optional(),
  /**
   * Total in euro that the diner saw. If prices have changed since, the order is rejected
   * (`price_changed`).
   */
  expected_total: amount.optional(),
  /** Language of the mails about this order. */
  language: language.optional(),
  /** The language in which the diner read the menu; missing: the place's own (product.md §430). */
  read_in: contentLanguage.optional(),
  /** How the diner gets it; for pickup where it is missing (product.md §283). */
  fulfilment: fulfilment.optional(),
  /** Code of the table's QR code, for an order at the table. */
  table_code: verbatim(LIMITS.tableCode).nullish(),
  /** Start of a slot; without it, as soon as possible. */
  asked_for: timestamp.nullish(),
  /** As soon as possible, and by this time, which the place offered as its next free one (product.md §520). */
  ready_by: timestamp.nullish(),
});

/**
 * Response to a placed order, with its total in euro. Both `payment_intent_` fields are null without a card
 * payment to confirm.
 */
export const orderPlaced = z.object({
  id: z.string(),
  payment_status: paymentStatus,
  payment_intent_id: z.string().nullable(),
  payment_intent_client_secret: z.string().nullable(),
  total_amount: z.number(),
  /** When it is promised to be ready (product.md §286). */
  promised_at: timestamp.nullish(),
});

const orderHead = {
  id: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string().nullable(),
  notes: z.string().nullable(),
  /** An allergy that the diner named; null: none was named, which says nothing of allergies (product.md §420). */
  allergy: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  total_amount: z.number(),
  currency: z.literal('EUR'),
  /** The displayed total with its currency, and the rate to the euro at that time. */
  display: z.object({
    currency,
    total_amount: z.number(),
    rate: z.number(),
    /**
     * Whether the euro amount is each price converted by the rate; false if the place has its own euro
     * prices.
     */
    euro_by_rate: z.boolean().optional(),
  }),
  payment_method: paymentMethod,
  payment_status: paymentStatus,
  /** Whether the refund failed, so that the money must be returned in another way. */
  refund_failed: z.boolean().optional(),
  /** Whether the owner returned the money by hand after the refund failed (product.md §160). */
  refunded_by_hand: z.boolean().optional(),
  /** How and when it was paid at the restaurant; null: not yet. */
  collected: z.object({ by: collectionMethod, at: timestamp }).nullish(),
  fulfilment,
  /** The table it was ordered from; null for pickup. */
  table: z.string().nullable(),
  /** The slot that the diner chose; null: as soon as possible. */
  asked_for: timestamp.nullable(),
  /** When it is promised to be ready, as last changed; null for orders from before there were promises. */
  promised_at: timestamp.nullable(),
  /** The promise that the diner ordered with. */
  first_promised_at: timestamp.nullable(),
  /** When the place first had it on a screen (product.md §294); null: not yet. */
  seen_at: timestamp.nullable(),
  /** Why the place declined it; null where it did not, or did not say. */
  decline_reason: declineReason.nullable(),
  business: z.object({
    id,
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    /** The one in which it names its dishes. */
    language: contentLanguage.optional(),
  }),
  items: z.array(orderItem),
};

const change = <S extends z.ZodType>(status: S) => z.object({ status, changed_at: timestamp });

/** An order for the diner (`delivered`, `canceled`). */
export const customerOrder = z.object({
  ...orderHead,
  status: customerOrderStatus,
  history: z.array(change(customerOrderStatus)),
  /** The diner's review; null without one, missing where it was not loaded. */
  review: orderReview.nullish(),
  /** Of the dish of its first line, as the menu shows it now; null without one, missing where it was not loaded. */
  picture: itemPicture.nullish(),
});

/** An order for the business, with its own notes. */
export const businessOrder = z.object({
  ...orderHead,
  status: orderStatus,
  history: z.array(change(orderStatus)),
  internal_notes: z.string(),
  version: z.int(),
  /** Since when it waits for an answer (product.md §293); null for orders from before that. */
  waits_from: timestamp.nullish(),
});

/** An order in the business's list, without its items. */
export const businessOrderRow = businessOrder.omit({ items: true, history: true }).extend({
  items_count: z.int(),
  /** When it rings again unless somebody answers (product.md §292); null for orders from before that. */
  remind_at: timestamp.nullish(),
  /** When it got its present status. */
  status_at: timestamp.optional(),
  /** Lines for the kitchen; missing once the order has ended. */
  lines: z.array(kitchenLine).optional(),
});

/**
 * An event about a changed order, with the business's status on the diner's stream too. The receiver then
 * requests the order. `order.unanswered`, to the business alone: nobody has answered it yet (product.md §292).
 */
export const orderEvent = z.object({
  type: z.enum(['order.placed', 'order.updated', 'order.unanswered']),
  order_id: z.string(),
  status: z.string(),
});

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
      'place_closed',
      'fulfilment_unavailable',
      'slot_unavailable',
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

/** A diner's order after validation, see `placeOrderRequest`. */
export type PlaceOrderRequest = z.output<typeof placeOrderRequest>;
/** Response of `POST /orders`, see `orderPlaced`. */
export type OrderPlaced = z.infer<typeof orderPlaced>;
/** An order for its diner, see `customerOrder`. */
export type CustomerOrder = z.infer<typeof customerOrder>;
/** An order for its business, see `businessOrder`. */
export type BusinessOrder = z.infer<typeof businessOrder>;
/** An order in the business's list, see `businessOrderRow`. */
export type BusinessOrderRow = z.infer<typeof businessOrderRow>;
/** Range of a business's orders, with defaults; see `businessOrdersQuery`. */
export type BusinessOrdersQuery = z.output<typeof businessOrdersQuery>;
/** Range of changed orders, see `changedOrdersQuery`. */
export type ChangedOrdersQuery = z.output<typeof changedOrdersQuery>;
/** Changed orders of a business, see `changedOrders`. */
export type ChangedOrders = z.infer<typeof changedOrders>;
/** An event of an order stream, see `orderEvent`. */
export type OrderEvent = z.infer<typeof orderEvent>;
