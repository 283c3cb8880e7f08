/** Normalises text for comparison: without case and diacritics (product.md §10). */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
