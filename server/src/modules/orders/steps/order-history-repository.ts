import type { OrderStatus } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import { isStepOf } from '../../order-months/order-months-service.ts';

/**
 * Adds a status to an order's history. Returns the entry's id.
 * @param promisedBefore the promise before the step, restored if the step is undone
 */
export const recordStatus = async (
  client: Queryable,
  id: string,
  status: OrderStatus,
  promisedBefore: Date | null = null,
): Promise<number> => {
  const entry = await db(client)
    .insertInto('order_history')
    .values({ order_id: id, status, promised_before: promisedBefore })
    .returning('id')
    .executeTakeFirstOrThrow();
  return entry.id;
};

const stepsOf = (client: Queryable, id: string) =>
  db(client).selectFrom('order_history as h').where(isStepOf(id));

/**
 * Deletes the last entry of an order's history if it is recent enough; else returns undefined.
 * @returns the promise before the step
 */
export const deleteLastStatus = async (
  client: Queryable,
  id: string,
  withinSeconds: number,
): Promise<{ promised_before: Date | null; changed_at: Date } | undefined> =>
  db(client)
    .deleteFrom('order_history')
    .where(
      'id',
      '=',
      stepsOf(client, id).select(({ fn }) => fn.max('h.id').as('last')),
    )
    .where('changed_at', '>', sql<Date>`now() - interval '1 second' * ${withinSeconds}`)
    .where('changed_at', '<', sql<Date>`now() + interval '1 day'`)
    .returning(['promised_before', 'changed_at'])
    .executeTakeFirst();

/** The status in an entry of the history of an order. */
export const findHistoryStatus = async (
  client: Queryable,
  orderId: string,
  historyId: number,
): Promise<OrderStatus | undefined> => {
  const entry = await stepsOf(client, orderId)
    .select('h.status')
    .where('h.id', '=', historyId)
    .executeTakeFirst();
  return entry?.status;
};
