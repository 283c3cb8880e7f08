import { formatDate, formatDateTime } from '../../platform/format/format.ts';
import { fill } from '../../platform/http/messages/messages.ts';
import type { Recipient } from '../businesses/businesses-service.ts';
import type { Links } from './links.ts';
import type { MailContent } from './mail-content.ts';
import type { MailText } from './texts/text-types.ts';
import { mailTexts } from './texts/texts.ts';

const accountMail = (
  { language, business_name }: Recipient,
  occasion: MailText & { action: string; note?: string },
  words: Record<string, string>,
  url: string,
): MailContent => {
  const values = { name: business_name, ...words };
  const text = fill(occasion.text, values);
  return {
    language,
    subject: fill(occasion.subject, values),
    preview: text,
    heading: occasion.heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'action', label: occasion.action, url },
      ...(occasion.note === undefined ? [] : [{ kind: 'note' as const, text: occasion.note }]),
    ],
    footer: fill(mailTexts(language).footer.business, values),
  };
};

/** The link with which a forgotten password is replaced. */
export const resetMail = (to: Recipient, token: string, links: Links): MailContent =>
  accountMail(to, mailTexts(to.language).reset, {}, links.resetPassword(token, to.email));

/** Tells an owner that the password is another one, in case it was somebody else. */
export const passwordChangedMail = (to: Recipient, changedAt: Date, links: Links): MailContent =>
  accountMail(
    to,
    mailTexts(to.language).passwordChanged,
    { date: formatDateTime(changedAt) },
    links.forgotPassword(),
  );

/** Tells an owner, where the account's mails went so far, that they go elsewhere. */
export const emailChangedMail = (to: Recipient, changedAt: Date, links: Links): MailContent =>
  accountMail(to, mailTexts(to.language).emailChanged, { date: formatDateTime(changedAt) }, links.contact());

/** Tells an owner that logins ask for a code from now on, or no longer. */
export const twoFactorChangedMail = (
  to: Recipient,
  { isOn, changedAt }: { isOn: boolean; changedAt: Date },
  links: Links,
): MailContent => {
  const { twoFactorOn, twoFactorOff } = mailTexts(to.language);
  return accountMail(
    to,
    isOn ? twoFactorOn : twoFactorOff,
    { date: formatDateTime(changedAt) },
    links.forgotPassword(),
  );
};

/** A trial without a card is about to end. */
export const trialEndingMail = (to: Recipient, plan: string, end: Date, links: Links): MailContent =>
  accountMail(to, mailTexts(to.language).trialEnding, { plan, date: formatDate(end) }, links.subscription());

/** A plan's card was not charged. */
export const paymentFailedMail = (to: Recipient, plan: string, links: Links): MailContent =>
  accountMail(to, mailTexts(to.language).paymentFailed, { plan }, links.subscription());
