import type { LeftOut } from '@tavolina/shared-api/contract';
import { splitExclusions } from '../../search/search-service.ts';
import type { Count } from './run-search.ts';
import type { ListSearch } from './search-plan.ts';

/**
 * What the words of a search say shall not be in it, and how many results have a dish that is declared so (product.md §534).
 */
export const excludedWords = async <S extends ListSearch>(
  search: S,
  count: Count<S>,
): Promise<{ left_out?: LeftOut }> => {
  const { rest: q, words, allergens } = splitExclusions(search.q ?? '');
  if (words.length === 0) return {};
  const isCounted = allergens.length > 0 && search.without === undefined;
  const total = isCounted ? await count({ ...search, q: q || undefined, without: allergens }) : 0;
  return {
    left_out: { words: [...words], ...(total > 0 && { without: { allergens: [...allergens], q, total } }) },
  };
};
