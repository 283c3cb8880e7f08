import { defineJob, type Job } from '../jobs/jobs.ts';
import { MAIL_RETRIES } from './mail.ts';

/** A kind of mail, as operators see it. */
export interface MailKind {
  /** Its name in the words of operators: `platform.failures.mail.*`, of an order `platform.orders.mail.*`. */
  what: string;
  whose: 'diner' | 'place' | 'person' | 'team';
  /** What the id is of that stands in the ids of its mails; absent for what operators cannot look up. */
  about?: 'order' | 'place';
  /** How the ids of its mails begin; with its name where absent. */
  ids?: readonly string[];
}

/** A job that mails. */
export interface MailJob<P extends object> extends Job<P> {
  /** The mail that it sends first; then what it sends after that. */
  mails: readonly [MailKind, ...MailKind[]];
  /**
   * The work that sends a refused mail again, from its id: whom it is about, and the digits after that, if any. Absent
   * where the mail would say something that is over (product.md §564).
   */
  again?: (id: string, digits: string) => P;
}

/** Defines a job that mails, with all that operators need to know of it (product.md §563, §564). */
export const defineMailJob = <P extends object>(
  name: string,
  mails: MailJob<P>['mails'],
  again?: MailJob<P>['again'],
): MailJob<P> => ({ ...defineJob<P>(name, MAIL_RETRIES), mails, ...(again && { again }) });

/** Whether something is a job that mails. */
export const isMailJob = (value: unknown): value is MailJob<object> =>
  typeof value === 'object' && value !== null && 'mails' in value;

/** The time in the id of a mail, ISO 8601. */
export const isoOfDigits = (digits: string): string => new Date(Number(digits)).toISOString();
