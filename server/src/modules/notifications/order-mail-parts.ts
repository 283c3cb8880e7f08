import { choiceRows, type Language, lineAmounts, orderTotals } from '@tavolina/shared-api/contract';
import { formatAmount, formatDateTime, formatMoney } from '../../platform/format/format.ts';
import { momentIn } from '../../platform/texts/moments.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { type OrderRow, presentBusinessOrder } from '../orders/orders-service.ts';
import type { Links } from './links.ts';
import type { MailBlock } from './mail-content.ts';

/** What a mail about an order is written with. */
export interface Told {
  links: Links;
  /** When it is written: moments are named as seen from then. */
  now: Date;
}

/** Words of the texts of a mail about an order. */
export const orderWords = (order: OrderRow, language: Language) => ({
  id: order.id,
  name: order.customer_name,
  place: order.business.name,
  total: formatAmount(orderTotals(presentBusinessOrder(order)).lead, language),
});

/** What was ordered, by the names of `items`: the place's own, or those that the diner read (product.md §430). */
export const receiptOf = (order: OrderRow, language: Language, items = order.items): MailBlock => {
  const t = textsIn(language);
  const shown = order.display_currency;
  const presented = presentBusinessOrder({ ...order, items });
  const { lead, beside } = orderTotals(presented);
  const rate = formatMoney(Math.round(order.rate * 100), shown, language);
  return {
    kind: 'receipt',
    lines: presented.items.map((item) => ({
      quantity: item.quantity,
      name: item.name,
      choices: choiceRows(item.choices ?? []).map(({ text }) => text),
      note: item.notes,
      amount: formatAmount(lineAmounts(presented, item).total, language),
    })),
    total: { label: t('mails.labels.total'), amount: formatAmount(lead, language) },
    remark:
      beside === undefined
        ? null
        : t(order.euro_by_rate ? 'mails.displayed' : 'mails.displayedOwn', {
            ...{ amount: formatAmount(beside, language), rate },
          }),
  };
};

/** Where an order goes, and the time that its diner asked for (product.md §443). */
export const wayFacts = (
  { fulfilment, table_label: table, asked_for }: OrderRow,
  language: Language,
  now: Date,
): { label: string; value: string }[] => {
  const t = textsIn(language);
  const way = table === null ? t(`mails.way.${fulfilment}`) : t('mails.way.atTable', { table });
  return [
    { label: t('mails.labels.way'), value: way },
    ...(asked_for
      ? [{ label: t('mails.labels.askedFor'), value: momentIn(language, 'for', asked_for, now) }]
      : []),
  ];
};

/** What the order is, and where: for its diner. */
export const orderFacts = (order: OrderRow, language: Language, now: Date): MailBlock => {
  const t = textsIn(language);
  const facts = [
    { label: t('mails.labels.order'), value: order.id },
    { label: t('mails.labels.placedAt'), value: formatDateTime(order.created_at) },
    ...wayFacts(order, language, now),
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
