import type { Queryable } from '../../platform/database/database.ts';
import { db, NOW } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Role } from './memberships-repository.ts';
import { announceEnd } from './session-end-events.ts';

/** Longer than real `User-Agent` headers. */
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
  await db(client)
    .insertInto('session_families')
    .values(({ fn, val, lit }) => ({
      id: family.id,
      user_id: family.userId,
      business_id: family.businessId,
      created_at: family.createdAt,
      last_used_at: family.createdAt,
      user_agent: fn<string>('left', [val(family.userAgent), lit(USER_AGENT_LENGTH)]),
      device_hash: family.deviceHash,
    }))
    .execute();
};

const OPEN_FAMILY = prepared<{ id: string; businessId: string }, { user_id: string; role: Role | null }>(
  'find-open-family',
  (kysely, { id, businessId }) =>
    kysely
      .selectFrom('session_families as f')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.user_id', '=', 'f.user_id').on('m.business_id', '=', businessId),
      )
      .select(['f.user_id', 'm.role'])
      .where('f.id', '=', id)
      .where('f.ended_at', 'is', null),
);

/** User and role of an open session family; `role` is null for a user who is not a member. */
export const findOpenFamily = async (
  database: Queryable,
  id: string,
  businessId: string,
): Promise<{ user_id: string; role: Role | null } | undefined> =>
  (await OPEN_FAMILY(database, { id, businessId }))[0];

/** Switches a family to another business; false when it has ended. */
export const setBusinessOf = async (client: Queryable, id: string, businessId: string): Promise<boolean> => {
  const changed = await db(client)
    .updateTable('session_families')
    .set({ business_id: businessId })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

/** When the session started. */
export const familyStart = async (database: Queryable, id: string): Promise<Date | undefined> => {
  const row = await db(database)
    .selectFrom('session_families')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.created_at;
};

/** Ends all families of a user, except the current one if given. */
export const endFamiliesOf = async (
  client: Queryable,
  userId: string,
  present: string | null,
): Promise<void> => {
  await db(client)
    .updateTable('session_families')
    .set({ ended_at: NOW })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(present !== null, (query) => query.where('id', '<>', present))
    .execute();
  await announceEnd(client, userId, { allBut: present });
};

/** An active session. */
export interface FamilyRow {
  id: string;
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
}

/** More devices than a user has. Older ones end with all others. */
const LISTED = 50;

/** The active sessions of a user, the last used first. */
export const listFamilies = async (database: Queryable, userId: string): Promise<FamilyRow[]> =>
  db(database, 'list-families')
    .selectFrom('session_families as f')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens as t')
          .select('t.hash')
          .whereRef('t.family_id', '=', 'f.id')
          .where('t.expires_at', '>', NOW),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();

/** Ends one session of a user; false when they have no such active session. */
export const endFamilyOf = async (database: Queryable, userId: string, id: string): Promise<boolean> => {
  const ended = await db(database)
    .updateTable('session_families')
    .set({ ended_at: NOW })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (ended.numUpdatedRows !== 1n) return false;
  await announceEnd(database, userId, { one: id });
  return true;
};

/** Sets the device of a family. */
export const setDevice = async (client: Queryable, id: string, deviceHash: Buffer): Promise<void> => {
  await db(client)
    .updateTable('session_families')
    .set({ device_hash: deviceHash })
    .where('id', '=', id)
    .execute();
};

/** Records when a session was last used. */
export const touchFamily = async (client: Queryable, id: string, usedAt: Date): Promise<void> => {
  await db(client)
    .updateTable('session_families')
    .set({ last_used_at: usedAt })
    .where('id', '=', id)
    .execute();
};

/** Deletes expired refresh tokens, and families without tokens or ended before a time. */
export const sweepFamilies = async (database: Queryable, endedBefore: Date): Promise<void> => {
  await db(database).deleteFrom('refresh_tokens').where('expires_at', '<=', NOW).execute();
  await db(database)
    .deleteFrom('session_families as f')
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('ended_at', '<', endedBefore),
        not(exists(selectFrom('refresh_tokens as t').select('t.hash').whereRef('t.family_id', '=', 'f.id'))),
      ]),
    )
    .execute();
};

/** Ends a family. Its refresh tokens can no longer be exchanged. */
export const endFamily = async (client: Queryable, familyId: string): Promise<void> => {
  const rows = await db(client)
    .updateTable('session_families')
    .set(({ fn }) => ({ ended_at: fn.coalesce('ended_at', NOW) }))
    .where('id', '=', familyId)
    .returning('user_id')
    .execute();
  for (const { user_id } of rows) await announceEnd(client, user_id, { one: familyId });
};
