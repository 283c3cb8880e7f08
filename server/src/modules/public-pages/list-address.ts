import {
  activeFilters,
  CITIES,
  type Filters,
  placesAddress,
  readListFilters,
  readPage,
  writeFilters,
} from '@tavolina/shared-api/contract';
import type { PageHead } from '../../platform/pages/page-content.ts';
import { withLanguageOf } from './with-language.ts';

/** Whether search engines find the list at an address, and the one address under which they do. */
type Listing = Required<Pick<PageHead, 'url' | 'isUnlisted'>>;

const listingAt = (
  url: URL,
  isUnlisted: boolean,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Listing => {
  const own = new URL(url);
  own.pathname = pathname;
  own.search = search;
  return { url: withLanguageOf(url, own), isUnlisted };
};

const isNarrowed = (filters: Filters): boolean => activeFilters(filters).length > 0;

/** A list of places: a city's page, cards rather than a map, and nothing that somebody searches (product.md §264, §535). */
export const placesListing = (url: URL): Listing => {
  const filters = readListFilters(url);
  const city = CITIES.find((code) => code === filters.city);
  const isUnlisted = isNarrowed(city ? { ...filters, city: '' } : filters);
  const address = isUnlisted
    ? placesAddress(city ? { city } : {})
    : placesAddress(filters, readPage(url.searchParams));
  return listingAt(url, isUnlisted, address);
};

/** The list of menus: the home page, and nothing that somebody searches there (product.md §535). */
export const menusListing = (url: URL): Listing => {
  const filters = readListFilters(url);
  const isUnlisted = isNarrowed(filters);
  const search = isUnlisted ? '' : writeFilters(filters, readPage(url.searchParams)).toString();
  return listingAt(url, isUnlisted, { pathname: '/', search });
};
