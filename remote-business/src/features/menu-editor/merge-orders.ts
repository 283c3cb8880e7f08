import type { Side, Sides } from './merge-choices.ts';

/** The order of a list as two have it, and as it was: what all three hold can be compared. */
export const commonOrders = ({ base, mine, theirs }: Sides<readonly string[]>): Sides<string[]> => {
  const isCommon = (id: string) => mine.includes(id) && theirs.includes(id) && (base?.includes(id) ?? true);
  return { base: base?.filter(isCommon), mine: mine.filter(isCommon), theirs: theirs.filter(isCommon) };
};

/**
 * The order of a list that two have changed, as one of them has it. What only the other list has stands behind the one it
 * stood behind there.
 * @param present ids of what the merged list holds
 */
export const mergeOrders = (
  lists: Record<Side, readonly string[]>,
  leader: Side,
  present: readonly string[],
): string[] => {
  const [leading, other] = leader === 'mine' ? [lists.mine, lists.theirs] : [lists.theirs, lists.mine];
  const isPresent = new Set(present);
  const order = leading.filter((id) => isPresent.has(id));
  for (const [at, id] of other.entries()) {
    if (!isPresent.has(id) || order.includes(id)) continue;
    const before = other.slice(0, at).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return [...order, ...present.filter((id) => !order.includes(id))];
};
