import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** A former e-mail of an account, used until a time. */
export interface EmailChange {
  id: string;
  user_id: string;
  old_email: string;
  changed_at: Date;
}

/** Stores a change. */
export const insertEmailChange = async (
  client: Queryable,
  { id, user_id, old_email, changed_at }: EmailChange,
): Promise<void> => {
  await db(client).insertInto('email_changes').values({ id, user_id, old_email, changed_at }).execute();
};

/** One change. */
export const findEmailChange = async (database: Queryable, id: string): Promise<EmailChange | undefined> =>
  db(database)
    .selectFrom('email_changes')
    .select(['id', 'user_id', 'old_email', 'changed_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Deletes changes from before a time. */
export const deleteEmailChanges = async (database: Queryable, before: Date): Promise<void> => {
  await db(database).deleteFrom('email_changes').where('changed_at', '<', before).execute();
};
