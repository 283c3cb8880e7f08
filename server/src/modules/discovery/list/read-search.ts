import {
  CITIES,
  type City,
  cityCentre,
  cityName,
  foldText,
  type Location,
  type MenuSearch,
  type RestaurantSearch,
} from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  type Alternative,
  alternativesOf,
  asksForAny,
  asTypedInCity,
  findCities,
  findFilterInWords,
  ofFilter,
  ofOneDish,
  partLeftOut,
  readMeanings,
  readUnits,
  type UnitMeaning,
  wordsOfMenus,
} from '../../search/search-service.ts';
import { namedCity } from './named-cities.ts';

/** A search of a public list. */
export type ListSearch = MenuSearch | RestaurantSearch;

/** A search, with everything known before documents are looked at. */
export interface SearchPlan<S extends ListSearch = ListSearch> {
  search: S;
  now: Date;
  /** Ways in which documents answer the words; each unit must be answered. */
  alternatives: readonly Alternative[];
  /** How many units all texts have; `meanings` has those of `q` only. */
  unitCount: number;
  /** Of the words of `q`; without any, the list is not ranked by words. */
  meanings: readonly UnitMeaning[];
  /** Whether some words have no letters or digits: nothing answers them. */
  isUnanswerable: boolean;
  /** Cities that are filtered by, as documents hold them; undefined without a city that the storefront knows. */
  cities: readonly string[] | undefined;
  /** From where distances are measured (product.md §252). */
  from: Location | undefined;
}

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
  const { rest } = partLeftOut(q);
  // Words that only name a filter ask for no food: it is offered above all places (product.md §533).
  return asksForAny(rest) || findFilterInWords(rest)?.rest === '' ? undefined : rest;
};

/** The texts of a search that are read as words, each with the fields it is looked for in; all where none are named. */
const textsOf = (search: ListSearch) => [
  // Who asks for any place has no word that some places would lack.
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
  database: Queryable,
  search: S,
  now: Date,
  withTypos: boolean,
): Promise<SearchPlan<S>> => {
  const city = knownCity(search.city);
  const alternatives: Alternative[] = [];
  let meanings: readonly UnitMeaning[] = [];
  let unitCount = 0;
  let isUnanswerable = false;
  for (const { text, fields } of textsOf(search)) {
    const read = readUnits(text ?? '');
    isUnanswerable ||= read.length === 0 && (text ?? '').trim() !== '';
    // In one box only the last word may still be typed; a filter is answered by beginnings of names.
    const unfinished = new Set(fields ? read : read.slice(-1));
    const looked = await readMeanings(wordsOfMenus(database), read, unfinished, withTypos);
    const meant = asTypedInCity(looked, !fields && Boolean(search.city));
    const found = alternativesOf(meant, fields, unitCount);
    alternatives.push(...(fields ? found.map(ofFilter) : found));
    if (!fields) {
      alternatives.push(...ofOneDish(text ?? '', meant));
      meanings = meant;
    }
    unitCount += read.length;
  }
  const cities = city && (await findCities(database, foldText(city)));
  const from = readFrom(search, city ?? namedCity(meanings));
  return { search, now, alternatives, unitCount, meanings, isUnanswerable, cities, from };
};
