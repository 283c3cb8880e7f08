import { z } from 'zod';
import { defineCall } from '../call.ts';
import { DELAY_MINUTES } from '../codes/promises.ts';
import { collectionMethod, orderStatus, ownerDeclineReason } from '../enums.ts';
import { text, wholeNumber } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { orderId } from './order-id.ts';
import { businessOrder } from './order-schemas.ts';
import { BUSINESS_ERRORS, OWN_ORDER_ERRORS, orderParams } from './orders.ts';

/** What owners do with the orders of their place: answer, delay, take back, collect and give back. */
export const orderAnswerCalls = {
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
      /** Why it is cancelled; for that status only (product.md §289). */
      decline_reason: ownerDeclineReason.optional(),
      /** Minutes from now until it is ready; for `confirmed` only (product.md §290). */
      promise_minutes: wholeNumber(LIMITS.promiseMinutesMin, LIMITS.promiseMinutesMax).optional(),
    }),
    success: { status: 200, schema: businessOrder },
    errors: [...OWN_ORDER_ERRORS, 'version_conflict', 'order_refunded', 'payment_unavailable'],
  }),
  delay: defineCall({
    method: 'POST',
    path: '/orders/business/{orderId}/delay',
    summary: 'Promises an order later; its diner is told',
    access: 'bearer',
    params: orderParams,
    body: z.object({ minutes: z.literal(DELAY_MINUTES), version: z.int() }),
    success: { status: 200, schema: businessOrder },
    errors: [...OWN_ORDER_ERRORS, 'version_conflict', 'order_state_conflict'],
  }),
  seen: defineCall({
    method: 'POST',
    path: '/orders/business/seen',
    summary: 'Says which orders were shown on a screen of the business',
    access: 'bearer',
    body: z.object({ order_ids: z.array(orderId).min(1).max(LIMITS.seenOrders) }),
    success: { status: 204 },
    errors: BUSINESS_ERRORS,
  }),
  takeBack: defineCall({
    method: 'POST',
    path: '/orders/business/{orderId}/take-back',
    summary: "Takes an order's last step back, within seconds of it",
    access: 'bearer',
    params: orderParams,
    body: z.object({ version: z.int() }),
    success: { status: 200, schema: businessOrder },
    errors: [...OWN_ORDER_ERRORS, 'version_conflict', 'order_state_conflict'],
  }),
  collect: defineCall({
    method: 'PUT',
    path: '/orders/business/{orderId}/collection',
    summary: 'Says how an order was paid at the restaurant; null takes that back',
    access: 'bearer',
    params: orderParams,
    body: z.object({ by: collectionMethod.nullable() }),
    success: { status: 200, schema: businessOrder },
    errors: [...OWN_ORDER_ERRORS, 'order_state_conflict'],
  }),
  refundAgain: defineCall({
    method: 'POST',
    path: '/orders/business/{orderId}/refund',
    summary: 'Tries to give back the money of an order whose refund failed',
    access: 'bearer',
    params: orderParams,
    success: { status: 200, schema: businessOrder },
    errors: [...OWN_ORDER_ERRORS, 'order_state_conflict', 'payment_unavailable'],
  }),
  refundByHand: defineCall({
    method: 'POST',
    path: '/orders/business/{orderId}/refund-by-hand',
    summary: 'Says that the money of an order whose refund failed was given back by hand',
    access: 'bearer',
    params: orderParams,
    success: { status: 200, schema: businessOrder },
    errors: [...OWN_ORDER_ERRORS, 'order_state_conflict'],
  }),
};
