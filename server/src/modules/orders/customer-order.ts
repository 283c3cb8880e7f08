import type { CustomerOrder } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Enqueue } from '../../platform/queues/fair-queue.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { pictureOfDish } from '../menus/menus-service.ts';
import { reviewOf } from '../reviews/reviews-service.ts';
import { withLookUpLimits } from './look-up-limits.ts';
import { presentCustomerOrder } from './order-presenter.ts';
import type { OrderRow } from './order-rows.ts';
import { findOrder, findOrderEmail } from './orders-repository.ts';
import type { OrderPayments } from './payment/payments-port.ts';

interface LookUp {
  database: Database;
  limits: RateLimits;
}

const sameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** An order by id and e-mail. An unknown id and a wrong e-mail both give 404. */
export const findCustomerOrder = async (
  { database, limits }: LookUp,
  id: string,
  email: string,
  ip: string,
): Promise<OrderRow> => {
  const order = await withLookUpLimits({ database, limits }, id, ip, async () => {
    const found = await findOrder(database, id);
    return found && sameEmail(found.customer_email, email) ? found : undefined;
  });
  if (!order) throw new ApiFailure('order_not_found');
  return order;
};

/**
 * Whether a diner may follow an order: as `findCustomerOrder`, but for the many windows that open their live updates at
 * once after an outage, who ask for the order itself then (product.md §605).
 */
export const requireCustomerOrder = async (
  { database, limits }: LookUp,
  id: string,
  email: string,
  ip: string,
): Promise<void> => {
  const isOwn = await withLookUpLimits({ database, limits }, id, ip, async () => {
    const stored = await findOrderEmail(database, id);
    return (stored !== undefined && sameEmail(stored, email)) || undefined;
  });
  if (!isOwn) throw new ApiFailure('order_not_found');
};

/** The order can be tracked even when the payment provider is unavailable. */
const ignoreOutage = (error: unknown): void => {
  if (!(error instanceof ApiFailure && error.code === 'payment_unavailable')) throw error;
};

/**
 * A diner's order. While its payment is open, its state is first read from the provider.
 * @param inTurn reads from the database while it is this caller's turn
 */
export const customerOrder = async (
  deps: LookUp & { payments: OrderPayments | undefined },
  { id, email, ip }: { id: string; email: string; ip: string },
  inTurn: Enqueue,
): Promise<CustomerOrder> => {
  const { database, payments } = deps;
  const { order, beside } = await inTurn(ip, async () => {
    const order = await findCustomerOrder(deps, id, email, ip);
    const beside = {
      review: await reviewOf(database, order.id),
      picture: await pictureOfDish(database, order.items[0]?.menu_item_id ?? null),
    };
    return { order, beside };
  });
  if (order.payment_status !== 'pending' || !payments) return { ...presentCustomerOrder(order), ...beside };
  // Outside its turn: a slow payment provider delays no other window.
  await payments.sync(order.id).catch(ignoreOutage);
  const now = await inTurn(ip, () => findOrder(database, order.id));
  return { ...presentCustomerOrder(now ?? order), ...beside };
};
