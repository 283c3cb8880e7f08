import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { isCardOrder } from './card-orders.ts';
import { findCustomerOrder } from './customer-order.ts';
import { recordCustomerCancelled, recordStatus, updateOrder } from './order-changes-repository.ts';
import { announceOrder } from './order-events.ts';
import { orderStatusChangedJob } from './order-jobs.ts';
import { presentCustomerOrder } from './order-presenter.ts';
import type { OrderRow } from './order-rows.ts';
import { findOrder } from './orders-repository.ts';
import type { OrderPayments } from './payments-port.ts';

interface CancelDeps {
  database: Database;
  limits: RateLimits;
  jobs: Jobs;
  payments: OrderPayments | undefined;
}

const cancelUnconfirmed = ({ database, jobs }: CancelDeps, order: OrderRow): Promise<void> =>
  transaction(database, async (client) => {
    const change = { status: 'cancelled' as const, notes: undefined, version: order.version };
    if (order.status !== 'pending' || order.collected_by || !(await updateOrder(client, order.id, change)))
      throw new ApiFailure('order_state_conflict');
    await recordCustomerCancelled(client, order.id);
    const historyId = await recordStatus(client, order.id, 'cancelled');
    await jobs.send(client, orderStatusChangedJob, { order_id: order.id, history_id: historyId });
    const event = { type: 'order.updated' as const, order_id: order.id, status: 'cancelled' };
    await announceOrder(client, order.business.id, event);
  });

/**
 * Cancels a diner's order while it is neither paid nor confirmed (product.md §53).
 * @throws {ApiFailure} `order_state_conflict` when it is further along or was collected, also when the card
 * was charged a moment ago
 */
export const cancelCustomerOrder = async (
  deps: CancelDeps,
  id: string,
  email: string,
  ip: string,
): Promise<CustomerOrder> => {
  const order = await findCustomerOrder(deps, id, email, ip);
  if (!isCardOrder(order)) await cancelUnconfirmed(deps, order);
  else if (order.payment_status === 'pending') await deps.payments?.cancel(order.id);
  const after = await findOrder(deps.database, order.id);
  if (order.status === 'cancelled' || after?.status !== 'cancelled')
    throw new ApiFailure('order_state_conflict');
  if (isCardOrder(order)) await recordCustomerCancelled(deps.database, order.id);
  return presentCustomerOrder(after);
};
