import type { SendMailOptions } from 'nodemailer';
import { checkMail, type Mail } from './mail.ts';

/** Who mails come from. */
export interface Sender {
  name: string;
  address: string;
}

/** The Message-ID of a mail, as it stands in its header. */
export const messageIdOf = (mail: Mail, { address }: Sender): string =>
  `<${encodeURIComponent(mail.id)}@${address.slice(address.lastIndexOf('@') + 1)}>`;

/** A mail in the words of the mail library, checked. */
export const toMessage = (mail: Mail, sender: Sender): SendMailOptions => {
  checkMail(mail);
  return {
    messageId: messageIdOf(mail, sender),
    from: sender,
    // As an object: a string would be read as a list of addresses.
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
