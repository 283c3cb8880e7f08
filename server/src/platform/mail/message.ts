import type { SendMailOptions } from 'nodemailer';
import { checkMail, type Mail } from './mail.ts';

/** The sender of mails. */
export interface Sender {
  name: string;
  address: string;
}

/** The Message-ID header of a mail. */
export const messageIdOf = (mail: Mail, { address }: Sender): string =>
  `<${encodeURIComponent(mail.id)}@${address.slice(address.lastIndexOf('@') + 1)}>`;

/** Converts a mail to the format of the mail library, and checks it. */
export const toMessage = (mail: Mail, sender: Sender): SendMailOptions => {
  checkMail(mail);
  return {
    messageId: messageIdOf(mail, sender),
    from: sender,
    // As an object: a string would be parsed as a list of addresses.
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  };
};
