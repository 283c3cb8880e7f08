import { isMailJob, type MailJob, type MailKind } from '../../platform/mail/mail-jobs.ts';
import * as silence from '../availability/silent-console-jobs.ts';
import * as contact from '../contact/contact-jobs.ts';
import * as identity from '../identity/identity-jobs.ts';
import * as webhooks from '../integrations/webhook-jobs.ts';
import * as decisions from '../operator-acts/decision-jobs.ts';
import * as orders from '../orders/order-jobs.ts';
import * as subscriptions from '../subscriptions/subscription-jobs.ts';

/** All jobs that mail. A module’s jobs are found in its `*-jobs.ts`; `failures.test.ts` misses those of a further file. */
export const MAIL_JOBS: readonly MailJob<object>[] = [
  orders,
  contact,
  subscriptions,
  silence,
  webhooks,
  decisions,
  identity,
].flatMap((module) => Object.values<unknown>(module).filter(isMailJob));

const BEGINNINGS: readonly (readonly [string, MailKind])[] = MAIL_JOBS.flatMap(({ mails }) =>
  mails.flatMap((kind) => (kind.ids ?? [kind.what]).map((begun) => [begun, kind] as const)),
);

/** The kind of a mail, by how its id begins; undefined for one that this version does not know. */
export const mailKindOf = (id: string): MailKind | undefined =>
  BEGINNINGS.find(([begun]) => id.startsWith(`${begun}-`))?.[1];
