import { LIMITS } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** A view to store. */
export interface NewView {
  business_id: string;
  act_id: number;
  /** Hash of the operator's token. */
  opened_with: string;
  hash: Buffer;
  opened_at: Date;
  ends_at: Date;
}

/** A place that somebody works for. */
export const findStaffedPlace = async (database: Queryable, id: string) =>
  db(database)
    .selectFrom('businesses as b')
    .select(['b.id', 'b.business_name as name'])
    .where('b.id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('memberships as m').select('m.user_id').whereRef('m.business_id', '=', 'b.id')),
    )
    .executeTakeFirst();

/** Stores a view; its id. */
export const insertView = async (client: Queryable, view: NewView): Promise<string> => {
  const { id } = await db(client)
    .insertInto('support_views')
    .values(view)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Views that are open: whoever opened them still has their token, and somebody works for the place. */
const openViews = (database: Queryable, statement: string, now: Date) =>
  db(database, statement)
    .selectFrom('support_views as v')
    .innerJoin('release_tokens as t', 't.hash', 'v.opened_with')
    .innerJoin('memberships as m', 'm.business_id', 'v.business_id')
    .select(['v.id', 'v.business_id', 'm.user_id', 'm.role'])
    .where('v.ends_at', '>', now)
    .where('t.revoked_at', 'is', null)
    .orderBy('m.created_at')
    .orderBy('m.user_id')
    .limit(1);

/** An open view by the hash of its token, with whoever has worked for the place the longest. */
export const findOpenView = (database: Queryable, hash: Buffer, now: Date) =>
  openViews(database, 'find-open-view', now).where('v.hash', '=', hash).executeTakeFirst();

/** Whether a view is open. */
export const isViewOpen = async (database: Queryable, id: string, now: Date): Promise<boolean> =>
  (await openViews(database, 'is-view-open', now).where('v.id', '=', id).executeTakeFirst()) !== undefined;

/** Ends the view of a token, if it is open. */
export const endViewOf = async (database: Queryable, hash: Buffer, now: Date): Promise<void> => {
  await db(database)
    .updateTable('support_views')
    .set({ ends_at: now })
    .where('hash', '=', hash)
    .where('ends_at', '>', now)
    .execute();
};

/** Ends a view; its place, or nothing where none of this id is open. */
export const endView = async (client: Queryable, id: string, now: Date): Promise<string | undefined> => {
  const ended = await db(client)
    .updateTable('support_views')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .returning('business_id')
    .executeTakeFirst();
  return ended?.business_id;
};

/** Views of a place with their acts, the latest first. */
export const listViews = (database: Queryable, businessId: string) =>
  db(database, 'list-support-views')
    .selectFrom('support_views as v')
    .innerJoin('operator_acts as a', 'a.id', 'v.act_id')
    .innerJoin('release_tokens as t', 't.hash', 'v.opened_with')
    .select(['v.id', 'v.opened_at', 'v.ends_at', 'a.acted_by', 'a.reason', 't.revoked_at'])
    .where('v.business_id', '=', businessId)
    .orderBy('v.opened_at', 'desc')
    .orderBy('v.id')
    .limit(LIMITS.supportViews)
    .execute();
