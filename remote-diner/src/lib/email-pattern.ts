/** Tells an e-mail from half of one; whether it exists only a mail can tell. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
