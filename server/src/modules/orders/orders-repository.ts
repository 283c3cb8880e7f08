import type { BusinessOrdersQuery } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { IS_CARD_ORDER } from './card-orders.ts';
import type { OrderListRow, OrderRow } from './order-rows.ts';

/** Of an order from before it was kept, its totals tell: each dish may have been rounded by half a cent. */
const EURO_BY_RATE = `coalesce(o.euro_by_rate, abs(o.display_total_minor / o.rate - o.total_minor)
  <= (SELECT sum(quantity) FROM order_items i WHERE i.order_id = o.id) / 2.0)`;

const HEAD = `o.id, o.status, o.payment_method, o.payment_status, o.customer_name, o.customer_email, o.customer_phone, o.notes,
  o.internal_notes, o.language, o.total_minor, o.display_currency, o.display_total_minor, o.rate,
  ${EURO_BY_RATE} AS euro_by_rate, o.collected_by, o.collected_at, o.refund_failed, o.refunded_by_hand, o.version, o.created_at, o.updated_at,
  json_build_object('id', b.id, 'name', b.business_name, 'address', concat_ws(', ', nullif(b.address, ''), nullif(b.city, '')),
    'phone', b.telephone) AS business`;

const WHOLE = `SELECT ${HEAD},
    (SELECT json_agg(json_build_object('id', i.id, 'menu_item_id', i.menu_item_id, 'name', i.name, 'price_minor', i.price_minor,
       'display_price_minor', i.display_price_minor,
       'quantity', i.quantity, 'notes', i.notes) ORDER BY i.position) FROM order_items i WHERE i.order_id = o.id) AS items,
    (SELECT json_agg(json_build_object('status', h.status, 'changed_at', h.changed_at) ORDER BY h.id)
     FROM order_history h WHERE h.order_id = o.id) AS history
  FROM orders o JOIN businesses b ON b.id = o.business_id`;

/** SQL of which orders `o` a business sees: a card order belongs to the kitchen only once it is paid. */
export const VISIBLE_TO_BUSINESS = `(NOT ${IS_CARD_ORDER}
  OR EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.paid_at IS NOT NULL))`;

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

/** The part of a business's orders that is asked for, the newest first. */
export const listBusinessOrders = async (
  client: Queryable,
  businessId: string,
  { from, until, limit, skip }: BusinessOrdersQuery,
): Promise<OrderListRow[]> => {
  const { rows } = await client.query<OrderListRow>({
    name: 'list-business-orders',
    text: `SELECT ${HEAD}, (SELECT sum(quantity)::int FROM order_items i WHERE i.order_id = o.id) AS items_count,
             CASE WHEN o.status NOT IN ('completed', 'cancelled') THEN
               (SELECT json_agg(json_build_object('name', i.name, 'quantity', i.quantity, 'notes', i.notes) ORDER BY i.position)
                FROM order_items i WHERE i.order_id = o.id) END AS lines
           FROM orders o JOIN businesses b ON b.id = o.business_id
           WHERE o.business_id = $1 AND ${VISIBLE_TO_BUSINESS}
             AND ($2::date IS NULL OR o.created_at >= $2::date::timestamp AT TIME ZONE 'Europe/Tirane')
             AND ($3::date IS NULL OR o.created_at < ($3::date + 1)::timestamp AT TIME ZONE 'Europe/Tirane')
           ORDER BY o.created_at DESC, o.id LIMIT $4 OFFSET $5`,
    values: [businessId, from ?? null, until ?? null, limit, skip],
  });
  return rows;
};
