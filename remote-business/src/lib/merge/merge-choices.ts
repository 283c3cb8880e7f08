/** Whose value is taken. */
export type Side = 'mine' | 'theirs';

/** A form before it was changed, as it is here, and as somebody else saved it meanwhile. */
export interface Sides<T> {
  /** Absent where it is not known, or where a part is new: then all that differs was changed by both. */
  base: T | undefined;
  mine: T;
  theirs: T;
}

/** Something that both changed, each in another way. */
export interface Clash<F extends string> {
  /** What a choice names it by. */
  key: string;
  field: F;
  /** What holds the field, by its name; empty for the whole. */
  part: string;
  /** As the form holds it; an order is the names in it. */
  mine: unknown;
  theirs: unknown;
}

/** What was chosen, by the key of a clash. */
export type MergeChoices = ReadonlyMap<string, Side>;

/** Which value of the whole is merged. */
interface Spot<F extends string> {
  id: string;
  field: F;
  part: string;
  /** What is shown of both values, where that is not the value. */
  told?: Record<Side, unknown>;
}

/** The same part of all three. */
export const onSides = <T, R>({ base, mine, theirs }: Sides<T>, of: (value: T) => R): Sides<R> => ({
  base: base === undefined ? undefined : of(base),
  mine: of(mine),
  theirs: of(theirs),
});

/** Values as they are compared: spaces around a text are not stored. */
const plain = (value: unknown): string =>
  JSON.stringify(typeof value === 'string' ? value.trim() : (value ?? null));

/** Chooses between values one by one, and gathers what both changed; there the choice counts, else mine. */
export const chooser = <F extends string>(choices: MergeChoices) => {
  const clashes: Clash<F>[] = [];
  const sideOf = <T>(spot: Spot<F>, { base, mine, theirs }: Sides<T>, keyOf: (value: T) => unknown): Side => {
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

/** Says for each value whose it is. */
export type SideOf<F extends string> = ReturnType<typeof chooser<F>>['sideOf'];
