import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cuisineType, priceRange } from '../enums.ts';
import { readShape } from '../field-schemas.ts';
import { id, queryInteger } from '../fields.ts';
import { image } from '../image.ts';
import { LIMITS } from '../limits.ts';
import { focus } from '../menus/item-pictures.ts';
import { ITEM_FIELDS, MENU_FIELDS } from '../menus/menu-fields.ts';
import { schedule } from '../menus/schedule-schemas.ts';
import { contentLanguages, readTranslations } from '../menus/translation-schemas.ts';
import { restaurantCard } from '../search/search-answers.ts';
import { offeredFulfilment } from './availability.ts';
import { location } from './location.ts';
import { placeOpening } from './opening-hours.ts';
import { MENU_PLACE_FIELDS } from './place-fields.ts';
import { placeReview } from './reviews.ts';

/** A menu as the page of its place names it. */
export const placeMenu = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Lek of its cheapest dish; null without one. */
  price: z.number().nullable(),
  /** Dishes that diners see now. */
  items_count: z.int(),
  /** When it is served; null, or missing from old servers: always. */
  schedule: schedule.nullable().optional(),
  /** Into the further languages of its place; left out where there are none (product.md §526). */
  translations: readTranslations(MENU_FIELDS).optional(),
});

/** A place with all that its page says of it (product.md §451). */
export const placePage = z.object({
  id,
  /** The readable name in the address of the page; another one than was asked for where the place has a new name. */
  slug: z.string(),
  ...readShape(MENU_PLACE_FIELDS),
  location: location.nullable(),
  image_url: z.string().nullable(),
  image: image.nullish(),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  cuisine_types: z.array(cuisineType),
  price_range: priceRange.nullable(),
  /** Lek of the cheapest dish of all menus; null without one. */
  from_price: z.number().nullable(),
  /** Whether the place accepts online orders now. */
  accepts_orders: z.boolean(),
  opening: placeOpening,
  /** Ways in which it takes orders at all, where it does. */
  ways: z.array(offeredFulfilment),
  /** In which it writes, its main one first (product.md §425); old servers omit it. */
  languages: contentLanguages.optional(),
  /** Published menus, the oldest first. */
  menus: z.array(placeMenu).min(1),
  /** The menu that is served now, or next (product.md §464). */
  current_menu_id: id,
  /** Pictures of menus and dishes, each with what it shows. */
  pictures: z.array(
    z.object({
      name: z.string(),
      image_url: z.string(),
      image: image.nullish(),
      /** Left out for the middle. */
      focus: focus.optional(),
      /** As those of menus. */
      translations: readTranslations({ name: ITEM_FIELDS.name }).optional(),
    }),
  ),
  /** Those of the page that was asked for, the latest first. */
  reviews: z.array(placeReview),
});

/** In any letter case; what cannot be one names no place. */
const slug = z
  .string()
  .transform((value) =>
    value.length <= LIMITS.slug && /^[a-z0-9-]+$/i.test(value) ? value.toLowerCase() : '',
  );

/** Ids between commas, as a query carries them; those that are none are left out. */
const ids = z
  .string()
  .max(LIMITS.namedPlaces * 40)
  .transform((value) =>
    [...new Set(value.split(',').flatMap((part) => id.safeParse(part.trim()).data ?? []))].slice(
      0,
      LIMITS.namedPlaces,
    ),
  );

/** Public calls about places that somebody names. */
export const placeCalls = {
  page: defineCall({
    method: 'GET',
    path: '/places/{slug}',
    summary: 'A place by its readable name, for its page',
    access: 'public',
    params: z.object({ slug }),
    /** Which page of its reviews (product.md §518). */
    query: z.object({ reviews: queryInteger(1, LIMITS.reviewPages, 1) }),
    success: { status: 200, schema: placePage },
    errors: ['place_not_found'],
  }),
  named: defineCall({
    method: 'GET',
    path: '/places',
    summary: 'Places by their ids, as lists show them',
    access: 'public',
    query: z.object({ ids }),
    success: { status: 200, schema: z.object({ items: z.array(restaurantCard) }) },
    errors: [],
  }),
};

/** A place with all that its page says of it, see `placePage`. */
export type PlacePage = z.infer<typeof placePage>;
/** A menu as the page of its place names it, see `placeMenu`. */
export type PlaceMenu = z.infer<typeof placeMenu>;
