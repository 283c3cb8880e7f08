import type { Queryable } from '../../platform/database/database.ts';

/** What somebody shows who wants to set a new password. */
export interface ResetClaim {
  hash: Buffer;
  email: string;
  now: Date;
}

/**
 * Stores a request for the account of an e-mail; nothing where there is no account. The link before it goes on working
 * until it expires: otherwise anybody who knows the e-mail could end every link that its owner gets. The database gives
 * `business_id`, which is unique, the value of `user_id` (0080_people_and_places.sql).
 */
export const upsertReset = async (
  client: Queryable,
  request: { id: string; email: string; now: Date; expiresAt: Date },
): Promise<void> => {
  await client.query({
    name: 'upsert-reset',
    text: `WITH person AS (SELECT id FROM users WHERE lower(email) = lower($2)),
           expired AS (
             DELETE FROM earlier_password_resets e USING person
             WHERE e.user_id = person.id AND e.expires_at <= $4
           ),
           earlier AS (
             INSERT INTO earlier_password_resets (user_id, hash, expires_at)
             SELECT r.user_id, r.hash, r.expires_at FROM password_resets r JOIN person ON person.id = r.user_id
             WHERE r.hash IS NOT NULL AND r.expires_at > $4
             ON CONFLICT DO NOTHING
           )
           INSERT INTO password_resets (user_id, request_id, expires_at)
           SELECT id, $1, $3 FROM person
           ON CONFLICT (business_id) DO UPDATE
             SET request_id = excluded.request_id, expires_at = excluded.expires_at, hash = NULL`,
    values: [request.id, request.email, request.expiresAt, request.now],
  });
};

/** Gives a request its token. The person it belongs to; undefined when it is nobody's, or no longer the last. */
export const setResetToken = async (
  database: Queryable,
  request: { id: string; hash: Buffer; expiresAt: Date },
): Promise<string | undefined> => {
  const { rows } = await database.query<{ user_id: string }>(
    'UPDATE password_resets SET hash = $2, expires_at = $3 WHERE request_id = $1 RETURNING user_id',
    [request.id, request.hash, request.expiresAt],
  );
  return rows[0]?.user_id;
};

/** The last link of a person, or one before it, that is claimed with its e-mail in time. */
const CLAIMED = `u.id = r.user_id AND lower(u.email) = lower($2) AND (
  (r.hash = $1 AND r.expires_at > $3) OR EXISTS (
    SELECT 1 FROM earlier_password_resets e
    WHERE e.user_id = r.user_id AND e.hash = $1 AND e.expires_at > $3
  )
)`;

/** Whether a token would be taken. */
export const isResetOpen = async (
  database: Queryable,
  { hash, email, now }: ResetClaim,
): Promise<boolean> => {
  const { rowCount } = await database.query(`SELECT 1 FROM password_resets r, users u WHERE ${CLAIMED}`, [
    hash,
    email,
    now,
  ]);
  return rowCount === 1;
};

/** Takes a token, and ends the other links of its person; of parallel uses one gets the person, the others nothing. */
export const takeReset = async (
  client: Queryable,
  { hash, email, now }: ResetClaim,
): Promise<string | undefined> => {
  const { rows } = await client.query<{ user_id: string }>(
    `DELETE FROM password_resets r USING users u WHERE ${CLAIMED} RETURNING user_id`,
    [hash, email, now],
  );
  return rows[0]?.user_id;
};

/** Ends all links of a person. */
export const deleteResetOf = async (client: Queryable, userId: string): Promise<void> => {
  await client.query('DELETE FROM password_resets WHERE user_id = $1', [userId]);
};
