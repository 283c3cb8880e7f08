/** Tells an e-mail from half of one while it is typed; the server checks it anew, and whether it exists only a mail can tell. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Six digits at least, however they are written. */
export const PHONE_PATTERN = /^(?:\D*\d){6}/;

/** Letters and digits that cannot be mistaken for one another when read aloud. */
export const ORDER_ID_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An order's number as it is shown and sent, `K7MQ-4XTD` (product.md §28). */
export const ORDER_ID_PATTERN = new RegExp(`^[${ORDER_ID_ALPHABET}]{4}-[${ORDER_ID_ALPHABET}]{4}$`);
