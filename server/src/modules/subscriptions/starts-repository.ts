import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { db } from '../../platform/database/db.ts';

/** A start that has run this long was interrupted, for example by a crash. */
const INTERRUPTED: RawBuilder<Date> = sql`now() - interval '5 minutes'`;
const FORGOTTEN: RawBuilder<Date> = sql`now() - interval '2 days'`;

const FAILED = { done: true, failed: true };

/** Marks interrupted starts of a business as failed. */
export const failInterrupted = async (database: Queryable, businessId: string): Promise<void> => {
  await db(database)
    .updateTable('subscription_starts')
    .set(FAILED)
    .where('business_id', '=', businessId)
    .where(({ not, ref }) => not(ref('done')))
    .where('started_at', '<', INTERRUPTED)
    .execute();
};

/**
 * Claims the one start that a business may have at a time; false when there is another, or the key is used.
 */
export const claimStart = async (
  database: Queryable,
  businessId: string,
  key: string,
  fingerprint: Buffer,
): Promise<boolean> => {
  const claimed = await db(database)
    .insertInto('subscription_starts')
    .values({ business_id: businessId, key, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
};

/** The start of a key. */
export const findStart = async (
  database: Queryable,
  businessId: string,
  key: string,
): Promise<{ fingerprint: Buffer; done: boolean; failed: boolean } | undefined> =>
  db(database)
    .selectFrom('subscription_starts')
    .select(['fingerprint', 'done', 'failed'])
    .where('business_id', '=', businessId)
    .where('key', '=', key)
    .executeTakeFirst();

const change = (database: Queryable, businessId: string, key: string) =>
  db(database)
    .updateTable('subscription_starts')
    .where('business_id', '=', businessId)
    .where('key', '=', key);

/** Marks a start as finished. */
export const finishStart = async (database: Queryable, businessId: string, key: string): Promise<void> => {
  await change(database, businessId, key).set({ done: true }).execute();
};

/** Marks a start as failed: nobody knows what the provider has done of it. Its key repeats it. */
export const failStart = async (database: Queryable, businessId: string, key: string): Promise<void> => {
  await change(database, businessId, key).set(FAILED).execute();
};

/** Claims a failed start again; false when the business has another one that runs. */
export const reclaimStart = async (database: Database, businessId: string, key: string): Promise<boolean> => {
  try {
    const claimed = await change(database, businessId, key)
      .set({ done: false, failed: false, started_at: sql<Date>`now()` })
      .where(({ ref }) => ref('failed'))
      .executeTakeFirst();
    return claimed.numUpdatedRows === 1n;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};

/** Deletes a start that was refused, so that its key can be used for something else. */
export const deleteStart = async (database: Queryable, businessId: string, key: string): Promise<void> => {
  await db(database)
    .deleteFrom('subscription_starts')
    .where('business_id', '=', businessId)
    .where('key', '=', key)
    .execute();
};

/** Deletes starts that are too old to be repeated. */
export const deleteOldStarts = async (database: Queryable): Promise<void> => {
  await db(database)
    .deleteFrom('subscription_starts')
    .where(({ ref }) => ref('done'))
    .where('started_at', '<', FORGOTTEN)
    .execute();
};
