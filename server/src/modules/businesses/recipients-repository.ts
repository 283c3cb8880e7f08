import type { Language, OptionalMail } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import type { Member } from './businesses-repository.ts';

/** Address and language of a mail. */
export interface Recipient {
  email: string;
  /** The business of the mail. For a mail about an account, the user's first business. */
  business_id: string;
  business_name: string;
  language: Language;
  /** Optional mails that the user has switched off. */
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

/** Recipient of mails about a business: its first owner. */
export const findRecipient = async (
  database: Queryable,
  businessId: string,
): Promise<Recipient | undefined> =>
  recipients(database, 'find-recipient')
    .where('m.business_id', '=', businessId)
    .where('m.role', '=', 'owner')
    .orderBy('m.user_id')
    .executeTakeFirst();

/** All owners of a business, for mails that each of them gets. */
export const listOwners = async (
  database: Queryable,
  businessId: string,
): Promise<(Pick<Recipient, 'email' | 'language'> & { user_id: string })[]> =>
  db(database, 'list-owners')
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id as user_id', 'u.email', 'u.language'])
    .where('m.business_id', '=', businessId)
    .where('m.role', '=', 'owner')
    .orderBy('u.id')
    .execute();

/** Recipient of mails about a user's account. */
export const findUser = async (database: Queryable, userId: string): Promise<Recipient | undefined> =>
  recipients(database, 'find-person')
    .where('m.user_id', '=', userId)
    .orderBy('m.business_id')
    .executeTakeFirst();

/** Optional mails that a member of a business has switched off; undefined for others. */
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

/** Sets the optional mails that a member of a business has switched off. */
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
