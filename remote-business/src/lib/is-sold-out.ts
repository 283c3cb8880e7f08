import type { Item } from '@tavolina/shared-api/contract';

/** Whether an item is sold out for a while, or unavailable in its menu (product.md §61). */
export const isSoldOut = ({ available, sold_out }: Pick<Item, 'available' | 'sold_out'>): boolean =>
  sold_out !== undefined || !available;
