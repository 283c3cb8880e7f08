import { isDeepStrictEqual } from 'node:util';
import { LIMITS, type PlainFields, type PlainValues } from '@tavolina/shared-api/contract';
import { fingerprintOf } from '../../../platform/http/fingerprint.ts';
import type { StockRow } from '../../stock/stock-service.ts';

/** Columns of tables that say how many of something are left, and to how many that is set each day (product.md §508). */
export const STOCK_FIELDS = {
  left: { kind: 'number', min: 0, max: LIMITS.stock },
  daily: { kind: 'number', min: 1, max: LIMITS.stock },
} as const satisfies PlainFields;

/** What a row says of a count; null where a cell is empty, absent where there is no column. */
export type CsvStock = Partial<PlainValues<typeof STOCK_FIELDS>>;

/** What becomes of a count; null: the thing is not counted. */
export interface CountChange {
  thingId: string;
  stock: { before: StockRow | null; after: StockRow | null };
}

/** A count as cells of a table. */
export const stockCells = (
  stock: StockRow | null | undefined,
): Record<keyof typeof STOCK_FIELDS, string> => ({
  left: String(stock?.left ?? ''),
  daily: String(stock?.daily ?? ''),
});

/** A count after a row: null for none, undefined where a daily number stands without how many are left. */
const stockAfter = (before: StockRow | null, said: CsvStock): StockRow | null | undefined => {
  const left = said.left === undefined ? (before?.left ?? null) : said.left;
  const daily = said.daily === undefined ? (before?.daily ?? null) : said.daily;
  if (left !== null) return { left, daily };
  return said.daily ? undefined : null;
};

/** Gathers what rows change of counts. */
export const countsBy = (stored: Readonly<Record<string, StockRow>>) => {
  const changes: CountChange[] = [];
  const wrong: number[] = [];
  return {
    changes,
    /** Rows with a daily number and without how many are left. */
    wrong,
    /** What a row changes of the count of a thing, as a preview tells it; nothing where it stays. */
    changeOf(
      thingId: string,
      { row, stock }: { row: number; stock: CsvStock },
    ): Pick<Partial<CountChange>, 'stock'> {
      const before = stored[thingId] ?? null;
      const after = stockAfter(before, stock);
      if (after === undefined) wrong.push(row);
      if (after === undefined || isDeepStrictEqual(before, after)) return {};
      const change = { thingId, stock: { before, after } };
      changes.push(change);
      return { stock: change.stock };
    },
  };
};

/** What tells the counts that a table would change from others (product.md §508). */
export const seenCounts = (changes: readonly CountChange[]): string =>
  fingerprintOf(
    changes.flatMap(({ thingId, stock: { before } }) =>
      before ? [[thingId, before.left, before.daily]] : [],
    ),
  ).toString('base64url');
