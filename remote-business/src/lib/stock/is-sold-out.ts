import type { Item } from '@tavolina/shared-api/contract';

/** Something that can be sold out: an item, or an option of one. */
export type Stocked = Pick<Item, 'id' | 'name' | 'available' | 'sold_out'>;

/** Whether it is sold out for a while, or unavailable in its menu (product.md §61). */
export const isSoldOut = ({ available, sold_out }: Pick<Stocked, 'available' | 'sold_out'>): boolean =>
  sold_out !== undefined || !available;

/** Whether diners cannot have it: it is sold out, or none of it are left (product.md §61, §435). */
export const isOut = ({
  stock,
  ...thing
}: {
  available: boolean;
  sold_out?: Stocked['sold_out'];
  stock?: Item['stock'];
}): boolean => isSoldOut(thing) || stock?.left === 0;
