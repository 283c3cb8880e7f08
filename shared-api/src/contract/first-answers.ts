import { listQueryOf, readFilters, readPage } from './list-filters.ts';
import { queryString } from './query-string.ts';

/** The first API request of a public page, whose response the server sends with the document. */
export interface FirstRequest {
  page: 'home' | 'restaurants' | 'menu';
  /** Path below the API's base. */
  address: string;
}

const MENU = /^\/menu\/([^/]+)\/?$/;

const listAddress = (list: 'menus' | 'restaurants', params: URLSearchParams): string =>
  `/${list}/${queryString(listQueryOf(list, readFilters(params), readPage(params)))}`;

/** The first request of the page at a URL; undefined for pages without one. */
export const firstRequestOf = ({ pathname, searchParams }: URL): FirstRequest | undefined => {
  const menuId = MENU.exec(pathname)?.[1];
  if (menuId) return { page: 'menu', address: `/menus/${menuId}` };
  if (pathname === '/') return { page: 'home', address: listAddress('menus', searchParams) };
  return pathname.replace(/\/$/, '') === '/restaurants'
    ? { page: 'restaurants', address: listAddress('restaurants', searchParams) }
    : undefined;
};
