import type { Language, OptionalMail } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Member } from './businesses-repository.ts';

/** Whom mails address, and in which language. */
export interface Recipient {
  email: string;
  /** The business that the mail is about; of a mail about an account, the person's first one. */
  business_id: string;
  business_name: string;
  language: Language;
  /** Kinds of mail about the business that the person does not want. */
  unwanted_mails: OptionalMail[];
}

const RECIPIENTS = `SELECT u.email, b.id AS business_id, b.business_name, u.language, m.unwanted_mails
  FROM memberships m JOIN users u ON u.id = m.user_id JOIN businesses b ON b.id = m.business_id`;

/** Where mails about a business go: to its first owner. */
export const findRecipient = async (
  database: Queryable,
  businessId: string,
): Promise<Recipient | undefined> => {
  const { rows } = await database.query<Recipient>({
    name: 'find-recipient',
    text: `${RECIPIENTS} WHERE m.business_id = $1 AND m.role = 'owner' ORDER BY m.created_at, m.user_id LIMIT 1`,
    values: [businessId],
  });
  return rows[0];
};

/** Where mails about a person's account go. */
export const findPerson = async (database: Queryable, userId: string): Promise<Recipient | undefined> => {
  const { rows } = await database.query<Recipient>({
    name: 'find-person',
    text: `${RECIPIENTS} WHERE m.user_id = $1 ORDER BY m.created_at, m.business_id LIMIT 1`,
    values: [userId],
  });
  return rows[0];
};

/** Kinds of mail about a business that one of its people does not want; undefined for who does not work for it. */
export const findUnwantedMails = async (
  database: Queryable,
  { userId, businessId }: Member,
): Promise<OptionalMail[] | undefined> => {
  const { rows } = await database.query<Pick<Recipient, 'unwanted_mails'>>(
    'SELECT unwanted_mails FROM memberships WHERE user_id = $1 AND business_id = $2',
    [userId, businessId],
  );
  return rows[0]?.unwanted_mails;
};

/** Sets which kinds of mail about a business one of its people does not want. */
export const updateUnwantedMails = async (
  database: Queryable,
  { userId, businessId }: Member,
  change: { wanted: OptionalMail[]; unwanted: OptionalMail[] },
): Promise<void> => {
  await database.query(
    `UPDATE memberships SET unwanted_mails = ARRAY(
       SELECT unnest(unwanted_mails || $4::text[]) EXCEPT SELECT unnest($3::text[]))
     WHERE user_id = $1 AND business_id = $2`,
    [userId, businessId, change.wanted, change.unwanted],
  );
};
