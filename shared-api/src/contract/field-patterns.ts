/**
 * Finds incomplete e-mails while they are typed. The server checks again; only a mail can show that the
 * address exists.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** At least six digits, in any notation. */
export const PHONE_PATTERN = /^(?:\D*\d){6}/;

/**
 * An Albanian tax number, `L12345678A`: a letter for the decade from 1900 on, eight digits, and a check
 * letter whose rule is not public (product.md §139).
 */
export const NIPT_PATTERN = /^[A-T]\d{8}[A-Z]$/;

/**
 * Normalises a NIPT for storage: capitals, no spaces, no country prefix. Other text is unchanged
 * (product.md §139).
 */
export const readNipt = (written: string): string => {
  const nipt = written
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .replace(/^(?:AL|\(AL\))/, '');
  return NIPT_PATTERN.test(nipt) ? nipt : written;
};

/** Letters and digits that are not confused when read aloud. */
export const ORDER_ID_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An order's number as displayed and sent, `K7MQ-4XTD` (product.md §28). */
export const ORDER_ID_PATTERN = new RegExp(`^[${ORDER_ID_ALPHABET}]{4}-[${ORDER_ID_ALPHABET}]{4}$`);
