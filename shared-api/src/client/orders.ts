import type { CollectionMethod } from '../contract/codes/collection-methods.ts';
import type { OwnerDeclineReason } from '../contract/codes/decline-reasons.ts';
import type { OrderStatus } from '../contract/codes/index.ts';
import type { PaymentStatus } from '../contract/codes/payment-statuses.ts';
import { ApiError } from './api-error.ts';
import { type RequestInput, request } from './request.ts';

/**
 * A diner's order before validation: see `placeOrderRequest`. The server sets the prices (product.md §22).
 */
export type PlaceOrderBody = RequestInput<'POST /orders'>['body'];

/** Result of placing an order. `id` is null when the order was accepted but the response was unreadable. */
export interface PlaceOrderOutcome {
  id: string | null;
  payment_status: PaymentStatus | null;
  payment_intent_client_secret: string | null;
}

/**
 * Places an order. Repeating an `idempotencyKey` is safe after a lost response.
 * @throws {ApiError} when it was rejected, or when it is unknown whether it arrived
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

/** A diner's order. A wrong e-mail and an unknown id both fail with `order_not_found`. */
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

/**
 * Cancels a diner's order that is neither paid nor confirmed; otherwise fails with `order_state_conflict`.
 */
export const cancelCustomerOrder = (orderId: string, email: string) =>
  request(
    'POST /orders/customer/{orderId}/cancel',
    { params: { orderId }, body: { email } },
    { access: 'public' },
  );

/** The newest orders of the business, or those of some days (`YYYY-MM-DD`, in Tirana). */
export const listBusinessOrders = (signal?: AbortSignal, query: { from?: string; until?: string } = {}) =>
  request('GET /orders/business', { query }, { access: 'owner', signal });

/** One order of the signed-in business. */
export const getBusinessOrder = (orderId: string, signal?: AbortSignal) =>
  request('GET /orders/business/{orderId}', { params: { orderId } }, { access: 'owner', signal });

/** What an owner changes of an order: notes only when they changed, a reason only with a cancellation. */
export interface OwnerOrderChange {
  status: OrderStatus;
  notes?: string;
  version?: number;
  /** Why it is cancelled (product.md §289). */
  decline_reason?: OwnerDeclineReason;
  /** Minutes from now until it is ready, with a confirmation (product.md §290). */
  promise_minutes?: number;
}

/** Sets an order's status, and what belongs to it. */
export const updateOrder = (orderId: string, change: OwnerOrderChange) =>
  request(
    'PATCH /orders/business/{orderId}',
    { params: { orderId }, headers: {}, body: change },
    { access: 'owner' },
  );

/** Promises an order ten minutes later (product.md §291); `order_state_conflict` unless it is confirmed or being prepared. */
export const delayOrder = (orderId: string, version: number) =>
  request(
    'POST /orders/business/{orderId}/delay',
    { params: { orderId }, body: { minutes: 10, version } },
    { access: 'owner' },
  );

/** Says which orders were shown on this screen (product.md §294). */
export const seeOrders = (orderIds: string[]) =>
  request('POST /orders/business/seen', { body: { order_ids: orderIds } }, { access: 'owner' });

/** Undoes an order's last step, within seconds; otherwise fails with `order_state_conflict`. */
export const takeBackStep = (orderId: string, version: number) =>
  request(
    'POST /orders/business/{orderId}/take-back',
    { params: { orderId }, body: { version } },
    { access: 'owner' },
  );

/**
 * Records how an order was paid at the restaurant; null: not paid. May fail with `order_state_conflict`.
 */
export const collectOrder = (orderId: string, by: CollectionMethod | null) =>
  request(
    'PUT /orders/business/{orderId}/collection',
    { params: { orderId }, body: { by } },
    { access: 'owner' },
  );

/** Retries the refund of an order; `order_state_conflict` unless it failed. */
export const refundOrderAgain = (orderId: string) =>
  request('POST /orders/business/{orderId}/refund', { params: { orderId } }, { access: 'owner' });

/** Records that an order was refunded by hand; `order_state_conflict` unless its refund failed. */
export const refundedByHand = (orderId: string) =>
  request('POST /orders/business/{orderId}/refund-by-hand', { params: { orderId } }, { access: 'owner' });

/** Statistics for the dashboard, by default of the last 30 days. */
export const getOrderStats = (signal?: AbortSignal, days?: '7' | '30' | '90') =>
  request('GET /orders/stats', { query: { days } }, { access: 'owner', signal });
