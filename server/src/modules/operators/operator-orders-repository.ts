import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { isStepOf, timeOf } from '../order-months/order-months-service.ts';

/** An order with its place, without anything of its diner. */
export const findOrderHead = (database: Queryable, id: string) =>
  db(database, 'find-operators-order')
    .selectFrom('orders as o')
    .innerJoin('businesses as b', 'b.id', 'o.business_id')
    .leftJoin('payments as p', 'p.order_id', 'o.id')
    .select(['o.id', 'o.business_id', 'b.business_name', 'o.status', 'o.payment_method', 'o.payment_status'])
    .select(['o.fulfilment', 'o.table_label', 'o.total_minor', 'o.created_at', 'o.promised_at'])
    .select(['o.changed_at', 'o.seen_at', 'o.collected_at', 'o.collected_by'])
    .select(['o.cancelled_by_customer', 'o.decline_reason'])
    .select(['p.requested_at', 'p.mismatched_at'])
    .where('o.id', '=', id)
    .where('o.created_at', '=', timeOf(id))
    .executeTakeFirst();

/** An order as `findOrderHead` finds it. */
export type OrderHead = NonNullable<Awaited<ReturnType<typeof findOrderHead>>>;

/** Its steps, the earliest first. */
export const listSteps = (database: Queryable, id: string) =>
  db(database, 'list-operators-steps')
    .selectFrom('order_history as h')
    .select(['h.status', 'h.changed_at'])
    .where(isStepOf(id))
    .orderBy('h.id')
    .execute();

/** What it moved in the ledger of its place. */
export const listMoney = (database: Queryable, { id, business_id }: OrderHead) =>
  db(database, 'list-operators-money')
    .selectFrom('ledger_entries')
    .select(['kind', 'amount_minor', 'entered_at'])
    .where('business_id', '=', business_id)
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();

/** Mails whose id begins in one of these ways. None of them has a wildcard of `LIKE` in it. */
export const listMails = (database: Queryable, beginnings: readonly string[]) =>
  db(database, 'list-operators-mails')
    .selectFrom('sent_mails')
    .select(['message_id', 'sent_at', 'is_refused'])
    .where(({ or, eb }) => or(beginnings.map((beginning) => eb('message_id', 'like', `${beginning}%`))))
    .execute();

/** Occasions of pushes whose id begins in one of these ways. */
export const listPushes = (database: Queryable, beginnings: readonly string[]) =>
  db(database, 'list-operators-pushes')
    .selectFrom('told_pushes')
    .select(['id', 'told_at'])
    .where(({ or, eb }) => or(beginnings.map((beginning) => eb('id', 'like', `${beginning}%`))))
    .execute();

/** Messages about it to the tills of its place, which are kept as long as their log is. */
export const listTillMessages = (
  database: Queryable,
  { id, business_id, created_at, changed_at }: OrderHead,
) =>
  db(database, 'list-operators-till-messages')
    .selectFrom('webhooks as w')
    .innerJoin('webhook_deliveries as d', 'd.webhook_id', 'w.id')
    .select(['d.type', 'd.state', 'd.created_at'])
    .where('w.business_id', '=', business_id)
    .where('d.created_at', '>=', created_at)
    // The clock of the message may be ahead of the clock of the change.
    .where('d.created_at', '<=', sql<Date>`${changed_at}::timestamptz + interval '1 minute'`)
    .where(sql<string>`d.body::jsonb -> 'data' ->> 'id'`, '=', id)
    .execute();
