import type { Language, OptionalMail } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
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

const recipients = (database: Queryable, name: string) =>
  db(database, name)
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .select(['u.email', 'b.id as business_id', 'b.business_name', 'u.language', 'm.unwanted_mails'])
    .orderBy('m.created_at')
    .limit(1);

/** Where mails about a business go: to its first owner. */
export const findRecipient = async (
  database: Queryable,
  businessId: string,
): Promise<Recipient | undefined> =>
  recipients(database, 'find-recipient')
    .where('m.business_id', '=', businessId)
    .where('m.role', '=', 'owner')
    .orderBy('m.user_id')
    .executeTakeFirst();

/** Where mails about a person's account go. */
export const findPerson = async (database: Queryable, userId: string): Promise<Recipient | undefined> =>
  recipients(database, 'find-person')
    .where('m.user_id', '=', userId)
    .orderBy('m.business_id')
    .executeTakeFirst();

/** Kinds of mail about a business that one of its people does not want; undefined for who does not work for it. */
export const findUnwantedMails = async (
  database: Queryable,
  { userId, businessId }: Member,
): Promise<OptionalMail[] | undefined> => {
  const row = await db(database)
    .selectFrom('memberships')
    .select('unwanted_mails')
    .where('user_id', '=', userId)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row?.unwanted_mails;
};

/** Sets which kinds of mail about a business one of its people does not want. */
export const updateUnwantedMails = async (
  database: Queryable,
  { userId, businessId }: Member,
  change: { wanted: OptionalMail[]; unwanted: OptionalMail[] },
): Promise<void> => {
  await db(database)
    .updateTable('memberships')
    .set(({ ref }) => ({
      unwanted_mails: sql<OptionalMail[]>`array(
        select unnest(${ref('unwanted_mails')} || ${change.unwanted}::text[]) except select unnest(${change.wanted}::text[]))`,
    }))
    .where('user_id', '=', userId)
    .where('business_id', '=', businessId)
    .execute();
};
