import { ORDER_STEPS, type OrderStatus } from '@tavolina/shared-api/contract';

const NEXT = new Map<OrderStatus, OrderStatus | undefined>(
  ORDER_STEPS.map((status, index) => [status, ORDER_STEPS[index + 1]]),
);

/** The status an order naturally takes next; undefined when its way is over (product.md §29). */
export const nextStep = (status: OrderStatus): OrderStatus | undefined => NEXT.get(status);
