import { givesPromise, isCancelled, isReady, type OrderStatus } from '@tavolina/shared-api/contract';
import type { OrderRow } from '../orders/orders-service.ts';
import type { Occasion, PushKind } from '../push/push-service.ts';

type OwnerKind = Extract<PushKind, 'newOrder' | 'orderWaits' | 'orderCancelled'>;
type DinerKind = Extract<PushKind, 'timeChanged' | 'ready' | 'readyAtTable' | 'declined' | 'unanswered'>;

/**
 * A push about an order to its owners' devices.
 * @param id tells the occasion from others of its kind and order
 */
export const ownerPush = ({ id: order, business }: OrderRow, kind: OwnerKind, id: string): Occasion => ({
  id: `owner-${kind}-${order}-${id}`,
  to: { businessId: business.id },
  kind,
  words: { id: order, name: business.name },
  path: `/business/orders/${order}?place=${business.id}`,
  topic: `owner-${order}`,
});

/** A push about an order to the devices of its diner, whose e-mail the tracking page knows itself. */
export const dinerPush = (
  { id: order, business, promised_at }: OrderRow,
  kind: DinerKind,
  id: string,
): Occasion => ({
  id: `diner-${kind}-${order}-${id}`,
  to: { orderId: order },
  kind,
  words: { id: order, name: business.name, ...(promised_at && { promised_at: promised_at.toISOString() }) },
  path: `/orders?order_id=${order}`,
  topic: `diner-${order}`,
});

const isOtherTime = ({ promised_at, first_promised_at }: OrderRow): boolean =>
  promised_at !== null && promised_at.getTime() !== first_promised_at?.getTime();

/** The push that a step of an order brings, if any (product.md §317). */
export const stepPush = (order: OrderRow, status: OrderStatus, id: string): Occasion | undefined => {
  if (isCancelled(status)) {
    if (order.cancelled_by_customer) return ownerPush(order, 'orderCancelled', id);
    return dinerPush(order, order.decline_reason === 'unanswered' ? 'unanswered' : 'declined', id);
  }
  if (isReady(status)) return dinerPush(order, order.fulfilment === 'table' ? 'readyAtTable' : 'ready', id);
  if (givesPromise(status) && isOtherTime(order)) return dinerPush(order, 'timeChanged', id);
  return undefined;
};
