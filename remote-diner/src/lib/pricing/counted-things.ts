import type { ChosenFrom, Item, Stock } from '@tavolina/shared-api/contract';

/** Something that is counted, and how many of it are left (product.md §435). */
interface CountedThing {
  id: string;
  left: number;
}

const countedOf = ({ id, stock }: { id: string; stock?: Stock | undefined }): CountedThing[] =>
  stock ? [{ id, left: stock.left }] : [];

/** What of a dish with what was chosen of it is counted. */
export const countedThings = (item: Item, choosings: readonly ChosenFrom[]): CountedThing[] => [
  ...countedOf(item),
  ...choosings.flatMap(({ chosen }) => chosen.flatMap(countedOf)),
];

/**
 * Deals what is counted out to the lines of a cart, the first come first (product.md §437).
 * @returns for a line and what of it is counted: how many of it can be had; undefined for any number
 */
export const dealOut = (): ((quantity: number, counted: readonly CountedThing[]) => number | undefined) => {
  const leftOf = new Map<string, number>();
  return (quantity, counted) => {
    if (counted.length === 0) return undefined;
    const room = Math.min(...counted.map(({ id, left }) => leftOf.get(id) ?? left));
    for (const { id, left } of counted)
      leftOf.set(id, Math.max((leftOf.get(id) ?? left) - Math.min(quantity, room), 0));
    return room;
  };
};
