import { ALLERGENS, type Allergen } from '../codes/allergens.ts';
import { CATEGORIES } from '../codes/categories.ts';
import { CITIES } from '../codes/cities.ts';
import { CUISINE_TYPES } from '../codes/cuisines.ts';
import { DIETS } from '../codes/diets.ts';
import { PRICE_RANGES } from '../codes/price-ranges.ts';
import { MENU_SORTS, RESTAURANT_SORTS, SORT_ORDERS } from '../codes/sorts.ts';
import { foldText } from '../fold-text.ts';
import { LIMITS, PAGE_SIZES } from '../limits.ts';
import { hasMoreThanCents } from '../money.ts';

/** Names of the filters, in the order of their tags. */
const FILTER_NAMES = [
  'q',
  'business_name',
  'menu_title',
  'city',
  'cuisine_type',
  'category',
  'price_range',
  'diet',
  'without',
  'min_price',
  'max_price',
  'rating_min',
  'available_only',
  'takes_orders',
  'open_now',
  'sort',
] as const;

/** Filters of a public list, as in the URL; empty: not set. */
export type Filters = Record<(typeof FILTER_NAMES)[number], string>;

/** Shortens a value to what the API accepts; a list of allergens may name all of them. */
const shorten = (value: string, name: keyof Filters): string =>
  value
    .replaceAll('\u0000', '')
    .trim()
    .slice(0, name === 'without' ? ALLERGENS.join(',').length : LIMITS.search)
    .toWellFormed();

/** Allergens between commas, as the filter `without` has them (product.md §418); what is none is left out. */
export const allergensIn = (value: string): Allergen[] => {
  const named = new Set(value.toLowerCase().split(/[\s,]+/));
  return ALLERGENS.filter((code) => named.has(code));
};

const oneOf =
  (codes: readonly string[]) =>
  (value: string): string =>
    codes.find((code) => code.toLowerCase() === value.toLowerCase()) ?? '';

const numberUpTo =
  (max: number) =>
  (value: string): string =>
    Number(value) >= 0 && Number(value) <= max ? value : '';

const priceUpToLimit = numberUpTo(LIMITS.priceMinor / 100);

/** What is wrong with a price filter, in lek (product.md §105); undefined if valid. */
export const priceFilterFault = (value: string): 'decimals' | 'range' | undefined => {
  if (hasMoreThanCents(value)) return 'decimals';
  return value !== '' && priceUpToLimit(value) === '' ? 'range' : undefined;
};

const price = (value: string): string => (priceFilterFault(value) ? '' : value);

/** The code of a city in any spelling; unknown cities stay unchanged. */
const city = (value: string): string => CITIES.find((code) => foldText(code) === foldText(value)) ?? value;

/** Normalises filters. A typed or old URL may contain anything; invalid values are dropped. */
const ACCEPTED: Partial<Record<keyof Filters, (value: string) => string>> = {
  city,
  cuisine_type: oneOf(CUISINE_TYPES),
  category: oneOf(CATEGORIES),
  price_range: oneOf(PRICE_RANGES),
  diet: oneOf(DIETS),
  without: (value) => allergensIn(value).join(','),
  min_price: price,
  max_price: price,
  rating_min: numberUpTo(5),
  available_only: oneOf(['true']),
  takes_orders: oneOf(['true']),
  open_now: oneOf(['true']),
};

/** Reads filters from a URL. */
export const readFilters = (params: URLSearchParams): Filters =>
  Object.fromEntries(
    FILTER_NAMES.map((name) => {
      const value = shorten(params.get(name) ?? '', name);
      return [name, ACCEPTED[name]?.(value) ?? value];
    }),
  ) as unknown as Filters;

/** Highest page that is requested: the last one that every public list can skip to. */
const LAST_PAGE = Math.floor(LIMITS.skip / Math.max(PAGE_SIZES.home, PAGE_SIZES.restaurants));

/** Page number in a URL, from 1. */
export const readPage = (params: URLSearchParams): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(params.get('page')) || 1)));

/** Writes filters as a query without empty values. A changed filter starts at page 1. */
export const writeFilters = (filters: Partial<Filters>, page = 1): URLSearchParams => {
  const params = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = shorten(filters[name] ?? '', name);
    if (value) params.set(name, value);
  }
  if (page > 1) params.set('page', String(page));
  return params;
};

/** What narrows a public list, in the order of its tags: all filters but the sort order. */
export const NARROWING_FILTERS = FILTER_NAMES.filter((name) => name !== 'sort');

/** Active filters, without the sort order. */
export const activeFilters = (filters: Filters): (typeof NARROWING_FILTERS)[number][] =>
  NARROWING_FILTERS.filter((name) => filters[name] !== '');

const isOneOf = (codes: readonly string[], value: string | undefined): boolean =>
  value !== undefined && codes.includes(value);

/**
 * Filters as the API expects them: text in lower case, the sort split in two (`title-asc`).
 * @param sorts valid sort keys; others are ignored
 */
export const listQuery = (
  { sort, ...filters }: Filters,
  page: number,
  size: number,
  sorts: readonly string[] = MENU_SORTS,
): Record<string, string | number> => {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  const [sort_by, sort_order] = sort.split('-');
  return {
    ...Object.fromEntries(set.map(([name, value]) => [name, value.toLowerCase()])),
    ...(isOneOf(sorts, sort_by) && isOneOf(SORT_ORDERS, sort_order) ? { sort_by, sort_order } : {}),
    skip: (page - 1) * size,
    limit: size,
  };
};

const LISTS = {
  menus: { size: PAGE_SIZES.home, sorts: MENU_SORTS },
  restaurants: { size: PAGE_SIZES.restaurants, sorts: RESTAURANT_SORTS },
};

/** The API query of a page of a public list, for the browser and the server. */
export const listQueryOf = (
  list: keyof typeof LISTS,
  filters: Filters,
  page: number,
): Record<string, string | number> => listQuery(filters, page, LISTS[list].size, LISTS[list].sorts);
