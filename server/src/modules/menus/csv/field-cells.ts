import {
  type Currency,
  type Language,
  namesOf,
  type PlainFields,
  type PlainValues,
  type Schedule,
} from '@tavolina/shared-api/contract';
import { textsIn } from '../../../platform/texts/texts.ts';
import type { ItemPrices } from '../prices/item-prices.ts';
import { declaredCell } from './declared-cells.ts';
import { scheduleCell } from './schedule-cells.ts';

const cellOf = (field: PlainFields[string] | undefined, value: unknown, language: Language): string => {
  const t = textsIn(language);
  if (field?.kind === 'declared')
    return declaredCell(field, (value ?? {}) as Partial<Record<string, string>>, language);
  if (field?.kind === 'schedule') return scheduleCell(value as Schedule | null, language);
  return typeof value === 'boolean' ? t(value ? 'menuTable.yes' : 'menuTable.no') : String(value ?? '');
};

/** Fields of something as cells of a table, by their names. */
export const fieldCells = <F extends PlainFields>(
  fields: F,
  values: PlainValues<F>,
  language: Language,
): Record<keyof F & string, string> =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, cellOf(fields[name], values[name], language)]),
  ) as Record<keyof F & string, string>;

/** A price without groups, which every spreadsheet reads; whole lek as `650` (product.md §33). */
const priceCell = (minor: number, currency: Currency): string =>
  (minor / 100).toFixed(currency === 'ALL' && minor % 100 === 0 ? 0 : 2);

/** Prices as cells of a table, by their currencies. */
export const priceCells = ({ prices }: Pick<ItemPrices, 'prices'>): Partial<Record<Currency, string>> =>
  Object.fromEntries(prices.map(({ currency, price_minor }) => [currency, priceCell(price_minor, currency)]));
