import type { Language } from './codes/languages.ts';
import { readReviewsPage, reviewsQuery, slugInPath } from './places/place-address.ts';
import { queryString } from './query-string.ts';
import { listQueryOf, readPage } from './search/list-filters.ts';
import { cityInPath, PLACES_PATH, placesQueryOf, readListFilters, readView } from './search/place-list.ts';

/** The first API request of a public page, whose response the server sends with the document. */
export interface FirstRequest {
  page: 'home' | 'restaurants' | 'menu' | 'place';
  /** Path below the API's base. */
  address: string;
}

const MENU = /^\/menu\/([^/]+)\/?$/;

const menusAddress = (url: URL): string =>
  `/menus/${queryString(listQueryOf('menus', readListFilters(url), readPage(url.searchParams)))}`;

const placesRequest = (url: URL): string =>
  `/restaurants/${queryString(
    placesQueryOf(readListFilters(url), readPage(url.searchParams), readView(url.searchParams)),
  )}`;

/** The page of all places, or of those of a city that the storefront knows. */
const isPlaces = (pathname: string): boolean => {
  const city = cityInPath(pathname);
  return pathname.replace(/\/$/, '') === PLACES_PATH || (city !== undefined && city !== 'unknown');
};

/** What a menu is asked for by, in a language (product.md §427). */
export const menuAddress = (id: string, language: Language): string =>
  `/menus/${id}${queryString({ lang: language })}`;

/** The first request of the page at a URL in a language; undefined for pages without one. */
export const firstRequestOf = (url: URL, language: Language): FirstRequest | undefined => {
  const { pathname } = url;
  const menuId = MENU.exec(pathname)?.[1];
  if (menuId) return { page: 'menu', address: menuAddress(menuId, language) };
  const slug = slugInPath(pathname);
  if (slug) {
    const query = queryString(reviewsQuery(readReviewsPage(url.searchParams)));
    return { page: 'place', address: `/places/${slug}${query}` };
  }
  if (pathname === '/') return { page: 'home', address: menusAddress(url) };
  return isPlaces(pathname) ? { page: 'restaurants', address: placesRequest(url) } : undefined;
};
