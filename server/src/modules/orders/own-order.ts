import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { acceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { lockOrder } from './order-changes-repository.ts';
import type { OrderRow } from './order-rows.ts';
import { findBusinessOrder } from './orders-repository.ts';

/**
 * Refuses a business whose plan has no orders. For one order, `findOwnOrder` asks this after whose it is.
 * @throws {ApiFailure} `plan_required`
 */
export const requireOrdersPlan = async (client: Queryable, businessId: string, now: Date): Promise<void> => {
  if (!(await acceptsOrders(client, businessId, now))) throw new ApiFailure('plan_required');
};

/** An order that a business names. */
interface NamedOrder {
  id: string;
  businessId: string;
  /** When it is asked for: the plan of that moment counts. */
  now: Date;
}

/**
 * A business's own order. Somebody else's does not exist for it, whatever its plan (product.md §159).
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
 * A business's own order, which stays as it is until the transaction ends.
 * @throws {ApiFailure} as `findOwnOrder` does
 */
export const lockOwnOrder = async (
  client: Queryable,
  named: NamedOrder,
): Promise<OrderRow & { cancelled_by_customer: boolean }> => {
  const locked = await lockOrder(client, named.id);
  const order = await findOwnOrder(client, named);
  return { ...order, cancelled_by_customer: locked?.cancelled_by_customer ?? false };
};
