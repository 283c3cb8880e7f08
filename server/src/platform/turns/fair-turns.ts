import pLimit, { type LimitFunction } from 'p-limit';
import { ApiFailure } from '../http/api-failure.ts';

/** How many tasks run at once and how many are taken, of all owners and of one. */
export interface Turns {
  atOnce: number;
  atOnceOfOne: number;
  most: number;
  mostOfOne: number;
  /** Longest that a task waits for its turn, in ms; one that waited longer is not begun. Without it they wait. */
  patienceMs?: number;
  /** After how many seconds whoever is refused may try again. */
  retryAfter: number;
}

/**
 * Runs a task of an owner when it is its turn.
 * @throws {ApiFailure} `rate_limited` where the owner has too many already, `service_unavailable` where all together have
 */
export type InTurn = <T>(owner: string, task: () => Promise<T>) => Promise<T>;

/** What an owner has brought and is not done. */
interface Owned {
  tasks: number;
  limit: LimitFunction;
}

/** Tasks of several owners in turn: however many one brings, another's next one waits for few of them. */
export const fairTurns = ({
  atOnce,
  atOnceOfOne,
  most,
  mostOfOne,
  patienceMs,
  retryAfter,
}: Turns): InTurn => {
  const shared = pLimit(atOnce);
  const owners = new Map<string, Owned>();
  let tasks = 0;
  return async (owner, task) => {
    const own = owners.get(owner) ?? { tasks: 0, limit: pLimit(atOnceOfOne) };
    if (own.tasks >= mostOfOne) throw new ApiFailure('rate_limited', { retryAfter });
    if (tasks >= most) throw new ApiFailure('service_unavailable', { retryAfter });
    const isBehindOwn = own.tasks >= atOnceOfOne;
    const since = performance.now();
    const begin = () => {
      if (patienceMs !== undefined && performance.now() - since > patienceMs)
        throw new ApiFailure(isBehindOwn ? 'rate_limited' : 'service_unavailable', { retryAfter });
      return task();
    };
    owners.set(owner, own);
    tasks += 1;
    own.tasks += 1;
    try {
      // Only as many of an owner's as may run stand in the line of all; the next one goes to its end.
      return await own.limit(() => shared(begin));
    } finally {
      tasks -= 1;
      own.tasks -= 1;
      if (own.tasks === 0) owners.delete(owner);
    }
  };
};
