import type { BusinessOrder, BusinessOrderRow, BusinessOrdersQuery } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { orderSettingsOf } from '../availability/availability-service.ts';
import { presentBusinessOrder, presentBusinessOrderRow } from './order-presenter.ts';
import { listBusinessOrders } from './orders-repository.ts';
import { findOwnOrder, requireOrdersPlan } from './owned-order.ts';

export { findCustomerOrder } from './customer-order.ts';
export { recountOrderDays } from './figures/count-order-days.ts';
export { countPopular } from './figures/popular-upkeep.ts';
export { deleteOldOrderAddresses } from './order-addresses-repository.ts';
export { presentBusinessOrder } from './order-presenter.ts';
export type { OrderRow } from './order-rows.ts';
export { findOrder } from './orders-repository.ts';
export { isCardOrder } from './payment/card-orders.ts';
export {
  acceptPaidOrder,
  cancelUnpaidOrder,
  movePaymentStatus,
  recordRefundFailed,
} from './payment/payment-outcomes.ts';
export type { OrderPayments } from './payment/payments-port.ts';
export { findHistoryStatus } from './steps/order-history-repository.ts';
export { lockOrder } from './steps/update-order-repository.ts';

/** Orders of a business, newest first, in limited ranges (product.md §80). */
export const ordersOf = async (
  database: Database,
  businessId: string,
  query: BusinessOrdersQuery,
  now: Date,
): Promise<BusinessOrderRow[]> => {
  await requireOrdersPlan(database, businessId, now);
  const { remind_minutes } = await orderSettingsOf(database, businessId);
  const rows = await listBusinessOrders(database, businessId, query);
  return rows.map((row) => presentBusinessOrderRow(row, remind_minutes));
};

/**
 * One order of a business.
 * @throws {ApiFailure} the errors of `findOwnOrder`
 */
export const orderOf = async (
  database: Database,
  businessId: string,
  id: string,
  now: Date,
): Promise<BusinessOrder> => {
  return presentBusinessOrder(await findOwnOrder(database, { id, businessId, now }));
};
