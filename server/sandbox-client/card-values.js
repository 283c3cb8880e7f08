/** @param {string} text */
export const digitsOf = (text) => text.replace(/\D/g, '');

/** @param {string} text */
export const formatNumber = (text) =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** @param {string} text */
export const formatExpiry = (text) => {
  const digits = digitsOf(/^[2-9]/.test(text) ? `0${text}` : text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

/** @param {string} text */
export const formatCvc = (text) => digitsOf(text).slice(0, 4);

/** @param {string} number */
export const brandOf = (number) => {
  if (number.startsWith('4')) return 'visa';
  return /^(5[1-5]|2[2-7])/.test(number) ? 'mastercard' : 'unknown';
};

/**
 * What is wrong with a card as it was typed; undefined when it can be sent.
 * @param {{ number: string, expiry: string, cvc: string }} typed
 * @param {Date} now
 * @returns {'incomplete_number' | 'incomplete_expiry' | 'invalid_expiry_year_past' | 'incomplete_cvc' | undefined}
 */
export const problemOf = ({ number, expiry, cvc }, now) => {
  if (digitsOf(number).length < 15) return 'incomplete_number';
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry) ?? [];
  if (!year) return 'incomplete_expiry';
  const isPast = new Date(2000 + Number(year), Number(month), 1).getTime() <= now.getTime();
  if (isPast) return 'invalid_expiry_year_past';
  return cvc.length < 3 ? 'incomplete_cvc' : undefined;
};

/**
 * A typed card as the stand-in takes it.
 * @param {{ number: string, expiry: string, cvc: string }} typed
 */
export const cardOf = ({ number, expiry, cvc }) => ({
  number: digitsOf(number),
  exp_month: Number(expiry.slice(0, 2)),
  exp_year: 2000 + Number(expiry.slice(3)),
  cvc,
});
