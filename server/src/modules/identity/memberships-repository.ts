import type { BusinessRole } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';

export type { BusinessRole as Role } from '@tavolina/shared-api/contract';

/** A person begins to work for a business. Repeated, it changes nothing. */
export const insertMembership = async (
  client: Queryable,
  membership: { userId: string; businessId: string; role: BusinessRole; createdAt?: Date },
): Promise<void> => {
  await client.query(
    `INSERT INTO memberships (user_id, business_id, role, created_at) VALUES ($1, $2, $3, coalesce($4, now()))
     ON CONFLICT DO NOTHING`,
    [membership.userId, membership.businessId, membership.role, membership.createdAt ?? null],
  );
};

/** As what a person works for a business; undefined where they do not. */
export const findRole = async (
  database: Queryable,
  userId: string,
  businessId: string,
): Promise<BusinessRole | undefined> => {
  const { rows } = await database.query<{ role: BusinessRole }>({
    name: 'find-role',
    text: 'SELECT role FROM memberships WHERE user_id = $1 AND business_id = $2',
    values: [userId, businessId],
  });
  return rows[0]?.role;
};

/** The business that a person last chose, else their first; undefined for who works for none. */
export const findLastChosen = async (database: Queryable, userId: string): Promise<string | undefined> => {
  const { rows } = await database.query<{ business_id: string }>({
    name: 'find-last-chosen',
    text: `SELECT business_id FROM memberships WHERE user_id = $1
           ORDER BY chosen_at DESC NULLS LAST, created_at, business_id LIMIT 1`,
    values: [userId],
  });
  return rows[0]?.business_id;
};

/** Notes which business a person chose, and when. */
export const noteChosen = async (
  client: Queryable,
  choice: { userId: string; businessId: string; at: Date },
): Promise<void> => {
  await client.query('UPDATE memberships SET chosen_at = $3 WHERE user_id = $1 AND business_id = $2', [
    choice.userId,
    choice.businessId,
    choice.at,
  ]);
};

/** For how many businesses a person works; others who count for them wait until the transaction ends. */
export const countMemberships = async (client: Queryable, userId: string): Promise<number> => {
  await client.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM memberships WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
};
