import type { Item, SelectionSummary, Stock } from '@tavolina/shared-api/contract';

/** Something that is counted, and how many of it are left (product.md §435). */
interface CountedThing {
  id: string;
  left: number;
  /** How many of it one portion takes: an option comes with each of two others. */
  each: number;
}

/** What of a dish with what was chosen of it is counted, each thing once. */
export const countedThings = (item: Item, selections: readonly SelectionSummary[]): CountedThing[] => {
  const counted = new Map<string, CountedThing>();
  const count = ({ id, stock }: { id: string; stock?: Stock | undefined }): void => {
    if (stock) counted.set(id, { id, left: stock.left, each: (counted.get(id)?.each ?? 0) + 1 });
  };
  count(item);
  for (const { chosen } of selections) chosen.forEach(count);
  return [...counted.values()];
};

/**
 * Deals what is counted out to the lines of a cart, the first come first (product.md §437).
 * @returns for a line and what of it is counted: how many of it can be had; undefined for any number
 */
export const dealOut = (): ((quantity: number, counted: readonly CountedThing[]) => number | undefined) => {
  const leftOf = new Map<string, number>();
  return (quantity, counted) => {
    if (counted.length === 0) return undefined;
    const room = Math.min(
      ...counted.map(({ id, left, each }) => Math.floor((leftOf.get(id) ?? left) / each)),
    );
    for (const { id, left, each } of counted)
      leftOf.set(id, Math.max((leftOf.get(id) ?? left) - Math.min(quantity, room) * each, 0));
    return room;
  };
};
