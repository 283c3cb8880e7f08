import type { Currency, CustomerOrderStatus, Language } from '@tavolina/shared-api/contract';
import { formatDateTime, formatMoney } from '../../platform/format/format.ts';
import { fill } from '../../platform/http/messages/messages.ts';
import { isCardOrder, type MailedOrder } from '../orders/orders-service.ts';
import type { Links } from './links.ts';
import type { MailBlock, MailContent } from './mail-content.ts';
import { mailTexts } from './texts/texts.ts';

/** The total as it is collected, and the other beside it (product.md §106). */
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

const receiptOf = (order: MailedOrder, language: Language): MailBlock => {
  const texts = mailTexts(language);
  const shown = order.display_currency;
  const { lead, beside } = totalsOf(order, language);
  const rate = formatMoney(Math.round(order.rate * 100), shown, language);
  const displayed = order.euro_by_rate ? texts.displayed : texts.displayedOwn;
  return {
    kind: 'receipt',
    lines: order.items.map(({ quantity, name, notes, ...prices }) => ({
      quantity,
      name,
      note: notes,
      amount: lineAmount(order, prices, quantity, language),
    })),
    total: { label: texts.labels.total, amount: lead },
    remark: shown === 'EUR' ? null : fill(language, displayed, { amount: beside, rate }),
  };
};

const factsOfPlace = (order: MailedOrder, language: Language): MailBlock => {
  const { labels } = mailTexts(language);
  const facts = [
    { label: labels.order, value: order.id },
    { label: labels.placedAt, value: formatDateTime(order.created_at) },
    { label: labels.place, value: order.business.name },
    { label: labels.address, value: order.business.address },
    { label: labels.phone, value: order.business.phone },
  ];
  return { kind: 'facts', facts: facts.filter(({ value }) => value !== '') };
};

/** To the diner: the order is stored, and how it is paid. */
export const orderPlacedMail = (order: MailedOrder, links: Links): MailContent => {
  const { language } = order;
  const texts = mailTexts(language);
  const words = wordsOf(order, language);
  const { payAtRestaurant, paidByCard } = texts.placed;
  const text = fill(language, texts.placed.text, words);
  return {
    language,
    subject: fill(language, texts.placed.subject, words),
    preview: text,
    heading: texts.placed.heading,
    blocks: [
      {
        kind: 'paragraph',
        text: `${text} ${isCardOrder(order) ? paidByCard : payAtRestaurant}`,
      },
      factsOfPlace(order, language),
      receiptOf(order, language),
      ...(order.notes ? [{ kind: 'quote' as const, text: order.notes }] : []),
      {
        kind: 'action',
        label: texts.followOrder,
        url: links.trackOrder(order.id, order.customer_email),
      },
      { kind: 'note', text: texts.placed.keep },
    ],
    footer: texts.footer.diner,
  };
};

/** To the diner: the order has another status. */
export const statusChangedMail = (
  order: MailedOrder,
  status: CustomerOrderStatus,
  links: Links,
): MailContent => {
  const { language } = order;
  const texts = mailTexts(language);
  const words = wordsOf(order, language);
  const text = fill(language, texts.status[status].text, words);
  const isRefunded = status === 'canceled' && order.payment_status.startsWith('refund');
  return {
    language,
    subject: fill(language, texts.status[status].subject, words),
    preview: text,
    heading: texts.status[status].heading,
    blocks: [
      { kind: 'paragraph', text },
      ...(isRefunded ? [{ kind: 'paragraph' as const, text: texts.canceledRefund }] : []),
      factsOfPlace(order, language),
      {
        kind: 'action',
        label: status === 'delivered' ? texts.reviewOrder : texts.followOrder,
        url: links.trackOrder(order.id, order.customer_email),
      },
    ],
    footer: texts.footer.diner,
  };
};

/** To the business: there is something to cook. */
export const newOrderMail = (order: MailedOrder, language: Language, links: Links): MailContent => {
  const texts = mailTexts(language);
  const words = wordsOf(order, language);
  const { labels, payment } = texts;
  const text = fill(language, texts.newOrder.text, words);
  return {
    language,
    subject: fill(language, texts.newOrder.subject, words),
    preview: text,
    heading: texts.newOrder.heading,
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        facts: [
          { label: labels.order, value: order.id },
          { label: labels.placedAt, value: formatDateTime(order.created_at) },
          { label: labels.name, value: order.customer_name },
          { label: labels.phone, value: order.customer_phone },
          { label: labels.email, value: order.customer_email },
          {
            label: labels.payment,
            value: isCardOrder(order) ? payment.paidByCard : payment.payAtRestaurant,
          },
        ],
      },
      receiptOf(order, language),
      ...(order.notes ? [{ kind: 'quote' as const, text: order.notes }] : []),
      { kind: 'action', label: texts.newOrder.open, url: links.businessOrder(order.id, order.business.id) },
    ],
    footer: fill(language, texts.footer.business, { name: order.business.name }),
  };
};
