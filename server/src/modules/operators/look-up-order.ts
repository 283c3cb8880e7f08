import { type OperatorOrder, toDecimal } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { recordAct } from '../operator-acts/operator-acts-service.ts';
import {
  findOrderHead,
  listMails,
  listMoney,
  listPushes,
  listSteps,
  listTillMessages,
} from './operator-orders-repository.ts';
import {
  mailBeginnings,
  noticesOf,
  paymentsOf,
  pushBeginnings,
  stepsOf,
  tillMessagesOf,
} from './order-history.ts';

/**
 * All that happened with an order, the earliest first. The look is recorded (product.md §553).
 * @param by name of the token
 * @throws {ApiFailure} `order_not_found`
 */
export const lookUpOrder = async (
  database: Database,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<OperatorOrder> => {
  const order = await findOrderHead(database, id);
  if (!order) throw new ApiFailure('order_not_found');
  const [steps, money, mails, pushes, messages] = await Promise.all([
    listSteps(database, id),
    listMoney(database, order),
    listMails(database, mailBeginnings(id)),
    listPushes(database, pushBeginnings(id)),
    listTillMessages(database, order),
  ]);
  await recordAct(database, 'order_seen', { by, about: id }, at);
  const events = [
    ...stepsOf(order, steps),
    ...paymentsOf(order, money),
    ...noticesOf(mails, pushes),
    ...tillMessagesOf(messages),
  ];
  return {
    id,
    place: { id: order.business_id, name: order.business_name },
    status: order.status,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    fulfilment: order.fulfilment,
    table: order.table_label,
    total: toDecimal(order.total_minor),
    created_at: order.created_at.toISOString(),
    promised_at: order.promised_at?.toISOString() ?? null,
    events: events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
  };
};
