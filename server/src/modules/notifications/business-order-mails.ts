import type { Language } from '@tavolina/shared-api/contract';
import { formatDateTime } from '../../platform/format/format.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { isCardOrder, type OrderRow } from '../orders/orders-service.ts';
import type { MailContent } from './mail-content.ts';
import { customerWords, orderWords, receiptOf, type Told, wayFacts } from './order-mail-parts.ts';

/** A mail to the business about an order: who placed it and when, and what the mail adds. */
const businessMail = (
  order: OrderRow,
  language: Language,
  { links, now }: Told,
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
  const words = orderWords(order, language);
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
          ...wayFacts(order, language, now),
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
export const orderWaitsMail = (order: OrderRow, language: Language, told: Told): MailContent =>
  businessMail(order, language, told, { about: 'orderWaits' });

/** To the business: a new order to prepare. */
export const newOrderMail = (order: OrderRow, language: Language, told: Told): MailContent => {
  const t = textsIn(language);
  const payment = t(isCardOrder(order) ? 'mails.payment.paidByCard' : 'mails.payment.payAtRestaurant');
  return businessMail(order, language, told, {
    about: 'newOrder',
    facts: [
      { label: t('mails.labels.email'), value: order.customer_email },
      { label: t('mails.labels.payment'), value: payment },
    ],
    blocks: [receiptOf(order, language), ...customerWords(order, language)],
  });
};
