import {
  CANCELLED_STATUSES,
  hasStarted,
  MADE_STATUSES,
  ORDER_STATUSES,
  type PrintTime,
  type TicketKind,
} from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { timeOf } from '../order-months/order-months-service.ts';

/** The tickets to queue. */
interface Tickets {
  businessId: string;
  orderId: string;
  /** Only on printers that print at this time; undefined: on all printers, one more copy. */
  printsAt?: PrintTime;
}

/** Days after which printed tickets are deleted (product.md §371). */
export const KEPT_DAYS = 30;

/** SQL condition: `o` is the order with an id. */
const isOrder = (orderId: string | RawBuilder<string>) =>
  sql<boolean>`o.id = ${orderId} AND o.created_at = ${timeOf(orderId)}`;

/** SQL condition: the printed tickets of an order are not deleted yet. */
const isRecent = (orderId: string) =>
  sql<boolean>`EXISTS (SELECT FROM orders o WHERE ${isOrder(orderId)}
    AND o.created_at > now() - make_interval(days => ${KEPT_DAYS}))`;

/** SQL condition: an order is cancelled. */
const isCancelledOrder = (orderId: string | RawBuilder<string>) =>
  sql<boolean>`EXISTS (SELECT FROM orders o WHERE ${isOrder(orderId)} AND o.status = ANY(${CANCELLED_STATUSES}))`;

/**
 * Queues the tickets of an order on the printers of its place; returns how many. With `printsAt`, each ticket is queued once.
 * Older orders, whose printed tickets are deleted, therefore queue nothing unless the owner prints again.
 */
export const insertPrintJobs = async (
  client: Queryable,
  { businessId, orderId, printsAt }: Tickets,
): Promise<number> => {
  // The first ticket of a cancelled order is a further copy too: see `isWanted`.
  const nextCopy = sql<number>`(SELECT coalesce(max(j.copy) + 1, ${isCancelledOrder(orderId)}::int) FROM print_jobs j
    WHERE j.printer_id = p.id AND j.order_id = ${orderId} AND j.ticket = t.ticket)`;
  const queued = await db(client)
    .insertInto('print_jobs')
    .columns(['printer_id', 'order_id', 'ticket', 'copy'])
    .expression(({ selectFrom }) => {
      const tickets = selectFrom('printers as p')
        .innerJoin(
          sql<{ ticket: TicketKind }>`(VALUES ('kitchen'), ('receipt'))`.as<'t'>(sql`t(ticket)`),
          (join) =>
            join.on(
              sql<boolean>`CASE t.ticket WHEN 'kitchen' THEN p.prints_kitchen ELSE p.prints_receipt END`,
            ),
        )
        .select(['p.id', sql<string>`${orderId}`.as('order_id'), 't.ticket'])
        .select((printsAt ? sql<number>`0` : nextCopy).as('copy'))
        .where('p.business_id', '=', businessId);
      return printsAt ? tickets.where('p.prints_at', '=', printsAt).where(isRecent(orderId)) : tickets;
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(queued.numInsertedOrUpdatedRows ?? 0n);
};

const openJobs = (client: Queryable, printerId: string) =>
  db(client)
    .selectFrom('print_jobs as j')
    .select(['id', 'order_id', 'ticket', 'handed_out_at'])
    .where('printer_id', '=', printerId)
    .where('printed_at', 'is', null);

/** The order of a ticket `j`. */
const ORDER_OF_TICKET = sql.ref<string>('j.order_id');

const WAITING_STATUSES = ORDER_STATUSES.filter((status) => !hasStarted(status));

/**
 * SQL condition: `j` is a kitchen ticket of an order for later that is not to be started yet (product.md §512).
 * @param dueUntil orders due until then have to be begun
 */
const isTooEarly = (dueUntil: Date) =>
  sql<boolean>`(j.ticket = 'kitchen' AND EXISTS (SELECT FROM orders o WHERE ${isOrder(ORDER_OF_TICKET)}
    AND o.asked_for IS NOT NULL AND o.status = ANY(${WAITING_STATUSES})
    AND coalesce(o.promised_at, o.asked_for) > ${dueUntil}))`;

/** SQL condition: `j` is a kitchen ticket of an order that is ready, which nobody may cook again (product.md §635). */
const isTooLate = sql<boolean>`(j.ticket = 'kitchen' AND EXISTS (SELECT FROM orders o WHERE ${isOrder(ORDER_OF_TICKET)}
    AND o.status = ANY(${MADE_STATUSES})))`;

/**
 * SQL condition: a ticket `j` is to be printed now. One that the owner printed again always is; another not while it is too
 * early or once it is too late, and not if its order was cancelled before. It is printed if the place reopens the order.
 */
export const isWanted = (dueUntil: Date) =>
  sql<boolean>`(j.copy > 0 OR NOT
    (${isCancelledOrder(ORDER_OF_TICKET)} OR ${isTooEarly(dueUntil)} OR ${isTooLate}))`;

/** The next ticket for a printer: the earliest that was never handed out, or was handed out before a time. */
export const findNextJob = (
  client: Queryable,
  printerId: string,
  { handedOutBefore, dueUntil }: { handedOutBefore: Date; dueUntil: Date },
) =>
  openJobs(client, printerId)
    .where(isWanted(dueUntil))
    .where((eb) => eb.or([eb('handed_out_at', 'is', null), eb('handed_out_at', '<=', handedOutBefore)]))
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();

/** The ticket that a printer asks for by its name, also again where the answer was lost; none once it is printed or not wanted. */
export const findNamedJob = (
  client: Queryable,
  printerId: string,
  { jobId, dueUntil }: { jobId: string; dueUntil: Date },
) =>
  openJobs(client, printerId)
    .where(isWanted(dueUntil))
    .where(sql<string>`id::text`, '=', jobId)
    .executeTakeFirst();

/** The ticket that a printer confirms: the one that it names, or else the last one handed out. */
export const findHandedOut = (client: Queryable, printerId: string, jobId: string) =>
  openJobs(client, printerId)
    .where('handed_out_at', 'is not', null)
    .$if(jobId !== '', (query) => query.where(sql<string>`id::text`, '=', jobId))
    .orderBy('handed_out_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Stores when a ticket was handed out; null: to be handed out again. */
export const setHandedOut = async (client: Queryable, id: string, at: Date | null): Promise<void> => {
  await db(client).updateTable('print_jobs').set({ handed_out_at: at }).where('id', '=', id).execute();
};

/** Stores that a ticket is printed. */
export const setPrinted = async (client: Queryable, id: string, at: Date): Promise<void> => {
  await db(client).updateTable('print_jobs').set({ printed_at: at }).where('id', '=', id).execute();
};

/** Deletes tickets that were printed before a time. */
export const deletePrinted = async (client: Queryable, before: Date): Promise<void> => {
  await db(client).deleteFrom('print_jobs').where('printed_at', '<', before).execute();
};
