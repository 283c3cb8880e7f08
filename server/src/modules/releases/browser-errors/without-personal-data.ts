import { storable } from './storable.ts';

/** Longest text of an error that is kept, in characters. */
const MOST = 300;

/**
 * The text of an error without what may be a person's: e-mails, and numbers as long as those of telephones and cards
 * (product.md §596). Without characters that no database takes, such as half of one at its end.
 */
export const withoutPersonalData = (text: string): string => {
  const kept = storable(text)
    .replace(/[^\s@"'<>()]+@[^\s@"'<>()]+/g, '…@…')
    .replace(/\+?\d(?:[ -]?\d){5,}/g, '…');
  return [...kept].slice(0, MOST).join('');
};
