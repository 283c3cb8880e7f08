/**
 * The order of a list that two have changed: mine where I changed it, else theirs. What only the other list has stands
 * behind the one it stood behind there.
 * @param present ids of what the merged list holds
 */
export const mergeOrders = ({
  base,
  mine,
  theirs,
  present,
}: Record<'base' | 'mine' | 'theirs' | 'present', readonly string[]>): string[] => {
  const common = base.filter((id) => mine.includes(id));
  const isMine = mine.filter((id) => base.includes(id)).some((id, at) => id !== common[at]);
  const [leading, other] = isMine ? [mine, theirs] : [theirs, mine];
  const isPresent = new Set(present);
  const order = leading.filter((id) => isPresent.has(id));
  for (const [at, id] of other.entries()) {
    if (!isPresent.has(id) || order.includes(id)) continue;
    const before = other.slice(0, at).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return [...order, ...present.filter((id) => !order.includes(id))];
};
