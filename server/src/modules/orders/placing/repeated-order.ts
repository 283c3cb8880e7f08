import type { PlaceOrderRequest } from '@tavolina/shared-api/contract';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database/database.ts';
import { isLockTimeout } from '../../../platform/database/database-errors.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { fingerprintOf } from '../../../platform/http/fingerprint.ts';
import { findOrder } from '../orders-repository.ts';
import { claimKey, findKey } from './place-order-repository.ts';
import { type Placement, placed } from './placement.ts';

/**
 * Fingerprint of an order request, without the card, because a declined one may be replaced, and without the time that its page
 * showed, because two tabs show other ones (product.md §39).
 */
export const orderFingerprint = ({
  payment_method_id: _card,
  return_url: _back,
  ready_by: _shown,
  ...order
}: PlaceOrderRequest): Buffer => fingerprintOf(order);

/**
 * Whether the same request has placed its order before. Repetitions do not count for limits (product.md
 * §63).
 */
export const isRepeated = async (
  database: Queryable,
  request: PlaceOrderRequest,
  key: string | undefined,
): Promise<boolean> =>
  key !== undefined && (await findKey(database, key))?.fingerprint.equals(orderFingerprint(request)) === true;

/**
 * Repeats the response to the first request with the key (product.md §24).
 * @throws {ApiFailure} `idempotency_conflict` when that request was for another order
 */
export const repeatResponse = async (
  client: pg.PoolClient,
  key: string,
  fingerprint: Buffer,
): Promise<Placement> => {
  const known = await findKey(client, key);
  if (!known) throw new ApiFailure('idempotency_in_progress', { retryAfter: 1 });
  if (!known.fingerprint.equals(fingerprint)) throw new ApiFailure('idempotency_conflict');
  const order = await findOrder(client, known.order_id);
  if (!order) throw new ApiFailure('idempotency_conflict');
  return {
    answer: placed(order.id, order.payment_status, order.total_minor, order.promised_at),
    replayed: true,
  };
};

/**
 * Claims a key for a new order; false when it already has one.
 * @throws {ApiFailure} `idempotency_in_progress` when the first request with the key does not finish in
 * time
 */
export const claimKeyOrWait = async (...claim: Parameters<typeof claimKey>): Promise<boolean> => {
  try {
    return await claimKey(...claim);
  } catch (error) {
    if (isLockTimeout(error)) throw new ApiFailure('idempotency_in_progress', { retryAfter: 1 });
    throw error;
  }
};
