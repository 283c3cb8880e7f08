import { listQueryOf, readFilters, readPage } from './list-filters.ts';
import { queryString } from './query-string.ts';

/** What a public page asks the API for first, which the server therefore sends with it. */
export interface FirstRequest {
  page: 'home' | 'restaurants' | 'menu';
  /** Address below the API's base. */
  address: string;
}

const MENU = /^\/menu\/([^/]+)\/?$/;

const listAddress = (list: 'menus' | 'restaurants', params: URLSearchParams): string =>
  `/${list}/${queryString(listQueryOf(list, readFilters(params), readPage(params)))}`;

/** The first request of the page at an address; undefined for pages that ask for nothing. */
export const firstRequestOf = ({ pathname, searchParams }: URL): FirstRequest | undefined => {
  const menuId = MENU.exec(pathname)?.[1];
  if (menuId) return { page: 'menu', address: `/menus/${menuId}` };
  if (pathname === '/') return { page: 'home', address: listAddress('menus', searchParams) };
  return pathname.replace(/\/$/, '') === '/restaurants'
    ? { page: 'restaurants', address: listAddress('restaurants', searchParams) }
    : undefined;
};
