import {
  type Currency,
  currencyFacts,
  hasMoreThanCents,
  toDecimal,
  toMinor,
} from '@tavolina/shared-api/contract';
import { decimalSign } from '@tavolina/shared-ui';

/** A price as a field shows it: `6,50`, in English `6.50`; whole lek as `650` (product.md §33). */
export const priceText = (amount: number, currency: Currency, language: string): string => {
  const text = amount.toFixed(currency === 'ALL' && Number.isInteger(amount) ? 0 : 2);
  return text.replace('.', decimalSign(language));
};

/** A point, or a comma, before groups of three digits: `1.250` and `1,250` are a thousand and more, as prices are shown. */
const POINTS_GROUP = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;
const COMMAS_GROUP = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

const decimalOf = (plain: string): string => {
  if (COMMAS_GROUP.test(plain)) return plain.replaceAll(',', '');
  return (POINTS_GROUP.test(plain) ? plain.replaceAll('.', '') : plain).replace(',', '.');
};

/** By itself `Number` also takes `1e3` and `0x10`, which nobody means as a price. */
const DIGITS = /^[+-]?\d*\.?\d*$/;

const withoutSpaces = (text: string): string => text.replace(/[\s\u00a0]/g, '');

const amountOf = (text: string): number => {
  const plain = decimalOf(withoutSpaces(text));
  return DIGITS.test(plain) ? Number(plain) : Number.NaN;
};

/** Whether a field holds a price, or none yet; nothing else is saved. */
export const isPrice = (text: string): boolean => Number.isFinite(amountOf(text));

/** A group to one reader, three decimals to another. */
const ONE_GROUP = /^[+-]?\d{1,3}[.,]\d{3}$/;

/**
 * Whether a field names more than hundredths, which no price has. `1.005` is a thousand and five lek, which have no
 * decimals, and in no other currency a price (product.md §105).
 */
export const hasTooManyDecimals = (text: string, currency: string): boolean => {
  if (!isPrice(text)) return false;
  const plain = withoutSpaces(text);
  if (ONE_GROUP.test(plain) && !currencyFacts(currency).isWholeWithoutDecimals) return true;
  return hasMoreThanCents(decimalOf(plain));
};

/**
 * The price in a field; what is no number counts as 0, and is not saved (product.md §18). Both `6.5` and `6,5` are six and a half. Groups are
 * told as in a table (`read-price.ts` of the server), which refuses what this takes for 0.
 */
export const readPrice = (text: string): number => {
  const amount = amountOf(text);
  return Number.isFinite(amount) ? toDecimal(toMinor(amount)) : 0;
};
