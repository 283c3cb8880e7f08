import type { Database } from '../../platform/database/database.ts';
import { retryDuringOutages } from '../../platform/jobs/queue-database.ts';
import { type Mailer, MailRefused } from '../../platform/mail/mail.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { insertSent, wasSent } from './sent-mails-repository.ts';

/** A mail before rendering: its id, recipient and content. */
export interface OutgoingMail {
  /** Unique per occasion, for example `order-placed-K7MQ-4XTD`. */
  id: string;
  to: string;
  replyTo?: { name: string; address: string };
  content: MailContent;
}

/** Sends a mail once, however often its job is repeated. */
export type MailOnce = (mail: OutgoingMail) => Promise<void>;

/**
 * Sends through a mailer. A mail goes out twice, under one Message-ID, only if the process is killed
 * between sending and recording it. A mail that is permanently rejected is dropped with a log line. Any
 * other error is thrown, so that the job is retried.
 * @param warn gets log lines, which never contain the recipient
 */
export const mailOnceWith = (database: Database, mailer: Mailer, warn: (line: string) => void): MailOnce => {
  /** Sent or refused, but not recorded yet: whether it was refused, by its id. */
  const unrecorded = new Map<string, boolean>();

  const sendNow = async ({ content, ...envelope }: OutgoingMail): Promise<void> => {
    try {
      await mailer.send(renderMail(content, envelope));
    } catch (error) {
      if (!(error instanceof MailRefused)) {
        warn(`Mail ${envelope.id} has to wait: ${(error as { code?: string }).code ?? 'unknown failure'}`);
        throw error;
      }
      warn(`Mail ${envelope.id} was dropped: ${error.message}`);
      unrecorded.set(envelope.id, true);
      return;
    }
    unrecorded.set(envelope.id, false);
  };

  return async (mail) => {
    if (await wasSent(database, mail.id)) return;
    if (!unrecorded.has(mail.id)) await sendNow(mail);
    // Retrying the whole job would take seconds, and a process killed meanwhile would forget that the mail
    // was sent.
    await retryDuringOutages(() => insertSent(database, mail.id, unrecorded.get(mail.id) === true));
    unrecorded.delete(mail.id);
  };
};
