import { formatDateTime } from '../../platform/format/format.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import type { StoredMessage } from '../contact/contact-service.ts';
import type { MailContent } from './mail-content.ts';

/** A message of the contact form for the team, in the language of its page. */
export const contactMail = (message: StoredMessage): MailContent => {
  const { language } = message;
  const t = textsIn(language);
  const words = { name: message.full_name, subject: message.subject };
  const text = t('mails.contact.text', words);
  return {
    language,
    subject: t('mails.contact.subject', words),
    preview: text,
    heading: t('mails.contact.heading', words),
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        facts: [
          { label: t('mails.labels.name'), value: message.full_name },
          { label: t('mails.labels.email'), value: message.email },
          { label: t('mails.labels.placedAt'), value: formatDateTime(message.created_at) },
        ],
      },
      { kind: 'quote', text: message.message },
    ],
    footer: t('mails.footer.operator'),
  };
};
