import type {
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  PlaceOrderRequest,
} from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { OrderableItem, PricedOrder } from './order-pricing.ts';
import type { OrderListRow, OrderRow } from './order-rows.ts';

const HEAD = `o.id, o.status, o.payment_method, o.payment_status, o.customer_name, o.customer_email, o.customer_phone, o.notes,
  o.internal_notes, o.language, o.total_minor, o.display_currency, o.display_total_minor, o.rate, o.version, o.created_at, o.updated_at,
  json_build_object('id', b.id, 'name', b.business_name, 'address', concat_ws(', ', nullif(b.address, ''), nullif(b.city, '')),
    'phone', b.telephone) AS business`;

const WHOLE = `SELECT ${HEAD},
    (SELECT json_agg(json_build_object('id', i.id, 'menu_item_id', i.menu_item_id, 'name', i.name, 'price_minor', i.price_minor,
       'quantity', i.quantity, 'notes', i.notes) ORDER BY i.position) FROM order_items i WHERE i.order_id = o.id) AS items,
    (SELECT json_agg(json_build_object('status', h.status, 'changed_at', h.changed_at) ORDER BY h.id)
     FROM order_history h WHERE h.order_id = o.id) AS history
  FROM orders o JOIN businesses b ON b.id = o.business_id`;

/** A card order belongs to the kitchen only once it is paid. */
export const VISIBLE_TO_BUSINESS = `(o.payment_method = 'pay_later'
  OR EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.paid_at IS NOT NULL))`;

/**
 * The dishes of an order as the menu holds them now, locked against a change until the order is stored. Whoever changes a
 * dish holds its menu; a lock of the dishes themselves could be taken in another order than theirs.
 */
export const findOrderableItems = async (
  client: Queryable,
  ids: readonly string[],
): Promise<OrderableItem[]> => {
  await client.query({
    name: 'lock-ordered-menus',
    text: 'SELECT 1 FROM menus WHERE id IN (SELECT menu_id FROM items WHERE id = ANY($1)) ORDER BY id FOR SHARE',
    values: [ids],
  });
  const { rows } = await client.query<OrderableItem>({
    name: 'find-orderable-items',
    text: `SELECT i.id, m.business_id, i.name, i.default_currency, i.price_minor,
             can_be_had(i.available, i.sold_out_until) AND m.is_published AND coalesce(s.display, true) AS orderable,
             coalesce((SELECT json_agg(json_build_object('currency', p.currency, 'price_minor', p.price_minor))
                       FROM item_prices p WHERE p.item_id = i.id), '[]') AS prices
           FROM items i JOIN menus m ON m.id = i.menu_id LEFT JOIN sections s ON s.id = i.section_id
           WHERE i.id = ANY($1)`,
    values: [ids],
  });
  return rows;
};

/** What is stored of a new order. */
export interface NewOrder {
  id: string;
  request: PlaceOrderRequest;
  priced: PricedOrder;
  language: string;
  paymentMethod: PaymentMethod;
}

