import { z } from 'zod';
import { ALLERGENS } from '../codes/allergens.ts';
import { CONTENT_LANGUAGES } from '../codes/content-languages.ts';
import { MENU_SORTS, RESTAURANT_SORTS, SORT_ORDERS } from '../codes/sorts.ts';
import { category, cuisineType, diet, priceRange } from '../enums.ts';
import { orEmpty, queryFlag, queryInteger, queryNumber, queryPrice } from '../fields.ts';
import { foldText } from '../fold-text.ts';
import { LIMITS, PAGE_SIZES } from '../limits.ts';
import { withoutInvisible } from '../without-invisible.ts';

/** Accepts a code in any letter case and without diacritics; empty: no filter. */
const codeFilter = <const T extends readonly [string, ...string[]]>(codes: T) =>
  z
    .string()
    .max(LIMITS.search)
    .optional()
    .transform((value, context) => {
      if (!value) return undefined;
      const code = codes.find((candidate) => foldText(candidate) === foldText(value));
      if (code === undefined) context.addIssue({ code: 'custom', message: 'unknown_code' });
      return code as T[number] | undefined;
    })
    .meta({
      enum: [...codes],
      description: 'In any letter case, with or without diacritics; empty means all.',
    });

/** Allergens between commas; what is none of them is refused, because a filter that says less would mislead. */
const allergenFilter = z
  .string()
  .max(LIMITS.allergenFilter)
  .optional()
  .transform((value, context) => {
    const named = (value ?? '').split(',').flatMap((code) => code.trim().toLowerCase() || []);
    const codes = ALLERGENS.filter((code) => named.includes(code));
    if (!named.every((code) => codes.some((known) => known === code)))
      context.addIssue({ code: 'custom', message: 'unknown_code' });
    return codes.length > 0 ? codes : undefined;
  })
  .meta({ description: `Codes between commas: ${ALLERGENS.join(', ')}; empty means all.` });

/** Words to search; what is longer is cut, because nobody means it. */
const cutText = z
  .string()
  // Full-width letters and ligatures are letters.
  .transform((value) => withoutInvisible(value).normalize('NFKC').slice(0, LIMITS.search).toWellFormed());
const searchText = cutText.optional();

const filters = {
  /** Free text: names and descriptions of dishes, menus and places, sections, choices, cuisines, categories, diets and cities (product.md §251). */
  q: searchText,
  business_name: searchText,
  menu_title: searchText,
  city: searchText,
  cuisine_type: codeFilter(cuisineType.options as [string, ...string[]]),
  category: codeFilter(category.options as [string, ...string[]]),
  price_range: codeFilter(priceRange.options as [string, ...string[]]),
  /** Menus with a dish that is declared suitable (product.md §418). */
  diet: codeFilter(diet.options as [string, ...string[]]),
  /** Menus with a dish that is declared free from all of these, and can be had so (product.md §418, §419). */
  without: allergenFilter,
  /** In lek. */
  min_price: queryPrice,
  max_price: queryPrice,
  rating_min: queryNumber(0, 5),
  available_only: queryFlag,
  /** Only places whose plan takes online orders, open or not (product.md §116). */
  takes_orders: queryFlag,
  /** Only places that are open now, as far as their owners said (product.md §308). */
  open_now: queryFlag,
  /** Where the diner is; distances are measured from there, else from the centre of the city (product.md §252). */
  latitude: queryNumber(-90, 90),
  longitude: queryNumber(-180, 180),
  sort_order: orEmpty(z.enum(SORT_ORDERS)),
  skip: queryInteger(0, LIMITS.skip, 0),
};

const limit = (size: number) => queryInteger(1, LIMITS.pageLimit, size);

/**
 * Query of the list of menus: combinable filters, sort and page. Without words, menus come by the openness rank of
 * their place, then the newest first; with words, the best match (product.md §9, §12, §116).
 */
export const menuSearch = z.object({
  ...filters,
  sort_by: orEmpty(z.enum(MENU_SORTS)),
  limit: limit(PAGE_SIZES.home),
});
/**
 * Query of the list of places. A place matches when one of its menus does. Without words, places come by
 * their openness rank, then by name; with words, the best match (product.md §9, §12, §116).
 */
export const restaurantSearch = z.object({
  ...filters,
  sort_by: orEmpty(z.enum(RESTAURANT_SORTS)),
  limit: limit(PAGE_SIZES.restaurants),
});

/** Query of the suggestions while typing: from the second letter (product.md §255). */
export const suggestionsQuery = z.object({
  q: cutText,
  /** The diner's language: dishes are suggested by their names in it, where they have one. One that no menu is written in changes nothing. */
  lang: z
    .string()
    .optional()
    .transform((value) => CONTENT_LANGUAGES.find((code) => code === value)),
});

/** Query of the search inside a menu (product.md §309). */
export const dishesQuery = z.object({ q: cutText });

/** A search for menus after validation, defaults filled in; see `menuSearch`. */
export type MenuSearch = z.output<typeof menuSearch>;
/** A search for places after validation, defaults filled in; see `restaurantSearch`. */
export type RestaurantSearch = z.output<typeof restaurantSearch>;
