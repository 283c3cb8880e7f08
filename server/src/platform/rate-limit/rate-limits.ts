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

/** A limit and who it is counted for. */
export type Counted = readonly [limit: Limit, subject: string];

/** Counters shared by all server processes. */
export interface RateLimits {
  /**
   * Counts a request; one that is refused counts for nothing.
   * @throws {ApiFailure} `rate_limited` with the seconds left when a subject has used up its hits
   */
  consume: (limit: Limit, subject: string) => Promise<void>;
  /**
   * Counts only wrong tries, those for which `work` finds nothing. Each counts before it is made, so that many at once
   * are no way around the limit, and is given back when it was not a wrong one, or one of the limits refuses it.
   * @throws {ApiFailure} `rate_limited`, also for a right try
   */
  guard: <T>(counted: readonly Counted[], work: () => Promise<T | undefined>) => Promise<T | undefined>;
}

/** Answers no row, and changes none, when the hits are used up. */
const HIT = `
  INSERT INTO rate_limits (key, hits, window_ends_at) VALUES ($1, 1, now() + make_interval(secs => $2))
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN rate_limits.window_ends_at <= now() THEN 1 ELSE rate_limits.hits + 1 END,
    window_ends_at = CASE WHEN rate_limits.window_ends_at <= now() THEN excluded.window_ends_at ELSE rate_limits.window_ends_at END
  WHERE rate_limits.window_ends_at <= now() OR rate_limits.hits < $3
  RETURNING 1`;

const SECONDS_LEFT = `
  SELECT greatest(ceil(extract(epoch FROM window_ends_at - now())), 1)::int AS seconds_left FROM rate_limits WHERE key = $1`;

const GIVE_BACK = `UPDATE rate_limits SET hits = greatest(hits - 1, 0) WHERE key = $1 AND window_ends_at > now()`;

const NONE: RateLimits = {
  consume: async () => undefined,
  guard: (_counted, work) => work(),
};

/** Limits that hold across processes; none at all when they are switched off. */
export const createRateLimits = (database: Database, enabled: boolean): RateLimits => {
  if (!enabled) return NONE;
  const keyOf = (limit: Limit, subject: string) => `${limit.name}:${subject}`.slice(0, 500);
  const secondsLeft = async (key: string): Promise<number> => {
    const { rows } = await database.query<{ seconds_left: number }>({
      name: 'rate-limit-seconds-left',
      text: SECONDS_LEFT,
      values: [key],
    });
    return rows[0]?.seconds_left ?? 1;
  };
  const consume: RateLimits['consume'] = async (limit, subject) => {
    const key = keyOf(limit, subject);
    const values = [key, limit.windowSeconds, limit.hits];
    const { rows } = await database.query({ name: 'rate-limit-hit', text: HIT, values });
    if (rows.length === 0) throw new ApiFailure('rate_limited', { retryAfter: await secondsLeft(key) });
  };
  const giveBack = async (counted: readonly Counted[]): Promise<void> => {
    for (const [limit, subject] of counted) {
      await database.query({
        name: 'rate-limit-give-back',
        text: GIVE_BACK,
        values: [keyOf(limit, subject)],
      });
    }
  };
  return {
    consume,
    async guard(counted, work) {
      const taken: Counted[] = [];
      let outcome: Awaited<ReturnType<typeof work>>;
      try {
        for (const each of counted) {
          await consume(...each);
          taken.push(each);
        }
        outcome = await work();
      } catch (error) {
        await giveBack(taken);
        throw error;
      }
      if (outcome !== undefined) await giveBack(taken);
      return outcome;
    },
  };
};

/** Removes counters whose window is over. */
export const sweepRateLimits = async (database: Database): Promise<void> => {
  await database.query('DELETE FROM rate_limits WHERE window_ends_at < now()');
};
