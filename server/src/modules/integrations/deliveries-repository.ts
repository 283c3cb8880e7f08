import type { DeliveryProblem, DeliveryState, DeliveryType } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import type { Attempt } from './webhook-jobs.ts';

const COLUMNS = [
  'id',
  'type',
  'state',
  'created_at',
  'series',
  'attempts',
  'last_attempt_at',
  'next_attempt_at',
  'answer_status',
  'answer_ms',
  'problem',
] as const;

/** A message to store. */
export interface NewDelivery {
  id: string;
  webhookId: string;
  type: DeliveryType;
  body: string;
}

/** Stores a message that waits; undefined if it was stored before. */
export const insertDelivery = (client: Queryable, { webhookId, ...delivery }: NewDelivery) =>
  db(client)
    .insertInto('webhook_deliveries')
    // The time of the statement, so that several messages of one transaction keep their order.
    .values({ ...delivery, webhook_id: webhookId, created_at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

/** Messages to an address, latest first; with `before`, those older than that one. */
export const listDeliveries = (
  database: Queryable,
  webhookId: string,
  { before, limit }: { before: string | undefined; limit: number },
) => {
  const log = db(database)
    .selectFrom('webhook_deliveries')
    .select(COLUMNS)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (before === undefined) return log.execute();
  return log
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('created_at', 'id'),
        '<',
        selectFrom('webhook_deliveries')
          .select(['created_at', 'id'])
          .where('id', '=', before)
          .where('webhook_id', '=', webhookId)
          .$asTuple('created_at', 'id'),
      ),
    )
    .execute();
};

/** A message as it is listed. */
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

/** The message and address of an attempt; undefined if it need not be sent any more. */
export const findAttempt = (database: Queryable, { delivery_id, series }: Attempt) =>
  db(database, 'find-webhook-attempt')
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['d.id', 'd.type', 'd.body', 'w.id as webhook_id', 'w.business_id', 'w.url', 'w.secret'])
    .select(['w.old_secret', 'w.old_secret_until'])
    .where('d.id', '=', delivery_id)
    .where('d.series', '=', series)
    .where('d.state', '=', 'waiting')
    .where('w.off_at', 'is', null)
    .executeTakeFirst();

/** The outcome of an attempt. */
export interface Outcome {
  state: DeliveryState;
  at: Date;
  nextAt: Date | null;
  status: number | null;
  ms: number | null;
  problem: DeliveryProblem | null;
}

/** Stores the outcome of an attempt; false if "send again" has started another series meanwhile. */
export const recordAttempt = async (
  client: Queryable,
  { delivery_id, series }: Attempt,
  { state, at, nextAt, status, ms, problem }: Outcome,
): Promise<boolean> => {
  const stored = await db(client)
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      ...{ state, problem, last_attempt_at: at, next_attempt_at: nextAt },
      ...{ answer_status: status, answer_ms: ms },
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', delivery_id)
    .where('series', '=', series)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return stored.numUpdatedRows === 1n;
};

/** Starts another series of attempts; undefined if the address has no such message. */
export const startSeries = (client: Queryable, webhookId: string, id: string) =>
  db(client)
    .updateTable('webhook_deliveries')
    .set((eb) => ({ state: 'waiting', next_attempt_at: null, series: eb('series', '+', 1) }))
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .returning(COLUMNS)
    .executeTakeFirst();

/** Gives up the messages that wait for an address. */
export const giveUpWaiting = async (client: Queryable, webhookId: string): Promise<void> => {
  await db(client)
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_attempt_at: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
};

/** Deletes messages from before a time. */
export const deleteOldDeliveries = async (client: Queryable, before: Date): Promise<void> => {
  await db(client).deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
};
