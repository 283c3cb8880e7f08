import type { Queryable } from '../../platform/database/database.ts';

/** What somebody shows who wants to set a new password. */
export interface ResetClaim {
  hash: Buffer;
  email: string;
  now: Date;
}

/**
 * Stores a request for the account of an e-mail; nothing where there is no account. The link before it goes on working
 * until it expires: otherwise anybody who knows the e-mail could end every link that its owner gets.
 */
export const upsertReset = async (
  client: Queryable,
  request: { id: string; email: string; now: Date; expiresAt: Date },
): Promise<void> => {
  await client.query({
    name: 'upsert-reset',
    text: `WITH business AS (SELECT id FROM businesses WHERE lower(email) = lower($2)),
           expired AS (
             DELETE FROM earlier_password_resets e USING business
             WHERE e.business_id = business.id AND e.expires_at <= $4
           ),
           earlier AS (
             INSERT INTO earlier_password_resets (business_id, hash, expires_at)
             SELECT r.business_id, r.hash, r.expires_at FROM password_resets r JOIN business ON business.id = r.business_id
             WHERE r.hash IS NOT NULL AND r.expires_at > $4
             ON CONFLICT DO NOTHING
           )
           INSERT INTO password_resets (business_id, request_id, expires_at)
           SELECT id, $1, $3 FROM business
           ON CONFLICT (business_id) DO UPDATE
             SET request_id = excluded.request_id, expires_at = excluded.expires_at, hash = NULL`,
    values: [request.id, request.email, request.expiresAt, request.now],
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

/** The last link of a business, or one before it, that is claimed with its e-mail in time. */
const CLAIMED = `b.id = r.business_id AND lower(b.email) = lower($2) AND (
  (r.hash = $1 AND r.expires_at > $3) OR EXISTS (
    SELECT 1 FROM earlier_password_resets e
    WHERE e.business_id = r.business_id AND e.hash = $1 AND e.expires_at > $3
  )
)`;

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

/** Takes a token, and ends the other links of its business; of parallel uses one gets the business, the others nothing. */
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

/** Ends all links of a business. */
export const deleteResetOf = async (client: Queryable, businessId: string): Promise<void> => {
  await client.query('DELETE FROM password_resets WHERE business_id = $1', [businessId]);
};
