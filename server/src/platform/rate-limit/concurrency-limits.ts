import { ApiFailure } from '../http/api-failure.ts';

/** How many of something one subject may have at the same time, counted in each process separately. */
export interface ConcurrencyLimit {
  /** Name of the rule, for example `streams`. */
  name: string;
  most: number;
}

/** Seconds after which a retry makes sense. */
const RETRY_SECONDS = 30;

/** Concurrency limits. */
export interface ConcurrencyLimits {
  /**
   * Counts one more of each. Returns the function that releases them.
   * @throws {ApiFailure} `rate_limited` when a subject has reached its maximum; nothing is counted then
   */
  acquire: (counted: readonly (readonly [ConcurrencyLimit, subject: string])[]) => () => void;
}

/** Creates the counters; without effect when limits are switched off. */
export const createConcurrencyLimits = (enabled: boolean): ConcurrencyLimits => {
  const present = new Map<string, number>();
  const add = (key: string, count: number): void => {
    const now = (present.get(key) ?? 0) + count;
    if (now > 0) present.set(key, now);
    else present.delete(key);
  };
  return {
    acquire(counted) {
      if (!enabled) return () => undefined;
      const keys = counted.map(([{ name, most }, subject]) => {
        const key = `${name}:${subject}`;
        if ((present.get(key) ?? 0) >= most)
          throw new ApiFailure('rate_limited', { retryAfter: RETRY_SECONDS });
        return key;
      });
      for (const key of keys) add(key, 1);
      return () => {
        for (const key of keys.splice(0)) add(key, -1);
      };
    },
  };
};
