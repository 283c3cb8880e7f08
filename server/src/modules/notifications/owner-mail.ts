import type texts from '../../../locales/sq.json';
import { hasText, textsIn } from '../../platform/texts/texts.ts';
import type { Recipient } from '../businesses/businesses-service.ts';
import type { MailContent } from './mail-content.ts';

/** Occasions of mails to owners: `mails.owner` of the catalogue. */
type Occasion = keyof typeof texts.mails.owner;

/** Optional note at the end of such a mail. */
type NoteKey = 'mails.owner.reset.note';

/**
 * A mail to an owner: what happened, and one action.
 * @param words variables of the texts, beside the name of the place
 */
export const ownerMail = (
  { language, business_name }: Recipient,
  occasion: Occasion,
  words: Record<string, string | number>,
  url: string,
): MailContent => {
  const values = { name: business_name, ...words };
  const t = textsIn(language);
  const text = t(`mails.owner.${occasion}.text`, values);
  const note = `mails.owner.${occasion}.note`;
  return {
    language,
    subject: t(`mails.owner.${occasion}.subject`, values),
    preview: text,
    heading: t(`mails.owner.${occasion}.heading`),
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'action', label: t(`mails.owner.${occasion}.action`), url },
      ...(hasText(note) ? [{ kind: 'note' as const, text: t(note as NoteKey) }] : []),
    ],
    footer: t('mails.footer.business', values),
  };
};
