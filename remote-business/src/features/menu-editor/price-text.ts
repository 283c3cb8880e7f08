/** A price as a field shows it: `650,00`. */
export const priceText = (amount: number): string => amount.toFixed(2).replace('.', ',');

/**
 * The price in a field; what is no number counts as 0 (product.md §18). Both `6.5` and `6,5` are six and a half, and a
 * point before three digits and a comma groups.
 */
export const readPrice = (text: string): number => {
  const plain = text.replace(/[\s\u00a0]/g, '');
  const decimal = plain.includes(',') ? plain.replace(/\./g, '').replace(',', '.') : plain;
  const amount = Number(decimal);
  return Number.isFinite(amount) ? Math.round(amount * 100) / 100 : 0;
};
