import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** Whether a mail has been sent. */
export const wasSent = async (database: Queryable, id: string): Promise<boolean> => {
  const sent = db(database).selectFrom('sent_mails').select('message_id').where('message_id', '=', id);
  return (await sent.executeTakeFirst()) !== undefined;
};

/** Records that a mail has been sent, or that it was refused for good. */
export const insertSent = async (database: Queryable, id: string, isRefused: boolean): Promise<void> => {
  await db(database)
    .insertInto('sent_mails')
    .values({ message_id: id, is_refused: isRefused })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Deletes records from before a time. */
export const deleteSent = async (database: Queryable, before: Date): Promise<void> => {
  await db(database).deleteFrom('sent_mails').where('sent_at', '<', before).execute();
};
