import { LIMITS } from '@tavolina/shared-api/contract';
import { hasTooManyDecimals, isPrice, readPrice } from '../price-text.ts';

/** What is wrong with a new price, as a key of the texts; nothing for one that is left empty, which stays. */
export const wrongPrice = (
  text: string,
  currency: string,
  kind: 'item' | 'option',
): 'noNumber' | 'decimals' | 'tooHigh' | undefined => {
  if (text.trim() === '') return undefined;
  if (!isPrice(text) || readPrice(text) < 0 || (kind === 'item' && readPrice(text) === 0)) return 'noNumber';
  if (hasTooManyDecimals(text, currency)) return 'decimals';
  return readPrice(text) > LIMITS.priceMinor / 100 ? 'tooHigh' : undefined;
};
