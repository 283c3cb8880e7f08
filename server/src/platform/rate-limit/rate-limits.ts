import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { db, NOW } from '../database/db.ts';
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

/** Counts a request; false, and nothing is counted, when the hits are used up. */
const hit = async (database: Database, key: string, { hits, windowSeconds }: Limit): Promise<boolean> => {
  const counted = await db(database, 'rate-limit-hit')
    .insertInto('rate_limits')
    .values({ key, hits: 1, window_ends_at: sql<Date>`now() + make_interval(secs => ${windowSeconds})` })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => {
          const isOver = eb('rate_limits.window_ends_at', '<=', NOW);
          return {
            hits: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('rate_limits.hits', '+', 1))
              .end(),
            window_ends_at: eb
              .case()
              .when(isOver)
              .then(eb.ref('excluded.window_ends_at'))
              .else(eb.ref('rate_limits.window_ends_at'))
              .end(),
          };
        })
        .where(({ eb, or }) =>
          or([eb('rate_limits.window_ends_at', '<=', NOW), eb('rate_limits.hits', '<', hits)]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return counted !== undefined;
};

const NONE: RateLimits = {
  consume: async () => undefined,
  guard: (_counted, work) => work(),
};

/** Limits that hold across processes; none at all when they are switched off. */
export const createRateLimits = (database: Database, enabled: boolean): RateLimits => {
  if (!enabled) return NONE;
  const keyOf = (limit: Limit, subject: string) => `${limit.name}:${subject}`.slice(0, 500);
  const secondsLeft = async (key: string): Promise<number> => {
    const row = await db(database, 'rate-limit-seconds-left')
      .selectFrom('rate_limits')
      .select(({ ref }) =>
        sql<number>`greatest(ceil(extract(epoch from ${ref('window_ends_at')} - now())), 1)::int`.as('left'),
      )
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.left ?? 1;
  };
  const consume: RateLimits['consume'] = async (limit, subject) => {
    const key = keyOf(limit, subject);
    if (!(await hit(database, key, limit)))
      throw new ApiFailure('rate_limited', { retryAfter: await secondsLeft(key) });
  };
  const giveBack = async (counted: readonly Counted[]): Promise<void> => {
    for (const [limit, subject] of counted) {
      await db(database, 'rate-limit-give-back')
        .updateTable('rate_limits')
        .set(({ eb, fn, lit }) => ({ hits: fn<number>('greatest', [eb('hits', '-', 1), lit(0)]) }))
        .where('key', '=', keyOf(limit, subject))
        .where('window_ends_at', '>', NOW)
        .execute();
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
  await db(database).deleteFrom('rate_limits').where('window_ends_at', '<', NOW).execute();
};
