import { setTimeout as delay } from 'node:timers/promises';
import { type Database, type Queryable, transaction } from './database.ts';
import { isDatabaseOutage } from './outage.ts';
import type { Reader } from './reader.ts';

/** How long a standby that is behind is left alone before it is asked again, and one that does not answer; in ms. */
const LOOK_MS = 25;
const DOWN_MS = 1_000;
/** A change that nobody announces, as a plan that ends by time, is read this late at most; in ms. */
const CHECK_MS = 10_000;

const position = (database: Database, sql: string, values: unknown[] = []) =>
  database.query<{ found: string | boolean }>(sql, values).then(({ rows }) => rows[0]?.found);
const WRITTEN = 'SELECT pg_current_wal_lsn()::text AS found';
// A standby that was promoted replays nothing any more.
const HAS =
  'SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END >= $1::pg_lsn AS found';

/** Also where the standby cancels a query because it must replay what the query would still read. */
const isStandbyFailure = (error: unknown): boolean =>
  isDatabaseOutage(error) || (error instanceof Error && 'code' in error && error.code === '40001');

/** Reads from a standby while it has everything that this process knows of. */
export interface StandbyReader extends Reader {
  /** Says that something changed: reads come from the database itself until the standby has it too. */
  expectChange: () => void;
  /** Whether reads come from the standby at this moment. */
  isCurrent: () => boolean;
  /** Its connections to the standby. */
  pool: Database;
  stop: () => Promise<void>;
}

/**
 * Reads from a standby, and from the database itself while the standby is behind or away (product.md §603, decision 0090). The standby is
 * one server: of several behind one address, each might be behind by itself.
 */
export const readStandby = (primary: Database, standby: Database): StandbyReader => {
  const stopping = new AbortController();
  let changes = 1;
  let reached = 0;
  let following: Promise<void> | undefined;
  const isCurrent = (): boolean => reached === changes;
  const wait = (ms: number): Promise<void> =>
    delay(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  const reach = async (change: number): Promise<void> => {
    const written = await position(primary, WRITTEN);
    while (!stopping.signal.aborted) {
      if (await position(standby, HAS, [written])) {
        reached = change;
        return;
      }
      await wait(LOOK_MS);
    }
  };
  const follow = async (): Promise<void> => {
    while (!isCurrent() && !stopping.signal.aborted) {
      try {
        await reach(changes);
      } catch {
        await wait(DOWN_MS);
      }
    }
    following = undefined;
  };
  const expectChange = (): void => {
    changes += 1;
    following ??= follow();
  };
  const check = setInterval(expectChange, CHECK_MS);
  following = follow();

  /** Does some reads on the standby, and all of them again on the database itself where the standby fails. */
  const read = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    if (!isCurrent()) return work(primary);
    try {
      return await work(standby);
    } catch (error) {
      if (!isStandbyFailure(error)) throw error;
      expectChange();
      return work(primary);
    }
  };
  return {
    query: ((...asked: Parameters<Queryable['query']>) =>
      read((database) => Promise.resolve(database.query(...asked)))) as Queryable['query'],
    inTransaction: (work) => read((database) => transaction(database, work)),
    expectChange,
    isCurrent,
    pool: standby,
    async stop() {
      stopping.abort();
      clearInterval(check);
      await following;
    },
  };
};
