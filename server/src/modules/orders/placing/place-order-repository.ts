import { groupsById, type Language, type PlaceOrderRequest } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db, only, records } from '../../../platform/database/db.ts';
import { lockName } from '../../../platform/database/name-lock.ts';
import { CONTENT_LANGUAGES_OF } from '../../businesses/businesses-service.ts';
import { groupsOfMenus, ITEM_TRANSLATIONS } from '../../menus/menus-service.ts';
import { IS_VISIBLE, LEFT } from '../../stock/stock-service.ts';
import { IS_CARD_ORDER, isCardOrder } from '../payment/card-orders.ts';
import type { AgreedFulfilment } from './agree-fulfilment.ts';
import type { OrderableItem, PricedOrder } from './order-pricing.ts';
import { LINE } from './stored-lines.ts';

/**
 * The dishes of an order, locked until it is stored. Locks the menu, because changes of dishes lock it too.
 * Locking the dishes could deadlock.
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
  const items = await db(client, 'find-orderable-items')
    .selectFrom('items as i')
    .leftJoin('sections as s', 's.id', 'i.section_id')
    .innerJoin('menus as m', 'm.id', 'i.menu_id')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .leftJoin('stock_counts as c', 'c.thing_id', 'i.id')
    .select(['i.id', 'm.business_id', 'i.name', 'i.default_currency', 'i.price_minor', 'i.work_minutes'])
    .select(['i.menu_id', 'i.option_group_ids', LEFT.as('left'), 'i.schedule', 'i.goes_with'])
    .select(['s.schedule as section_schedule', 'm.schedule as menu_schedule'])
    .select([ITEM_TRANSLATIONS.as('translations'), CONTENT_LANGUAGES_OF.as('content_languages')])
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
  const withChoices = items.filter(({ option_group_ids }) => option_group_ids.length > 0);
  const groups = await groupsOfMenus(client, [...new Set(withChoices.map(({ menu_id }) => menu_id))]);
  return items.map(({ menu_id, schedule, section_schedule, menu_schedule, ...item }) => ({
    ...item,
    groups: groupsById(groups.get(menu_id)),
    schedules: [menu_schedule, section_schedule, schedule],
  }));
};

/** A new order to insert. */
export interface NewOrder {
  id: string;
  request: PlaceOrderRequest;
  priced: PricedOrder;
  agreed: AgreedFulfilment;
  language: Language;
}

const INSERTED_LINE = ['order_id', ...LINE, 'position'] as const;

/** Inserts an order, its lines and the first entry of its history. */
export const insertOrder = async (
  client: Queryable,
  { id, request, priced, agreed, language }: NewOrder,
): Promise<void> => {
  await db(client)
    .insertInto('orders')
    .values({
      id,
      business_id: request.business_id,
      payment_method: request.payment_method,
      payment_status: isCardOrder(request) ? 'pending' : 'unpaid',
      customer_name: request.customer_name,
      customer_email: request.customer_email,
      customer_phone: request.customer_phone,
      notes: request.notes || null,
      allergy: request.allergy || null,
      language,
      total_minor: priced.totalMinor,
      display_currency: priced.display.currency,
      display_total_minor: priced.display.totalMinor,
      rate: priced.display.rate,
      euro_by_rate: priced.display.euroByRate,
      fulfilment: agreed.fulfilment,
      table_label: agreed.tableLabel,
      asked_for: agreed.askedFor,
      promised_at: agreed.promisedAt,
      slot_starts_at: agreed.slotStartsAt,
      work_minutes: priced.workMinutes,
      first_promised_at: agreed.promisedAt,
    })
    .execute();
  const lines = priced.lines.map((line, position) =>
    only({ ...line, order_id: id, position }, INSERTED_LINE),
  );
  await db(client)
    .insertInto('order_items')
    .columns(['id', ...INSERTED_LINE])
    .expression((eb) =>
      eb
        .selectFrom(records('order_items', lines).as('n'))
        .select(eb.fn<string>('gen_random_uuid').as('id'))
        .select(INSERTED_LINE.map((column) => `n.${column}` as const)),
    )
    .execute();
  await db(client).insertInto('order_history').values({ order_id: id, status: 'pending' }).execute();
};

/** Claims an idempotency key; false when it was claimed before. Waits for a first claim in progress. */
export const claimKey = async (
  client: Queryable,
  key: string,
  fingerprint: Buffer,
  orderId: string,
): Promise<boolean> => {
  const claimed = await db(client)
    .insertInto('idempotency_keys')
    .values({ key, fingerprint, order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
};

/** The order of a key, and the fingerprint of its request. */
export const findKey = async (
  client: Queryable,
  key: string,
): Promise<{ fingerprint: Buffer; order_id: string } | undefined> =>
  db(client, 'find-order-key')
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'order_id'])
    .where('key', '=', key)
    .executeTakeFirst();

/** Makes a diner's orders at a place wait for each other until the transaction ends. */
export const lockDiner = (client: Queryable, businessId: string, email: string): Promise<void> =>
  lockName(client, `${businessId} ${email.toLowerCase()}`);

/**
 * How many pay-later orders a diner placed at a place within these seconds, and the seconds until the first
 * is older.
 */
export const countRecentOrders = async (
  client: Queryable,
  businessId: string,
  email: string,
  windowSeconds: number,
): Promise<{ hits: number; seconds_left: number }> =>
  db(client, 'count-recent-orders')
    .selectFrom('orders as o')
    .select(({ fn }) => [
      fn.countAll<number>().as('hits'),
      sql<number>`coalesce(ceil(extract(epoch from ${fn.min('o.created_at')} - now()) + ${windowSeconds}::int), ${windowSeconds}::int)::int`.as(
        'seconds_left',
      ),
    ])
    .where('o.business_id', '=', businessId)
    .where('o.created_at', '>', sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
    .where(({ eb, fn, val }) =>
      eb(fn<string>('lower', ['o.customer_email']), '=', fn<string>('lower', [val(email)])),
    )
    .where(({ not }) => not(IS_CARD_ORDER))
    .executeTakeFirstOrThrow();
