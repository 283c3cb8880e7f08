import pLimit, { type LimitFunction } from 'p-limit';

/** How many tasks run at once, and how many are taken: of all owners, and of one. */
export interface Turns {
  atOnce: number;
  most: number;
  mostOfOne: number;
}

/** What an owner has brought and is not done. */
interface Owned {
  tasks: number;
  limit: LimitFunction;
}

/**
 * Runs tasks of several owners in turn: however many one brings, another's next one waits for few of them.
 * @returns runs a task; undefined where there are too many already
 */
export const fairTurns = ({ atOnce, most, mostOfOne }: Turns) => {
  const shared = pLimit(atOnce);
  const owners = new Map<string, Owned>();
  let tasks = 0;
  return <T>(owner: string, task: () => Promise<T>): Promise<T> | undefined => {
    const own = owners.get(owner) ?? { tasks: 0, limit: pLimit(atOnce) };
    if (tasks >= most || own.tasks >= mostOfOne) return undefined;
    owners.set(owner, own);
    tasks += 1;
    own.tasks += 1;
    // Only as many of an owner's as may run stand in the line of all; the next one goes to its end.
    return own
      .limit(() => shared(task))
      .finally(() => {
        tasks -= 1;
        own.tasks -= 1;
        if (own.tasks === 0) owners.delete(owner);
      });
  };
};
