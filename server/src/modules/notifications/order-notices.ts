import { toCustomerStatus } from '@tavolina/shared-api/contract';
import { findRecipient } from '../businesses/businesses-service.ts';
import { orderPlacedJob, orderStatusChangedJob } from '../orders/order-jobs.ts';
import { findHistoryStatus, orderForMail } from '../orders/orders-service.ts';
import type { NotificationDeps } from './notification-deps.ts';
import { newOrderMail, orderPlacedMail, statusChangedMail } from './order-mails.ts';

/**
 * Mails about orders: to the diner when it is placed and at each status, to the business when there is an
 * order to prepare (product.md §43).
 */
export const handleOrderNotices = ({ database, jobs, links, deliver }: NotificationDeps): void => {
  jobs.handle(orderPlacedJob, async ({ order_id }) => {
    const order = await orderForMail(database, order_id);
    if (!order) return;
    await deliver({
      id: `order-placed-${order.id}`,
      to: order.customer_email,
      content: orderPlacedMail(order, links),
    });
    const business = await findRecipient(database, order.business.id);
    if (!business || business.unwanted_mails.includes('new_order')) return;
    await deliver({
      id: `new-order-${order.id}`,
      to: business.email,
      content: newOrderMail(order, business.language, links),
    });
  });

  jobs.handle(orderStatusChangedJob, async ({ order_id, history_id }) => {
    const [order, status] = await Promise.all([
      orderForMail(database, order_id),
      findHistoryStatus(database, history_id),
    ]);
    if (!order || !status) return;
    await deliver({
      id: `order-status-${order.id}-${history_id}`,
      to: order.customer_email,
      content: statusChangedMail(order, toCustomerStatus(status), links),
    });
  });
};
