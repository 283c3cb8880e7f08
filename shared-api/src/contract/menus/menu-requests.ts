import { z } from 'zod';
import { currency, menuStatus } from '../enums.ts';
import { createShape, editShape } from '../field-schemas.ts';
import { changedPrice, formId, lenientPrice, requiredText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { type Declarations, wrongDiets } from './declarations.ts';
import { writtenPictures } from './item-pictures.ts';
import { ITEM_FIELDS, MENU_FIELDS, SECTION_FIELDS } from './menu-fields.ts';
import { groupIds, optionGroupsRequest } from './option-group-requests.ts';
import { writtenTranslations } from './translation-schemas.ts';

/** A new picture as data URL (`data:image/png;base64,…`); null and empty: none. Other URLs are rejected. */
const newImage = z.string().nullish();

/**
 * URL of a stored picture (`/media/<id>/960.webp`), reused if it belongs to the business or is unused.
 * Other URLs change nothing.
 */
const storedImage = z.string().nullish();

const extraPrices = z.partialRecord(currency, lenientPrice);

/** What other items of the request call a new one (product.md §500). */
const itemRef = z.string().min(1).max(LIMITS.ref).optional();

/** An item of a new menu. `price` is in `default_currency`, else in the menu's; `additional_prices` in the others. */
export const createItem = z.object({
  ref: itemRef,
  ...createShape(ITEM_FIELDS),
  price: lenientPrice,
  image_base64: newImage,
  image_url: storedImage,
  /** All of them; then `image_base64` and `image_url` count for nothing. */
  pictures: writtenPictures.optional(),
  default_currency: currency.optional(),
  additional_prices: extraPrices.optional(),
  option_group_ids: groupIds.optional().default([]),
  translations: writtenTranslations(ITEM_FIELDS).optional(),
});

/** A new menu, which is published at once (product.md §18). `items` are outside of the sections. */
export const createMenuRequest = z
  .object({
    ...createShape(MENU_FIELDS),
    translations: writtenTranslations(MENU_FIELDS).optional(),
    image_base64: newImage,
    image_url: storedImage,
    default_currency: currency.optional().default('ALL'),
    sections: z
      .array(
        z.object({
          ...createShape(SECTION_FIELDS),
          translations: writtenTranslations(SECTION_FIELDS).optional(),
          items: z.array(createItem).max(LIMITS.menuItems).optional().default([]),
        }),
      )
      .max(LIMITS.menuSections)
      .optional()
      .default([]),
    items: z.array(createItem).max(LIMITS.menuItems).optional().default([]),
    option_groups: optionGroupsRequest.optional().default([]),
  })
  .superRefine(({ sections, items, option_groups }, context) => {
    const known = new Set(option_groups.map(({ id }) => id));
    const refuseUnknown = (list: readonly { option_group_ids: string[] }[], path: (string | number)[]) => {
      for (const [index, { option_group_ids: ids }] of list.entries())
        if (new Set(ids).size < ids.length || ids.some((groupId) => !known.has(groupId)))
          context.addIssue({
            code: 'custom',
            path: [...path, index, 'option_group_ids'],
            message: 'invalid',
          });
    };
    const refuseDiets = (list: readonly Declarations[], path: (string | number)[]) => {
      for (const [index, declared] of list.entries())
        for (const { diet } of wrongDiets(declared))
          context.addIssue({
            code: 'custom',
            path: [...path, index, 'diets', diet],
            message: 'contradicts_allergens',
          });
    };
    for (const refuse of [refuseUnknown, refuseDiets]) {
      refuse(items, ['items']);
      for (const [index, section] of sections.entries()) refuse(section.items, ['sections', index, 'items']);
    }
  });

/**
 * An item of an edit. With an id, the given fields change; without one, it is a new item, which needs a
 * name. `currency_prices` sets prices by currency; 0 removes one. `price` is in `default_currency` if that
 * is missing or the item's own. A price never changes its currency.
 */
export const editItem = z.object({
  id: formId,
  ref: itemRef,
  ...editShape(ITEM_FIELDS),
  price: changedPrice,
  default_currency: currency.optional(),
  currency_prices: extraPrices.optional(),
  additional_prices: extraPrices.optional(),
  image_base64: newImage,
  /** For a new item. An existing one keeps its picture. */
  image_url: storedImage,
  /** Id of a stored picture; `image_url` can name it as well. */
  item_image_key: z.string().nullish(),
  /** Takes the first picture away; the next one becomes the first. */
  remove_image: z.boolean().optional(),
  /** Replaces all pictures; then the fields of the first one count for nothing. Without it further pictures stay. */
  pictures: writtenPictures.optional(),
  section_id: formId,
  menu_id: formId,
  isDeleted: z.boolean().optional(),
  /** Replaces its groups of choices. */
  option_group_ids: groupIds.optional(),
  /** Of the languages it names; the others stay (product.md §426). */
  translations: writtenTranslations(ITEM_FIELDS).optional(),
});

const editSection = z.object({
  id: formId,
  ...editShape(SECTION_FIELDS),
  translations: writtenTranslations(SECTION_FIELDS).optional(),
  menu_id: formId,
  isDeleted: z.boolean().optional(),
  items: z.array(editItem).max(LIMITS.menuItems).optional(),
});

/**
 * An edit as forms send it. Missing parts stay unchanged; `isDeleted` removes. Items of section -1, or of
 * one titled "Të tjera", become standalone, like those in `items`. There, items whose names begin with an
 * underscore are not changed.
 */
export const editMenuRequest = z.object({
  ...editShape(MENU_FIELDS),
  translations: writtenTranslations(MENU_FIELDS).optional(),
  title: requiredText(MENU_FIELDS.title.max).optional(),
  default_currency: currency.optional(),
  is_published: menuStatus.optional(),
  image_base64: newImage,
  remove_image: z.boolean().optional(),
  /** The version that the edit is based on. `If-Match` has precedence. */
  version: z.int().optional(),
  sections: z.array(editSection).max(LIMITS.menuSections).optional(),
  items: z.array(editItem).max(LIMITS.menuItems).optional(),
  option_groups: optionGroupsRequest.optional(),
});

/** A new menu after validation, defaults filled in; see `createMenuRequest`. */
export type CreateMenuRequest = z.output<typeof createMenuRequest>;
/** An edit of a menu after validation, see `editMenuRequest`. */
export type EditMenuRequest = z.output<typeof editMenuRequest>;
/** A section of an edit after validation: new without an id, else the given fields change. */
export type EditSection = z.output<typeof editSection>;
/** An item of an edit after validation, see `editItem`. */
export type EditItem = z.output<typeof editItem>;
