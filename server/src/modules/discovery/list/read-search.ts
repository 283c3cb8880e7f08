import {
  CITIES,
  type City,
  cityCentre,
  cityName,
  foldText,
  type Location,
} from '@tavolina/shared-api/contract';
import {
  asFilterClause,
  asksForAny,
  asTypedInCity,
  clausesOf,
  type ExpandedTerm,
  expandTerms,
  findFilterInWords,
  readQueryTerms,
  type ScoredClause,
  singleDishClauses,
  splitExclusions,
} from '../../search/search-service.ts';
import type { SearchIndex } from '../search-engine.ts';
import { namedCity } from './named-cities.ts';
import type { ListSearch, SearchPlan } from './search-plan.ts';

/** The city of the storefront that is filtered by. */
export const knownCity = (city: string | undefined): City | undefined => {
  const name = foldText(cityName(city ?? ''));
  return CITIES.find((code) => foldText(code) === name);
};

const readFrom = ({ latitude, longitude }: ListSearch, city: City | undefined): Location | undefined => {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  return city && cityCentre(city);
};

/** The typed words that are looked for: none of what shall not be in it (product.md §534). */
const wordsOf = ({ q = '' }: ListSearch): string | undefined => {
  const { rest } = splitExclusions(q);
  // Words that only name a filter ask for no food: it is offered above all places (product.md §533).
  return asksForAny(rest) || findFilterInWords(rest)?.rest === '' ? undefined : rest;
};

/** The texts of a search that are read as words, each with the fields it is looked for in; all where none are named. */
const textsOf = (search: ListSearch) => [
  // A search for any place at all has no word that a place could lack.
  { text: wordsOf(search), fields: undefined },
  { text: search.business_name, fields: ['place'] as const },
  { text: search.menu_title, fields: ['title'] as const },
  // Known cities are a filter.
  { text: knownCity(search.city) ? undefined : search.city, fields: ['city'] as const },
];

/** Whether a search has words. */
export const hasWords = (search: ListSearch): boolean =>
  textsOf(search).some(({ text = '' }) => text.trim() !== '');

/**
 * Reads a search (product.md §251).
 * @param withTypos whether words may be mistyped
 */
export const readSearch = async <S extends ListSearch>(
  index: SearchIndex,
  search: S,
  now: Date,
  withTypos: boolean,
): Promise<SearchPlan<S>> => {
  const city = knownCity(search.city);
  const clauses: ScoredClause[] = [];
  let expandedTerms: readonly ExpandedTerm[] = [];
  let termCount = 0;
  let isUnanswerable = false;
  for (const { text, fields } of textsOf(search)) {
    const read = readQueryTerms(text ?? '');
    isUnanswerable ||= read.length === 0 && (text ?? '').trim() !== '';
    // In one box only the last word may still be typed; a filter is answered by beginnings of names.
    const unfinished = new Set(fields ? read : read.slice(-1));
    const looked = await expandTerms(index.words, read, unfinished, withTypos);
    const meant = asTypedInCity(looked, !fields && Boolean(search.city));
    const found = clausesOf(meant, fields, termCount);
    clauses.push(...(fields ? found.map(asFilterClause) : found));
    if (!fields) {
      clauses.push(...singleDishClauses(text ?? '', meant));
      expandedTerms = meant;
    }
    termCount += read.length;
  }
  const cities = city && (await index.citiesNaming(foldText(city)));
  const from = readFrom(search, city ?? namedCity(expandedTerms));
  return { search, now, clauses, termCount, expandedTerms, isUnanswerable, cities, from };
};
