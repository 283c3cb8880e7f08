import type { BusinessOrder, BusinessOrderRow, BusinessOrdersQuery } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { orderSettingsOf } from '../availability/availability-service.ts';
import { presentBusinessOrder, presentBusinessOrderRow } from './order-presenter.ts';
import { listBusinessOrders } from './orders-repository.ts';
import { findOwnOrder, requireOrdersPlan } from './owned-order.ts';

export { isCardOrder } from './card-orders.ts';
export { recountOrderDays } from './count-order-days.ts';
export { findCustomerOrder } from './customer-order.ts';
export { deleteOldOrderAddresses } from './order-addresses-repository.ts';
export { findHistoryStatus } from './order-history-repository.ts';
export { presentBusinessOrder } from './order-presenter.ts';
export type { OrderRow } from './order-rows.ts';
export { findOrder } from './orders-repository.ts';
export {
  acceptPaidOrder,
  cancelUnpaidOrder,
  movePaymentStatus,
  recordRefundFailed,
} from './payment-outcomes.ts';
export type { OrderPayments } from './payments-port.ts';
export { countPopular } from './popular-upkeep.ts';
export { lockOrder } from './update-order-repository.ts';

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
