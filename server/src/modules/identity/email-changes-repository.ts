import type { Queryable } from '../../platform/database/database.ts';

/** An e-mail that an account had until a moment. */
export interface EmailChange {
  id: string;
  user_id: string;
  old_email: string;
  changed_at: Date;
}

/** Stores a change. */
export const insertEmailChange = async (client: Queryable, change: EmailChange): Promise<void> => {
  await client.query(
    'INSERT INTO email_changes (id, user_id, old_email, changed_at) VALUES ($1, $2, $3, $4)',
    [change.id, change.user_id, change.old_email, change.changed_at],
  );
};

/** One change. */
export const findEmailChange = async (database: Queryable, id: string): Promise<EmailChange | undefined> => {
  const { rows } = await database.query<EmailChange>(
    'SELECT id, user_id, old_email, changed_at FROM email_changes WHERE id = $1',
    [id],
  );
  return rows[0];
};

/** Forgets changes before a moment. */
export const deleteEmailChanges = async (database: Queryable, before: Date): Promise<void> => {
  await database.query('DELETE FROM email_changes WHERE changed_at < $1', [before]);
};
