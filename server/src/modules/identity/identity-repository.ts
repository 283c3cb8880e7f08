import type { Database, Queryable } from '../../platform/database/database.ts';

/** A secret that signs tokens; `id` travels with each token it signed. */
export interface SigningKey {
  id: string;
  secret: Uint8Array;
}

/** What a login needs to know of an account. */
export interface AccountRow {
  id: string;
  email: string;
  password_hash: string;
}

/** A refresh token with the state of its family. */
export interface RefreshTokenRow {
  family_id: string;
  business_id: string;
  is_expired: boolean;
  family_ended: boolean;
  /** Seconds since the token was exchanged; null when it was not. */
  rotated_seconds_ago: number | null;
}

/** The account of an e-mail, letter case aside. */
export const findAccount = async (database: Queryable, email: string): Promise<AccountRow | undefined> => {
  const { rows } = await database.query<AccountRow>({
    name: 'find-account',
    text: 'SELECT id, email, password_hash FROM businesses WHERE lower(email) = lower($1)',
    values: [email],
  });
  return rows[0];
};

/** A new business; false when the e-mail is taken. */
export const insertBusiness = async (
  database: Queryable,
  business: {
    id: string;
    email: string;
    passwordHash: string;
    businessName: string;
    telephone: string;
    address: string;
    city: string;
    description: string;
    /** Left out: now. */
    createdAt?: Date;
  },
): Promise<boolean> => {
  const { rowCount } = await database.query(
    `INSERT INTO businesses (id, email, password_hash, business_name, telephone, address, city, description, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, now())) ON CONFLICT (lower(email)) DO NOTHING`,
    [
      business.id,
      business.email,
      business.passwordHash,
      business.businessName,
      business.telephone,
      business.address,
      business.city,
      business.description,
      business.createdAt ?? null,
    ],
  );
  return rowCount === 1;
};

/** Starts a session family. */
export const insertFamily = async (database: Queryable, id: string, businessId: string): Promise<void> => {
  await database.query('INSERT INTO session_families (id, business_id) VALUES ($1, $2)', [id, businessId]);
};

/** Adds a refresh token to a family; adding the same successor twice is one token. */
export const insertRefreshToken = async (
  database: Queryable,
  token: { hash: Buffer; familyId: string; lifeSeconds: number },
): Promise<void> => {
  await database.query(
    `INSERT INTO refresh_tokens (hash, family_id, expires_at) VALUES ($1, $2, now() + make_interval(secs => $3))
     ON CONFLICT (hash) DO NOTHING`,
    [token.hash, token.familyId, token.lifeSeconds],
  );
};

/** Finds and locks a refresh token and its family, so that parallel exchanges take turns. */
export const lockRefreshToken = async (
  client: Queryable,
  hash: Buffer,
): Promise<RefreshTokenRow | undefined> => {
  const { rows } = await client.query<RefreshTokenRow>(
    `SELECT family_id, business_id, expires_at <= now() AS is_expired, ended_at IS NOT NULL AS family_ended,
       extract(epoch FROM clock_timestamp() - rotated_at)::float8 AS rotated_seconds_ago
     FROM refresh_tokens JOIN session_families ON session_families.id = family_id
     WHERE hash = $1 FOR UPDATE`,
    [hash],
  );
  return rows[0];
};

/** Notes that a token has been exchanged; the first time counts. */
export const markRotated = async (client: Queryable, hash: Buffer): Promise<void> => {
  await client.query(
    'UPDATE refresh_tokens SET rotated_at = coalesce(rotated_at, clock_timestamp()) WHERE hash = $1',
    [hash],
  );
};

/** Ends a family: none of its refresh tokens can be exchanged any more. */
export const endFamily = async (client: Queryable, familyId: string): Promise<void> => {
  await client.query('UPDATE session_families SET ended_at = coalesce(ended_at, now()) WHERE id = $1', [
    familyId,
  ]);
};

/** The family a refresh token belongs to. */
export const findFamily = async (database: Queryable, hash: Buffer): Promise<string | undefined> => {
  const { rows } = await database.query<{ family_id: string }>(
    'SELECT family_id FROM refresh_tokens WHERE hash = $1',
    [hash],
  );
  return rows[0]?.family_id;
};

/** Stores a key unless there is one already. */
export const saveFirstSigningKey = async (database: Database, key: SigningKey): Promise<void> => {
  await database.query(
    `WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock(hashtext('signing_keys')))
     INSERT INTO signing_keys (id, secret) SELECT $1, $2 FROM turn WHERE NOT EXISTS (SELECT 1 FROM signing_keys)`,
    [key.id, key.secret],
  );
};

/** All keys, the newest first. */
export const readSigningKeys = async (database: Database): Promise<SigningKey[]> => {
  const { rows } = await database.query<SigningKey>(
    'SELECT id, secret FROM signing_keys ORDER BY created_at DESC, id',
  );
  return rows;
};
