import { z } from 'zod';
import { defineCall } from '../call.ts';
import { BASE_CURRENCY } from '../codes/currencies.ts';
import { id } from '../fields.ts';
import { byCurrency } from '../money.ts';
import { foundDishes, menuPage, restaurantPage, suggestions } from './search-answers.ts';
import { dishesQuery, menuSearch, restaurantSearch, suggestionsQuery } from './search-queries.ts';

/** Units of each currency per euro, and the day of the rates (`YYYY-MM-DD`). */
export const exchangeRates = z.object({
  base: z.literal(BASE_CURRENCY),
  date: z.iso.date(),
  rates: z.object(byCurrency(() => z.number())),
});

/** Public calls to find a place: menus, places and the exchange rates (product.md §9, §16). */
export const discoveryCalls = {
  menus: defineCall({
    method: 'GET',
    path: '/menus/',
    summary: 'Published menus: filter, sort, page',
    access: 'public',
    query: menuSearch,
    success: { status: 200, schema: menuPage },
    errors: [],
  }),
  restaurants: defineCall({
    method: 'GET',
    path: '/restaurants/',
    summary: 'Places with published menus: filter, sort, page',
    access: 'public',
    query: restaurantSearch,
    success: { status: 200, schema: restaurantPage },
    errors: [],
  }),
  suggestions: defineCall({
    method: 'GET',
    path: '/suggestions',
    summary: 'Suggestions while typing a search',
    access: 'public',
    query: suggestionsQuery,
    success: { status: 200, schema: suggestions },
    errors: [],
  }),
  dishes: defineCall({
    method: 'GET',
    path: '/menus/{id}/dishes',
    summary: 'Dishes of a menu for a search',
    access: 'public',
    params: z.object({ id }),
    query: dishesQuery,
    success: { status: 200, schema: foundDishes },
    errors: ['menu_not_found'],
  }),
  exchangeRates: defineCall({
    method: 'GET',
    path: '/exchange-rates',
    summary: 'Rates used to convert prices',
    access: 'public',
    success: { status: 200, schema: exchangeRates },
    errors: [],
    excludedErrors: ['rate_limited'],
  }),
};

/** What `GET /exchange-rates` answers, see `exchangeRates`. */
export type ExchangeRates = z.infer<typeof exchangeRates>;
