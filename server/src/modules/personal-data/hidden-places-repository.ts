import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/**
 * Deletes work that waits and names any of these orders, messages or requests: a mail that waits would go to nobody.
 * Finished work names numbers only.
 * @returns how many pieces there were
 */
export const deleteWaitingWork = async (client: Queryable, ids: readonly string[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    DELETE FROM pgboss.job WHERE state < 'active'
      AND (data ->> 'order_id' = ANY(${ids}) OR data ->> 'message_id' = ANY(${ids}))`.execute(db(client));
  return Number(numAffectedRows);
};

/** Deletes the counters of limits that count for an e-mail. */
export const deleteCounters = async (client: Queryable, email: string): Promise<void> => {
  await sql`DELETE FROM rate_limits WHERE position(${email.toLowerCase()} IN lower(key)) > 0`.execute(
    db(client),
  );
};

/** Takes an e-mail from the objects of test payments, and forgets what was answered with it. */
export const forgetInSandbox = async (client: Queryable, email: string): Promise<void> => {
  const lower = email.toLowerCase();
  for (const field of ['receipt_email', 'email'])
    await sql`
      UPDATE sandbox.objects SET data = jsonb_set(data, ARRAY[${field}], 'null')
      WHERE lower(data ->> ${field}) = ${lower}`.execute(db(client));
  await sql`DELETE FROM sandbox.answers WHERE position(${lower} IN lower(body::text)) > 0`.execute(
    db(client),
  );
};
