import { CITIES, type City, cityCentre } from '@tavolina/shared-api/contract';
import {
  broaderWords,
  type ExpandedTerm,
  type QueryTerm,
  readQueryTerms,
  VOCABULARY,
  withoutCity,
} from '../../search/search-service.ts';

/** In how many other cities one word is tried; several are tried in fewer, because each is also tried by itself. */
const TRIED_CITIES = { forOneWord: 2, forSeveral: 1 };

const CITY_OF_GROUP: ReadonlyMap<string, City> = new Map(
  VOCABULARY.flatMap(({ id, kind, code }) => {
    const city = kind === 'city' ? CITIES.find((one) => one === code) : undefined;
    return city ? [[id, city] as const] : [];
  }),
);

const cityOf = (groups: Iterable<string>): City | undefined =>
  [...groups].flatMap((group) => CITY_OF_GROUP.get(group) ?? [])[0];

/** The words that say where others are looked for (product.md §446), and what they may mean. */
const cityOfSearch = (expandedTerms: readonly ExpandedTerm[]) => {
  const inCity = withoutCity(expandedTerms);
  const where = expandedTerms.find((expanded) => !inCity.includes(expanded));
  return { inCity, where, groups: where ? [...where.queryTerm.groups, ...where.typo.groups] : [] };
};

/** The city that words name. */
export const namedCity = (expandedTerms: readonly ExpandedTerm[]): City | undefined =>
  cityOf(expandedTerms.flatMap(({ queryTerm }) => queryTerm.groups)) ??
  cityOf(cityOfSearch(expandedTerms).groups);

/** The square of the distance of two cities, in square kilometres, to compare distances: a degree is 111 km to the north, 84 to the east. */
const squaredDistance = (one: City, other: City): number => {
  const [from, to] = [cityCentre(one), cityCentre(other)];
  return ((from.latitude - to.latitude) * 111) ** 2 + ((from.longitude - to.longitude) * 84) ** 2;
};

/** The other cities of the storefront, the nearest first. */
export const citiesNear = (city: City): City[] =>
  CITIES.filter((other) => other !== city).toSorted(
    (one, other) => squaredDistance(city, one) - squaredDistance(city, other),
  );

/** Words that are looked for in a city where nothing answers them. */
interface SearchInCity {
  city: QueryTerm;
  /** Searches to try: the words alone and in the nearest other cities, then less of what was typed. */
  queries: readonly string[];
}

/** Reads where words are looked for (product.md §446); undefined where they name no city of the storefront beside other words. */
export const searchInCity = (expandedTerms: readonly ExpandedTerm[]): SearchInCity | undefined => {
  const { inCity, where, groups } = cityOfSearch(expandedTerms);
  const city = cityOf(groups);
  if (!where || !city || inCity.length === 0) return undefined;
  const typed = inCity.map(({ queryTerm }) => queryTerm.typed);
  const words = typed.join(' ');
  const others = broaderWords({ ...where.queryTerm, groups }).flatMap((name) => {
    const other = cityOf(readQueryTerms(name).flatMap((queryTerm) => queryTerm.groups));
    return other ? [{ query: `${words} ${name}`, far: squaredDistance(city, other) }] : [];
  });
  const elsewhere = others
    .toSorted((one, other) => one.far - other.far)
    .slice(0, typed.length > 1 ? TRIED_CITIES.forSeveral : TRIED_CITIES.forOneWord)
    .map(({ query }) => query);
  const less = typed.length > 1 ? typed : [where.queryTerm.typed];
  return { city: where.queryTerm, queries: [words, ...elsewhere, ...less] };
};
