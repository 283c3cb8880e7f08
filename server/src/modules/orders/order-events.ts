import type { OrderEvent } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/event-bus.ts';

/** Topic of everything that happens to a business's orders. */
export const businessTopic = (businessId: string): string => `business-orders:${businessId}`;

/** Topic of what happens to one order. */
export const orderTopic = (orderId: string): string => `order:${orderId}`;

/** Tells the business and the diner of an order; heard when the transaction commits. */
export const announceOrder = async (
  client: Queryable,
  businessId: string,
  event: OrderEvent,
): Promise<void> => {
  await publish(client, businessTopic(businessId), event);
  await publish(client, orderTopic(event.order_id), event);
};
