import type { BusinessRole } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { db, NOW } from '../../platform/database/db.ts';
import { lockAccount } from './identity-repository.ts';

export type { BusinessRole as Role } from '@tavolina/shared-api/contract';

/** Adds a user to a business. Repeating it changes nothing. */
export const insertMembership = async (
  client: Queryable,
  membership: { userId: string; businessId: string; role: BusinessRole; createdAt?: Date },
): Promise<void> => {
  await db(client)
    .insertInto('memberships')
    .values({
      user_id: membership.userId,
      business_id: membership.businessId,
      role: membership.role,
      created_at: membership.createdAt ?? NOW,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The role of a user in a business; undefined without one. */
export const findRole = async (
  database: Queryable,
  userId: string,
  businessId: string,
): Promise<BusinessRole | undefined> => {
  const row = await db(database, 'find-role')
    .selectFrom('memberships')
    .select('role')
    .where('user_id', '=', userId)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row?.role;
};

/** The business that a user chose last, else their first; undefined without any. */
export const findLastChosen = async (database: Queryable, userId: string): Promise<string | undefined> => {
  const row = await db(database, 'find-last-chosen')
    .selectFrom('memberships')
    .select('business_id')
    .where('user_id', '=', userId)
    .orderBy('chosen_at', (order) => order.desc().nullsLast())
    .orderBy('created_at')
    .orderBy('business_id')
    .limit(1)
    .executeTakeFirst();
  return row?.business_id;
};

/** Records which business a user chose, and when. */
export const recordChosen = async (
  client: Queryable,
  choice: { userId: string; businessId: string; at: Date },
): Promise<void> => {
  await db(client)
    .updateTable('memberships')
    .set({ chosen_at: choice.at })
    .where('user_id', '=', choice.userId)
    .where('business_id', '=', choice.businessId)
    .execute();
};

/** Counts the businesses of a user, and makes concurrent counts wait until the transaction ends. */
export const countMemberships = async (client: Queryable, userId: string): Promise<number> => {
  await lockAccount(client, userId);
  const { count } = await db(client)
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
};
