import { LIMITS } from '@tavolina/shared-api/contract';
import { hasTooManyDecimals, isPrice, readPrice } from '../price-text.ts';

const MOST = LIMITS.priceMinor / 100;

/** What is wrong with a new price, as a key of the texts; nothing for one that is left empty, which stays. */
export const wrongPrice = (
  text: string,
  currency: string,
  kind: 'item' | 'option',
): 'noNumber' | 'noDifference' | 'decimals' | 'tooHigh' | undefined => {
  if (text.trim() === '') return undefined;
  const price = readPrice(text);
  if (kind === 'item' && (!isPrice(text) || price <= 0)) return 'noNumber';
  if (!isPrice(text) || price < -MOST) return 'noDifference';
  if (hasTooManyDecimals(text, currency)) return 'decimals';
  return price > MOST ? 'tooHigh' : undefined;
};
