/** A price as a field shows it: `650,00`, in English `650.00`. */
export const priceText = (amount: number, language: string): string => {
  const text = amount.toFixed(2);
  return language.startsWith('en') ? text : text.replace('.', ',');
};

/** A point, or a comma, before groups of three digits: `1.250` and `1,250` are a thousand and more, as prices are shown. */
const POINTS_GROUP = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;
const COMMAS_GROUP = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

const decimalOf = (plain: string): string => {
  if (COMMAS_GROUP.test(plain)) return plain.replaceAll(',', '');
  return (POINTS_GROUP.test(plain) ? plain.replaceAll('.', '') : plain).replace(',', '.');
};

const amountOf = (text: string): number => Number(decimalOf(text.replace(/[\s\u00a0]/g, '')));

/** Whether a field holds a price, or none yet; anything else counts as 0, which its writer is told. */
export const isPrice = (text: string): boolean => Number.isFinite(amountOf(text));

/**
 * The price in a field, read as prices of a table are; what is no number counts as 0 (product.md §18). Both `6.5` and
 * `6,5` are six and a half.
 */
export const readPrice = (text: string): number => {
  const amount = amountOf(text);
  return Number.isFinite(amount) ? Math.round(amount * 100) / 100 : 0;
};