/** Stores an order, its lines and the first entry of its history. */
export const insertOrder = async (
  client: Queryable,
  { id, request, priced, language, paymentMethod }: NewOrder,
): Promise<void> => {
  await client.query(
    `INSERT INTO orders (id, business_id, payment_method, payment_status, customer_name, customer_email, customer_phone, notes,
       language, total_minor, display_currency, display_total_minor, rate)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      id,
      request.business_id,
      paymentMethod,
      paymentMethod === 'card' ? 'pending' : 'unpaid',
      request.customer_name,
      request.customer_email,
      request.customer_phone,
      request.notes || null,
      language,
      priced.totalMinor,
      priced.display.currency,
      priced.display.totalMinor,
      priced.display.rate,
    ],
  );
  await client.query(
    `INSERT INTO order_items (id, order_id, menu_item_id, name, price_minor, quantity, notes, position)
     SELECT gen_random_uuid(), $1, menu_item_id, name, price_minor, quantity, notes, position
     FROM json_to_recordset($2) AS l (menu_item_id uuid, name text, price_minor bigint, quantity int, notes text, position int)`,
    [id, JSON.stringify(priced.lines.map((line, position) => ({ ...line, position })))],
  );
  await client.query(`INSERT INTO order_history (order_id, status) VALUES ($1, 'pending')`, [id]);
};

/** Claims a key for an order; false when it has been claimed before. Waits for a first claim that is not over yet. */
export const claimKey = async (
  client: Queryable,
  key: string,
  fingerprint: Buffer,
  orderId: string,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'INSERT INTO idempotency_keys (key, fingerprint, order_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [key, fingerprint, orderId],
  );
  return rowCount === 1;
};

/** The order a key stands for, and the fingerprint of the request that claimed it. */
export const findKey = async (
  client: Queryable,
  key: string,
): Promise<{ fingerprint: Buffer; order_id: string } | undefined> => {
  const { rows } = await client.query<{ fingerprint: Buffer; order_id: string }>(
    'SELECT fingerprint, order_id FROM idempotency_keys WHERE key = $1',
    [key],
  );
  return rows[0];
};

/** Lets a query wait this long for another transaction. */
export const limitLockWait = async (client: Queryable, milliseconds: number): Promise<void> => {
  await client.query(`SELECT set_config('lock_timeout', $1, true)`, [`${milliseconds}ms`]);
};

/** One order, whoever asks. */
export const findOrder = async (client: Queryable, id: string): Promise<OrderRow | undefined> => {
  const { rows } = await client.query<OrderRow>({
    name: 'find-order',
    text: `${WHOLE} WHERE o.id = $1`,
    values: [id],
  });
  return rows[0];
};

/** One order of a business. */
export const findBusinessOrder = async (
  client: Queryable,
  businessId: string,
  id: string,
): Promise<OrderRow | undefined> => {
  const { rows } = await client.query<OrderRow>({
    name: 'find-business-order',
    text: `${WHOLE} WHERE o.id = $1 AND o.business_id = $2 AND ${VISIBLE_TO_BUSINESS}`,
    values: [id, businessId],
  });
  return rows[0];
};

/** All orders of a business, the newest first. */
export const listBusinessOrders = async (client: Queryable, businessId: string): Promise<OrderListRow[]> => {
  const { rows } = await client.query<OrderListRow>({
    name: 'list-business-orders',
    text: `SELECT ${HEAD}, (SELECT sum(quantity)::int FROM order_items i WHERE i.order_id = o.id) AS items_count
           FROM orders o JOIN businesses b ON b.id = o.business_id
           WHERE o.business_id = $1 AND ${VISIBLE_TO_BUSINESS} ORDER BY o.created_at DESC, o.id`,
    values: [businessId],
  });
  return rows;
};

/** Changes an order that is still at the given version. Undefined when it is not. */
export const updateOrder = async (
  client: Queryable,
  id: string,
  change: { status: OrderStatus; notes: string | undefined; version: number },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `UPDATE orders SET status = $2, internal_notes = coalesce($3, internal_notes), version = version + 1, updated_at = now()
     WHERE id = $1 AND version = $4`,
    [id, change.status, change.notes ?? null, change.version],
  );
  return rowCount === 1;
};

/**
 * Moves an order from one payment status to another, and perhaps to another status with it. Undefined when it is not
 * at the first one: of several that try, one succeeds.
 */
export const changePaymentStatus = async (
  client: Queryable,
  id: string,
  from: PaymentStatus,
  to: PaymentStatus,
  status?: OrderStatus,
): Promise<{ business_id: string; status: OrderStatus } | undefined> => {
  const { rows } = await client.query<{ business_id: string; status: OrderStatus }>(
    `UPDATE orders SET payment_status = $3, status = coalesce($4, status), updated_at = now()
     WHERE id = $1 AND payment_status = $2 RETURNING business_id, status`,
    [id, from, to, status ?? null],
  );
  return rows[0];
};

/** Adds a status to an order's history; answers the entry's id. */
export const recordStatus = async (client: Queryable, id: string, status: OrderStatus): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    'INSERT INTO order_history (order_id, status) VALUES ($1, $2) RETURNING id',
    [id, status],
  );
  if (!rows[0]) throw new Error('the history took no entry');
  return rows[0].id;
};

/** The status that an entry of an order's history says. */
export const findHistoryStatus = async (
  client: Queryable,
  historyId: number,
): Promise<OrderStatus | undefined> => {
  const { rows } = await client.query<{ status: OrderStatus }>(
    'SELECT status FROM order_history WHERE id = $1',
    [historyId],
  );
  return rows[0]?.status;
};
