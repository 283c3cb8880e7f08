import type { Mail } from '../../platform/mail/mail.ts';
import { renderTemplate } from '../../platform/templates/templates.ts';
import type { MailContent } from './mail-content.ts';
import { plainText } from './plain-text.ts';

/** A header holds one line; whatever was typed becomes one. */
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Turns content into a mail: HTML in which all of it is text, and the same as plain text. */
export const renderMail = (content: MailContent, envelope: Pick<Mail, 'id' | 'to' | 'replyTo'>): Mail => ({
  ...envelope,
  subject: oneLine(content.subject),
  html: renderTemplate('mail', content),
  text: plainText(content),
});
