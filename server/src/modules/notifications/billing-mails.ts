import { formatDate } from '../../platform/format/format.ts';
import type { Recipient } from '../businesses/businesses-service.ts';
import { GRACE_DAYS } from '../subscriptions/subscriptions-service.ts';
import type { Links } from './links.ts';
import type { MailContent } from './mail-content.ts';
import { ownerMail } from './owner-mail.ts';

/** A trial without a card is about to end. */
export const trialEndingMail = (to: Recipient, plan: string, end: Date, links: Links): MailContent =>
  ownerMail(to, 'trialEnding', { plan, date: formatDate(end) }, links.subscription(to.business_id));

/** A plan's card was not charged. */
export const paymentFailedMail = (to: Recipient, plan: string, links: Links): MailContent =>
  ownerMail(to, 'paymentFailed', { plan, days: GRACE_DAYS }, links.subscription(to.business_id));
