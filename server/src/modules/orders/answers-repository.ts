import type { OrderStatus } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db, NOW } from '../../platform/database/db.ts';
import { VISIBLE_TO_BUSINESS } from './orders-repository.ts';

/** When an order begins to wait: one for later, placed while its place is closed, when it next opens. */
const WAITS_FROM = sql<Date>`CASE WHEN asked_for IS NULL THEN now() ELSE greatest(now(), (
  SELECT min(t.opens_at) FROM open_times t
  WHERE t.business_id = orders.business_id AND t.closes_at > now())) END`;

/**
 * Notes until when an order waits for an answer, by the database's clock: at the latest until the time that
 * its diner asked for (product.md §293). A time that has passed, because its card was paid late or its owner took
 * it up again, leaves the place its minutes.
 * @returns that time, and when the business is reminded
 */
export const setAnswerTimes = async (
  client: Queryable,
  id: string,
  minutes: { remind: number; cancel: number },
): Promise<{ remind_at: Date; answer_by: Date }> =>
  db(client)
    .updateTable('orders')
    // Whole milliseconds, because the jobs name the time too.
    .set(({ ref }) => ({
      answer_by: sql<Date>`date_trunc('milliseconds',
        least(${WAITS_FROM} + make_interval(mins => ${minutes.cancel}),
          CASE WHEN ${ref('asked_for')} > now() THEN ${ref('asked_for')} END))`,
    }))
    .where('id', '=', id)
    .returning([
      sql<Date>`answer_by`.as('answer_by'),
      sql<Date>`${WAITS_FROM} + make_interval(mins => ${minutes.remind})`.as('remind_at'),
    ])
    .executeTakeFirstOrThrow();

/** Notes that orders of a business are on one of its screens. Returns those that were not before. */
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
