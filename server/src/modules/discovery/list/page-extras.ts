import type { LeftOut, NamedFilter, SearchHints } from '@tavolina/shared-api/contract';
import { counts } from '../cards/card-parts.ts';
import { hintsFor } from '../hints/search-hints.ts';
import type { SearchIndex } from '../search-engine.ts';
import { excludedWords } from './excluded-words.ts';
import type { Found, Total } from './found-page.ts';
import { namedFilter } from './named-filter.ts';
import { countSearch, type ListedSearch, type SearchContext, type SearchResult } from './run-search.ts';
import type { ListSearch, SearchPlan } from './search-plan.ts';

/** What stands beside the results of a page. */
type PageExtras = ReturnType<typeof counts> & {
  hints?: SearchHints;
  named_filter?: NamedFilter;
  left_out?: LeftOut;
};

/**
 * What a page of a list says beside its results: how many there are, and what else to search.
 * @param countIn how many results a plan has
 */
export const pageExtras = async <S extends ListSearch, F extends Found>(
  context: SearchContext,
  list: ListedSearch<S>,
  { plan, found }: SearchResult<S, F>,
  countIn: (index: SearchIndex, plan: SearchPlan<S>) => Promise<Total>,
): Promise<PageExtras> => {
  const { search } = list;
  const count = (changed: S) => countSearch(context, { ...list, search: changed }, countIn);
  const named = await namedFilter(search, count);
  const leftOut = await excludedWords(search, count);
  const hints = await hintsFor(
    context.engine.indexOf(context.database),
    plan,
    found,
    count,
    named.named_filter !== undefined,
  );
  return { ...counts(found, search), ...hints, ...named, ...leftOut };
};
