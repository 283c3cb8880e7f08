import { type Answer, type RequestInput, request } from './request.ts';

/** Filters of the list of menus, as in the URL. */
export type MenuQuery = RequestInput<'GET /menus/'>['query'];
/** Filters of the list of restaurants. */
export type RestaurantQuery = RequestInput<'GET /restaurants/'>['query'];

/** A page of published menus. A bare array counts as one page, any other shape as an empty list. */
export const listMenus = async (query: MenuQuery, signal?: AbortSignal): Promise<Answer<'GET /menus/'>> => {
  const page: unknown = await request('GET /menus/', { query }, { access: 'public', signal });
  if (Array.isArray(page)) return { items: page, total: page.length, pages: 1 };
  const isPage = typeof page === 'object' && page !== null && 'items' in page && Array.isArray(page.items);
  return isPage ? (page as Answer<'GET /menus/'>) : { items: [], total: 0, pages: 0 };
};

/** A page of restaurants. */
export const listRestaurants = (query: RestaurantQuery, signal?: AbortSignal) =>
  request('GET /restaurants/', { query }, { access: 'public', signal });

/** Suggestions for what was typed so far, names of dishes in the diner's language first; see product.md §255. */
export const listSuggestions = (q: string, lang: string, signal?: AbortSignal) =>
  request('GET /suggestions', { query: { q, lang } }, { access: 'public', signal });

/** Dishes of a menu for what was typed; see product.md §309. */
export const findDishes = (id: string, q: string, signal?: AbortSignal) =>
  request('GET /menus/{id}/dishes', { params: { id }, query: { q } }, { access: 'public', signal });

/** Rates for showing prices in other currencies. */
export const getExchangeRates = (signal?: AbortSignal) =>
  request('GET /exchange-rates', {}, { access: 'public', signal });
