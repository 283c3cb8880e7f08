import type { Queryable } from '../../platform/database/database.ts';
import type { Role } from './memberships-repository.ts';
import { announceEnd } from './session-ends.ts';

/** A refresh token with the state of its family. */
export interface RefreshTokenRow {
  family_id: string;
  user_id: string;
  /** The one that the session works for. */
  business_id: string;
  is_expired: boolean;
  family_ended: boolean;
  /** Seconds since the token was exchanged; null when it was not. */
  rotated_seconds_ago: number | null;
  /** Of the secret of the family's device; null for a family from before devices had one. */
  device_hash: Buffer | null;
}

/** Long enough for what browsers say; what is longer tells nothing more. */
const USER_AGENT_LENGTH = 400;

/** Starts a session family. */
export const insertFamily = async (
  client: Queryable,
  family: {
    id: string;
    userId: string;
    businessId: string;
    createdAt: Date;
    userAgent: string;
    deviceHash: Buffer;
  },
): Promise<void> => {
  await client.query(
    `INSERT INTO session_families (id, user_id, business_id, created_at, last_used_at, user_agent, device_hash)
     VALUES ($1, $2, $3, $4, $4, left($5, ${USER_AGENT_LENGTH}), $6)`,
    [family.id, family.userId, family.businessId, family.createdAt, family.userAgent, family.deviceHash],
  );
};

/** Whose an open family is, and as what they work for a business; `role` is null where they do not. */
export const findOpenFamily = async (
  database: Queryable,
  id: string,
  businessId: string,
): Promise<{ user_id: string; role: Role | null } | undefined> => {
  const { rows } = await database.query<{ user_id: string; role: Role | null }>({
    name: 'find-open-family',
    text: `SELECT f.user_id, m.role FROM session_families f
           LEFT JOIN memberships m ON m.user_id = f.user_id AND m.business_id = $2
           WHERE f.id = $1 AND f.ended_at IS NULL`,
    values: [id, businessId],
  });
  return rows[0];
};

/** From now on a family works for another business; false when it has ended. */
export const setBusinessOf = async (client: Queryable, id: string, businessId: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    'UPDATE session_families SET business_id = $2 WHERE id = $1 AND ended_at IS NULL',
    [id, businessId],
  );
  return rowCount === 1;
};

/** When the person of a family signed in. */
export const familyStart = async (database: Queryable, id: string): Promise<Date | undefined> => {
  const { rows } = await database.query<{ created_at: Date }>(
    'SELECT created_at FROM session_families WHERE id = $1',
    [id],
  );
  return rows[0]?.created_at;
};

/** Ends all families of a person but, where one is named, the present one. */
export const endFamiliesOf = async (
  client: Queryable,
  userId: string,
  present: string | null,
): Promise<void> => {
  await client.query(
    `UPDATE session_families SET ended_at = now()
     WHERE user_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $2::uuid`,
    [userId, present],
  );
  await announceEnd(client, userId, { allBut: present });
};

/** A session that goes on. */
export interface FamilyRow {
  id: string;
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
}

/** More devices than a person has; older ones are ended with all others. */
const LISTED = 50;

/** The sessions of a person that can still go on, the last used first. */
export const listFamilies = async (database: Queryable, userId: string): Promise<FamilyRow[]> => {
  const { rows } = await database.query<FamilyRow>({
    name: 'list-families',
    text: `SELECT id, user_agent, created_at, last_used_at FROM session_families f
           WHERE user_id = $1 AND ended_at IS NULL
             AND EXISTS (SELECT 1 FROM refresh_tokens t WHERE t.family_id = f.id AND t.expires_at > now())
           ORDER BY last_used_at DESC, id LIMIT ${LISTED}`,
    values: [userId],
  });
  return rows;
};

/** Ends one session of a person; false when they have no such session that goes on. */
export const endFamilyOf = async (database: Queryable, userId: string, id: string): Promise<boolean> => {
  const { rowCount } = await database.query(
    'UPDATE session_families SET ended_at = now() WHERE id = $1 AND user_id = $2 AND ended_at IS NULL',
    [id, userId],
  );
  if (rowCount !== 1) return false;
  await announceEnd(database, userId, { one: id });
  return true;
};

/** Binds a family to the device that holds its token. */
export const setDevice = async (client: Queryable, id: string, deviceHash: Buffer): Promise<void> => {
  await client.query('UPDATE session_families SET device_hash = $2 WHERE id = $1', [id, deviceHash]);
};

/** Notes that a session is in use. */
export const touchFamily = async (client: Queryable, id: string, usedAt: Date): Promise<void> => {
  await client.query('UPDATE session_families SET last_used_at = $2 WHERE id = $1', [id, usedAt]);
};

/** Removes refresh tokens that are over, and families that have none left or ended before a moment. */
export const sweepFamilies = async (database: Queryable, endedBefore: Date): Promise<void> => {
  await database.query('DELETE FROM refresh_tokens WHERE expires_at <= now()');
  await database.query(
    `DELETE FROM session_families f WHERE ended_at < $1
       OR NOT EXISTS (SELECT 1 FROM refresh_tokens t WHERE t.family_id = f.id)`,
    [endedBefore],
  );
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
    `SELECT family_id, user_id, business_id, expires_at <= now() AS is_expired, ended_at IS NOT NULL AS family_ended,
       extract(epoch FROM clock_timestamp() - rotated_at)::float8 AS rotated_seconds_ago, device_hash
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
  const { rows } = await client.query<{ user_id: string }>(
    'UPDATE session_families SET ended_at = coalesce(ended_at, now()) WHERE id = $1 RETURNING user_id',
    [familyId],
  );
  for (const { user_id } of rows) await announceEnd(client, user_id, { one: familyId });
};

/** The family a refresh token belongs to. */
export const findFamily = async (database: Queryable, hash: Buffer): Promise<string | undefined> => {
  const { rows } = await database.query<{ family_id: string }>(
    'SELECT family_id FROM refresh_tokens WHERE hash = $1',
    [hash],
  );
  return rows[0]?.family_id;
};
