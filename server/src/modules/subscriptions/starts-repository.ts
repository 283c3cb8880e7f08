import type { Queryable } from '../../platform/database/database.ts';

/** A start that has run so long was cut off, e.g. by a crash. */
const CUT_OFF = "interval '5 minutes'";
const KEPT = "interval '2 days'";

/** Frees a business from starts that were cut off. */
export const deleteCutOff = async (database: Queryable, businessId: string): Promise<void> => {
  await database.query(
    `DELETE FROM subscription_starts WHERE business_id = $1 AND NOT done AND started_at < now() - ${CUT_OFF}`,
    [businessId],
  );
};

/** Claims the one start that a business may have at a time; false when the key, or another one, is taken. */
export const claimStart = async (
  database: Queryable,
  businessId: string,
  key: string,
  fingerprint: Buffer,
): Promise<boolean> => {
  const { rowCount } = await database.query(
    'INSERT INTO subscription_starts (business_id, key, fingerprint) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [businessId, key, fingerprint],
  );
  return rowCount === 1;
};

/** The start that has claimed a key. */
export const findStart = async (
  database: Queryable,
  businessId: string,
  key: string,
): Promise<{ fingerprint: Buffer; done: boolean } | undefined> => {
  const { rows } = await database.query<{ fingerprint: Buffer; done: boolean }>(
    'SELECT fingerprint, done FROM subscription_starts WHERE business_id = $1 AND key = $2',
    [businessId, key],
  );
  return rows[0];
};

/** Notes that a start is over. */
export const finishStart = async (database: Queryable, businessId: string, key: string): Promise<void> => {
  await database.query('UPDATE subscription_starts SET done = true WHERE business_id = $1 AND key = $2', [
    businessId,
    key,
  ]);
};

/** Frees the key of a start that came to nothing. */
export const deleteStart = async (database: Queryable, businessId: string, key: string): Promise<void> => {
  await database.query('DELETE FROM subscription_starts WHERE business_id = $1 AND key = $2', [
    businessId,
    key,
  ]);
};

/** Forgets starts that nobody repeats any more. */
export const deleteOldStarts = async (database: Queryable): Promise<void> => {
  await database.query(`DELETE FROM subscription_starts WHERE done AND started_at < now() - ${KEPT}`);
};
