/**
 * Titles of sections, and names of groups of choices and of their options, in English. Many places share them. What is the
 * same in both languages is left out.
 */
export const TITLES_IN_ENGLISH: Readonly<Record<string, string>> = {
  Pije: 'Drinks',
  Sallata: 'Salads',
};
