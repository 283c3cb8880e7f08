import {
  type CustomerOrderStatus,
  givesPromise,
  isCancelled,
  isHandedOver,
  lineAsRead,
} from '@tavolina/shared-api/contract';
import { momentIn } from '../../platform/texts/moments.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { isCardOrder, type OrderRow } from '../orders/orders-service.ts';
import type { Links } from './links.ts';
import type { MailBlock, MailContent } from './mail-content.ts';
import { customerWords, orderFacts, orderWords, receiptOf, type Told } from './order-mail-parts.ts';

/** The button that opens the diner's page of the order. */
const trackingAction = (
  order: OrderRow,
  links: Links,
  label: 'mails.followOrder' | 'mails.reviewOrder' = 'mails.followOrder',
): MailBlock => ({
  kind: 'action',
  label: textsIn(order.language)(label),
  url: links.trackOrder(order.id, order.customer_email),
});

const paymentText = (order: OrderRow) => {
  if (isCardOrder(order)) return 'mails.placed.paidByCard';
  return order.fulfilment === 'table' ? 'mails.placed.payAtTable' : 'mails.placed.payAtRestaurant';
};

/** The texts of a status, which at a table are others once the food is ready (product.md §443). */
const textsOf = ({ fulfilment }: OrderRow, status: CustomerOrderStatus) =>
  fulfilment === 'table' && (status === 'ready' || status === 'delivered')
    ? (`mails.atTable.${status}` as const)
    : (`mails.status.${status}` as const);

/** To the diner: confirms the order and how it is paid. */
export const orderPlacedMail = (order: OrderRow, { links, now }: Told): MailContent => {
  const { language } = order;
  const t = textsIn(language);
  const words = orderWords(order, language);
  const text = t('mails.placed.text', words);
  return {
    language,
    subject: t('mails.placed.subject', words),
    preview: text,
    heading: t('mails.placed.heading'),
    blocks: [
      {
        kind: 'paragraph',
        text: `${text} ${t(paymentText(order))}`,
      },
      orderFacts(order, language, now),
      receiptOf(order, language, order.items.map(lineAsRead)),
      ...customerWords(order, language),
      trackingAction(order, links),
      { kind: 'note', text: t('mails.placed.keep') },
    ],
    footer: t('mails.footer.diner'),
  };
};

const paragraphs = (...texts: (string | null)[]): MailBlock[] =>
  texts.flatMap((text) => (text ? [{ kind: 'paragraph' as const, text }] : []));

/** When a confirmed order is promised to be ready (product.md §290). */
const promiseOf = (
  { promised_at, language }: OrderRow,
  status: CustomerOrderStatus,
  now: Date,
): string | null =>
  givesPromise(status) && promised_at
    ? textsIn(language)('mails.promised', { when: momentIn(language, 'about', promised_at, now) })
    : null;

/** Whom to call about a declined order. */
const callOf = ({ business: { name, phone }, language }: OrderRow): string | null =>
  phone ? textsIn(language)('mails.declined.call', { place: name, phone }) : null;

/** To the diner: the order is promised later than before (product.md §291). */
export const delayedMail = (order: OrderRow, promisedAt: Date, { links, now }: Told): MailContent => {
  const { language } = order;
  const t = textsIn(language);
  const words = { ...orderWords(order, language), when: momentIn(language, 'about', promisedAt, now) };
  const text = t('mails.delayed.text', words);
  return {
    language,
    subject: t('mails.delayed.subject', words),
    preview: text,
    heading: t('mails.delayed.heading'),
    blocks: [{ kind: 'paragraph', text }, orderFacts(order, language, now), trackingAction(order, links)],
    footer: t('mails.footer.diner'),
  };
};

/** Why a status means that the order was declined; null where it does not. */
const declinedFor = ({ decline_reason }: OrderRow, status: CustomerOrderStatus) =>
  isCancelled(status) ? decline_reason : null;

/** What a status means for this order: why it was declined, or the status's own words. */
const sentenceOf = (order: OrderRow, status: CustomerOrderStatus) => {
  const declined = declinedFor(order, status);
  if (declined) return `mails.declined.${declined}` as const;
  // Nobody starts soon on an order for later.
  if (givesPromise(status) && order.asked_for) return 'mails.acceptedForLater';
  return `${textsOf(order, status)}.text` as const;
};

/** To the diner: the status has changed. */
export const statusChangedMail = (
  order: OrderRow,
  status: CustomerOrderStatus,
  { links, now }: Told,
): MailContent => {
  const { language } = order;
  const t = textsIn(language);
  const words = orderWords(order, language);
  const texts = textsOf(order, status);
  const text = t(sentenceOf(order, status), words);
  const isRefunded = isCancelled(status) && order.payment_status.startsWith('refund');
  return {
    language,
    subject: t(`${texts}.subject`, words),
    preview: text,
    heading: t(`${texts}.heading`),
    blocks: [
      { kind: 'paragraph', text },
      ...paragraphs(promiseOf(order, status, now), declinedFor(order, status) && callOf(order)),
      ...(isRefunded ? [{ kind: 'paragraph' as const, text: t('mails.canceledRefund') }] : []),
      orderFacts(order, language, now),
      trackingAction(order, links, isHandedOver(status) ? 'mails.reviewOrder' : 'mails.followOrder'),
    ],
    footer: t('mails.footer.diner'),
  };
};
