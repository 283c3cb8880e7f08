import type { FastifyInstance } from 'fastify';
import type { Mailer } from './mail.ts';
import { openMailbox } from './mailbox.ts';
import { registerMailboxPage } from './mailbox-page.ts';
import type { MailSettings } from './settings.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The installation's way for mails: a mail server where one is set, else the mailbox, with its page where it may be seen. */
export const createMailer = (app: FastifyInstance, settings: MailSettings): Mailer => {
  const { smtpUrl, sender, mailbox } = settings;
  if (smtpUrl !== undefined) return createSmtpMailer(smtpUrl, sender);
  const opened = openMailbox(mailbox.folder, sender);
  if (mailbox.isShown) registerMailboxPage(app, opened);
  return opened;
};
