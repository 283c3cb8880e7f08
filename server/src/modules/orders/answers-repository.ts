import type { OrderStatus } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db, NOW } from '../../platform/database/db.ts';
import { VISIBLE_TO_BUSINESS } from './orders-repository.ts';

/**
 * Stores from when until when an order waits for an answer, by the database's clock. The deadline is at most the time
 * that the diner asked for, unless that has passed because the card was paid late or the order was reopened (product.md
 * §293).
 * @param opensAt when somebody can answer; null: now
 * @returns the deadline, and when the business is reminded
 */
export const setAnswerTimes = async (
  client: Queryable,
  id: string,
  { remind, cancel, opensAt }: { remind: number; cancel: number; opensAt: Date | null },
): Promise<{ remind_at: Date; answer_by: Date }> => {
  const waitsFrom = sql<Date>`greatest(now(), ${opensAt}::timestamptz)`;
  return (
    db(client)
      .updateTable('orders')
      // Whole milliseconds, because the jobs name the time too.
      .set(({ ref }) => ({
        waits_from: waitsFrom,
        answer_by: sql<Date>`date_trunc('milliseconds',
        least(${waitsFrom} + make_interval(mins => ${cancel}),
          CASE WHEN ${ref('asked_for')} > now() THEN ${ref('asked_for')} END))`,
      }))
      .where('id', '=', id)
      .returning([
        sql<Date>`answer_by`.as('answer_by'),
        sql<Date>`${waitsFrom} + make_interval(mins => ${remind})`.as('remind_at'),
      ])
      .executeTakeFirstOrThrow()
  );
};

/**
 * Lets an order wait on as before its answer, by the database's clock: from when it waited, and until its deadline
 * (product.md §449).
 * @param leastSeconds how long it waits at least from now
 * @param answeredAt when it was answered: a reminder since then found it so
 * @returns the deadline, whether it is a later one than before, and whether the reminder is to be sent again;
 * undefined for an order that has never waited
 */
export const resumeAnswerTimes = async (
  client: Queryable,
  id: string,
  { remind, leastSeconds, answeredAt }: { remind: number; leastSeconds: number; answeredAt: Date },
): Promise<{ answer_by: Date; is_moved: boolean; missed_reminder: boolean } | undefined> => {
  const least = sql<Date>`date_trunc('milliseconds', now() + make_interval(secs => ${leastSeconds}))`;
  return db(client)
    .updateTable('orders')
    .set(({ ref }) => ({ answer_by: sql<Date>`greatest(${ref('answer_by')}, ${least})` }))
    .where('id', '=', id)
    .where('answer_by', 'is not', null)
    .returning(({ ref }) => [
      sql<Date>`answer_by`.as('answer_by'),
      sql<boolean>`${ref('answer_by')} <= ${least}`.as('is_moved'),
      sql<boolean>`coalesce(${ref('waits_from')} + make_interval(mins => ${remind})
        BETWEEN ${answeredAt}::timestamptz AND now(), false)`.as('missed_reminder'),
    ])
    .executeTakeFirst();
};

/** Records that orders are on a screen of their business. Returns those that were not seen before. */
export const markSeen = async (
  client: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<{ id: string; status: OrderStatus }[]> =>
  db(client)
    .updateTable('orders as o')
    .set({ seen_at: NOW })
    .where('o.id', '=', anyOf(ids))
    .where('o.business_id', '=', businessId)
    .where('o.seen_at', 'is', null)
    .where(VISIBLE_TO_BUSINESS)
    .returning(['o.id', 'o.status'])
    .execute();
