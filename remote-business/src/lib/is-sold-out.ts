import type { Item } from '@tavolina/shared-api/contract';

/** Whether an item cannot be had, be it for a while or because its menu says so (product.md §61). */
export const isSoldOut = ({ available, sold_out }: Pick<Item, 'available' | 'sold_out'>): boolean =>
  sold_out !== undefined || !available;
