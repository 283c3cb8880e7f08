import type { Side, SideOf, Sides } from './merge-choices.ts';

/** The order of a list as two have it, and as it was: what all three hold can be compared. */
const commonOrders = ({ base, mine, theirs }: Sides<readonly string[]>): Sides<string[]> => {
  const isCommon = (id: string) => mine.includes(id) && theirs.includes(id) && (base?.includes(id) ?? true);
  return { base: base?.filter(isCommon), mine: mine.filter(isCommon), theirs: theirs.filter(isCommon) };
};

/** The list as one side has it; what only the other list has stands behind the one it stood behind there. */
const orderLedBy = (
  leader: Side,
  lists: Record<Side, readonly string[]>,
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

/**
 * The order of a list that two may have changed, as one of them has it.
 * @param lists ids in their order
 * @param present ids of what the merged list holds
 * @param nameOf what an order that is asked for shows of an id
 */
export const mergeOrders = <F extends string>(
  lists: Sides<readonly string[]>,
  present: readonly string[],
  spot: { id: string; field: F; part: string },
  { sideOf, nameOf }: { sideOf: SideOf<F>; nameOf: (id: string) => string },
): string[] => {
  const common = commonOrders(lists);
  const told = { mine: common.mine.map(nameOf), theirs: common.theirs.map(nameOf) };
  return orderLedBy(
    sideOf({ ...spot, told }, common, (list) => list),
    lists,
    present,
  );
};
