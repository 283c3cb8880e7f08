import type { Item } from '@tavolina/shared-api/contract';

/** Something that can be sold out: an item, or an option of one. */
export type Stocked = Pick<Item, 'id' | 'name' | 'available' | 'sold_out'>;

/** Whether it is sold out for a while, or unavailable in its menu (product.md §61). */
export const isSoldOut = ({ available, sold_out }: Pick<Stocked, 'available' | 'sold_out'>): boolean =>
  sold_out !== undefined || !available;
