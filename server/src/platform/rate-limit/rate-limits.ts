import type { Database } from '../database/database.ts';
import { ApiFailure } from '../http/api-failure.ts';

/** How often something may happen. */
export interface Limit {
  /** Distinguishes the rule, e.g. `login`. */
  name: string;
  /** Allowed hits within the window. */
  hits: number;
  windowSeconds: number;
}

/** Counters shared by all server processes. */
export interface RateLimits {
  /**
   * Refuses when a subject has used up its hits.
   * @throws {ApiFailure} `rate_limited` with the seconds left
   */
  check: (limit: Limit, subject: string) => Promise<void>;
  /** Counts one hit. */
  hit: (limit: Limit, subject: string) => Promise<void>;
  /** Checks and counts in one step, for rules that count every request. */
  consume: (limit: Limit, subject: string) => Promise<void>;
}

const HIT = `
  INSERT INTO rate_limits (key, hits, window_ends_at) VALUES ($1, 1, now() + make_interval(secs => $2))
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN rate_limits.window_ends_at <= now() THEN 1 ELSE rate_limits.hits + 1 END,
    window_ends_at = CASE WHEN rate_limits.window_ends_at <= now() THEN excluded.window_ends_at ELSE rate_limits.window_ends_at END
  RETURNING hits, ceil(extract(epoch FROM window_ends_at - now()))::int AS seconds_left`;

const READ = `
  SELECT hits, ceil(extract(epoch FROM window_ends_at - now()))::int AS seconds_left
  FROM rate_limits WHERE key = $1 AND window_ends_at > now()`;

interface Counter {
  hits: number;
  seconds_left: number;
}

const NONE: RateLimits = {
  check: async () => undefined,
  hit: async () => undefined,
  consume: async () => undefined,
};

/** Limits that hold across processes; none at all when they are switched off. */
export const createRateLimits = (database: Database, enabled: boolean): RateLimits => {
  if (!enabled) return NONE;
  const keyOf = (limit: Limit, subject: string) => `${limit.name}:${subject}`.slice(0, 500);
  const count = async (limit: Limit, subject: string): Promise<Counter> => {
    const values = [keyOf(limit, subject), limit.windowSeconds];
    const { rows } = await database.query<Counter>({ name: 'rate-limit-hit', text: HIT, values });
    return rows[0] ?? { hits: 0, seconds_left: 0 };
  };
  return {
    async check(limit, subject) {
      const values = [keyOf(limit, subject)];
      const { rows } = await database.query<Counter>({ name: 'rate-limit-read', text: READ, values });
      if (rows[0] && rows[0].hits >= limit.hits)
        throw new ApiFailure('rate_limited', { retryAfter: rows[0].seconds_left });
    },
    async hit(limit, subject) {
      await count(limit, subject);
    },
    async consume(limit, subject) {
      const counter = await count(limit, subject);
      if (counter.hits > limit.hits)
        throw new ApiFailure('rate_limited', { retryAfter: counter.seconds_left });
    },
  };
};

/** Removes counters whose window is over. */
export const sweepRateLimits = async (database: Database): Promise<void> => {
  await database.query('DELETE FROM rate_limits WHERE window_ends_at < now()');
};
