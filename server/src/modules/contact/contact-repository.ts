import type { Language } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** A message of the contact form. */
export interface StoredMessage {
  id: string;
  full_name: string;
  email: string;
  subject: string;
  message: string;
  /** Language of the page with the form. */
  language: Language;
  created_at: Date;
}

/** Stores a message. */
export const insertMessage = async (
  client: Queryable,
  { id, full_name, email, subject, message, language, created_at }: StoredMessage,
): Promise<void> => {
  await db(client)
    .insertInto('contact_messages')
    .values({ id, full_name, email, subject, message, language, created_at })
    .execute();
};

/** One message. */
export const findMessage = async (database: Queryable, id: string): Promise<StoredMessage | undefined> =>
  db(database).selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();

/** Deletes messages from before a time. */
export const deleteMessages = async (database: Queryable, before: Date): Promise<void> => {
  await db(database).deleteFrom('contact_messages').where('created_at', '<', before).execute();
};
