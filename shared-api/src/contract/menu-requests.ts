import { z } from 'zod';
import { currency, menuStatus } from './enums.ts';
import { createShape, editShape } from './field-schemas.ts';
import { changedPrice, formId, lenientPrice, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { ITEM_FIELDS, MENU_FIELDS, SECTION_FIELDS } from './menu-fields.ts';

/** A picture as a data URL (`data:image/png;base64,…`); null and empty mean none. Addresses are refused. */
const newImage = z.string().nullish();

/**
 * Where the API shows a picture that is stored (`/media/<id>/960.webp`): it is taken over where the business uses it, or
 * nobody does any more. Another address changes nothing.
 */
const storedImage = z.string().nullish();

const extraPrices = z.partialRecord(currency, lenientPrice);

/** An item of a new menu. `price` is in `default_currency`, else in the menu's; `additional_prices` in the others. */
export const createItem = z.object({
  ...createShape(ITEM_FIELDS),
  price: lenientPrice,
  image_base64: newImage,
  image_url: storedImage,
  default_currency: currency.optional(),
  additional_prices: extraPrices.optional(),
});

/** What a new menu is created from, and published at once (product.md §18). `items` stand alone, outside of the sections. */
export const createMenuRequest = z.object({
  ...createShape(MENU_FIELDS),
  image_base64: newImage,
  image_url: storedImage,
  default_currency: currency.optional().default('ALL'),
  sections: z
    .array(
      z.object({
        ...createShape(SECTION_FIELDS),
        items: z.array(createItem).max(LIMITS.menuItems).optional().default([]),
      }),
    )
    .max(LIMITS.menuSections)
    .optional()
    .default([]),
  items: z.array(createItem).max(LIMITS.menuItems).optional().default([]),
});

/**
 * An item of an edit. With an id: what is given changes, the rest stays; without: a new item, which needs a name.
 * `currency_prices` set the price in each currency they name, 0 removes one. `price` is in `default_currency` when that
 * is the item's own or left out; a price never changes its currency.
 */
export const editItem = z.object({
  id: formId,
  ...editShape(ITEM_FIELDS),
  price: changedPrice,
  default_currency: currency.optional(),
  currency_prices: extraPrices.optional(),
  additional_prices: extraPrices.optional(),
  image_base64: newImage,
  /** Of a new item; one with an id keeps its own. */
  image_url: storedImage,
  /** A stored picture by its id, which `image_url` names as well. */
  item_image_key: z.string().nullish(),
  remove_image: z.boolean().optional(),
  section_id: formId,
  menu_id: formId,
  isDeleted: z.boolean().optional(),
});

const editSection = z.object({
  id: formId,
  ...editShape(SECTION_FIELDS),
  menu_id: formId,
  isDeleted: z.boolean().optional(),
  items: z.array(editItem).max(LIMITS.menuItems).optional(),
});

/**
 * An edit as forms send it. Absent parts stay as they are; `isDeleted` removes. Items of the section
 * -1, or of one titled "Të tjera", stand alone, as those of `items` do; there, names that begin with an underscore stay.
 */
export const editMenuRequest = z.object({
  ...editShape(MENU_FIELDS),
  title: requiredText(MENU_FIELDS.title.max).optional(),
  default_currency: currency.optional(),
  is_published: menuStatus.optional(),
  image_base64: newImage,
  remove_image: z.boolean().optional(),
  /** The version the edit is based on; `If-Match` says the same and wins. */
  version: z.int().optional(),
  sections: z.array(editSection).max(LIMITS.menuSections).optional(),
  items: z.array(editItem).max(LIMITS.menuItems).optional(),
});

/** A new menu after validation, defaults filled in; see `createMenuRequest`. */
export type CreateMenuRequest = z.output<typeof createMenuRequest>;
/** An edit of a menu after validation, see `editMenuRequest`. */
export type EditMenuRequest = z.output<typeof editMenuRequest>;
/** A section of an edit after validation: without an id a new one, else what is given changes. */
export type EditSection = z.output<typeof editSection>;
/** An item of an edit after validation, see `editItem`. */
export type EditItem = z.output<typeof editItem>;
