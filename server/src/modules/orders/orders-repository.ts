import type { BusinessOrdersQuery, ContentLanguage, KitchenLine } from '@tavolina/shared-api/contract';
import { type Expression, expressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { columns } from '../../platform/database/db.ts';
import { type Given, prepared } from '../../platform/database/prepared.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { IS_LINE, IS_STEP, partsAt } from '../order-months/order-months-service.ts';
import type { OrderListRow, OrderRow } from './order-rows.ts';
import { isOpenOrder } from './order-status.ts';
import { IS_CARD_ORDER } from './payment/card-orders.ts';
import { KITCHEN_LINE, LINE } from './placing/stored-lines.ts';

const eb = expressionBuilder<Tables & { o: Tables['orders']; b: Tables['businesses'] }, 'o' | 'b'>();
const itemsThat = (isLine: Expression<boolean>) => eb.selectFrom('order_items as i').where(isLine);
const quantityOf = (isLine: Expression<boolean>) =>
  itemsThat(isLine)
    .select(({ fn }) => fn.sum<number>('i.quantity').as('quantity'))
    .$asScalar();

/**
 * Old orders do not store it, so it is derived from the totals: each dish may have been rounded by half a
 * cent.
 */
const euroByRate = (isLine: Expression<boolean>) => sql<boolean>`coalesce(${eb.ref('o.euro_by_rate')},
  abs(${eb.ref('o.display_total_minor')} / ${eb.ref('o.rate')} - ${eb.ref('o.total_minor')}) <= ${quantityOf(isLine)} / 2.0)`;

const filled = (column: Expression<string>) => eb.fn<string | null>('nullif', [column, sql.lit('')]);
const BUSINESS = jsonBuildObject({
  id: eb.ref('b.id'),
  name: eb.ref('b.business_name'),
  address: eb.fn<string>('concat_ws', [sql.lit(', '), filled(eb.ref('b.address')), filled(eb.ref('b.city'))]),
  phone: eb.ref('b.telephone'),
  language: sql<ContentLanguage>`(${eb.ref('b.content_languages')})[1]`,
});

const orders = (kysely: Kysely<Tables>, isLine: Expression<boolean> = IS_LINE) =>
  kysely
    .selectFrom('orders as o')
    .innerJoin('businesses as b', 'b.id', 'o.business_id')
    .select([
      'o.id',
      'o.status',
      'o.payment_method',
      'o.payment_status',
      'o.customer_name',
      'o.customer_email',
    ])
    .select(['o.allergy', 'o.customer_phone', 'o.notes', 'o.internal_notes', 'o.language', 'o.total_minor'])
    .select(['o.display_currency', 'o.display_total_minor', 'o.rate', 'o.collected_by', 'o.collected_at'])
    .select(['o.refund_failed', 'o.refunded_by_hand', 'o.version', 'o.created_at', 'o.updated_at'])
    .select(['o.fulfilment', 'o.table_label', 'o.asked_for', 'o.promised_at', 'o.decline_reason'])
    .select('o.cancelled_by_customer')
    .select(['o.first_promised_at', 'o.seen_at', 'o.waits_from', 'o.answer_by'])
    .select([euroByRate(isLine).as('euro_by_rate'), BUSINESS.as('business')]);

const linesWith = <C extends keyof Tables['order_items'] & string>(
  names: readonly C[],
  isLine: Expression<boolean>,
) =>
  itemsThat(isLine)
    .select(({ fn }) =>
      fn
        .jsonAgg(jsonBuildObject(columns('order_items', 'i', names)))
        .orderBy('i.position')
        .as('lines'),
    )
    .$asScalar();
const OPEN_LINES = linesWith(KITCHEN_LINE, IS_LINE).$castTo<KitchenLine[]>();
const historyOf = (isStep: Expression<boolean>) =>
  eb
    .selectFrom('order_history as h')
    .select(({ fn, ref }) =>
      fn
        .jsonAgg(jsonBuildObject({ status: ref('h.status'), changed_at: ref('h.changed_at') }))
        .orderBy('h.id')
        .as('history'),
    )
    .where(isStep)
    .$asScalar();

const STATUS_AT = eb
  .selectFrom('order_history as h')
  .select('h.changed_at')
  .where(IS_STEP)
  .orderBy('h.id', 'desc')
  .limit(1)
  .$asScalar();

const whole = (kysely: Kysely<Tables>, { isLine, isStep }: ReturnType<typeof partsAt>) =>
  orders(kysely, isLine).select([
    linesWith(['id', ...LINE], isLine)
      .$castTo<OrderRow['items']>()
      .as('items'),
    historyOf(isStep).as('history'),
  ]);

/** Orders with all that their presenters need. */
export const wholeOrders = (kysely: Kysely<Tables>) => whole(kysely, { isLine: IS_LINE, isStep: IS_STEP });

/** One order at the time that is read first: `orderTime`. */
interface Timed {
  id: string;
  time: string;
}

const ORDER_TIME = prepared<{ id: string }, { time: string }>('find-order-time', (kysely, { id }) =>
  kysely
    .selectFrom('order_numbers as n')
    // As text, because a `Date` has no microseconds.
    .select(sql<string>`n.created_at::text`.as('time'))
    .where('n.id', '=', id),
);

const orderTime = async (client: Queryable, id: string): Promise<string | undefined> =>
  (await ORDER_TIME(client, { id }))[0]?.time;

const IS_TIMED = ({ id, time }: Given<Timed>) =>
  sql<boolean>`(o.id = ${id} AND o.created_at = ${time}::timestamptz)`;

const wholeOrder = (kysely: Kysely<Tables>, order: Given<Timed>) =>
  whole(kysely, partsAt(order.time)).where(IS_TIMED(order));

/** The orders `o` that a business sees: card orders only once they are paid. */
export const VISIBLE_TO_BUSINESS = eb.or([
  eb.not(IS_CARD_ORDER),
  eb.exists(
    eb
      .selectFrom('payments as p')
      .select('p.order_id')
      .whereRef('p.order_id', '=', 'o.id')
      .where('p.paid_at', 'is not', null),
  ),
]);

const ORDER = prepared<Timed, OrderRow>('find-order', wholeOrder);

/** One order, for any caller. */
export const findOrder = async (client: Queryable, id: string): Promise<OrderRow | undefined> => {
  const time = await orderTime(client, id);
  return time === undefined ? undefined : (await ORDER(client, { id, time }))[0];
};

const ORDER_EMAIL = prepared<Timed, { customer_email: string }>('find-order-email', (kysely, order) =>
  kysely.selectFrom('orders as o').select('o.customer_email').where(IS_TIMED(order)),
);

/** The e-mail of an order's diner, where nothing else of it is needed. */
export const findOrderEmail = async (client: Queryable, id: string): Promise<string | undefined> => {
  const time = await orderTime(client, id);
  return time === undefined ? undefined : (await ORDER_EMAIL(client, { id, time }))[0]?.customer_email;
};

const BUSINESS_ORDER = prepared<Timed & { businessId: string }, OrderRow>(
  'find-business-order',
  (kysely, given) =>
    wholeOrder(kysely, given).where('o.business_id', '=', given.businessId).where(VISIBLE_TO_BUSINESS),
);

/** One order of a business. */
export const findBusinessOrder = async (
  client: Queryable,
  businessId: string,
  id: string,
): Promise<OrderRow | undefined> => {
  const time = await orderTime(client, id);
  return time === undefined ? undefined : (await BUSINESS_ORDER(client, { id, time, businessId }))[0];
};

/** Start of a day in Tirana. */
const beginOf = (date: RawBuilder<string>): RawBuilder<Date> =>
  sql`(${date})::timestamp at time zone 'Europe/Tirane'`;

/** A range of days of a business's orders. */
interface Part {
  businessId: string;
  first: string | null;
  last: string | null;
  limit: number;
  skip: number;
}

const ORDERS = prepared<Part, OrderListRow>('list-business-orders', (kysely, given) => {
  const first = sql<string>`${given.first}::date`;
  const last = sql<string>`${given.last}::date`;
  return (
    orders(kysely)
      .select([
        quantityOf(IS_LINE).as('items_count'),
        STATUS_AT.as('status_at'),
        eb.case().when(isOpenOrder(sql`o.status`)).then(OPEN_LINES).end().as('lines'),
      ])
      // Lines and steps are read of the orders of the page only, and not of those that are skipped.
      .innerJoin(
        eb
          .selectFrom('orders as o')
          .select(['o.id', 'o.created_at'])
          .where('o.business_id', '=', given.businessId)
          .where(VISIBLE_TO_BUSINESS)
          .where('o.created_at', '>=', sql<Date>`coalesce(${beginOf(first)}, '-infinity')`)
          .where('o.created_at', '<', sql<Date>`coalesce(${beginOf(sql`${last} + 1`)}, 'infinity')`)
          .orderBy('o.created_at', 'desc')
          .orderBy('o.id')
          .limit(given.limit)
          .offset(given.skip)
          .as('page'),
        (join) => join.onRef('page.id', '=', 'o.id').onRef('page.created_at', '=', 'o.created_at'),
      )
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id')
  );
});

/** A range of the business's orders, newest first. */
export const listBusinessOrders = (
  client: Queryable,
  businessId: string,
  { from, until, limit, skip }: BusinessOrdersQuery,
): Promise<OrderListRow[]> =>
  ORDERS(client, { businessId, first: from ?? null, last: until ?? null, limit, skip });
