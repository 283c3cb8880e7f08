import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts';
import { giveBackStock } from '../../menus/menus-service.ts';
import { findCustomerOrder } from '../customer-order.ts';
import { announceOrder } from '../order-events.ts';
import { orderStatusChangedJob } from '../order-jobs.ts';
import { presentCustomerOrder } from '../order-presenter.ts';
import { findOrder } from '../orders-repository.ts';
import { isCardOrder } from '../payment/card-orders.ts';
import type { OrderPayments } from '../payment/payments-port.ts';
import { tellTillsOfOrder } from '../tills/tell-tills.ts';
import { recordStatus } from './order-history-repository.ts';
import { lockOrder, recordCustomerCancelled, updateOrder } from './update-order-repository.ts';

interface CancelDeps {
  database: Database;
  limits: RateLimits;
  jobs: Jobs;
  payments: OrderPayments | undefined;
}

/**
 * Looks at the order again once it is locked: a payment at the restaurant (product.md §107) leaves the version
 * as it is, so that the version alone would not show it.
 */
const cancelUnconfirmed = ({ database, jobs }: CancelDeps, id: string): Promise<void> =>
  transaction(database, async (client) => {
    await lockOrder(client, id);
    const order = await findOrder(client, id);
    if (order?.status !== 'pending' || order.collected_by) throw new ApiFailure('order_state_conflict');
    await updateOrder(client, id, { status: 'cancelled', notes: undefined, version: order.version });
    await giveBackStock(client, jobs, id);
    await recordCustomerCancelled(client, id);
    const historyId = await recordStatus(client, id, 'cancelled');
    await jobs.send(client, orderStatusChangedJob, { order_id: id, history_id: historyId });
    await tellTillsOfOrder(client, jobs, 'order.status_changed', { id, businessId: order.business.id });
    await announceOrder(client, order.business.id, {
      type: 'order.updated',
      order_id: id,
      status: 'cancelled',
    });
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
  if (!isCardOrder(order)) await cancelUnconfirmed(deps, order.id);
  else if (order.payment_status === 'pending') await deps.payments?.cancel(order.id);
  const after = await findOrder(deps.database, order.id);
  if (order.status === 'cancelled' || after?.status !== 'cancelled')
    throw new ApiFailure('order_state_conflict');
  if (isCardOrder(order)) await recordCustomerCancelled(deps.database, order.id);
  return presentCustomerOrder(after);
};
