/** With which test owners sign up. Its hashes are cheap (`quick-passwords.ts`), those of all others as in the product. */
export const OWNER_PASSWORD = 'Rruga-Kala-9';
