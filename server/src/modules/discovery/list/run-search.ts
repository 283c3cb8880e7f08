import type { Reader } from '../../../platform/database/reader.ts';
import { findFilterInWords } from '../../search/search-service.ts';
import type { SearchEngine, SearchIndex } from '../search-engine.ts';
import { type Found, type FoundPage, NOTHING_FOUND, type Total } from './found-page.ts';
import { hasWords, readSearch } from './read-search.ts';
import type { ListSearch, SearchPlan } from './search-plan.ts';

/** What a search found, and how it was read. */
export interface SearchResult<S extends ListSearch, F extends Found> {
  plan: SearchPlan<S>;
  found: FoundPage<F>;
}

/** What a search reads: the catalogue, and the engine that finds in it. */
export interface SearchContext {
  database: Reader;
  engine: SearchEngine;
}

/** A search of a list. */
export interface ListedSearch<S extends ListSearch> {
  search: S;
  now: Date;
  /** Results on a page of the list as it is shown; a map, and others who ask for more or fewer at once, find the same. */
  pageSize: number;
}

/** Reads one page of what a plan finds. */
type Find<S extends ListSearch, F extends Found> = (
  index: SearchIndex,
  plan: SearchPlan<S>,
) => Promise<FoundPage<F>>;

/** A plan without the clauses that another plan has tried in vain. */
const untried = <S extends ListSearch>(plan: SearchPlan<S>, empty: SearchPlan<S>): SearchPlan<S> => {
  const tried = new Set(empty.clauses.map((each) => JSON.stringify(each)));
  return { ...plan, clauses: plan.clauses.filter((each) => !tried.has(JSON.stringify(each))) };
};

/**
 * So many results are enough: with fewer, mistyped words are looked for too (product.md §610). It is a full page, or a single result
 * where the vocabulary has all words, and in another order than that of the best match, where typos would stand among what was typed.
 */
const enoughOf = ({ search, expandedTerms }: SearchPlan, pageSize: number): number => {
  const isKnown = expandedTerms.every(({ queryTerm }) => queryTerm.groups.length > 0);
  return search.sort_by === undefined && !isKnown ? pageSize : 1;
};

/** Words that name a filter are not mistyped: it is offered (product.md §533). */
const mayHaveTypos = ({ search, termCount }: SearchPlan): boolean =>
  termCount > 0 && findFilterInWords(search.q ?? '') === undefined;

/** Runs a search; mistyped words are looked for only when other results are not enough. */
export const runSearch = <S extends ListSearch, F extends Found>(
  { database, engine }: SearchContext,
  { search, now, pageSize }: ListedSearch<S>,
  find: Find<S, F>,
): Promise<SearchResult<S, F>> =>
  engine.searching(database, hasWords(search), async (index) => {
    const plan = await readSearch(index, search, now, false);
    if (plan.isUnanswerable) return { plan, found: NOTHING_FOUND };
    const found = await find(index, plan);
    if (!mayHaveTypos(plan) || found.total >= enoughOf(plan, pageSize)) return { plan, found };
    const forgiving = await readSearch(index, search, now, true);
    if (forgiving.clauses.length === plan.clauses.length) return { plan, found };
    const rest = plan.termCount === 1 && found.total === 0 ? untried(forgiving, plan) : forgiving;
    return { plan: forgiving, found: await find(index, rest) };
  });

/** How many results a search has. */
export type Count<S extends ListSearch> = (search: S) => Promise<number>;

/** How many results a search has that finds something without typos: with those that fill its first page (product.md §253). */
export const countSearch = <S extends ListSearch>(
  { database, engine }: SearchContext,
  { search, now, pageSize }: ListedSearch<S>,
  count: (index: SearchIndex, plan: SearchPlan<S>) => Promise<Total>,
): Promise<number> =>
  engine.searching(database, hasWords(search), async (index) => {
    const plan = await readSearch(index, search, now, false);
    if (plan.isUnanswerable) return 0;
    const { total } = await count(index, plan);
    if (total === 0 || !mayHaveTypos(plan) || total >= enoughOf(plan, pageSize)) return total;
    return (await count(index, await readSearch(index, search, now, true))).total;
  });
