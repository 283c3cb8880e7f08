import { LIMITS } from '@tavolina/shared-api/contract';

const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;
// No group begins with 0: `0.500` would be half a lek to one reader and five hundred to another.
const POINTS_GROUP = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/;
const COMMAS_GROUP = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/;

const plainNumber = (text: string): string | undefined => {
  if (PLAIN.test(text)) return text.replace(',', '.');
  if (POINTS_GROUP.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return COMMAS_GROUP.test(text) ? text.replaceAll(',', '') : undefined;
};

/** A price as people write it (`1.250,00`, `1,250.00`, `6,5`), in minor units; undefined when it is none. */
export const readPrice = (cell: string): number | undefined => {
  const number = plainNumber(cell.replace(/\s/g, ''));
  const minor = number === undefined ? undefined : Math.round(Number(number) * 100);
  return minor !== undefined && minor <= LIMITS.priceMinor ? minor : undefined;
};
