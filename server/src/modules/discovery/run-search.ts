import type { Queryable } from '../../platform/database/database.ts';
import { type Found, type FoundPage, NOTHING_FOUND } from './found-page.ts';
import { type ListSearch, readSearch, type SearchPlan } from './read-search.ts';

/** What a search found, and how it was read. */
export interface SearchResult<S extends ListSearch, F extends Found> {
  plan: SearchPlan<S>;
  found: FoundPage<F>;
}

/**
 * Runs a search; mistyped words are looked for only when other results do not fill the page (product.md §251).
 * @param find reads one page of what a plan finds
 */
export const runSearch = async <S extends ListSearch, F extends Found>(
  database: Queryable,
  search: S,
  now: Date,
  find: (database: Queryable, plan: SearchPlan<S>) => Promise<FoundPage<F>>,
): Promise<SearchResult<S, F>> => {
  const plan = await readSearch(database, search, now, false);
  if (plan.isVoid) return { plan, found: NOTHING_FOUND };
  const found = await find(database, plan);
  if (plan.units === 0 || found.total >= search.limit) return { plan, found };
  const forgiving = await readSearch(database, search, now, true);
  if (forgiving.alternatives.length === plan.alternatives.length) return { plan, found };
  return { plan: forgiving, found: await find(database, forgiving) };
};

/** How many results a search has whose words are not mistyped. */
export const countSearch = async <S extends ListSearch, F extends Found>(
  database: Queryable,
  search: S,
  now: Date,
  find: (database: Queryable, plan: SearchPlan<S>) => Promise<FoundPage<F>>,
): Promise<number> => {
  const plan = await readSearch(database, search, now, false);
  return plan.isVoid ? 0 : (await find(database, plan)).total;
};
