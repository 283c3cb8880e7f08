import type { Database } from '../../platform/database/database.ts';
import { outlastOutages } from '../../platform/jobs/waiting-database.ts';
import { type Mailer, MailRefused } from '../../platform/mail/mail.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { insertSent, wasSent } from './sent-mails-repository.ts';

/** A mail before it is rendered: the occasion it is known by, whom it goes to, what it says. */
export interface Delivery {
  /** The same for the same occasion, e.g. `order-placed-K7MQ-4XTD`. */
  id: string;
  to: string;
  replyTo?: { name: string; address: string };
  content: MailContent;
}

/** Hands a mail over once, however often its work is repeated. */
export type Deliver = (delivery: Delivery) => Promise<void>;

/**
 * Delivers by way of a mailer. Only a process that is killed between handing a mail over and noting it lets it go out
 * twice, under one Message-ID. A mail that will never be taken is dropped with a line in the log; any other failure is
 * thrown, for the work to be tried again.
 * @param warn is told what waits or was dropped, never to whom it was addressed
 */
export const deliverWith = (database: Database, mailer: Mailer, warn: (line: string) => void): Deliver => {
  /** Handed over, and could not be noted. */
  const unnoted = new Set<string>();

  const handOver = async ({ content, ...envelope }: Delivery): Promise<void> => {
    try {
      await mailer.send(renderMail(content, envelope));
    } catch (error) {
      if (!(error instanceof MailRefused)) {
        warn(`Mail ${envelope.id} has to wait: ${(error as { code?: string }).code ?? 'unknown failure'}`);
        throw error;
      }
      warn(`Mail ${envelope.id} was dropped: ${error.message}`);
    }
    unnoted.add(envelope.id);
  };

  return async (delivery) => {
    if (await wasSent(database, delivery.id)) return;
    if (!unnoted.has(delivery.id)) await handOver(delivery);
    // Tried again as a whole, the work would wait seconds for its turn, in which a killed process forgets what it handed over.
    await outlastOutages(() => insertSent(database, delivery.id));
    unnoted.delete(delivery.id);
  };
};
