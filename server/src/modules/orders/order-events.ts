import type { OrderEvent } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/event-bus.ts';

/** Event topic for all changes of a business's orders. */
export const businessTopic = (businessId: string): string => `business-orders:${businessId}`;

/** Event topic for one order. */
export const orderTopic = (orderId: string): string => `order:${orderId}`;

/** Publishes a change to the business and the diner when the transaction commits. */
export const announceOrder = async (
  client: Queryable,
  businessId: string,
  event: OrderEvent,
): Promise<void> => {
  await publish(client, businessTopic(businessId), event);
  await publish(client, orderTopic(event.order_id), event);
};
