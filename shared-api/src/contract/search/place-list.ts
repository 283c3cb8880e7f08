import { CITIES, CITY_FORMS, type City } from '../codes/cities.ts';
import { foldText } from '../fold-text.ts';
import { LIMITS } from '../limits.ts';
import { type Filters, listQueryOf, readFilters, writeFilters } from './list-filters.ts';

/** Where the list of places stands. */
export const PLACES_PATH = '/restaurants';

const CITY_PAGE = /^\/restaurants\/([^/]+)\/?$/;

/** A segment as it was written; one that is no text stays as it is. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const cityNamed = (segment: string): City | undefined => {
  const written = foldText(decoded(segment));
  const place = CITY_FORMS.findIndex((forms) => forms.some((form) => foldText(form) === written));
  return CITIES[place];
};

/** The address of a city's page: `/restaurants/tirane` (product.md §264). */
export const cityPath = (city: City): string => `${PLACES_PATH}/${foldText(city)}`;

/**
 * The city in the path of a city's page, in any spelling; `unknown` where the storefront has none of that
 * name, undefined for other pages (product.md §264).
 */
export const cityInPath = (pathname: string): City | 'unknown' | undefined => {
  const segment = CITY_PAGE.exec(pathname)?.[1];
  return segment === undefined ? undefined : (cityNamed(segment) ?? 'unknown');
};

/** Filters of a public list at its address; a city's page has its city (product.md §264). */
export const readListFilters = ({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): Filters => {
  const city = cityInPath(pathname);
  return { ...readFilters(searchParams), ...(city && { city }) };
};

/** How the places of a list are shown: as cards, or on a map (product.md §262). */
export type PlacesView = 'list' | 'map';

/** How the places are shown at an address. */
export const readView = (params: URLSearchParams): PlacesView =>
  params.get('view') === 'map' ? 'map' : 'list';

/** The address of the list of places with these filters: that of the city's page where the storefront knows it. */
export const placesAddress = (
  filters: Partial<Filters>,
  page = 1,
  view: PlacesView = 'list',
): { pathname: string; search: string } => {
  const city = CITIES.find((code) => code === filters.city);
  const params = writeFilters(city ? { ...filters, city: '' } : filters, page);
  if (view === 'map') params.set('view', view);
  return { pathname: city ? cityPath(city) : PLACES_PATH, search: params.toString() };
};

/**
 * The API query of the places to show. A map has one page: as many as a page may hold (product.md §262).
 * @param page of the cards, from 1
 */
export const placesQueryOf = (
  filters: Filters,
  page: number,
  view: PlacesView,
): Record<string, string | number> =>
  view === 'map'
    ? { ...listQueryOf('restaurants', filters, 1), limit: LIMITS.pageLimit }
    : listQueryOf('restaurants', filters, page);
