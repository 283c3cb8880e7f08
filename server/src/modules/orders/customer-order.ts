import type { CustomerOrder } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { reviewOf } from '../reviews/reviews-service.ts';
import { limitLookUps } from './look-up-limits.ts';
import { presentCustomerOrder } from './order-presenter.ts';
import type { OrderRow } from './order-rows.ts';
import { findOrder } from './orders-repository.ts';
import type { OrderPayments } from './payments-port.ts';

const sameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** An order for who knows its e-mail. An unknown id and a wrong e-mail are the same 404. */
export const findCustomerOrder = async (
  { database, limits }: { database: Database; limits: RateLimits },
  id: string,
  email: string,
  ip: string,
): Promise<OrderRow> => {
  const order = await limitLookUps({ database, limits }, id, ip, async () => {
    const found = await findOrder(database, id);
    return found && sameEmail(found.customer_email, email) ? found : undefined;
  });
  if (!order) throw new ApiFailure('order_not_found');
  return order;
};

/** Whoever takes payments may be away; the order can be followed all the same. */
const unlessAway = (error: unknown): void => {
  if (!(error instanceof ApiFailure && error.code === 'payment_unavailable')) throw error;
};

/** A diner's order. While its payment is open, the provider is asked about it first. */
export const customerOrder = async (
  deps: { database: Database; limits: RateLimits; payments: OrderPayments | undefined },
  id: string,
  email: string,
  ip: string,
): Promise<CustomerOrder> => {
  const order = await findCustomerOrder(deps, id, email, ip);
  const review = await reviewOf(deps.database, order.id);
  if (order.payment_status !== 'pending' || !deps.payments) return { ...presentCustomerOrder(order), review };
  await deps.payments.sync(order.id).catch(unlessAway);
  return { ...presentCustomerOrder((await findOrder(deps.database, order.id)) ?? order), review };
};
