import { z } from 'zod';
import { ALLERGENS } from '../codes/allergens.ts';
import { CITIES } from '../codes/cities.ts';
import { MATCH_WAYS } from '../codes/match-ways.ts';
import { cuisineType, priceRange } from '../enums.ts';
import { id } from '../fields.ts';
import { image } from '../image.ts';
import { ITEM_FIELDS, MENU_FIELDS } from '../menus/menu-fields.ts';
import { menuCard } from '../menus/menu-schemas.ts';
import { contentLanguage, contentLanguages, readTranslations } from '../menus/translation-schemas.ts';
import { location } from '../places/location.ts';
import { openState } from '../places/opening-hours.ts';

/** How what a card only names is called in the further languages of its place; left out where it is in none (product.md §528). */
const furtherNames = readTranslations({ name: ITEM_FIELDS.name }).optional();

/** What of a menu or place answers a typed word, and how: `pica` by its meaning for `pizza` (product.md §251). */
export const searchMatch = z.object({
  /** A dish, section, menu, place or city, as it is called; a code where `field` says so. */
  name: z.string(),
  /** The word or words as they were typed. */
  typed: z.string(),
  way: z.enum(MATCH_WAYS),
  /**
   * What of it answers where its name does not: its description, what can be chosen of it (product.md §523; old servers call that
   * `description`, too), or `name` is the code of a cuisine or category.
   */
  field: z.enum(['cuisine', 'category', 'description', 'choice']).optional(),
  /** What of a description or of choices answers, with the words around it (product.md §522); old servers omit it. */
  words: z.string().optional(),
  translations: furtherNames,
  /** Of `name`, where it answers as it is called in a further language of its place. */
  language: contentLanguage.optional(),
});

/** What a search adds to each entry of a list. */
const found = {
  /** The best matches of the words that were searched; empty without words. */
  matches: z.array(searchMatch),
  /** Straight distance from the diner or the city's centre in metres; null where one of both is not known. */
  distance_m: z.int().nullable(),
  /** Names of its most popular dishes; absent without any (product.md §498). */
  popular: z.array(z.string()).optional(),
  /** The same dishes, as they are called in all languages of their place; old servers omit it. */
  popular_dishes: z.array(z.object({ name: z.string(), translations: furtherNames })).optional(),
  /** In which its place writes, the main one first (product.md §425); old servers omit it. */
  languages: contentLanguages.optional(),
  ...openState.shape,
};

/** Into the further languages of its place; left out where there are none (product.md §527). */
const translations = readTranslations(MENU_FIELDS).optional();

/** What cards say of a place besides; old servers omit it. */
const placeFacts = {
  /** The readable name in the address of its page (product.md §450). */
  slug: z.string().optional(),
  /** Lek of its cheapest dish; null without one. */
  from_price: z.number().nullable().optional(),
};

/** A place in the list of restaurants. `rating` is null below three reviews. */
export const restaurantCard = z.object({
  id,
  business_name: z.string(),
  image_url: z.string().nullable(),
  image: image.nullish(),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  cuisine_types: z.array(cuisineType),
  price_range: priceRange.nullable(),
  description: z.string(),
  address: z.string(),
  city: z.string(),
  menus: z.array(z.object({ id, title: z.string(), price_range: priceRange.nullable(), translations })),
  /** First few item names, for the cover. */
  item_names: z.array(z.string()),
  /** Dishes among `matches` that keep the diets which are asked for. */
  matched_items: z.array(z.string()),
  /** Whether the place's plan takes online orders, open or not (product.md §116). */
  accepts_orders: z.boolean(),
  location: location.nullable(),
  ...placeFacts,
  ...found,
});

/** A published menu in the public list. */
export const foundMenu = menuCard.extend({
  /** Whether its place's plan takes online orders, open or not (product.md §116). */
  accepts_orders: z.boolean(),
  /** The readable name of its place; old servers omit it. */
  place_slug: z.string().optional(),
  translations,
  ...found,
});

/** What to try when nothing was found (product.md §253). */
const searchHints = z.object({
  /** Other searches that find something, the best first (product.md §253). */
  queries: z.array(z.string()),
  /** How many results each of `queries` has; old servers omit it. */
  query_totals: z.array(z.int()).optional(),
  /** Filters that hide results, and how many there are without each; `q` is the words. */
  filters: z.array(z.object({ name: z.string(), total: z.int() })),
  /** How many results the words have without any filter, where to drop a single one is not enough. */
  words_alone: z.int().optional(),
  /** The nearest other cities with results, where a city is filtered by, and how many each has (product.md §542); old servers omit it. */
  cities: z.array(z.object({ city: z.enum(CITIES), total: z.int() })).optional(),
});

