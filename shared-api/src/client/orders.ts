import type { CollectionMethod } from '../contract/codes/collection-methods.ts';
import type { OrderStatus } from '../contract/codes/index.ts';
import type { PaymentStatus } from '../contract/codes/payment-statuses.ts';
import { ApiError } from './api-error.ts';
import { type RequestInput, request } from './request.ts';

/** What a diner's order is sent with, before validation: see `placeOrderRequest`. Its prices are the server's (product.md §22). */
export type PlaceOrderBody = RequestInput<'POST /orders'>['body'];

/** Outcome of placing an order. `id` is null when the order was accepted but the answer could not be read. */
export interface PlaceOrderOutcome {
  id: string | null;
  payment_status: PaymentStatus | null;
  payment_intent_client_secret: string | null;
}

/**
 * Places an order. The same `idempotencyKey` always means the same order, so repeating after a lost answer is safe.
 * @throws {ApiError} when it was refused, or when it is unknown whether it arrived
 */
export const placeOrder = async (
  body: PlaceOrderBody,
  idempotencyKey: string,
): Promise<PlaceOrderOutcome> => {
  try {
    return await request(
      'POST /orders',
      { body, headers: { 'idempotency-key': idempotencyKey } },
      { access: 'public' },
    );
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unreadable_answer') {
      return { id: null, payment_status: null, payment_intent_client_secret: null };
    }
    throw error;
  }
};

/** A diner's order; a wrong e-mail and an unknown id fail alike with `order_not_found`. */
export const getCustomerOrder = (orderId: string, email: string, signal?: AbortSignal) =>
  request(
    'GET /orders/customer/{orderId}',
    { params: { orderId }, query: { email } },
    { access: 'public', signal },
  );

/** Reviews a delivered order, or changes the review; `comment` may be left out. */
export const reviewOrder = (
  orderId: string,
  body: RequestInput<'POST /orders/customer/{orderId}/review'>['body'],
) => request('POST /orders/customer/{orderId}/review', { params: { orderId }, body }, { access: 'public' });

/** Withdraws a diner's order that is neither paid nor confirmed yet; else fails with `order_state_conflict`. */
export const cancelCustomerOrder = (orderId: string, email: string) =>
  request(
    'POST /orders/customer/{orderId}/cancel',
    { params: { orderId }, body: { email } },
    { access: 'public' },
  );

/** The newest orders of the signed-in business, or of some of its days (`YYYY-MM-DD`, in Tirana). */
export const listBusinessOrders = (signal?: AbortSignal, query: { from?: string; until?: string } = {}) =>
  request('GET /orders/business', { query }, { access: 'owner', signal });

/** One order of the signed-in business. */
export const getBusinessOrder = (orderId: string, signal?: AbortSignal) =>
  request('GET /orders/business/{orderId}', { params: { orderId } }, { access: 'owner', signal });

/** Sets an order's status; notes are sent only when they changed. */
export const updateOrder = (
  orderId: string,
  change: { status: OrderStatus; notes?: string; version?: number },
) =>
  request(
    'PATCH /orders/business/{orderId}',
    { params: { orderId }, headers: {}, body: change },
    { access: 'owner' },
  );

/** Takes an order's last step back, within seconds of it; else fails with `order_state_conflict`. */
export const takeBackStep = (orderId: string, version: number) =>
  request(
    'POST /orders/business/{orderId}/take-back',
    { params: { orderId }, body: { version } },
    { access: 'owner' },
  );

/** Says how an order was paid at the restaurant, or with null that it was not; else fails with `order_state_conflict`. */
export const collectOrder = (orderId: string, by: CollectionMethod | null) =>
  request(
    'PUT /orders/business/{orderId}/collection',
    { params: { orderId }, body: { by } },
    { access: 'owner' },
  );

/** Has the refund of an order tried again; `order_state_conflict` unless it failed. */
export const refundOrderAgain = (orderId: string) =>
  request('POST /orders/business/{orderId}/refund', { params: { orderId } }, { access: 'owner' });

/** Says that the money of an order went back by hand; `order_state_conflict` unless its refund failed. */
export const refundedByHand = (orderId: string) =>
  request('POST /orders/business/{orderId}/refund-by-hand', { params: { orderId } }, { access: 'owner' });

/** Figures for the dashboard, of the last 30 days unless said otherwise. */
export const getOrderStats = (signal?: AbortSignal, days?: '7' | '30' | '90') =>
  request('GET /orders/stats', { query: { days } }, { access: 'owner', signal });
