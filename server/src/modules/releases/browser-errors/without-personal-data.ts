/** Longest text of an error that is kept. */
const MOST = 300;

/**
 * The text of an error without what may be a person's: e-mails, and numbers as long as those of telephones and cards
 * (product.md §596). Without characters that no database takes.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/[^\s@"'<>()]+@[^\s@"'<>()]+/g, '…@…')
    .replace(/\+?\d(?:[ -]?\d){5,}/g, '…')
    .slice(0, MOST);