/** A filter that some of the searched words name, as “open now” does, and how many results it has (product.md §533). */
export const namedFilter = z.object({
  filter: z.enum(['open_now', 'takes_orders']),
  /** The other words; empty without any. */
  q: z.string(),
  total: z.int(),
  /** Set where a delivery was asked for, which no place has. */
  is_delivery: z.literal(true).optional(),
});

/** What words of a search say shall not be in it, which lists cannot leave out (product.md §534). */
export const leftOut = z.object({
  /** Each as it was typed. */
  words: z.array(z.string()),
  /** Allergens that they are, where places have dishes that are declared free of all of these. */
  without: z
    .object({
      allergens: z.array(z.enum(ALLERGENS)),
      /** The other words; empty without any. */
      q: z.string(),
      /** How many results have such a dish. */
      total: z.int(),
    })
    .optional(),
});

/**
 * A page of a list; `pages` is the number of pages of the requested size. Results are counted up to
 * `LIMITS.countedResults`; beyond that `total` is that limit and `is_total_minimum` true (product.md §254).
 */
export const pageOf = <T extends z.ZodType>(entry: T) =>
  z.object({
    items: z.array(entry),
    total: z.int(),
    pages: z.int(),
    is_total_minimum: z.literal(true).optional(),
    /** Set when nothing was found. */
    hints: searchHints.optional(),
    /** Absent where no words name one; old servers never have it. */
    named_filter: namedFilter.optional(),
    /** Set where words say what shall not be in it; old servers omit it. */
    left_out: leftOut.optional(),
  });

/** Response of `GET /menus/`: cards without sections and items (product.md §77). */
export const menuPage = pageOf(foundMenu);
/** Response of `GET /restaurants/`: places with a published menu that matches. */
export const restaurantPage = pageOf(restaurantCard);

/** Suggestions for what was typed, the best first; each kind may be empty (product.md §255). */
export const suggestions = z.object({
  /** Names of dishes on menus, in the asked language where such a dish has one; each finds something as a search. */
  dishes: z.array(
    z.object({
      name: z.string(),
      /** Of the name, where it is another than the asked one. */
      language: contentLanguage.optional(),
    }),
  ),
  places: z.array(
    z.object({ id, name: z.string(), city: z.string(), menu_id: id, slug: z.string().optional() }),
  ),
  cuisines: z.array(z.object({ code: cuisineType })),
});

/** Dishes of a menu that answer what was typed, the best first (product.md §309). */
export const foundDishes = z.object({
  dishes: z.array(
    z.object({
      id,
      /** Typed words that the dish answers by their meaning or with a typo; empty where the words stand there. */
      typed: z.array(z.string()),
      /** What can be chosen of the dish and answers, where nothing else of it does (product.md §523). */
      choices: z.array(z.string()).optional(),
      /** Set where a word of it only begins as was typed, and means something else (product.md §445). */
      is_other: z.literal(true).optional(),
    }),
  ),
  /** What words said shall not be in it, each as it was typed: no dish that names it is among these (product.md §534). */
  left_out: z.array(z.string()).optional(),
});

/** A published menu in the public list, see `foundMenu`. */
export type FoundMenu = z.infer<typeof foundMenu>;
/** What `GET /menus/` answers, see `menuPage`. */
export type MenuPage = z.infer<typeof menuPage>;
/** A place in a list, see `restaurantCard`. */
export type RestaurantCard = z.infer<typeof restaurantCard>;
/** What `GET /restaurants/` answers, see `restaurantPage`. */
export type RestaurantPage = z.infer<typeof restaurantPage>;
/** What answers a typed word, see `searchMatch`. */
export type SearchMatch = z.infer<typeof searchMatch>;
/** What to try when nothing was found, see `searchHints`. */
export type SearchHints = z.infer<typeof searchHints>;
/** A filter that searched words name, see `namedFilter`. */
export type NamedFilter = z.infer<typeof namedFilter>;
/** What searched words say shall not be in it, see `leftOut`. */
export type LeftOut = z.infer<typeof leftOut>;
/** What `GET /suggestions` answers, see `suggestions`. */
export type Suggestions = z.infer<typeof suggestions>;
/** What `GET /menus/{id}/dishes` answers, see `foundDishes`. */
export type FoundDishes = z.infer<typeof foundDishes>;
/** A dish that answers a search in its menu, see `foundDishes`. */
export type FoundDish = FoundDishes['dishes'][number];
