import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** A start that has run so long was cut off, e.g. by a crash. */
const CUT_OFF: RawBuilder<Date> = sql`now() - interval '5 minutes'`;
const FORGOTTEN: RawBuilder<Date> = sql`now() - interval '2 days'`;

/** Frees a business from starts that were cut off. */
export const deleteCutOff = async (database: Queryable, businessId: string): Promise<void> => {
  await db(database)
    .deleteFrom('subscription_starts')
    .where('business_id', '=', businessId)
    .where(({ not, ref }) => not(ref('done')))
    .where('started_at', '<', CUT_OFF)
    .execute();
};

/** Claims the one start that a business may have at a time; false when the key, or another one, is taken. */
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

/** The start that has claimed a key. */
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

/** Notes that a start is over. */
export const finishStart = async (database: Queryable, businessId: string, key: string): Promise<void> => {
  await db(database)
    .updateTable('subscription_starts')
    .set({ done: true })
    .where('business_id', '=', businessId)
    .where('key', '=', key)
    .execute();
};

/** Frees the key of a start that came to nothing. */
export const deleteStart = async (database: Queryable, businessId: string, key: string): Promise<void> => {
  await db(database)
    .deleteFrom('subscription_starts')
    .where('business_id', '=', businessId)
    .where('key', '=', key)
    .execute();
};

/** Forgets starts that nobody repeats any more. */
export const deleteOldStarts = async (database: Queryable): Promise<void> => {
  await db(database)
    .deleteFrom('subscription_starts')
    .where(({ ref }) => ref('done'))
    .where('started_at', '<', FORGOTTEN)
    .execute();
};
