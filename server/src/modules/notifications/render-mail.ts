import type { Mail } from '../../platform/mail/mail.ts';
import { renderTemplate } from '../../platform/templates/templates.ts';
import type { MailContent } from './mail-content.ts';
import { plainText } from './plain-text.ts';

/** A header is one line, so line breaks in typed text become spaces. */
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Renders a mail as HTML, with all values escaped, and as plain text. */
export const renderMail = (content: MailContent, envelope: Pick<Mail, 'id' | 'to' | 'replyTo'>): Mail => ({
  ...envelope,
  subject: oneLine(content.subject),
  html: renderTemplate('mail', content),
  text: plainText(content),
});
