import {
  type Currency,
  type CustomerOrderStatus,
  choiceRows,
  isCancelled,
  type Language,
  lineAsRead,
} from '@tavolina/shared-api/contract';
import { formatDateTime, formatMoney, formatTime } from '../../platform/format/format.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { isCardOrder, type MailedOrder } from '../orders/orders-service.ts';
import type { Links } from './links.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

/** The total in the currency of payment, and the other beside it (product.md §106). */
const totalsOf = (order: MailedOrder, language: Language) => {
  const euro = formatMoney(order.total_minor, 'EUR', language);
  const shown = formatMoney(order.display_total_minor, order.display_currency, language);
  return isCardOrder(order) ? { lead: euro, beside: shown } : { lead: shown, beside: euro };
};

const wordsOf = (order: MailedOrder, language: Language) => ({
  id: order.id,
  name: order.customer_name,
  place: order.business.name,
  total: totalsOf(order, language).lead,
});

const lineAmount = (
  order: MailedOrder,
  {
    price_minor,
    display_price_minor,
  }: Pick<MailedOrder['items'][number], 'price_minor' | 'display_price_minor'>,
  quantity: number,
  language: Language,
): string => {
  const [minor, currency]: [number, Currency] =
    isCardOrder(order) || display_price_minor === null
      ? [price_minor, 'EUR']
      : [display_price_minor, order.display_currency];
  return formatMoney(minor * quantity, currency, language);
};

/** What was ordered, by the names of `items`: the place's own, or those that the diner read (product.md §430). */
const receiptOf = (order: MailedOrder, language: Language, items = order.items): MailBlock => {
  const t = textsIn(language);
  const shown = order.display_currency;
  const { lead, beside } = totalsOf(order, language);
  const rate = formatMoney(Math.round(order.rate * 100), shown, language);
  return {
    kind: 'receipt',
    lines: items.map(({ quantity, name, notes, choices, ...prices }) => ({
      quantity,
      name,
      choices: choiceRows(choices).map(({ text }) => text),
      note: notes,
      amount: lineAmount(order, prices, quantity, language),
    })),
    total: { label: t('mails.labels.total'), amount: lead },
    remark:
      shown === 'EUR'
        ? null
        : t(order.euro_by_rate ? 'mails.displayed' : 'mails.displayedOwn', { amount: beside, rate }),
  };
};

/** What the diner wrote with the order: an allergy first (product.md §421). */
const wishesOf = ({ allergy, notes }: MailedOrder, language: Language): MailBlock[] => [
  ...(allergy
    ? [{ kind: 'alert' as const, label: textsIn(language)('mails.labels.allergy'), text: allergy }]
    : []),
  ...(notes ? [{ kind: 'quote' as const, text: notes }] : []),
];

const factsOfPlace = (order: MailedOrder, language: Language): MailBlock => {
  const t = textsIn(language);
  const facts = [
    { label: t('mails.labels.order'), value: order.id },
    { label: t('mails.labels.placedAt'), value: formatDateTime(order.created_at) },
    { label: t('mails.labels.place'), value: order.business.name },
    { label: t('mails.labels.address'), value: order.business.address },
    { label: t('mails.labels.phone'), value: order.business.phone },
  ];
  return { kind: 'facts', facts: facts.filter(({ value }) => value !== '') };
};

/** The button that opens the diner's page of the order. */
const trackingAction = (
  order: MailedOrder,
  links: Links,
  label: 'mails.followOrder' | 'mails.reviewOrder' = 'mails.followOrder',
): MailBlock => ({
  kind: 'action',
  label: textsIn(order.language)(label),
  url: links.trackOrder(order.id, order.customer_email),
});

/** To the diner: confirms the order and how it is paid. */
export const orderPlacedMail = (order: MailedOrder, links: Links): MailContent => {
  const { language } = order;
  const t = textsIn(language);
  const words = wordsOf(order, language);
  const text = t('mails.placed.text', words);
  return {
    language,
    subject: t('mails.placed.subject', words),
    preview: text,
    heading: t('mails.placed.heading'),
    blocks: [
      {
        kind: 'paragraph',
        text: `${text} ${t(isCardOrder(order) ? 'mails.placed.paidByCard' : 'mails.placed.payAtRestaurant')}`,
      },
      factsOfPlace(order, language),
      receiptOf(order, language, order.items.map(lineAsRead)),
      ...wishesOf(order, language),
      trackingAction(order, links),
      { kind: 'note', text: t('mails.placed.keep') },
    ],
    footer: t('mails.footer.diner'),
  };
};

