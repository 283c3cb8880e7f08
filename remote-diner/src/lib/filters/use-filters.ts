import {
  cityInPath,
  type Filters,
  PLACES_PATH,
  type PlacesView,
  placesAddress,
  readListFilters,
  readPage,
  readView,
  writeFilters,
} from '@tavolina/shared-api/contract';
import { useLocation, useNavigate, useSearchParams } from '@tavolina/shared-api/runtime';
import { useLayoutEffect, useRef } from 'react';
import { useWayBack } from '../use-way-back.ts';

const isPlaces = (pathname: string): boolean =>
  pathname.startsWith(PLACES_PATH) || cityInPath(pathname) !== undefined;

/**
 * The filters of this page's URL, and how to change them (product.md §9). A city of the storefront is a page of its own
 * (product.md §264). Paging leads to the element with the id `list`, else to the top.
 */
export const useFilters = (list = '') => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filters = readListFilters({ pathname, searchParams: params });
  const view = readView(params);
  // One tap may leave a field and press a box: both change the filters before the page is drawn with the first change.
  const written = useRef(filters);
  // Addresses that were written and not drawn yet: what the page is drawn with meanwhile is older than `written`.
  const undrawn = useRef<string[]>([]);
  // With the page: what was chosen before its code has come is repeated right after, before later effects (§115).
  useLayoutEffect(() => {
    const drawn = undrawn.current.indexOf(`${pathname}?${params}`);
    undrawn.current = drawn < 0 ? [] : undrawn.current.slice(drawn + 1);
    if (undrawn.current.length === 0) written.current = readListFilters({ pathname, searchParams: params });
  }, [pathname, params]);
  useWayBack(() => {
    undrawn.current = [];
    const { pathname: path, search } = window.location;
    written.current = readListFilters({ pathname: path, searchParams: new URLSearchParams(search) });
  });
  const addressOf = (next: Partial<Filters>, page?: number, shown: PlacesView = view) =>
    isPlaces(pathname)
      ? placesAddress(next, page, shown)
      : { pathname, search: writeFilters(next, page).toString() };
  const write = (next: Partial<Filters>, page?: number): void => {
    const address = addressOf(next, page);
    written.current = readListFilters({
      pathname: address.pathname,
      searchParams: new URLSearchParams(address.search),
    });
    const isPaging = page !== undefined;
    const asked = `${address.pathname}?${address.search}`;
    // A second press for the same, which may still be on its way, is no other page to come back to.
    if (asked === undrawn.current.at(-1)) return;
    const isShown = asked === `${pathname}?${params}`;
    undrawn.current.push(asked);
    const options = { preventScrollReset: !isPaging, replace: isShown };
    void navigate({ ...address, hash: isPaging ? list : '' }, options);
  };
  return {
    filters,
    page: readPage(params),
    view,
    /** Where the same places are shown in another way. */
    addressIn: (shown: PlacesView) => addressOf(filters, undefined, shown),
    /** Where the list stands with other filters. */
    addressWith: (change: Partial<Filters>) => addressOf({ ...filters, ...change }),
    change: (change: Partial<Filters>) => write({ ...written.current, ...change }),
    replaceAll: (next: Partial<Filters>) => write(next),
    goTo: (page: number) => write(written.current, page),
  };
};
