import { formatDateTime } from '../../platform/format/format.ts';
import { fill } from '../../platform/http/messages/messages.ts';
import type { StoredMessage } from '../contact/contact-service.ts';
import type { MailContent } from './mail-content.ts';
import { mailTexts } from './texts/texts.ts';

/** Hands a message of the contact form to the team, in the language of its page. */
export const contactMail = (message: StoredMessage): MailContent => {
  const { language } = message;
  const { contact, labels, footer } = mailTexts(language);
  const words = { name: message.full_name, subject: message.subject };
  const text = fill(language, contact.text, words);
  return {
    language,
    subject: fill(language, contact.subject, words),
    preview: text,
    heading: fill(language, contact.heading, words),
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        facts: [
          { label: labels.name, value: message.full_name },
          { label: labels.email, value: message.email },
          { label: labels.placedAt, value: formatDateTime(message.created_at) },
        ],
      },
      { kind: 'quote', text: message.message },
    ],
    footer: footer.operator,
  };
};
