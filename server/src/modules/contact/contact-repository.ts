import type { Language } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';

/** A message of the contact form. */
export interface StoredMessage {
  id: string;
  full_name: string;
  email: string;
  subject: string;
  message: string;
  /** Of the page it was written on. */
  language: Language;
  created_at: Date;
}

/** Stores a message. */
export const insertMessage = async (client: Queryable, message: StoredMessage): Promise<void> => {
  await client.query(
    `INSERT INTO contact_messages (id, full_name, email, subject, message, language, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      message.id,
      message.full_name,
      message.email,
      message.subject,
      message.message,
      message.language,
      message.created_at,
    ],
  );
};

/** One message. */
export const findMessage = async (database: Queryable, id: string): Promise<StoredMessage | undefined> => {
  const { rows } = await database.query<StoredMessage>(
    'SELECT id, full_name, email, subject, message, language, created_at FROM contact_messages WHERE id = $1',
    [id],
  );
  return rows[0];
};

/** Removes messages that are older than a moment. */
export const deleteMessages = async (database: Queryable, before: Date): Promise<void> => {
  await database.query('DELETE FROM contact_messages WHERE created_at < $1', [before]);
};
