import type { NamedFilter } from '@tavolina/shared-api/contract';
import { findAskedFilter } from '../search/search-service.ts';
import type { ListSearch } from './read-search.ts';
import type { Count } from './run-search.ts';

/**
 * The filter that some words of a search name, where it finds something (product.md §533).
 */
export const namedFilter = async <S extends ListSearch>(
  search: S,
  count: Count<S>,
): Promise<{ named_filter?: NamedFilter }> => {
  const found = findAskedFilter(search.q ?? '');
  if (!found) return {};
  const { asked, rest: q } = found;
  const filter = asked === 'delivery' ? 'takes_orders' : asked;
  const total = search[filter] ? 0 : await count({ ...search, q: q || undefined, [filter]: true });
  return total > 0
    ? { named_filter: { filter, q, total, ...(asked === 'delivery' && { is_delivery: true }) } }
    : {};
};
