import type { Currency, ItemValues, SectionValues } from '@tavolina/shared-api/contract';
import type { Clash } from '../../../lib/merge/merge-choices.ts';

/** What of a menu, a section or an item two can change; `isThere` is whether one of them removed it. */
export type MergedField =
  | `menu.${'title' | 'description' | 'cuisineType' | 'category' | 'priceRange' | 'isPublished' | 'schedule' | 'order'}`
  | `section.${keyof SectionValues | 'order' | 'isThere'}`
  | `item.${keyof ItemValues | 'currency' | 'pictures' | 'place' | 'isThere'}`
  | `item.price.${Currency}`
  | 'others.order';

/** Something of a menu that both changed, each in another way. */
export type MergeConflict = Clash<MergedField>;
