import { CITIES, type City, cityCentre } from '@tavolina/shared-api/contract';
import {
  broaderWords,
  readUnits,
  type SearchUnit,
  type UnitMeaning,
  VOCABULARY,
  withoutCity,
} from '../search/search-service.ts';

/** Other cities in which a single word is tried; several words are also tried one by one. */
const TRIED_CITIES = { word: 2, words: 1 };

const CITY_OF_GROUP: ReadonlyMap<string, City> = new Map(
  VOCABULARY.flatMap(({ id, kind, code }) => {
    const city = kind === 'city' ? CITIES.find((one) => one === code) : undefined;
    return city ? [[id, city] as const] : [];
  }),
);

const cityOf = (groups: Iterable<string>): City | undefined =>
  [...groups].flatMap((group) => CITY_OF_GROUP.get(group) ?? [])[0];

/** The words that say where others are looked for (product.md §446), and what they may mean. */
const cityOfSearch = (meanings: readonly UnitMeaning[]) => {
  const asked = withoutCity(meanings);
  const where = meanings.find((meaning) => !asked.includes(meaning));
  return { asked, where, groups: where ? [...where.unit.groups, ...where.typo.groups] : [] };
};

/** The city that words name. */
export const namedCity = (meanings: readonly UnitMeaning[]): City | undefined =>
  cityOf(meanings.flatMap(({ unit }) => unit.groups)) ?? cityOf(cityOfSearch(meanings).groups);

/** How far two cities are from each other, as the square of kilometres: only for comparing. */
const farness = (one: City, other: City): number => {
  const [from, to] = [cityCentre(one), cityCentre(other)];
  return ((from.latitude - to.latitude) * 111) ** 2 + ((from.longitude - to.longitude) * 84) ** 2;
};

/** The other cities of the storefront, the nearest first. */
export const citiesNear = (city: City): City[] =>
  CITIES.filter((other) => other !== city).toSorted(
    (one, other) => farness(city, one) - farness(city, other),
  );

/** Words that are looked for in a city where nothing answers them. */
export interface SearchInCity {
  city: SearchUnit;
  /** Searches to try: the words alone and in the nearest other cities, then less of what was typed. */
  queries: readonly string[];
}

/** Reads where words are looked for (product.md §446); undefined where they name no city of the storefront beside other words. */
export const searchInCity = (meanings: readonly UnitMeaning[]): SearchInCity | undefined => {
  const { asked, where, groups } = cityOfSearch(meanings);
  const city = cityOf(groups);
  if (!where || !city || asked.length === 0) return undefined;
  const typed = asked.map(({ unit }) => unit.typed);
  const words = typed.join(' ');
  const others = broaderWords({ ...where.unit, groups }).flatMap((name) => {
    const other = cityOf(readUnits(name).flatMap((unit) => unit.groups));
    return other ? [{ query: `${words} ${name}`, far: farness(city, other) }] : [];
  });
  const elsewhere = others
    .toSorted((one, other) => one.far - other.far)
    .slice(0, typed.length > 1 ? TRIED_CITIES.words : TRIED_CITIES.word)
    .map(({ query }) => query);
  const less = typed.length > 1 ? typed : [where.unit.typed];
  return { city: where.unit, queries: [words, ...elsewhere, ...less] };
};
