import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import { HAS_NUMBER } from '../order-months/order-months-service.ts';

/** A mail that was refused, or a failed job. */
export interface Failure {
  /** Of the mail, or of the job. */
  id: string;
  /** Name of the job; null for a mail that was refused. */
  job: string | null;
  /** Whether the diner of its order was mailed that it was placed. */
  is_diner_told?: boolean;
  data: {
    order_id?: string;
    business_id?: string;
    kind?: string;
    path?: string;
    words?: { id?: string };
  } | null;
}

/** A failure as it is listed; a job may also wait for its next try. */
export interface FailureRow extends Failure {
  /** Words of the last error. */
  message: string | null;
  failed_at: Date;
  next_try_at: Date | null;
  total: number;
}

/** What failed, the latest first, with how much there is. */
export const listFailures = async (
  database: Queryable,
  { jobs, skip, limit }: { jobs: readonly string[]; skip: number; limit: number },
): Promise<FailureRow[]> => {
  const { rows } = await sql<FailureRow>`
    WITH failures AS (
      SELECT j.id::text AS id, j.name AS job, j.data,
        coalesce(j.output ->> 'message', j.output -> 'value' ->> 'message') AS message,
        coalesce(j.completed_on, j.started_on, j.created_on) AS failed_at,
        CASE WHEN j.state = 'retry' THEN j.start_after END AS next_try_at,
        EXISTS (SELECT FROM sent_mails s WHERE s.message_id = 'order-placed-' || (j.data ->> 'order_id'))
          AS is_diner_told
      FROM pgboss.job j WHERE j.name = ANY(${jobs}) AND j.state IN ('retry', 'failed')
      UNION ALL
      SELECT message_id, NULL, NULL, NULL, sent_at, NULL, false FROM sent_mails WHERE is_refused
    )
    SELECT *, (SELECT count(*) FROM failures) AS total FROM failures
    ORDER BY failed_at DESC, id DESC OFFSET ${skip} LIMIT ${limit}`.execute(db(database));
  return rows;
};

/** E-mails and places of orders. */
export const ordersOf = (database: Queryable, ids: readonly string[]) =>
  db(database)
    .selectFrom('order_numbers as n')
    .innerJoin('orders as o', (join) => join.on(HAS_NUMBER))
    .select(['o.id', 'o.business_id', 'o.customer_email'])
    .where('n.id', '=', anyOf(ids))
    .execute();

/** Names of places, and the e-mail of the first owner of each. */
export const placesOf = (database: Queryable, ids: readonly string[]) =>
  db(database)
    .selectFrom('businesses as b')
    .select(['b.id', 'b.business_name as name'])
    .select(({ selectFrom }) =>
      selectFrom('memberships as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .select('u.email')
        .whereRef('m.business_id', '=', 'b.id')
        .where('m.role', '=', 'owner')
        .orderBy('m.created_at')
        .limit(1)
        .as('email'),
    )
    .where('b.id', '=', anyOf(ids))
    .execute();

/** E-mails of people. */
export const peopleOf = (database: Queryable, ids: readonly string[]) =>
  db(database).selectFrom('users').select(['id', 'email']).where('id', '=', anyOf(ids)).execute();

/** A failed job, which nobody else changes until the transaction ends; undefined where it is on its way or done. */
export const lockFailedJob = async (
  client: Queryable,
  id: string,
  jobs: readonly string[],
): Promise<Failure | undefined> => {
  const { rows } = await sql<Failure>`
    SELECT id::text AS id, name AS job, data FROM pgboss.job
    WHERE id = ${id}::uuid AND name = ANY(${jobs})
      AND (state = 'failed' OR (state = 'retry' AND start_after > now())) FOR UPDATE`.execute(db(client));
  return rows[0];
};

/** Puts a failed job back into the queue with all its retries. */
export const queueJobAgain = async (client: Queryable, id: string, data: object): Promise<void> => {
  await sql`
    UPDATE pgboss.job SET state = 'retry', start_after = now(), retry_count = 0, completed_on = NULL,
      retry_limit = greatest(retry_limit, 1), keep_until = now() + interval '14 days',
      data = ${JSON.stringify(data)}::jsonb
    WHERE id = ${id}::uuid`.execute(db(client));
};

/** Forgets that a mail was refused; false where it was not, or somebody did already. */
export const forgetRefusal = async (client: Queryable, id: string): Promise<boolean> => {
  const deleted = await db(client)
    .deleteFrom('sent_mails')
    .where('message_id', '=', id)
    .where('is_refused', '=', true)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
};
