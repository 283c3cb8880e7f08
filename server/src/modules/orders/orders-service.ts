import {
  type BusinessOrder,
  type BusinessOrderRow,
  type CustomerOrder,
  type OrderStats,
  type OrderStatus,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { tierOf } from '../businesses/businesses-service.ts';
import { announceOrder } from './order-events.ts';
import { orderStatusChangedJob } from './order-jobs.ts';
import { presentBusinessOrder, presentBusinessOrderRow, presentCustomerOrder } from './order-presenter.ts';
import {
  findBusinessOrder,
  findOrder,
  listBusinessOrders,
  readStats,
  recordStatus,
  updateOrder,
} from './orders-repository.ts';

export { orderPlacedJob, orderStatusChangedJob } from './order-jobs.ts';
export type { OrderRow as MailedOrder } from './order-rows.ts';
export { toCustomerStatus } from './order-status.ts';
export { findHistoryStatus, findOrder as orderForMail } from './orders-repository.ts';

/** Wrong look-ups of an order: per visitor, and per order whoever asks (product.md §28). */
const LOOKUP_LIMIT = { name: 'order-lookup', hits: 30, windowSeconds: 3600 };
const LOOKUP_ORDER_LIMIT = { name: 'order-lookup-order', hits: 5, windowSeconds: 3600 };

const sameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A diner's order. An unknown id and a wrong e-mail are the same 404. */
export const customerOrder = async (
  deps: { database: Database; limits: RateLimits },
  id: string,
  email: string,
  ip: string,
): Promise<CustomerOrder> => {
  const subject = `${id}|${ip}`;
  await deps.limits.check(LOOKUP_LIMIT, ip);
  await deps.limits.check(LOOKUP_ORDER_LIMIT, subject);
  const order = await findOrder(deps.database, id);
  if (!order || !sameEmail(order.customer_email, email)) {
    await deps.limits.hit(LOOKUP_LIMIT, ip);
    await deps.limits.hit(LOOKUP_ORDER_LIMIT, subject);
    throw new ApiFailure('order_not_found');
  }
  return presentCustomerOrder(order);
};

/** Refuses a business whose plan has no orders. */
export const requireOrdersPlan = async (database: Database, businessId: string): Promise<void> => {
  if ((await tierOf(database, businessId)) === 'basic') throw new ApiFailure('plan_required');
};

/** Orders of a business, the newest first. */
export const ordersOf = async (database: Database, businessId: string): Promise<BusinessOrderRow[]> => {
  await requireOrdersPlan(database, businessId);
  return (await listBusinessOrders(database, businessId)).map(presentBusinessOrderRow);
};

/** One order of a business. Somebody else's order does not exist for it. */
export const orderOf = async (database: Database, businessId: string, id: string): Promise<BusinessOrder> => {
  await requireOrdersPlan(database, businessId);
  const order = await findBusinessOrder(database, businessId, id);
  if (!order) throw new ApiFailure('order_not_found');
  return presentBusinessOrder(order);
};

/**
 * Sets an order's status, and its notes when given (product.md §29). History grows, and the diner is told, only when the
 * status changes.
 * @throws {ApiFailure} `version_conflict` when the order is no longer the one the owner looked at
 */
export const changeOrder = async (
  { database, jobs }: { database: Database; jobs: Jobs },
  businessId: string,
  id: string,
  change: { status: OrderStatus; notes: string | undefined; version: number | undefined },
): Promise<BusinessOrder> => {
  await requireOrdersPlan(database, businessId);
  return transaction(database, async (client) => {
    const before = await findBusinessOrder(client, businessId, id);
    if (!before) throw new ApiFailure('order_not_found');
    const version = change.version ?? before.version;
    if (!(await updateOrder(client, id, { ...change, version }))) throw new ApiFailure('version_conflict');
    if (before.status !== change.status) {
      const historyId = await recordStatus(client, id, change.status);
      await jobs.send(client, orderStatusChangedJob, { order_id: id, history_id: historyId });
    }
    await announceOrder(client, businessId, { type: 'order.updated', order_id: id, status: change.status });
    const after = await findBusinessOrder(client, businessId, id);
    if (!after) throw new ApiFailure('order_not_found');
    return presentBusinessOrder(after);
  });
};

/** Figures of a business's orders. */
export const statsOf = async (database: Database, businessId: string): Promise<OrderStats> => {
  await requireOrdersPlan(database, businessId);
  const stats = await readStats(database, businessId);
  return {
    orders_today: stats.orders_today,
    orders_this_month: stats.orders_this_month,
    average_order_value: toDecimal(stats.average_minor),
    total_revenue_this_month: toDecimal(stats.revenue_minor),
  };
};
