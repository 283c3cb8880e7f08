import { type Currency, choiceRows, type Language } from '@tavolina/shared-api/contract';
import { formatDateTime, formatMoney } from '../../platform/format/format.ts';
import { momentIn } from '../../platform/texts/moments.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { isCardOrder, type OrderRow } from '../orders/orders-service.ts';
import type { MailBlock } from './mail-content.ts';

/** The total in the currency of payment, and the other beside it (product.md §106). */
const totalsOf = (order: OrderRow, language: Language) => {
  const euro = formatMoney(order.total_minor, 'EUR', language);
  const shown = formatMoney(order.display_total_minor, order.display_currency, language);
  return isCardOrder(order) ? { lead: euro, beside: shown } : { lead: shown, beside: euro };
};

/** Words of the texts of a mail about an order. */
export const orderWords = (order: OrderRow, language: Language) => ({
  id: order.id,
  name: order.customer_name,
  place: order.business.name,
  total: totalsOf(order, language).lead,
});

const lineAmount = (
  order: OrderRow,
  {
    price_minor,
    display_price_minor,
  }: Pick<OrderRow['items'][number], 'price_minor' | 'display_price_minor'>,
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
export const receiptOf = (order: OrderRow, language: Language, items = order.items): MailBlock => {
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

/** Where an order goes, and the time that its diner asked for (product.md §443). */
export const wayFacts = (
  { fulfilment, table_label: table, asked_for }: OrderRow,
  language: Language,
): { label: string; value: string }[] => {
  const t = textsIn(language);
  const way = table === null ? t(`mails.way.${fulfilment}`) : t('mails.way.atTable', { table });
  return [
    { label: t('mails.labels.way'), value: way },
    ...(asked_for
      ? [{ label: t('mails.labels.askedFor'), value: momentIn(language, 'for', asked_for, new Date()) }]
      : []),
  ];
};

/** What the order is, and where: for its diner. */
export const orderFacts = (order: OrderRow, language: Language): MailBlock => {
  const t = textsIn(language);
  const facts = [
    { label: t('mails.labels.order'), value: order.id },
    { label: t('mails.labels.placedAt'), value: formatDateTime(order.created_at) },
    ...wayFacts(order, language),
    { label: t('mails.labels.place'), value: order.business.name },
    { label: t('mails.labels.address'), value: order.business.address },
    { label: t('mails.labels.phone'), value: order.business.phone },
  ];
  return { kind: 'facts', facts: facts.filter(({ value }) => value !== '') };
};

/** What the diner wrote with the order: an allergy first (product.md §421). */
export const customerWords = ({ allergy, notes }: OrderRow, language: Language): MailBlock[] => [
  ...(allergy
    ? [{ kind: 'alert' as const, label: textsIn(language)('mails.labels.allergy'), text: allergy }]
    : []),
  ...(notes ? [{ kind: 'quote' as const, text: notes }] : []),
];
