import { z } from 'zod';
import { currency, menuStatus } from '../enums.ts';
import { readShape } from '../field-schemas.ts';
import { id, timestamp } from '../fields.ts';
import { image } from '../image.ts';
import { location } from '../places/location.ts';
import { placeOpening } from '../places/opening-hours.ts';
import { MENU_PLACE_FIELDS, PLACE_FIELDS } from '../places/place-fields.ts';
import { focus, itemPicture } from './item-pictures.ts';
import { itemPrice } from './item-price.ts';
import { ITEM_FIELDS, MENU_FIELDS, SECTION_FIELDS } from './menu-fields.ts';
import { optionGroup } from './option-groups.ts';
import { schedule } from './schedule-schemas.ts';
import { heldBack } from './stock.ts';
import { contentLanguages, readTranslations } from './translation-schemas.ts';

/** A dish or drink. `section_id` is null for standalone items. */
export const item = z.object({
  id,
  ...readShape(ITEM_FIELDS),
  price: z.number(),
  ...heldBack,
  /** There where it is ordered more than others of its menu (product.md §497). */
  is_popular: z.literal(true).optional(),
  /** There where it was added lately (product.md §499). */
  is_new: z.literal(true).optional(),
  default_currency: currency,
  prices: z.array(itemPrice),
  image_url: z.string().nullable(),
  image: image.nullish(),
  /** Id of the picture for an edit, so that a new item can reuse it. */
  item_image_key: z.string().nullish(),
  /** Of that picture; left out for the middle. */
  focus: focus.optional(),
  /** The pictures behind that one, in their order; left out where there are none (product.md §491). */
  more_pictures: z.array(itemPicture).optional(),
  section_id: id.nullable(),
  menu_id: id,
  /** Groups of choices that it comes with, in their order (product.md §400). */
  option_group_ids: z.array(id).optional(),
  /** All of them for its owner; for diners those into the language that they ask for (product.md §427). */
  translations: readTranslations(ITEM_FIELDS).optional(),
});

/** A part of a menu with its items. */
export const section = z.object({
  id,
  ...readShape(SECTION_FIELDS),
  menu_id: id,
  translations: readTranslations(SECTION_FIELDS).optional(),
  items: z.array(item),
});

const { business_name, address, city } = readShape(PLACE_FIELDS);

/** The place of a menu, for diners. */
export const menuBusiness = z.object({
  id,
  ...readShape(MENU_PLACE_FIELDS),
  email: z.string().nullable(),
  logo: z.string().nullable(),
  logo_image: image.nullish(),
  location: location.nullish(),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  /** Whether the place's plan includes online orders. Otherwise the menu is read-only. */
  accepts_orders: z.boolean(),
  /** When it is open, and until when it takes no orders (product.md §308). */
  opening: placeOpening.optional(),
  /** The readable name in the address of its page (product.md §450); old servers omit it. */
  slug: z.string().optional(),
  /** The place's other published menus, oldest first. Their titles are translated as the menu is (product.md §526). */
  other_menus: z
    .array(
      z.object({
        id,
        title: z.string(),
        schedule: schedule.nullable().optional(),
        translations: readTranslations({ title: MENU_FIELDS.title }).optional(),
      }),
    )
    .optional(),
});

const menuHead = {
  id,
  ...readShape(MENU_FIELDS),
  image_url: z.string().nullable(),
  image: image.nullish(),
  default_currency: currency,
  created_at: timestamp,
  updated_at: timestamp,
  owner_id: id,
  is_published: menuStatus,
  /** When operators took it down and why, for its owner; left out while they did not. */
  taken_down: z.object({ at: timestamp, reason: z.string() }).optional(),
  owner: z.object({ business_name, address, city }),
};

/** A whole menu with its sections and standalone items. */
export const menu = z.object({
  ...menuHead,
  version: z.int(),
  /** In which languages it is written; its texts themselves are in the first (product.md §425). */
  languages: contentLanguages.optional(),
  translations: readTranslations(MENU_FIELDS).optional(),
  business: menuBusiness,
  sections: z.array(section),
  items: z.array(item),
  /** Groups of choices that items of the menu share. */
  option_groups: z.array(optionGroup).optional(),
});

/**
 * A menu in a list, without items. `price` (lek) is that of the cheapest available item; null without any.
 * Public lists count the sections and items that diners see, lists of owners all.
 */
export const menuCard = z.object({
  ...menuHead,
  price: z.number().nullable(),
  sections_count: z.int(),
  items_count: z.int(),
  /** First few item names, for the cover. */
  item_names: z.array(z.string()),
  /** Names of matching items, when the search matched items. */
  matched_items: z.array(z.string()),
});

/** A dish or drink of a menu, see `item`. */
export type Item = z.infer<typeof item>;
/** A part of a menu, see `section`. */
export type Section = z.infer<typeof section>;
/** A whole menu, see `menu`. */
export type Menu = z.infer<typeof menu>;
/** A menu in a list, see `menuCard`. */
export type MenuCard = z.infer<typeof menuCard>;
