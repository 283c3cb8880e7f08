import type { Side, Sides } from './merge-choices.ts';

/** What the merged whole has of its parts, and what of them somebody chose to have removed. */
export interface PresentParts<T> {
  kept: Map<string, Sides<T>>;
  refused: Set<string>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What of a list of parts is there after both changed it: what one removed goes, unless the other changed it, which is
 * asked for.
 * @param keyOf what a part is, so that a change of it is seen
 */
export const presentParts = <T>(
  { base, mine, theirs }: Sides<ReadonlyMap<string, T>>,
  keyOf: (part: T, side: keyof Sides<T>) => unknown,
  isThere: (part: T, id: string, presence: Sides<boolean>) => Side,
): PresentParts<T> => {
  const kept = new Map<string, Sides<T>>();
  const refused = new Set<string>();
  const takeAlone = (id: string, alone: T, owner: Side): void => {
    const before = base?.get(id);
    if (before !== undefined && isSame(keyOf(before, 'base'), keyOf(alone, owner))) return;
    // Neither value was there before, so that both count as changed.
    const presence = { base: undefined, mine: owner === 'mine', theirs: owner === 'theirs' };
    const stays = before === undefined || isThere(alone, id, presence) === owner;
    if (stays) kept.set(id, { base: alone, mine: alone, theirs: alone });
    else refused.add(id);
  };
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const [here, there] = [mine.get(id), theirs.get(id)];
    if (here === undefined) takeAlone(id, there as T, 'theirs');
    else if (there === undefined) takeAlone(id, here, 'mine');
    else kept.set(id, { base: base?.get(id), mine: here, theirs: there });
  }
  return { kept, refused };
};
