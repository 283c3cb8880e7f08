import { LIMITS } from '@tavolina/shared-api/contract';
import { formatDateTime } from '../../platform/format/format.ts';
import type { Recipient } from '../businesses/businesses-service.ts';
import type { Links } from './links.ts';
import type { MailContent } from './mail-content.ts';
import { ownerMail } from './owner-mail.ts';

/** The link with which a forgotten password is replaced. */
export const resetMail = (to: Recipient, token: string, links: Links): MailContent =>
  ownerMail(to, 'reset', { minutes: LIMITS.resetMinutes }, links.resetPassword(token, to.email));

/** Tells an owner that the password is another one, in case it was somebody else. */
export const passwordChangedMail = (to: Recipient, changedAt: Date, links: Links): MailContent =>
  ownerMail(to, 'passwordChanged', { date: formatDateTime(changedAt) }, links.forgotPassword());

/** Tells an owner, where the account's mails went so far, that they go elsewhere. */
export const emailChangedMail = (to: Recipient, changedAt: Date, links: Links): MailContent =>
  ownerMail(to, 'emailChanged', { date: formatDateTime(changedAt) }, links.contact());

/** Tells an owner that logins ask for a code from now on, or no longer. */
export const twoFactorChangedMail = (
  to: Recipient,
  { isOn, changedAt }: { isOn: boolean; changedAt: Date },
  links: Links,
): MailContent =>
  ownerMail(
    to,
    isOn ? 'twoFactorOn' : 'twoFactorOff',
    { date: formatDateTime(changedAt) },
    links.forgotPassword(),
  );
