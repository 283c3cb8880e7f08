import { MENU_SORTS, RESTAURANT_SORTS } from './codes.ts';
import { PAGE_SIZES } from './limits.ts';
import { listQuery, readFilters, readPage } from './list-filters.ts';
import { queryString } from './query-string.ts';

/** What a public page asks the API for first, which the server therefore sends with it. */
export interface FirstRequest {
  page: 'home' | 'restaurants' | 'menu';
  /** Address below the API's base. */
  address: string;
}

const MENU = /^\/menu\/([^/]+)\/?$/;

const LISTS = {
  menus: { size: PAGE_SIZES.home, sorts: MENU_SORTS },
  restaurants: { size: PAGE_SIZES.restaurants, sorts: RESTAURANT_SORTS },
};

const listAddress = (list: keyof typeof LISTS, params: URLSearchParams): string => {
  const { size, sorts } = LISTS[list];
  return `/${list}/${queryString(listQuery(readFilters(params), readPage(params), size, sorts))}`;
};

/** The first request of the page at an address; undefined for pages that ask for nothing. */
export const firstRequestOf = ({ pathname, searchParams }: URL): FirstRequest | undefined => {
  const menuId = MENU.exec(pathname)?.[1];
  if (menuId) return { page: 'menu', address: `/menus/${menuId}` };
  if (pathname === '/') return { page: 'home', address: listAddress('menus', searchParams) };
  return pathname.replace(/\/$/, '') === '/restaurants'
    ? { page: 'restaurants', address: listAddress('restaurants', searchParams) }
    : undefined;
};
