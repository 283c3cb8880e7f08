import type { PlaceOrderRequest } from '@tavolina/shared-api/contract';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import { IS_VISIBLE } from '../menus/menus-service.ts';
import { IS_CARD_ORDER, isCardOrder } from './card-orders.ts';
import type { OrderableItem, PricedOrder } from './order-pricing.ts';

/**
 * The dishes of an order as the menu holds them now, locked against a change until the order is stored. Whoever changes a
 * dish holds its menu; a lock of the dishes themselves could be taken in another order than theirs.
 */
export const findOrderableItems = async (
  client: Queryable,
  ids: readonly string[],
): Promise<OrderableItem[]> => {
  await db(client, 'lock-ordered-menus')
    .selectFrom('menus')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('items').select('menu_id').where('id', '=', anyOf(ids)))
    .orderBy('id')
    .forShare()
    .execute();
  return db(client, 'find-orderable-items')
    .selectFrom('items as i')
    .leftJoin('sections as s', 's.id', 'i.section_id')
    .innerJoin('menus as m', 'm.id', 'i.menu_id')
    .select(['i.id', 'm.business_id', 'i.name', 'i.default_currency', 'i.price_minor'])
    .select((eb) => [
      eb
        .and([IS_VISIBLE, eb.ref('m.is_published')])
        .$castTo<boolean>()
        .as('orderable'),
      jsonArrayFrom(
        eb
          .selectFrom('item_prices as p')
          .select(['p.currency', 'p.price_minor'])
          .whereRef('p.item_id', '=', 'i.id'),
      ).as('prices'),
    ])
    .where('i.id', '=', anyOf(ids))
    .execute();
};

/** What is stored of a new order. */
export interface NewOrder {
  id: string;
  request: PlaceOrderRequest;
  priced: PricedOrder;
  language: string;
}

/** Stores an order, its lines and the first entry of its history. */
export const insertOrder = async (
  client: Queryable,
  { id, request, priced, language }: NewOrder,
): Promise<void> => {
  await client.query(
    `INSERT INTO orders (id, business_id, payment_method, payment_status, customer_name, customer_email, customer_phone, notes,
       language, total_minor, display_currency, display_total_minor, rate, euro_by_rate)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      request.business_id,
      request.payment_method,
      isCardOrder(request) ? 'pending' : 'unpaid',
      request.customer_name,
      request.customer_email,
      request.customer_phone,
      request.notes || null,
      language,
      priced.totalMinor,
      priced.display.currency,
      priced.display.totalMinor,
      priced.display.rate,
      priced.display.euroByRate,
    ],
  );
  await client.query(
    `INSERT INTO order_items (id, order_id, menu_item_id, name, price_minor, display_price_minor, quantity, notes, position)
     SELECT gen_random_uuid(), $1, menu_item_id, name, price_minor, display_price_minor, quantity, notes, position
     FROM json_to_recordset($2) AS l (menu_item_id uuid, name text, price_minor bigint, display_price_minor bigint, quantity int,
       notes text, position int)`,
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
  const { rows } = await client.query<{ fingerprint: Buffer; order_id: string }>({
    name: 'find-order-key',
    text: 'SELECT fingerprint, order_id FROM idempotency_keys WHERE key = $1',
    values: [key],
  });
  return rows[0];
};

/** Lets a query wait this long for another transaction. */
export const limitLockWait = async (client: Queryable, milliseconds: number): Promise<void> => {
  await client.query(`SELECT set_config('lock_timeout', $1, true)`, [`${milliseconds}ms`]);
};

/** Lets the placing of a diner's orders at a place wait for one another, until the transaction ends. */
export const lockDiner = async (client: Queryable, businessId: string, email: string): Promise<void> => {
  await client.query({
    name: 'lock-diner',
    text: `SELECT pg_advisory_xact_lock(hashtextextended($1 || ' ' || lower($2), 0))`,
    values: [businessId, email],
  });
};

/** How many orders without a card a diner has placed at a place within so many seconds, and how many are left until the first is older. */
export const countRecentOrders = async (
  client: Queryable,
  businessId: string,
  email: string,
  windowSeconds: number,
): Promise<{ hits: number; seconds_left: number }> => {
  const { rows } = await client.query<{ hits: number; seconds_left: number }>({
    name: 'count-recent-orders',
    text: `SELECT count(*)::int AS hits,
             coalesce(ceil(extract(epoch FROM min(o.created_at) - now()) + $3), $3)::int AS seconds_left
           FROM orders o WHERE o.business_id = $1 AND o.created_at > now() - make_interval(secs => $3)
             AND lower(o.customer_email) = lower($2) AND NOT ${IS_CARD_ORDER}`,
    values: [businessId, email, windowSeconds],
  });
  return rows[0] ?? { hits: 0, seconds_left: windowSeconds };
};
