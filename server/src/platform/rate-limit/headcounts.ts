import { ApiFailure } from '../http/api-failure.ts';

/** How many of something one subject may have at a time, counted by each process for itself. */
export interface Headcount {
  /** Distinguishes the rule, e.g. `streams`. */
  name: string;
  most: number;
}

/** After how long it makes sense to come back, in seconds. */
const RETRY_SECONDS = 30;

/** Who is there now. */
export interface Headcounts {
  /**
   * Counts one more of each; returns what takes them off again, once.
   * @throws {ApiFailure} `rate_limited` where one of the subjects has as many as it may, and nothing is counted
   */
  enter: (counted: readonly (readonly [Headcount, subject: string])[]) => () => void;
}

/** Counts what is there at a time; nothing at all when limits are switched off. */
export const createHeadcounts = (enabled: boolean): Headcounts => {
  const present = new Map<string, number>();
  const add = (key: string, count: number): void => {
    const now = (present.get(key) ?? 0) + count;
    if (now > 0) present.set(key, now);
    else present.delete(key);
  };
  return {
    enter(counted) {
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
