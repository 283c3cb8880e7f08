import type { Queryable } from '../../platform/database/database.ts';

/** What somebody shows who wants to set a new password. */
export interface ResetClaim {
  hash: Buffer;
  email: string;
  now: Date;
}

/** Stores a request for the account of an e-mail, in place of its last one; nothing where there is no account. */
export const upsertReset = async (
  client: Queryable,
  request: { id: string; email: string; expiresAt: Date },
): Promise<void> => {
  await client.query({
    name: 'upsert-reset',
    text: `INSERT INTO password_resets (business_id, request_id, expires_at)
           SELECT id, $1, $3 FROM businesses WHERE lower(email) = lower($2)
           ON CONFLICT (business_id) DO UPDATE
             SET request_id = excluded.request_id, expires_at = excluded.expires_at, hash = NULL`,
    values: [request.id, request.email, request.expiresAt],
  });
};

/** Gives a request its token. The business it belongs to; undefined when it is nobody's, or no longer the last. */
export const setResetToken = async (
  database: Queryable,
  request: { id: string; hash: Buffer; expiresAt: Date },
): Promise<string | undefined> => {
  const { rows } = await database.query<{ business_id: string }>(
    'UPDATE password_resets SET hash = $2, expires_at = $3 WHERE request_id = $1 RETURNING business_id',
    [request.id, request.hash, request.expiresAt],
  );
  return rows[0]?.business_id;
};

const CLAIMED = 'b.id = r.business_id AND r.hash = $1 AND lower(b.email) = lower($2) AND r.expires_at > $3';

/** Whether a token would be taken. */
export const isResetOpen = async (
  database: Queryable,
  { hash, email, now }: ResetClaim,
): Promise<boolean> => {
  const { rowCount } = await database.query(
    `SELECT 1 FROM password_resets r, businesses b WHERE ${CLAIMED}`,
    [hash, email, now],
  );
  return rowCount === 1;
};

/** Takes a token; of parallel uses one gets the business, the others nothing. */
export const takeReset = async (
  client: Queryable,
  { hash, email, now }: ResetClaim,
): Promise<string | undefined> => {
  const { rows } = await client.query<{ business_id: string }>(
    `DELETE FROM password_resets r USING businesses b WHERE ${CLAIMED} RETURNING business_id`,
    [hash, email, now],
  );
  return rows[0]?.business_id;
};

/** Ends a business's open request. */
export const deleteResetOf = async (client: Queryable, businessId: string): Promise<void> => {
  await client.query('DELETE FROM password_resets WHERE business_id = $1', [businessId]);
};
