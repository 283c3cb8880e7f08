import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { db } from '../platform/database/db.ts';
import type { DemoOrder } from './demo-orders.ts';

/** Makes other processes that load the demo wait; false when there are businesses already. */
export const lockEmptyTown = async (client: Queryable): Promise<boolean> => {
  await sql`LOCK TABLE users IN EXCLUSIVE MODE`.execute(db(client));
  const first = await db(client).selectFrom('businesses').select('id').limit(1).executeTakeFirst();
  return first === undefined;
};

/** Stores orders with lines, history and reviews. */
export const insertDemoOrders = async (
  client: Queryable,
  orders: readonly DemoOrder[],
  rate: number,
): Promise<void> => {
  const all = JSON.stringify(orders);
  await sql`SELECT make_order_months(min(created_at), now()) FROM json_to_recordset(${all}) AS o (created_at timestamptz)`.execute(
    db(client),
  );
  await sql`INSERT INTO orders (id, business_id, status, payment_method, payment_status, customer_name, customer_email, customer_phone,
       notes, total_minor, display_currency, display_total_minor, rate, version, created_at, updated_at,
       collected_by, collected_at)
     SELECT id, business_id, status, 'pay_later', 'unpaid', customer_name, customer_email, customer_phone, notes, total_minor, 'ALL',
       display_total_minor, ${rate}, json_array_length(history), created_at, (history -> -1 ->> 'changed_at')::timestamptz,
       collected_by, CASE WHEN collected_by IS NOT NULL THEN (history -> -1 ->> 'changed_at')::timestamptz END
     FROM json_to_recordset(${all}) AS o (id text, business_id uuid, status text, customer_name text, customer_email text,
       customer_phone text, notes text, total_minor bigint, display_total_minor bigint, created_at timestamptz, history json,
       collected_by text)`.execute(db(client));
  await sql`INSERT INTO order_items (id, order_id, ordered_at, menu_item_id, name, price_minor, display_price_minor, quantity, notes, is_recommended,
       choices, position)
     SELECT gen_random_uuid(), o.id, o.created_at, l.menu_item_id, l.name, l.price_minor, l.display_price_minor, l.quantity, l.notes, l.is_recommended, l.choices,
       row_number() OVER (PARTITION BY o.id)
     FROM json_to_recordset(${all}) AS o (id text, created_at timestamptz, lines json),
       json_to_recordset(o.lines) AS l (menu_item_id uuid, name text, price_minor bigint, display_price_minor bigint, quantity int,
         notes text, is_recommended boolean, choices jsonb)`.execute(db(client));
  await sql`INSERT INTO order_history (order_id, status, changed_at)
     SELECT o.id, h.status, h.changed_at FROM json_to_recordset(${all}) AS o (id text, history json),
       json_to_recordset(o.history) AS h (status text, changed_at timestamptz) ORDER BY o.id, h.changed_at`.execute(
    db(client),
  );
  await sql`INSERT INTO reviews (order_id, business_id, rating, comment)
     SELECT id, business_id, (review ->> 'rating')::int, review ->> 'comment'
     FROM json_to_recordset(${all}) AS o (id text, business_id uuid, review json) WHERE review ->> 'rating' IS NOT NULL`.execute(
    db(client),
  );
};

/** Brings the ratings of all places up to date with their reviews. */
export const refreshRatings = async (client: Queryable): Promise<void> => {
  await db(client)
    .updateTable('businesses as b')
    .from((eb) =>
      eb
        .selectFrom('reviews')
        .select(({ fn }) => [
          'business_id',
          fn.sum<number>('rating').as('sum'),
          fn.countAll<number>().as('count'),
        ])
        .groupBy('business_id')
        .as('r'),
    )
    .set(({ ref }) => ({ rating_sum: ref('r.sum'), rating_count: ref('r.count') }))
    .whereRef('r.business_id', '=', 'b.id')
    .execute();
};
