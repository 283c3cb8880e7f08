import pLimit, { type LimitFunction } from 'p-limit';
import { ApiFailure } from '../http/api-failure.ts';

/** Limits on running and waiting tasks, in total and per owner. */
export interface FairQueueOptions {
  concurrency: number;
  concurrencyPerOwner: number;
  most: number;
  maxPerOwner: number;
  /**
   * Longest time that a task waits, in ms. A task whose turn comes later is rejected without being started.
   * Without it, tasks wait as long as needed.
   */
  timeoutMs?: number;
  /** `Retry-After` of rejected tasks, in seconds. */
  retryAfter: number;
}

/**
 * Queues a task of an owner.
 * @throws {ApiFailure} `rate_limited` when the owner has too many tasks, `service_unavailable` when all
 * together have
 */
export type Enqueue = <T>(owner: string, task: () => Promise<T>) => Promise<T>;

/** Tasks of an owner that are waiting or running. */
interface Owned {
  tasks: number;
  limit: LimitFunction;
}

/**
 * A queue that is fair between owners: an owner's next task waits for few tasks of another, however many
 * that one has queued.
 */
export const createFairQueue = ({
  concurrency,
  concurrencyPerOwner,
  most,
  maxPerOwner,
  timeoutMs,
  retryAfter,
}: FairQueueOptions): Enqueue => {
  const shared = pLimit(concurrency);
  const owners = new Map<string, Owned>();
  let tasks = 0;
  return async (owner, task) => {
    const own = owners.get(owner) ?? { tasks: 0, limit: pLimit(concurrencyPerOwner) };
    if (own.tasks >= maxPerOwner) throw new ApiFailure('rate_limited', { retryAfter });
    if (tasks >= most) throw new ApiFailure('service_unavailable', { retryAfter });
    const isBehindOwn = own.tasks >= concurrencyPerOwner;
    const since = performance.now();
    const begin = () => {
      if (timeoutMs !== undefined && performance.now() - since > timeoutMs)
        throw new ApiFailure(isBehindOwn ? 'rate_limited' : 'service_unavailable', { retryAfter });
      return task();
    };
    owners.set(owner, own);
    tasks += 1;
    own.tasks += 1;
    try {
      // Only as many tasks of an owner acquire the shared queue as may run. The next one joins at its end.
      return await own.limit(() => shared(begin));
    } finally {
      tasks -= 1;
      own.tasks -= 1;
      if (own.tasks === 0) owners.delete(owner);
    }
  };
};
