import { fill } from '../../platform/http/messages/messages.ts';
import type { Recipient } from '../businesses/businesses-service.ts';
import type { MailContent } from './mail-content.ts';
import type { MailText } from './texts/text-types.ts';
import { mailTexts } from './texts/texts.ts';

/**
 * A mail to an owner: what has happened, and one thing to do about it.
 * @param words what the texts name beside the place
 */
export const ownerMail = (
  { language, business_name }: Recipient,
  occasion: MailText & { action: string; note?: string },
  words: Record<string, string | number>,
  url: string,
): MailContent => {
  const values = { name: business_name, ...words };
  const text = fill(language, occasion.text, values);
  return {
    language,
    subject: fill(language, occasion.subject, values),
    preview: text,
    heading: occasion.heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'action', label: occasion.action, url },
      ...(occasion.note === undefined ? [] : [{ kind: 'note' as const, text: occasion.note }]),
    ],
    footer: fill(language, mailTexts(language).footer.business, values),
  };
};
