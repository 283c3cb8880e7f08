import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { db, NOW } from '../database/db.ts';
import { ApiFailure } from '../http/api-failure.ts';

/** A rate limit. */
export interface Limit {
  /** Name of the rule, for example `login`. */
  name: string;
  /** Hits allowed within the window. */
  hits: number;
  windowSeconds: number;
}

/**
 * Whom a limit is counted for: an account, a place or what else has a key of its own, or the address of a caller, alone
 * or `at` something. A known address has higher limits (product.md §584).
 */
export type Subject = string | { address: string; at?: string };

/** A limit and the subject it is counted for. */
export type Counted = readonly [limit: Limit, subject: Subject];

/** How many times the hits of a limit a known address has. */
export const KNOWN_TIMES = 10;

/** Rate limits with counters shared by all server processes. */
export interface RateLimits {
  /**
   * Counts a request. A rejected request does not count.
   * @throws {ApiFailure} `rate_limited` with the seconds left when a subject has used up its hits
   */
  consume: (limit: Limit, subject: Subject) => Promise<void>;
  /**
   * Counts failed attempts only: those for which `work` returns nothing. An attempt is counted before it
   * runs, so that parallel attempts cannot exceed the limit. The count is undone if the attempt succeeds or
   * another limit rejects it.
   * @throws {ApiFailure} `rate_limited`, also for a correct attempt
   */
  guard: <T>(counted: readonly Counted[], work: () => Promise<T | undefined>) => Promise<T | undefined>;
}

/** Counts a hit. False, without counting, when the hits are used up. */
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

const textOf = (subject: Subject): string => {
  if (typeof subject === 'string') return subject;
  return subject.at === undefined ? subject.address : `${subject.at}|${subject.address}`;
};

const keyOf = (limit: Limit, subject: Subject): string => `${limit.name}:${textOf(subject)}`.slice(0, 500);

/**
 * Rate limits across processes; without effect when they are switched off.
 * @param isKnown whether many people are known to be behind an address, as `callerAddress` writes it
 */
export const createRateLimits = (
  database: Database,
  enabled: boolean,
  isKnown: (address: string) => boolean,
): RateLimits => {
  if (!enabled) return NONE;
  const limitOf = (limit: Limit, subject: Subject): Limit =>
    typeof subject === 'string' || !isKnown(subject.address)
      ? limit
      : { ...limit, hits: limit.hits * KNOWN_TIMES };
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
    if (!(await hit(database, key, limitOf(limit, subject))))
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

/** Removes counters whose window has ended. */
export const sweepRateLimits = async (database: Database): Promise<void> => {
  await db(database).deleteFrom('rate_limits').where('window_ends_at', '<', NOW).execute();
};
