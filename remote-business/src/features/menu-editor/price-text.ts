/** A price as a field shows it: `650,00`. */
export const priceText = (amount: number): string => amount.toFixed(2).replace('.', ',');

/** Points before groups of three digits and nothing else: `1.250` is a thousand and more, as every price here is shown. */
const GROUPED = /^-?[1-9]\d{0,2}(\.\d{3})+$/;

/**
 * The price in a field; what is no number counts as 0 (product.md §18). Both `6.5` and `6,5` are six and a half, and a
 * point before three digits groups.
 */
export const readPrice = (text: string): number => {
  const plain = text.replace(/[\s\u00a0]/g, '');
  const isGrouped = plain.includes(',') || GROUPED.test(plain);
  const decimal = isGrouped ? plain.replace(/\./g, '').replace(',', '.') : plain;
  const amount = Number(decimal);
  return Number.isFinite(amount) ? Math.round(amount * 100) / 100 : 0;
};
