import type { Currency, ItemValues, SectionValues } from '@tavolina/shared-api/contract';

/** Whose value is taken. */
export type Side = 'mine' | 'theirs';

/** A form before it was changed, as it is here, and as somebody else saved it meanwhile. */
export interface Sides<T> {
  /** Absent where it is not known, or where a part is new: then all that differs was changed by both. */
  base: T | undefined;
  mine: T;
  theirs: T;
}

/** What of a menu, a section or an item two can change; `isThere` is whether one of them removed it. */
export type MergedField =
  | `menu.${'title' | 'description' | 'cuisineType' | 'category' | 'priceRange' | 'isPublished' | 'schedule' | 'order'}`
  | `section.${keyof SectionValues | 'order' | 'isThere'}`
  | `item.${keyof ItemValues | 'currency' | 'pictures' | 'place' | 'isThere'}`
  | `item.price.${Currency}`
  | 'others.order';

/** Something that both changed, each in another way. */
export interface MergeConflict {
  /** What a choice names it by. */
  key: string;
  field: MergedField;
  /** Title of the section or name of the item; empty for the menu itself. */
  part: string;
  /** As the form holds it; an order is the names in it. */
  mine: unknown;
  theirs: unknown;
}

/** What was chosen, by the key of a clash. */
export type MergeChoices = ReadonlyMap<string, Side>;

/** Which part of the menu is merged. */
interface Spot {
  id: string;
  field: MergedField;
  part: string;
  /** What is shown of both values, where that is not the value. */
  told?: Record<Side, unknown>;
}

/** Values as they are compared: spaces around a text are not stored. */
const plain = (value: unknown): string =>
  JSON.stringify(typeof value === 'string' ? value.trim() : (value ?? null));

/** Chooses between values one by one, and gathers what both changed; there the choice counts, else mine. */
export const chooser = (choices: MergeChoices) => {
  const clashes: MergeConflict[] = [];
  const sideOf = <T>(spot: Spot, { base, mine, theirs }: Sides<T>, keyOf: (value: T) => unknown): Side => {
    const before = base === undefined ? undefined : plain(keyOf(base));
    const [here, there] = [plain(keyOf(mine)), plain(keyOf(theirs))];
    if (here === there || before === here) return 'theirs';
    if (before === there) return 'mine';
    const key = `${spot.field} ${spot.id}`;
    const { mine: ownTold, theirs: otherTold } = spot.told ?? { mine: keyOf(mine), theirs: keyOf(theirs) };
    clashes.push({ key, field: spot.field, part: spot.part, mine: ownTold, theirs: otherTold });
    return choices.get(key) ?? 'mine';
  };
  return { clashes, sideOf };
};

/** Says for each value of a menu whose it is. */
export type SideOf = ReturnType<typeof chooser>['sideOf'];
