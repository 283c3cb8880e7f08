import { type Expression, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db, NOW } from '../../platform/database/db.ts';
import { areTimesOf } from '../order-months/order-months-service.ts';

/** What stands on an order for a person who was erased. */
export const EMPTIED_ORDER = {
  customer_name: '—',
  customer_email: '',
  customer_phone: '',
  notes: null,
  allergy: null,
  internal_notes: '',
};
/** The same on a line. */
export const EMPTIED_LINE = { notes: null };

const isOf = (column: string, email: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) = ${email.toLowerCase()}`;

/** All that stands on a diner's orders, locked until the transaction ends. */
export const lockOrdersOf = (client: Queryable, email: string) =>
  db(client)
    .selectFrom('orders')
    .selectAll()
    .where(isOf('customer_email', email))
    .orderBy('created_at')
    .forUpdate()
    .execute();

/** The lines of orders. */
export const listLinesOf = (client: Queryable, orderIds: readonly string[]) =>
  db(client)
    .selectFrom('order_items as i')
    .select(['order_id', 'name', 'price_minor', 'quantity', 'notes', 'choices'])
    .where('order_id', '=', anyOf(orderIds))
    .where(areTimesOf(orderIds, 'i.ordered_at'))
    .orderBy('order_id')
    .orderBy('position')
    .execute();

/** The reviews of orders. */
export const listReviewsOf = (client: Queryable, orderIds: readonly string[]) =>
  db(client)
    .selectFrom('reviews')
    .select(['order_id', 'rating', 'comment', 'created_at', 'answer', 'answered_at'])
    .where('order_id', '=', anyOf(orderIds))
    .execute();

/** The browsers that get pushes about orders. */
export const listOrderDevicesOf = (client: Queryable, orderIds: readonly string[]) =>
  db(client)
    .selectFrom('push_devices')
    .select(['order_id', 'endpoint', 'language', 'user_agent', 'created_at', 'last_push_at'])
    .where('order_id', '=', anyOf(orderIds))
    .execute();

/** The addresses from which orders were looked up. */
export const listAddressesOf = (client: Queryable, orderIds: readonly string[]) =>
  db(client)
    .selectFrom('order_addresses')
    .select(['order_id', 'address', 'known_until'])
    .where('order_id', '=', anyOf(orderIds))
    .execute();

/** Messages that were sent from an e-mail by the contact form. */
export const listMessagesOf = (client: Queryable, email: string) =>
  db(client)
    .selectFrom('contact_messages')
    .selectAll()
    .where(isOf('email', email))
    .orderBy('created_at')
    .execute();

const changed = ({ numUpdatedRows }: { numUpdatedRows: bigint }): number => Number(numUpdatedRows);
const deleted = ({ numDeletedRows }: { numDeletedRows: bigint }): number => Number(numDeletedRows);

/** Takes a person from orders; what was bought for how much stays. Returns how many rows changed, by what they are. */
export const forgetDinerOf = async (
  client: Queryable,
  ids: readonly string[],
): Promise<Record<string, number>> => {
  const orders = await db(client)
    .updateTable('orders as o')
    .set({ ...EMPTIED_ORDER, updated_at: NOW })
    .where('id', '=', anyOf(ids))
    .where(areTimesOf(ids))
    .executeTakeFirst();
  const lines = await db(client)
    .updateTable('order_items as i')
    .set(EMPTIED_LINE)
    .where('order_id', '=', anyOf(ids))
    .where(areTimesOf(ids, 'i.ordered_at'))
    .where('notes', 'is not', null)
    .executeTakeFirst();
  const reviews = await db(client)
    .updateTable('reviews')
    .set({ comment: null, answer: null, report_reason: null, hidden_reason: null })
    .where('order_id', '=', anyOf(ids))
    .executeTakeFirst();
  await db(client)
    .updateTable('operator_acts')
    .set({ reason: null })
    .where('about', '=', anyOf(ids))
    .execute();
  const devices = await db(client)
    .deleteFrom('push_devices')
    .where('order_id', '=', anyOf(ids))
    .executeTakeFirst();
  const addresses = await db(client)
    .deleteFrom('order_addresses')
    .where('order_id', '=', anyOf(ids))
    .executeTakeFirst();
  // Their fingerprint is a hash of all that was typed.
  await db(client).deleteFrom('idempotency_keys').where('order_id', '=', anyOf(ids)).execute();
  return {
    orders: changed(orders),
    notes: changed(lines),
    reviews: changed(reviews),
    devices: deleted(devices),
    addresses: deleted(addresses),
  };
};

/** Deletes the messages that were sent from an e-mail, and returns their ids. */
export const deleteMessagesOf = async (client: Queryable, email: string): Promise<string[]> => {
  const rows = await db(client)
    .deleteFrom('contact_messages')
    .where(isOf('email', email))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};
