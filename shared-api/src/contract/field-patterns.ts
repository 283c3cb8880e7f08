/** Tells an e-mail from half of one while it is typed; the server checks it anew, and whether it exists only a mail can tell. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Six digits at least, however they are written. */
export const PHONE_PATTERN = /^(?:\D*\d){6}/;

/**
 * An Albanian taxpayer's number, `L12345678A`: a letter for the decade from 1900 on, eight digits, a letter that checks
 * them by a rule that is not public (product.md §139).
 */
export const NIPT_PATTERN = /^[A-T]\d{8}[A-Z]$/;

/** A NIPT as it is stored: capitals, no spaces, without the country before it. Any other text stays (product.md §139). */
export const readNipt = (written: string): string => {
  const nipt = written
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .replace(/^(?:AL|\(AL\))/, '');
  return NIPT_PATTERN.test(nipt) ? nipt : written;
};

/** Letters and digits that cannot be mistaken for one another when read aloud. */
export const ORDER_ID_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An order's number as it is shown and sent, `K7MQ-4XTD` (product.md §28). */
export const ORDER_ID_PATTERN = new RegExp(`^[${ORDER_ID_ALPHABET}]{4}-[${ORDER_ID_ALPHABET}]{4}$`);
