import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { acceptsOrders } from '../subscriptions/subscriptions-service.ts';
import type { OrderRow } from './order-rows.ts';
import { findBusinessOrder } from './orders-repository.ts';
import { lockOrder } from './steps/update-order-repository.ts';

/**
 * Requires a plan with orders. For a single order, `findOwnOrder` checks this after ownership.
 * @throws {ApiFailure} `plan_required`
 */
export const requireOrdersPlan = async (client: Queryable, businessId: string, now: Date): Promise<void> => {
  if (!(await acceptsOrders(client, businessId, now))) throw new ApiFailure('plan_required');
};

/** A request for one order. */
interface NamedOrder {
  id: string;
  businessId: string;
  /** Time of the request, which decides the plan. */
  now: Date;
}

/**
 * An order of the business. An order of another business is answered with 404, whatever the plan
 * (product.md §159).
 * @throws {ApiFailure} `business_order_not_found`, then `plan_required`
 */
export const findOwnOrder = async (
  client: Queryable,
  { id, businessId, now }: NamedOrder,
): Promise<OrderRow> => {
  const order = await findBusinessOrder(client, businessId, id);
  if (!order) throw new ApiFailure('business_order_not_found');
  await requireOrdersPlan(client, businessId, now);
  return order;
};

/**
 * The same, locked until the transaction ends.
 * @throws {ApiFailure} the errors of `findOwnOrder`
 */
export const lockOwnOrder = async (client: Queryable, named: NamedOrder): Promise<OrderRow> => {
  await lockOrder(client, named.id);
  return findOwnOrder(client, named);
};