const paragraphs = (...texts: (string | null)[]): MailBlock[] =>
  texts.flatMap((text) => (text ? [{ kind: 'paragraph' as const, text }] : []));

/** When a confirmed order is promised to be ready (product.md §290). */
const promiseOf = ({ promised_at, language }: MailedOrder, status: CustomerOrderStatus): string | null =>
  status === 'confirmed' && promised_at
    ? textsIn(language)('mails.promised', { time: formatTime(promised_at) })
    : null;

/** Whom to call about a declined order. */
const callOf = ({ business: { name, phone }, language }: MailedOrder): string | null =>
  phone ? textsIn(language)('mails.declined.call', { place: name, phone }) : null;

/** To the diner: the order is promised later than before (product.md §291). */
export const delayedMail = (order: MailedOrder, promisedAt: Date, links: Links): MailContent => {
  const { language } = order;
  const t = textsIn(language);
  const words = { ...wordsOf(order, language), time: formatTime(promisedAt) };
  const text = t('mails.delayed.text', words);
  return {
    language,
    subject: t('mails.delayed.subject', words),
    preview: text,
    heading: t('mails.delayed.heading'),
    blocks: [{ kind: 'paragraph', text }, factsOfPlace(order, language), trackingAction(order, links)],
    footer: t('mails.footer.diner'),
  };
};

/** To the diner: the status has changed. */
export const statusChangedMail = (
  order: MailedOrder,
  status: CustomerOrderStatus,
  links: Links,
): MailContent => {
  const { language } = order;
  const t = textsIn(language);
  const words = wordsOf(order, language);
  const declined = isCancelled(status) ? order.decline_reason : null;
  const text = declined ? t(`mails.declined.${declined}`, words) : t(`mails.status.${status}.text`, words);
  const isRefunded = isCancelled(status) && order.payment_status.startsWith('refund');
  return {
    language,
    subject: t(`mails.status.${status}.subject`, words),
    preview: text,
    heading: t(`mails.status.${status}.heading`),
    blocks: [
      { kind: 'paragraph', text },
      ...paragraphs(promiseOf(order, status), declined && callOf(order)),
      ...(isRefunded ? [{ kind: 'paragraph' as const, text: t('mails.canceledRefund') }] : []),
      factsOfPlace(order, language),
      trackingAction(order, links, status === 'delivered' ? 'mails.reviewOrder' : 'mails.followOrder'),
    ],
    footer: t('mails.footer.diner'),
  };
};

/** A mail to the business about an order: who placed it and when, and what the mail adds. */
const businessMail = (
  order: MailedOrder,
  language: Language,
  links: Links,
  {
    about,
    facts = [],
    blocks = [],
  }: {
    about: 'newOrder' | 'orderWaits';
    facts?: readonly { label: string; value: string }[];
    blocks?: MailContent['blocks'];
  },
): MailContent => {
  const t = textsIn(language);
  const words = wordsOf(order, language);
  const text = t(`mails.${about}.text`, words);
  return {
    language,
    subject: t(`mails.${about}.subject`, words),
    preview: text,
    heading: t(`mails.${about}.heading`),
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        facts: [
          { label: t('mails.labels.order'), value: order.id },
          { label: t('mails.labels.placedAt'), value: formatDateTime(order.created_at) },
          { label: t('mails.labels.name'), value: order.customer_name },
          { label: t('mails.labels.phone'), value: order.customer_phone },
          ...facts,
        ],
      },
      ...blocks,
      {
        kind: 'action',
        label: t('mails.newOrder.open'),
        url: links.businessOrder(order.id, order.business.id),
      },
    ],
    footer: t('mails.footer.business', { name: order.business.name }),
  };
};

/** To an owner: nobody has answered an order yet, and it will be cancelled (product.md §292). */
export const orderWaitsMail = (order: MailedOrder, language: Language, links: Links): MailContent =>
  businessMail(order, language, links, { about: 'orderWaits' });

/** To the business: a new order to prepare. */
export const newOrderMail = (order: MailedOrder, language: Language, links: Links): MailContent => {
  const t = textsIn(language);
  const payment = t(isCardOrder(order) ? 'mails.payment.paidByCard' : 'mails.payment.payAtRestaurant');
  return businessMail(order, language, links, {
    about: 'newOrder',
    facts: [
      { label: t('mails.labels.email'), value: order.customer_email },
      { label: t('mails.labels.payment'), value: payment },
    ],
    blocks: [receiptOf(order, language), ...wishesOf(order, language)],
  });
};
