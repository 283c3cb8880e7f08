import type { OrderStatus } from '@tavolina/shared-api/contract';

const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'confirmed',
  confirmed: 'preparing',
  preparing: 'ready',
  ready: 'completed',
};

/** The status an order naturally takes next; undefined when its way is over (product.md §29). */
export const nextStep = (status: OrderStatus): OrderStatus | undefined => NEXT[status];
