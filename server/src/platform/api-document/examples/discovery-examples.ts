import { type FoundMenu, type OpenState, sampleRates } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';
import { DISH_ID, MENU_CARD, MENU_ID, PLACE, PLACE_ID, PLACE_SLUG } from './sample-place.ts';

const OPEN: OpenState = { is_open: true, changes_at: '2026-11-20T22:00:00.000Z' };
const FOUND: Pick<FoundMenu, 'matches' | 'distance_m'> & OpenState = {
  ...OPEN,
  matches: [{ name: 'Tavë kosi', typed: 'tave', way: 'word' }],
  distance_m: 1_200,
};

/** Finding a place to eat. */
export const discoveryExamples: AreaExamples<'discovery'> = {
  menus: {
    description:
      'Text filters find beginnings of words, forgive diacritics and one typo, in words from eight letters on two. `q` looks everywhere, the others in what they are named after; what is given must all fit. Prices are in lek: one available item has to lie between `min_price` and `max_price`, and `sort_by=price` looks at the cheapest available one. `diet` and `without` keep menus with one dish that is declared suitable, or free from all of the allergens, choices that have to be made included: what is not declared is never “free from”. `skip` counts entries, not pages.',
    query: {
      q: 'tave',
      city: 'Tiranë',
      cuisine_type: 'Tradicionale',
      category: 'Dreka',
      price_range: '$$',
      diet: 'halal',
      without: 'nuts',
      min_price: 200,
      max_price: 1_000,
      rating_min: 4,
      available_only: 'true',
      takes_orders: 'true',
      open_now: 'true',
      sort_by: 'price',
      sort_order: 'asc',
      skip: 0,
      limit: 6,
    },
    answer: {
      items: [
        {
          ...MENU_CARD,
          matched_items: ['Tavë kosi'],
          accepts_orders: true,
          place_slug: PLACE_SLUG,
          languages: ['sq', 'en'],
          translations: { en: { title: 'Lunch' } },
          ...FOUND,
        },
      ],
      total: 1,
      pages: 1,
    },
    failure: { code: 'invalid_input', fields: [{ field: 'cuisine_type', message: 'invalid' }] },
  },
  restaurants: {
    description:
      'Takes the filters of the list of menus; a place is found when one of its published menus fits them all. Where nothing is found, `hints` says what to try: other words, filters to drop and, with a city, `cities`: the nearest with results, such as `{"city": "Durres", "total": 3}`.',
    query: {
      q: 'fergese',
      price_range: '$$',
      diet: 'vegetarian',
      without: 'nuts,peanuts',
      rating_min: 4.5,
      sort_by: 'rating',
      sort_order: 'desc',
      skip: 0,
      limit: 9,
    },
    answer: {
      items: [
        {
          id: PLACE_ID,
          slug: PLACE_SLUG,
          from_price: 250,
          business_name: PLACE.business_name,
          image_url: null,
          image: null,
          rating: 4.8,
          reviews_count: 60,
          cuisine_types: ['Tradicionale'],
          price_range: '$$',
          description: PLACE.description,
          address: PLACE.address,
          city: PLACE.city,
          menus: [{ id: MENU_ID, title: 'Dreka', price_range: '$$' }],
          item_names: ['Tavë kosi', 'Fërgesë e Tiranës', 'Byrek me spinaq dhe gjizë'],
          matched_items: ['Fërgesë e Tiranës'],
          accepts_orders: true,
          location: PLACE.location,
          matches: [{ name: 'Fërgesë e Tiranës', typed: 'fergese', way: 'word' }],
          distance_m: 640,
          ...OPEN,
        },
      ],
      total: 1,
      pages: 1,
    },
    failure: { code: 'invalid_input', fields: [{ field: 'limit', message: 'too_big', limit: 100 }] },
  },
  suggestions: {
    description:
      'For a search field: foods and dishes, places and cuisines that begin with what was typed, mean it or are one letter away. Empty lists for fewer than two letters.',
    query: { q: 'tav' },
    answer: {
      dishes: [{ name: 'Tavë kosi' }, { name: 'Tavë dheu' }],
      places: [
        { id: PLACE_ID, name: PLACE.business_name, city: PLACE.city, menu_id: MENU_ID, slug: PLACE_SLUG },
      ],
      cuisines: [{ code: 'Tradicionale' }],
    },
    failure: { code: 'service_unavailable', retryAfter: 5 },
  },
  dishes: {
    description:
      'The dishes of a menu in which every word stands, begins, is meant or, where nothing else is found, is mistyped; the best first.',
    params: { id: MENU_ID },
    query: { q: 'yoghurt' },
    answer: { dishes: [{ id: DISH_ID, typed: ['yoghurt'] }] },
    failure: { code: 'menu_not_found' },
  },
  exchangeRates: {
    description:
      'Units of each currency for one euro. A price that an item does not have in a currency is converted with these, halves rounded up; charges are always in euro.',
    answer: { base: 'EUR', date: '2026-11-21', rates: sampleRates({ ALL: 98, USD: 1.16, GBP: 0.87 }) },
    failure: { code: 'service_unavailable', retryAfter: 5 },
  },
};
