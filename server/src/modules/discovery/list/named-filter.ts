import type { NamedFilter } from '@tavolina/shared-api/contract';
import { findFilterInWords } from '../../search/search-service.ts';
import type { Count } from './run-search.ts';
import type { ListSearch } from './search-plan.ts';

/**
 * The filter that some words of a search name, where it finds something (product.md §533).
 */
export const namedFilter = async <S extends ListSearch>(
  search: S,
  count: Count<S>,
): Promise<{ named_filter?: NamedFilter }> => {
  const found = findFilterInWords(search.q ?? '');
  if (!found) return {};
  const isDelivery = found.filter === 'delivery';
  const filter = found.filter === 'delivery' ? 'takes_orders' : found.filter;
  const q = found.rest || undefined;
  const total = search[filter] ? 0 : await count({ ...search, q, [filter]: true });
  return total > 0
    ? { named_filter: { filter, q: found.rest, total, ...(isDelivery && { is_delivery: true }) } }
    : {};
};
