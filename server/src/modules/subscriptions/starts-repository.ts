import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** A start that has run this long was interrupted, for example by a crash. */
const INTERRUPTED: RawBuilder<Date> = sql`now() - interval '5 minutes'`;
const FORGOTTEN: RawBuilder<Date> = sql`now() - interval '2 days'`;

/** Deletes interrupted starts of a business. */
export const deleteInterrupted = async (database: Queryable, businessId: string): Promise<void> => {
  await db(database)
    .deleteFrom('subscription_starts')
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
): Promise<{ fingerprint: Buffer; done: boolean } | undefined> =>
  db(database)
    .selectFrom('subscription_starts')
    .select(['fingerprint', 'done'])
    .where('business_id', '=', businessId)
    .where('key', '=', key)
    .executeTakeFirst();

/** Marks a start as finished. */
export const finishStart = async (database: Queryable, businessId: string, key: string): Promise<void> => {
  await db(database)
    .updateTable('subscription_starts')
    .set({ done: true })
    .where('business_id', '=', businessId)
    .where('key', '=', key)
    .execute();
};

/** Deletes a failed start, so that its key can be used again. */
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
