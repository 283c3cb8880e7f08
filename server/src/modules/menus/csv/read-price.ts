import { type Currency, currencyFacts, LIMITS } from '@tavolina/shared-api/contract';

const PLAIN = /^\d+(?:[.,]\d+)?$/;
// No group begins with 0: `0.500` would be half a lek to one reader and five hundred to another.
const POINTS_GROUP = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;
const COMMAS_GROUP = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
/** A group to one reader, three decimals to another. */
const ONE_GROUP = /^\d{1,3}[.,]\d{3}$/;
const HUNDREDTHS = /^\d+(?:\.\d{1,2})?$/;
/** A minus, or one of the dashes that spreadsheets write in its place. */
const MINUS = /^[-−–]/;

/** Why a cell is no price: it is no number, below 0, above the highest price, or has more than hundredths. */
export type PriceFault = 'price' | 'priceNegative' | 'priceTooHigh' | 'priceDecimals';

const plainNumber = (text: string): string | undefined => {
  if (POINTS_GROUP.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (COMMAS_GROUP.test(text)) return text.replaceAll(',', '');
  return PLAIN.test(text) ? text.replace(',', '.') : undefined;
};

/**
 * A price as people write it (`1.250,00`, `1,250.00`, `6,5`), in minor units; or why it is none. `1.250` is a price in
 * lek, which has no decimals, and in no other currency (product.md §105).
 * @param isDifference whether it can be below zero: what an option costs beside its item (§402)
 */
export const readPrice = (cell: string, currency: Currency, isDifference = false): number | PriceFault => {
  const text = cell.replace(/\s/g, '');
  const amount = text.replace(MINUS, '');
  const number = plainNumber(amount);
  if (number === undefined) return 'price';
  const isBelow = MINUS.test(text);
  if (isBelow && !isDifference) return 'priceNegative';
  if (ONE_GROUP.test(amount) && !currencyFacts(currency).isWholeWithoutDecimals) return 'priceDecimals';
  if (!HUNDREDTHS.test(number)) return 'priceDecimals';
  const minor = Math.round(Number(number) * 100);
  if (minor > LIMITS.priceMinor) return 'priceTooHigh';
  return isBelow && minor > 0 ? -minor : minor;
};
