import { type MailChoices, mailChoices, OPTIONAL_MAILS } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { findRecipient, updateUnwantedMails } from './businesses-repository.ts';

/** Which mails an owner wants (product.md §70). */
export const mailChoicesOf = async (database: Database, businessId: string): Promise<MailChoices> => {
  const business = await findRecipient(database, businessId);
  if (!business) throw new ApiFailure('unauthorized');
  const choices = OPTIONAL_MAILS.map((kind) => [kind, !business.unwanted_mails.includes(kind)]);
  return mailChoices.parse(Object.fromEntries(choices));
};

/** Chooses mails; what is left out stays as it is. */
export const chooseMails = async (
  database: Database,
  businessId: string,
  choices: { [Kind in keyof MailChoices]?: boolean | undefined },
): Promise<MailChoices> => {
  await updateUnwantedMails(database, businessId, {
    wanted: OPTIONAL_MAILS.filter((kind) => choices[kind] === true),
    unwanted: OPTIONAL_MAILS.filter((kind) => choices[kind] === false),
  });
  return mailChoicesOf(database, businessId);
};
