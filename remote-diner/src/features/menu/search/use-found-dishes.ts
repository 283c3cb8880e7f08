import { type FoundDish, LIMITS } from '@tavolina/shared-api/contract';
import { useQuery } from '@tavolina/shared-api/runtime';
import { useRetriedQuery } from '../../../lib/auto-retry.ts';
import { dishesQuery } from '../../../lib/menu-queries.ts';

const NONE: FoundDish[] = [];
const NOTHING: string[] = [];

/** What the server's search is asked for a text; empty: nothing. */
export const askedFor = (text: string): string => {
  const q = text.trim().slice(0, LIMITS.search);
  return q.length < LIMITS.searchedFrom ? '' : q;
};

/**
 * Dishes of a menu that the server's search finds for what stands in the address, which follows the typing. Without an
 * answer there are none, and what the page finds itself remains (product.md §309).
 * @param query what is typed
 * @param address what of it stands in the address
 */
export const useFoundDishes = (menuId: string, query: string, address: string) => {
  const asked = askedFor(address);
  const result = useQuery(dishesQuery(menuId, asked));
  const { data, hasFailed, retry } = useRetriedQuery(result);
  const isCurrent = asked === askedFor(query);
  return {
    dishes: isCurrent && asked !== '' ? (data?.dishes ?? NONE) : NONE,
    /** What was typed that shall not be in it: what the page finds itself does not count then (product.md §534). */
    leftOut: isCurrent && asked !== '' ? (data?.left_out ?? NOTHING) : NOTHING,
    /** Whether more may be found in a moment. */
    isPending: !isCurrent || (result.fetchStatus === 'fetching' && !hasFailed),
    /** Whether the server could not search. */
    hasFailed: isCurrent && hasFailed,
    retry,
  };
};
