import { NARROWING_FILTERS, type SearchHints } from '@tavolina/shared-api/contract';
import { broaderWords, type ExpandedTerm, splitWords, wordsInstead } from '../../search/search-service.ts';
import type { Found, FoundPage } from '../list/found-page.ts';
import { citiesNear, searchInCity } from '../list/named-cities.ts';
import { knownCity } from '../list/read-search.ts';
import type { Count } from '../list/run-search.ts';
import type { ListSearch, SearchPlan } from '../list/search-plan.ts';
import type { SearchIndex } from '../search-engine.ts';

/** Known words that are read for an unknown one. */
const NEAR_WORDS = 4;
/** Unknown words that are looked up, and searches that are tried: nobody waits for more. */
const TRIED = { words: 2, queries: 4 };
/** Of more words fewer searches are tried: each takes longer, and one word more hardly ever is what was missing. */
const MANY_WORDS = { from: 5, queries: 2 };

/** Cities that are offered. */
const NEAR_CITIES = 3;

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== '' && value !== false && value !== 0;

/** Searches to try: `near` first, and `fallback` where none of those finds anything. */
interface OtherQueries {
  near: readonly string[];
  fallback: readonly string[];
}

/** The first ones of some lists, then the second ones, and so on: only the first few are tried. */
const inTurn = (lists: readonly (readonly string[])[]): string[] =>
  Array.from({ length: NEAR_WORDS }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();

/** Whether another word in the place of an unknown one may help: of many words with several unknown ones, it hardly ever does. */
const areMended = (queryTerms: readonly unknown[], unknown: readonly unknown[]): boolean =>
  queryTerms.length < MANY_WORDS.from || unknown.length <= TRIED.words;

/**
 * What to search instead:
 * - of words in a city, the words alone, and in the nearest other cities;
 * - of several known words, each alone;
 * - of one known word, what includes it, else other categories;
 * - of unknown words, near words in the place of each in turn, else the known words, then each word alone;
 * - of many words with several unknown ones, only the latter.
 */
const otherQueries = async (
  index: SearchIndex,
  expandedTerms: readonly ExpandedTerm[],
): Promise<OtherQueries> => {
  const queryTerms = expandedTerms.map(({ queryTerm }) => queryTerm);
  const knownStems = await index.knownStems(queryTerms.flatMap(({ stems }) => stems));
  const unknown = queryTerms.filter(
    ({ stems, groups }) => groups.length === 0 && !stems.every((stem) => knownStems.has(stem)),
  );
  const inCity = searchInCity(expandedTerms);
  if (inCity && unknown.every((queryTerm) => queryTerm === inCity.city))
    return { near: inCity.queries, fallback: [] };
  if (unknown.length === 0) {
    return queryTerms.length > 1
      ? { near: queryTerms.map(({ typed }) => typed), fallback: [] }
      : { near: queryTerms.flatMap(broaderWords), fallback: queryTerms.flatMap(wordsInstead) };
  }
  const nearOfEach: string[][] = [];
  for (const queryTerm of areMended(queryTerms, unknown) ? unknown.slice(0, TRIED.words) : []) {
    const [word = ''] = queryTerm.words;
    const near = await index.nearestWords(word, NEAR_WORDS);
    const kept = queryTerms.filter((other) => other === queryTerm || !unknown.includes(other));
    nearOfEach.push(
      near.map((one) =>
        [...new Set(kept.map((other) => (other === queryTerm ? one : other.typed)))].join(' '),
      ),
    );
  }
  const queries = inTurn(nearOfEach);
  const known = queryTerms.filter((queryTerm) => !unknown.includes(queryTerm)).map(({ typed }) => typed);
  if (known.length === 0) return { near: queries, fallback: [] };
  // A word that stands in no name may stand in a description.
  const alone = unknown.slice(0, TRIED.words).map(({ typed }) => typed);
  return { near: queries, fallback: [known.join(' '), ...known, ...alone] };
};

/** Searches with other words that find something, and how much; none that reads as what was typed. */
const otherWords = async <S extends ListSearch>(
  index: SearchIndex,
  { search, expandedTerms }: SearchPlan<S>,
  count: Count<S>,
): Promise<Pick<SearchHints, 'queries' | 'query_totals'>> => {
  const folded = (q: string): string => splitWords(q).join(' ');
  const typed = folded(search.q ?? '');
  const { near, fallback } = await otherQueries(index, expandedTerms);
  const tried = expandedTerms.length < MANY_WORDS.from ? TRIED.queries : MANY_WORDS.queries;
  const found: { q: string; total: number }[] = [];
  const tryAll = async (queries: readonly string[]): Promise<void> => {
    for (const q of new Set(queries)) {
      const total = folded(q) === typed ? 0 : await count({ ...search, q });
      if (total > 0) found.push({ q, total });
    }
  };
  await tryAll(near.slice(0, tried));
  if (found.length === 0) await tryAll(fallback.slice(0, tried));
  return { queries: found.map(({ q }) => q), query_totals: found.map(({ total }) => total) };
};

/** Cities near to the one that is filtered by which have results; one after another until there are enough. */
const nearCities = async <S extends ListSearch>(
  search: S,
  count: Count<S>,
): Promise<Required<Pick<SearchHints, 'cities'>>> => {
  const filtered = knownCity(search.city);
  const cities: SearchHints['cities'] & object = [];
  for (const city of filtered ? citiesNear(filtered) : []) {
    if (cities.length === NEAR_CITIES) break;
    const total = await count({ ...search, city });
    if (total > 0) cities.push({ city, total });
  }
  return { cities };
};

/** Filters without which something is found; where none but the words is one, what the words find alone. */
const fewerFilters = async <S extends ListSearch>(
  search: S,
  count: Count<S>,
): Promise<Pick<SearchHints, 'filters' | 'words_alone' | 'cities'>> => {
  const set = NARROWING_FILTERS.filter((name) => isSet(search[name]));
  const others = set.filter((name) => name !== 'q');
  if (others.length === 0) return { filters: [] };
  const filters: SearchHints['filters'] = [];
  for (const name of set) {
    const total = await count({ ...search, [name]: undefined });
    if (total > 0) filters.push({ name, total });
  }
  const isTold = others.length === set.length || filters.some(({ name }) => name !== 'q');
  // Without the only filter that is what was counted for it.
  if (isTold || others.length === 1)
    return {
      filters,
      // Without results anywhere else no city is asked.
      ...(filters.some(({ name }) => name === 'city') && (await nearCities(search, count))),
    };
  const alone = await count({ ...search, ...Object.fromEntries(others.map((name) => [name, undefined])) });
  return { filters, ...(alone > 0 && { words_alone: alone }) };
};

/**
 * What to try when nothing was found (product.md §253); nothing otherwise.
 * @param isFilter whether the words name a filter, so that they are no slip of others (product.md §533)
 */
export const hintsFor = async <S extends ListSearch>(
  index: SearchIndex,
  plan: SearchPlan<S>,
  { total }: FoundPage<Found>,
  count: Count<S>,
  isFilter: boolean,
): Promise<{ hints?: SearchHints }> =>
  total > 0
    ? {}
    : {
        hints: {
          ...(isFilter ? { queries: [], query_totals: [] } : await otherWords(index, plan, count)),
          ...(await fewerFilters(plan.search, count)),
        },
      };
