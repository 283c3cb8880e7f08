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
