import type { Filters } from '@tavolina/shared-api/contract';

/** How results of a search for words are ordered where nobody says: by how well they answer (product.md §251). */
const BEST_MATCH = 'best-match';

/** Sorts of a list. With words it begins with the best match, in place of `withoutWords`: those that exist only without words. */
export const sortsWithWords = (
  { q }: Filters,
  sorts: readonly string[],
  withoutWords: readonly string[] = [],
): readonly string[] =>
  q.trim() === '' ? sorts : [BEST_MATCH, ...sorts.filter((sort) => !withoutWords.includes(sort))];
