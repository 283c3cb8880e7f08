import { isCancelled, isInKitchen, isUnanswered, toCustomerStatus } from '@tavolina/shared-api/contract';
import { findRecipient, listOwners } from '../businesses/businesses-service.ts';
import {
  orderDelayedJob,
  orderPlacedJob,
  orderStatusChangedJob,
  orderWaitsJob,
} from '../orders/order-jobs.ts';
import { findHistoryStatus, findOrder } from '../orders/orders-service.ts';
import { newOrderMail, orderWaitsMail } from './business-order-mails.ts';
import { delayedMail, orderPlacedMail, statusChangedMail } from './diner-order-mails.ts';
import type { NotificationDeps } from './notification-deps.ts';
import type { Told } from './order-mail-parts.ts';
import { dinerPush, ownerPush, stepPush } from './order-pushes.ts';

/**
 * Mails and pushes about orders: to the diner when it is placed, at each status and when it takes longer, to the business
 * when there is an order to prepare, and to all its owners when nobody answers it (product.md §43, §291, §292).
 */
export const handleOrderNotices = ({
  database,
  jobs,
  clock,
  links,
  mailOnce,
  pushOnce,
}: NotificationDeps): void => {
  const told = (): Told => ({ links, now: clock() });

  jobs.handle(orderPlacedJob, async ({ order_id }) => {
    const order = await findOrder(database, order_id);
    if (!order) return;
    // First, because the mail server can be down. An order that was cancelled meanwhile sends no push.
    if (!isCancelled(order.status)) await pushOnce(ownerPush(order, 'newOrder', 'placed'));
    await mailOnce({
      id: `order-placed-${order.id}`,
      to: order.customer_email,
      content: orderPlacedMail(order, told()),
    });
    const business = await findRecipient(database, order.business.id);
    if (!business || business.unwanted_mails.includes('new_order')) return;
    await mailOnce({
      id: `new-order-${order.id}`,
      to: business.email,
      content: newOrderMail(order, business.language, told()),
    });
  });

  jobs.handle(orderWaitsJob, async ({ order_id, answer_by }) => {
    const order = await findOrder(database, order_id);
    if (!order || !isUnanswered({ status: order.status, collected: order.collected_by })) return;
    await pushOnce(ownerPush(order, 'orderWaits', answer_by));
    for (const { user_id, email, language } of await listOwners(database, order.business.id))
      await mailOnce({
        // The time is part of the id: an order that waits a second time sends a second mail.
        id: `order-waits-${order.id}-${Date.parse(answer_by)}-${user_id}`,
        to: email,
        content: orderWaitsMail(order, language, told()),
      });
  });

  jobs.handle(orderDelayedJob, async ({ order_id, promised_at }) => {
    const order = await findOrder(database, order_id);
    // Of several changes in a short time, only the last one sends a mail.
    if (order?.promised_at?.toISOString() !== promised_at) return;
    // An order that is ready, cancelled or unanswered by now is not late.
    if (!isInKitchen(order.status)) return;
    await pushOnce(dinerPush(order, 'timeChanged', promised_at));
    await mailOnce({
      id: `order-delayed-${order.id}-${order.promised_at.getTime()}`,
      to: order.customer_email,
      content: delayedMail(order, order.promised_at, told()),
    });
  });

  jobs.handle(orderStatusChangedJob, async ({ order_id, history_id }) => {
    const [order, status] = await Promise.all([
      findOrder(database, order_id),
      findHistoryStatus(database, order_id, history_id),
    ]);
    if (!order || !status) return;
    const push = stepPush(order, status, String(history_id));
    if (push) await pushOnce(push);
    await mailOnce({
      id: `order-status-${order.id}-${history_id}`,
      to: order.customer_email,
      content: statusChangedMail(order, toCustomerStatus(status), told()),
    });
  });
};
