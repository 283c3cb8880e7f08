/** Tells an e-mail from half of one while it is typed; the server checks it anew, and whether it exists only a mail can tell. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Six digits at least, however they are written. */
export const PHONE_PATTERN = /^(?:\D*\d){6}/;
