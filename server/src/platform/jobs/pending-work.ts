import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** What is under way and has to end before the process may. */
export interface PendingWork {
  /** Counts a promise until it settles, and hands it on. */
  add: <T>(work: Promise<T>) => Promise<T>;
  /** Resolves when nothing is under way, nor what followed from it, or after so many ms. Never rejects. */
  done: (limitMs: number) => Promise<void>;
}

/** Starts an empty count. */
export const createPendingWork = (): PendingWork => {
  const under = new Set<Promise<unknown>>();

  const settled = async (): Promise<void> => {
    do {
      await Promise.allSettled(under);
      // What has just ended may begin the next piece a turn later.
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
      const patience = new AbortController();
      await Promise.race([settled(), delay(limitMs, undefined, { signal: patience.signal })]);
      patience.abort();
    },
  };
};
