import type { Queryable } from '../../platform/database/database.ts';

/** Whether a mail has been handed over. */
export const wasSent = async (database: Queryable, id: string): Promise<boolean> => {
  const { rowCount } = await database.query('SELECT 1 FROM sent_mails WHERE message_id = $1', [id]);
  return rowCount === 1;
};

/** Notes that a mail has been handed over. */
export const insertSent = async (database: Queryable, id: string): Promise<void> => {
  await database.query('INSERT INTO sent_mails (message_id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
};

/** Forgets mails that were handed over before a moment. */
export const deleteSent = async (database: Queryable, before: Date): Promise<void> => {
  await database.query('DELETE FROM sent_mails WHERE sent_at < $1', [before]);
};
