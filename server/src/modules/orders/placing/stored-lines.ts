import { type KitchenLine, kitchenLine, type OrderItem, type ReadLine } from '@tavolina/shared-api/contract';

/** Columns of a line that its presenter and the kitchen see as they are stored. */
export const KITCHEN_LINE = Object.keys(kitchenLine.shape) as (keyof KitchenLine)[];

/** Columns of a line, without its order and its place in it. */
export const LINE = [
  'menu_item_id',
  'is_recommended',
  ...KITCHEN_LINE,
  'translation',
  'price_minor',
  'display_price_minor',
] as const;

/**
 * A line as it is stored: the unit price in euro cents, and in minor units of the displayed currency; null in old
 * orders without it.
 */
export interface StoredLine extends KitchenLine, Pick<OrderItem, 'menu_item_id'> {
  /** Whether it was taken because another line recommends it (product.md §502). */
  is_recommended: boolean;
  translation: ReadLine | null;
  price_minor: number;
  display_price_minor: number | null;
}
