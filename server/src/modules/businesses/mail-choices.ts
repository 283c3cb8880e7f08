import { type MailChoices, mailChoices, OPTIONAL_MAILS } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Member } from './businesses-repository.ts';
import { findUnwantedMails, updateUnwantedMails } from './recipients-repository.ts';

/** Which mails about a business an owner wants (product.md §70). */
export const mailChoicesOf = async (database: Database, owner: Member): Promise<MailChoices> => {
  const unwanted = await findUnwantedMails(database, owner);
  if (!unwanted) throw new ApiFailure('unauthorized');
  const choices = OPTIONAL_MAILS.map((kind) => [kind, !unwanted.includes(kind)]);
  return mailChoices.parse(Object.fromEntries(choices));
};

/** Sets mail preferences. Missing fields stay unchanged. */
export const chooseMails = async (
  database: Database,
  owner: Member,
  choices: { [Kind in keyof MailChoices]?: boolean | undefined },
): Promise<MailChoices> => {
  await updateUnwantedMails(database, owner, {
    wanted: OPTIONAL_MAILS.filter((kind) => choices[kind] === true),
    unwanted: OPTIONAL_MAILS.filter((kind) => choices[kind] === false),
  });
  return mailChoicesOf(database, owner);
};
