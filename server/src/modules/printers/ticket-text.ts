import {
  type Amount,
  choiceRows,
  isCancelled,
  type Language,
  lineAmounts,
  type OrderChoice,
  orderDue,
  orderStatusFacts,
  orderTotals,
  type PaperWidth,
  paymentState,
  type TicketKind,
} from '@tavolina/shared-api/contract';
import { formatAmount, formatDateTime, formatTime } from '../../platform/format/format.ts';
import { momentIn } from '../../platform/texts/moments.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { type OrderRow, presentBusinessOrder } from '../orders/orders-service.ts';

/** Characters per line in the printer's built-in font, by paper width in mm. */
const COLUMNS: Readonly<Record<PaperWidth, number>> = { 58: 32, 80: 48 };

/** Typed text on one line, without control characters: those would be commands to the printer. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();

/** Breaks text between words; a word that is too long is cut. */
const wrap = (text: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of plain(text).split(' ')) {
    const letters = [...word];
    if (line !== '' && [...line].length + 1 + letters.length > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? '' : `${line} `;
    while (letters.length > width) lines.push(letters.splice(0, width).join(''));
    line += letters.join('');
  }
  return [...lines, line];
};

const indent = (text: string, by: number, width: number): string[] =>
  wrap(text, width - by).map((line) => ' '.repeat(by) + line);

/** A text with a sum at the right edge. */
const priced = (name: string, sum: string, width: number): string[] => {
  const lines = wrap(name, width - sum.length - 1);
  const last = lines.pop() ?? '';
  return [...lines, last + ' '.repeat(Math.max(1, width - [...last].length - sum.length)) + sum];
};

/** What was chosen of a dish, a line for each group. */
const chosen = (choices: readonly OrderChoice[], width: number): string[] =>
  choiceRows(choices).flatMap(({ text, isNested }) => indent(text, isNested ? 6 : 4, width));

const head = (order: OrderRow, language: Language, width: number): string[] => {
  const t = textsIn(language);
  const way = order.table_label
    ? t('tickets.table', { table: plain(order.table_label) })
    : t(`tickets.way.${order.fulfilment}`);
  const cancelled = isCancelled(order.status) ? [t('tickets.cancelled')] : [];
  return [...cancelled, ...wrap(way, width), order.id];
};

/** An allergy stands before the dishes, between lines that nothing else has (product.md §421). */
const allergyOf = ({ allergy }: OrderRow, language: Language, width: number): string[] => {
  if (!allergy) return [];
  const mark = '!'.repeat(width);
  return [mark, ...wrap(textsIn(language)('tickets.allergy', { allergy }), width), mark];
};

const kitchen = (order: OrderRow, language: Language, width: number, now: Date): string[] => {
  const t = textsIn(language);
  const due = orderDue(order)?.at;
  return [
    // A press may have waited for a printer that was off: nobody is to cook the order again (product.md §635).
    ...(orderStatusFacts(order.status).isMade ? [t('tickets.ready')] : []),
    ...head(order, language, width),
    ...(due ? wrap(t('tickets.due', { when: momentIn(language, 'for', due, now) }), width) : []),
    ...allergyOf(order, language, width),
    '-'.repeat(width),
    ...order.items.flatMap(({ quantity, name, choices, notes }) => [
      ...wrap(`${quantity} x ${name}`, width),
      ...chosen(choices, width),
      ...(notes ? indent(`! ${notes}`, 4, width) : []),
    ]),
    '-'.repeat(width),
    ...(order.notes ? wrap(t('tickets.wish', { notes: order.notes }), width) : []),
    ...wrap(`${order.customer_name} · ${formatTime(order.created_at)}`, width),
  ];
};

/** How far an order is paid, as the counter has to know it. */
const PAID: Readonly<
  Record<ReturnType<typeof paymentState>, 'open' | 'paid' | 'refundPending' | 'refundFailed' | 'givenBack'>
> = {
  unpaid: 'open',
  pending: 'open',
  canceled: 'open',
  paid: 'paid',
  collected_cash: 'paid',
  collected_card: 'paid',
  refund_pending: 'refundPending',
  refunded: 'givenBack',
  refund_failed: 'refundFailed',
  refunded_by_hand: 'givenBack',
};

const receipt = (row: OrderRow, language: Language, width: number): string[] => {
  const t = textsIn(language);
  const order = presentBusinessOrder(row);
  const money = (amount: Amount) => plain(formatAmount(amount, language));
  return [
    ...wrap(order.business.name, width),
    ...wrap(`${order.business.address} ${order.business.phone}`, width),
    ...head(row, language, width),
    ...wrap(order.customer_name, width),
    formatDateTime(row.created_at),
    '-'.repeat(width),
    ...order.items.flatMap((item) => [
      ...priced(`${item.quantity} x ${item.name}`, money(lineAmounts(order, item).total), width),
      ...chosen(item.choices ?? [], width),
    ]),
    '-'.repeat(width),
    ...priced(t('tickets.total'), money(orderTotals(order).lead), width),
    t(`tickets.payment.${PAID[paymentState(order)]}`),
    ...wrap(t('tickets.notFiscal'), width),
  ];
};

/** A ticket as plain text for a printer, as wide as its paper (product.md §370). */
export const ticketText = (
  order: OrderRow,
  ticket: TicketKind,
  { paperMm, language, now }: { paperMm: PaperWidth; language: Language; now: Date },
): string => {
  const width = COLUMNS[paperMm];
  const lines = ticket === 'kitchen' ? kitchen(order, language, width, now) : receipt(order, language, width);
  return `${lines.join('\n')}\n\n\n`;
};
