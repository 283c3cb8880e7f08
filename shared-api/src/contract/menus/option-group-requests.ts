import { z } from 'zod';
import { currency } from '../enums.ts';
import { createShape } from '../field-schemas.ts';
import { id, lenientDifference } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { GROUP_FIELDS, OPTION_FIELDS } from './menu-fields.ts';
import { writtenTranslations } from './translation-schemas.ts';

/** Groups of choices of an item or an option, in their order; ids as in `option_groups` of the same request. */
export const groupIds = z.array(id).max(LIMITS.groupsOfItem);

/** An option as it should be. Its price is what it costs beside the item, below zero where it makes it cheaper (product.md §402); one it has in no currency is nothing. */
const optionRequest = z.object({
  id,
  ...createShape(OPTION_FIELDS),
  price: lenientDifference,
  default_currency: currency.optional(),
  additional_prices: z.partialRecord(currency, lenientDifference).optional(),
  option_group_ids: groupIds.optional().default([]),
  /** What it leaves out stays. */
  translations: writtenTranslations(OPTION_FIELDS).optional(),
});

/**
 * All groups of choices of a menu as they should be: what is not named goes (product.md §400). A new one comes with an id
 * that the caller makes, by which items of the same request name it; the menu gives it another.
 */
export const optionGroupsRequest = z
  .array(
    z.object({
      id,
      ...createShape(GROUP_FIELDS),
      translations: writtenTranslations(GROUP_FIELDS).optional(),
      options: z.array(optionRequest).min(1).max(LIMITS.groupOptions),
    }),
  )
  .max(LIMITS.optionGroups);

/** Groups of choices as they should be, see `optionGroupsRequest`. */
export type OptionGroupsRequest = z.output<typeof optionGroupsRequest>;
