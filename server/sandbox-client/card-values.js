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

/**
 * Brands by how their numbers begin, with the lengths of their numbers and of their security codes.
 * @type {readonly { name: string, begins: RegExp, lengths: readonly number[], cvc: number }[]}
 */
const BRANDS = [
  { name: 'visa', begins: /^4/, lengths: [16], cvc: 3 },
  { name: 'mastercard', begins: /^(5[1-5]|2[2-7])/, lengths: [16], cvc: 3 },
  { name: 'amex', begins: /^3[47]/, lengths: [15], cvc: 4 },
  { name: 'diners', begins: /^3[0689]/, lengths: [14, 16], cvc: 3 },
  { name: 'jcb', begins: /^35/, lengths: [16], cvc: 3 },
  { name: 'unionpay', begins: /^62/, lengths: [16, 17, 18, 19], cvc: 3 },
  { name: 'discover', begins: /^6/, lengths: [16], cvc: 3 },
];
const UNKNOWN = { name: 'unknown', lengths: [16], cvc: 3 };

/** @param {string} number its digits */
const kindOf = (number) => BRANDS.find(({ begins }) => begins.test(number)) ?? UNKNOWN;

/** @param {string} number its digits */
export const brandOf = (number) => kindOf(number).name;

/**
 * Whether the last digit is the check digit of the others (ISO/IEC 7812).
 * @param {string} number its digits
 */
const hasCheckDigit = (number) => {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/**
 * What is wrong with a card as it was typed; undefined when it can be sent.
 * @param {{ number: string, expiry: string, cvc: string }} typed
 * @param {Date} now
 * @returns {'incomplete_number' | 'invalid_number' | 'incomplete_expiry' | 'invalid_expiry_month' | 'invalid_expiry_year_past' | 'incomplete_cvc' | 'invalid_cvc' | undefined}
 */
export const problemOf = ({ number, expiry, cvc }, now) => {
  const digits = digitsOf(number);
  const kind = kindOf(digits);
  if (!kind.lengths.includes(digits.length)) return 'incomplete_number';
  if (!hasCheckDigit(digits)) return 'invalid_number';
  const [, month = '', year = ''] = /^(\d{2})\/(\d{0,2})$/.exec(expiry) ?? [];
  if (month && (month === '00' || Number(month) > 12)) return 'invalid_expiry_month';
  if (year.length < 2) return 'incomplete_expiry';
  const isPast = new Date(2000 + Number(year), Number(month), 1).getTime() <= now.getTime();
  if (isPast) return 'invalid_expiry_year_past';
  if (cvc.length < kind.cvc) return 'incomplete_cvc';
  return cvc.length > kind.cvc ? 'invalid_cvc' : undefined;
};

/**
 * The field that a code of Stripe is about; undefined for what is wrong with no field.
 * @param {string} code
 * @returns {'number' | 'expiry' | 'cvc' | undefined}
 */
export const fieldOf = (code) => {
  if (code === 'expired_card' || code.startsWith('invalid_expiry') || code === 'incomplete_expiry')
    return 'expiry';
  if (/^(incomplete|invalid|incorrect)_number$/.test(code)) return 'number';
  return /^(incomplete|invalid|incorrect)_cvc$/.test(code) ? 'cvc' : undefined;
};

/**
 * A typed card as the sandbox takes it.
 * @param {{ number: string, expiry: string, cvc: string }} typed
 */
export const cardOf = ({ number, expiry, cvc }) => ({
  number: digitsOf(number),
  exp_month: Number(expiry.slice(0, 2)),
  exp_year: 2000 + Number(expiry.slice(3)),
  cvc,
});
