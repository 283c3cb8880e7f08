import type { FastifyInstance } from 'fastify';
import type { Mailer } from './mail.ts';
import { openMailbox } from './mailbox.ts';
import { registerMailboxPage } from './mailbox-page.ts';
import type { MailSettings } from './settings.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/**
 * Sends mails through the configured mail server, or else stores them in the mailbox and serves its page
 * where allowed.
 */
export const createMailer = (app: FastifyInstance, settings: MailSettings): Mailer => {
  const { smtpUrl, sender, mailbox } = settings;
  if (smtpUrl !== undefined) return createSmtpMailer(smtpUrl, sender);
  const opened = openMailbox(mailbox.folder, sender);
  if (mailbox.isShown) registerMailboxPage(app, opened);
  return opened;
};
