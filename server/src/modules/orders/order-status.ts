import type { CustomerOrderStatus, OrderStatus } from '@tavolina/shared-api/contract';

/** A status in the diner's words (product.md §29). */
export const toCustomerStatus = (status: OrderStatus): CustomerOrderStatus => {
  if (status === 'completed') return 'delivered';
  return status === 'cancelled' ? 'canceled' : status;
};
