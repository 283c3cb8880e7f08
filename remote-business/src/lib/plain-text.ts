/** A text as it is searched: without regard to letter case and diacritics (product.md §10). */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
