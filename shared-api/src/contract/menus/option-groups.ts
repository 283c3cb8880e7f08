import { z } from 'zod';
import { currency } from '../enums.ts';
import { readShape } from '../field-schemas.ts';
import { id } from '../fields.ts';
import { itemPrice } from './item-price.ts';
import { GROUP_FIELDS, OPTION_FIELDS } from './menu-fields.ts';
import { heldBack } from './stock.ts';
import { readTranslations } from './translation-schemas.ts';

/** One thing to choose of a group. Its prices are what it costs beside the item, zero for nothing and below zero for less (product.md §402). */
export const option = z.object({
  id,
  ...readShape(OPTION_FIELDS),
  price: z.number(),
  default_currency: currency,
  prices: z.array(itemPrice),
  ...heldBack,
  /** Groups of choices that come with it, one level deep: the drink of a meal. */
  option_group_ids: z.array(id),
  translations: readTranslations(OPTION_FIELDS).optional(),
});

/** What can be chosen of an item: a size, a crust, extras (product.md §400). */
export const optionGroup = z.object({
  id,
  ...readShape(GROUP_FIELDS),
  translations: readTranslations(GROUP_FIELDS).optional(),
  options: z.array(option),
});

/** One thing to choose, see `option`. */
export type Option = z.infer<typeof option>;
/** What can be chosen of an item, see `optionGroup`. */
export type OptionGroup = z.infer<typeof optionGroup>;
