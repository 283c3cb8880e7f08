import { FULFILMENTS, type Fulfilment, type PlaceOrderRequest } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { requireOrderTime } from '../availability/availability-service.ts';

/** How and when a diner gets an order, as it was agreed when it was placed. */
export interface AgreedFulfilment {
  fulfilment: Fulfilment;
  tableLabel: string | null;
  /** Start of the slot; null: as soon as possible. */
  askedFor: Date | null;
  promisedAt: Date;
}

const [USUAL] = FULFILMENTS as readonly [Fulfilment, ...Fulfilment[]];

/**
 * Agrees how and when a diner gets an order (product.md §282, §283, §286).
 * @throws {ApiFailure} the errors of `requireOrderTime`
 */
export const agreeFulfilment = async (
  client: Queryable,
  request: PlaceOrderRequest,
  now: Date,
): Promise<AgreedFulfilment> => {
  const fulfilment = request.fulfilment ?? USUAL;
  const promisedAt = await requireOrderTime(client, request.business_id, fulfilment, now);
  return { fulfilment, tableLabel: null, askedFor: null, promisedAt };
};
