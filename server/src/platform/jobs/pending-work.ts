import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** Promises that must settle before the process may end. */
export interface PendingWork {
  /** Tracks a promise until it settles, and returns it. */
  add: <T>(work: Promise<T>) => Promise<T>;
  /** Resolves when nothing is pending, including follow-up work, or after the limit. Never rejects. */
  done: (limitMs: number) => Promise<void>;
}

/** Starts with nothing pending. */
export const createPendingWork = (): PendingWork => {
  const under = new Set<Promise<unknown>>();

  const settled = async (): Promise<void> => {
    do {
      await Promise.allSettled(under);
      // Work that has just ended may start more work in the next tick.
      await nextTurn();
    } while (under.size > 0);
  };

  return {
    add(work) {
      under.add(work);
      const remove = (): void => void under.delete(work);
      work.then(remove, remove);
      return work;
    },
    async done(limitMs) {
      const timer = new AbortController();
      await Promise.race([settled(), delay(limitMs, undefined, { signal: timer.signal })]);
      timer.abort();
    },
  };
};
