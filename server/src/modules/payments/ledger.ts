import { type Language, type Ledger, linesText, toDecimal } from '@tavolina/shared-api/contract';
import type { TFunction } from 'i18next';
import type { Database } from '../../platform/database/database.ts';
import { toCsv } from '../../platform/format/csv.ts';
import { textsIn } from '../../platform/texts/texts.ts';
import { type LedgerRow, listLedger } from './ledger-repository.ts';

const amountsOf = (rows: readonly LedgerRow[]) => {
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  const gross = sum(rows.map((row) => row.gross_minor));
  const refunded = sum(rows.map((row) => row.refunded_minor));
  const disputed = sum(rows.map((row) => row.disputed_minor));
  return {
    gross: toDecimal(gross),
    refunded: toDecimal(refunded),
    disputed: toDecimal(disputed),
    payable: toDecimal(gross - refunded - disputed),
  };
};

/** Totals of a business's card payments (product.md §54). */
export const ledgerOf = async (
  database: Database,
  businessId: string,
  month: string | undefined,
): Promise<Ledger> => {
  const rows = await listLedger(database, businessId, month);
  return {
    currency: 'EUR',
    ...amountsOf(rows),
    orders: rows.map((row) => ({
      order_id: row.order_id,
      customer_name: row.customer_name,
      lines: row.lines,
      paid_at: row.paid_at.toISOString(),
      refund_failed: row.refund_failed,
      refunded_by_hand: row.refunded_by_hand,
      ...amountsOf([row]),
    })),
  };
};

const noteOf = (row: Ledger['orders'][number], t: TFunction): string => {
  if (row.refund_failed) return t('ledger.refund_failed');
  return row.refunded_by_hand ? t('ledger.refunded_by_hand') : '';
};

const COLUMNS = [
  'order',
  'customer',
  'paid_at',
  'gross',
  'refunded',
  'disputed',
  'payable',
  'note',
  'sold',
] as const;

/** The same as CSV, with headings in the caller's language. */
export const ledgerCsv = async (
  database: Database,
  businessId: string,
  month: string | undefined,
  language: Language,
): Promise<string> => {
  const { orders } = await ledgerOf(database, businessId, month);
  const t = textsIn(language);
  const lines = [
    COLUMNS.map((column) => t(`ledger.${column}`)),
    ...orders.map((row) => [
      row.order_id,
      row.customer_name,
      row.paid_at,
      ...[row.gross, row.refunded, row.disputed, row.payable].map((amount) => amount.toFixed(2)),
      noteOf(row, t),
      linesText(row.lines ?? []),
    ]),
  ];
  return toCsv(lines);
};
