import {
  CURRENCIES,
  type Currency,
  isCurrency,
  type Language,
  LIMITS,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { textsIn } from '../../../platform/texts/texts.ts';
import { readPrice } from './read-price.ts';

/** What a row says of prices. What is undefined has no column. */
export interface CsvPrices {
  currency: Currency | undefined;
  /** Minor units by currency; null where the cell is empty. */
  prices: Partial<Record<Currency, number | null>>;
}

/**
 * What cells say of prices and of the currency that is a thing's own.
 * @param isDifference whether they can be below zero, see `readPrice`
 */
export const readPriceCells = (
  cells: Partial<Record<Currency | 'currency', string>>,
  refuse: (column: Currency | 'currency', message: string) => void,
  language: Language,
  isDifference = false,
): CsvPrices => {
  const t = textsIn(language);
  const code = cells.currency?.toUpperCase() ?? '';
  if (code !== '' && !isCurrency(code)) refuse('currency', t('fields.invalid'));
  const prices: CsvPrices['prices'] = {};
  for (const currency of CURRENCIES) {
    const cell = cells[currency];
    if (cell === undefined) continue;
    const minor = cell === '' ? null : readPrice(cell, currency, isDifference);
    if (typeof minor === 'string')
      refuse(currency, t(`menuTable.${minor}`, { limit: toDecimal(LIMITS.priceMinor) }));
    else prices[currency] = minor;
  }
  return { currency: isCurrency(code) ? code : undefined, prices };
};
