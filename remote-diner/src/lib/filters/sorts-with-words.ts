import type { Filters } from '@tavolina/shared-api/contract';

/** How results of a search for words are ordered where nobody says: by how well they answer (product.md §251). */
const BEST_MATCH = 'best-match';

/** The sorts of a list, its own first: with words that is the best match, and what has no name for the server is left out. */
export const sortsWithWords = (
  { q }: Filters,
  sorts: readonly string[],
  unnamed: readonly string[] = [],
): readonly string[] =>
  q.trim() === '' ? sorts : [BEST_MATCH, ...sorts.filter((sort) => !unnamed.includes(sort))];
