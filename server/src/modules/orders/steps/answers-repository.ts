import { LIMITS, type OrderStatus } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db, NOW } from '../../../platform/database/db.ts';
import { areTimesOf, timeOf } from '../../order-months/order-months-service.ts';
import { VISIBLE_TO_BUSINESS } from '../orders-repository.ts';

/**
 * Stores from when until when an order waits for an answer, by the database's clock. The deadline is at most the time
 * that the diner asked for, unless that has passed because the card was paid late or the order was reopened (product.md
 * §293).
 * @param opensAt when somebody can answer; null: now. If that is only after the time asked for, it waits for the minutes until its cancellation before that time.
 */
export const setAnswerTimes = async (
  client: Queryable,
  id: string,
  { cancel, opensAt }: { cancel: number; opensAt: Date | null },
): Promise<{ waits_from: Date; answer_by: Date }> => {
  const minutes = sql`make_interval(mins => ${cancel})`;
  const waitsFrom = sql<Date>`greatest(now(), CASE WHEN asked_for <= ${opensAt}::timestamptz
    THEN asked_for - ${minutes} ELSE ${opensAt}::timestamptz END)`;
  return (
    db(client)
      .updateTable('orders')
      // Whole milliseconds, because the jobs name the time too.
      .set(({ ref }) => ({
        waits_from: waitsFrom,
        answer_by: sql<Date>`date_trunc('milliseconds',
        least(${waitsFrom} + ${minutes},
          CASE WHEN ${ref('asked_for')} > now() THEN ${ref('asked_for')} END))`,
      }))
      .where('id', '=', id)
      .where('created_at', '=', timeOf(id))
      .returning([sql<Date>`waits_from`.as('waits_from'), sql<Date>`answer_by`.as('answer_by')])
      .executeTakeFirstOrThrow()
  );
};

/** Orders of a business that nobody could answer yet. */
export const findWaitingForOpening = async (client: Queryable, businessId: string): Promise<string[]> => {
  const rows = await db(client)
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.business_id', '=', businessId)
    .where('o.created_at', '>', sql<Date>`now() - make_interval(days => ${LIMITS.daysAhead + 1})`)
    .where('o.status', '=', 'pending')
    .where('o.waits_from', '>', NOW)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Lets an order wait on as before its answer, by the database's clock: from when it waited, and until its deadline
 * (product.md §449).
 * @param leastSeconds how long it waits at least from now
 * @returns its times, whether the deadline is a later one than before, and the database's time; undefined for an order that has never waited
 */
export const resumeAnswerTimes = async (
  client: Queryable,
  id: string,
  leastSeconds: number,
): Promise<{ answer_by: Date; waits_from: Date | null; is_moved: boolean; now: Date } | undefined> => {
  const least = sql<Date>`date_trunc('milliseconds', now() + make_interval(secs => ${leastSeconds}))`;
  return db(client)
    .updateTable('orders')
    .set(({ ref }) => ({ answer_by: sql<Date>`greatest(${ref('answer_by')}, ${least})` }))
    .where('id', '=', id)
    .where('created_at', '=', timeOf(id))
    .where('answer_by', 'is not', null)
    .returning(({ ref }) => [
      sql<Date>`answer_by`.as('answer_by'),
      'waits_from',
      NOW.as('now'),
      sql<boolean>`${ref('answer_by')} <= ${least}`.as('is_moved'),
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
    .where(areTimesOf(ids))
    .where('o.business_id', '=', businessId)
    .where('o.seen_at', 'is', null)
    .where(VISIBLE_TO_BUSINESS)
    .returning(['o.id', 'o.status'])
    .execute();
