import { setTimeout as delay } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import type PgBoss from 'pg-boss';
import type { Database } from '../database/database.ts';
import { isDatabaseOutage } from '../database/outage.ts';

const RETRY_MS = 500;
/**
 * The queue reads this row to learn how many jobs it marked as done or failed, and does not check that it
 * exists.
 */
const IS_COUNT = /^\s*SELECT count\(\*\)/im;

/** Result for queries during shutdown. Their jobs run again in the next process. */
const nothing = (text: string): { rows: object[] } => ({ rows: IS_COUNT.test(text) ? [{ count: 0 }] : [] });

/**
 * Runs work, and retries while the database is unavailable.
 * @param isOver checked before each retry; once true, the error is thrown
 * @param isPassing whether an error is retried
 */
export const retryDuringOutages = async <T>(
  work: () => Promise<T>,
  isOver = () => false,
  isPassing: (error: unknown) => boolean = isDatabaseOutage,
): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (isOver() || !isPassing(error)) throw error;
      await delay(RETRY_MS);
    }
  }
};

/** SQLSTATE of a statement that PostgreSQL ended because it and another waited for each other. Nothing of it is left. */
const DEADLOCK = '40P01';
const isDeadlock = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && error.code === DEADLOCK;

/** The queue's connection to the database. */
export interface QueueDatabase extends PgBoss.Db {
  /** From now on, errors are neither retried nor thrown, because the process is ending. */
  giveUp: () => void;
}

/**
 * Lets the queue wait while the database is unavailable, and do again what met another process: several may make their
 * queues at once (product.md §625). The queue library leaves some errors of its own
 * bookkeeping uncaught, which would end the process.
 */
export const createQueueDatabase = (database: Database): QueueDatabase => {
  let isEnding = false;
  return {
    giveUp: () => {
      isEnding = true;
    },
    async executeSql(text, values) {
      try {
        return await retryDuringOutages(
          () => database.query(text, values),
          () => isEnding,
          (error) => isDeadlock(error) || isDatabaseOutage(error),
        );
      } catch (error) {
        if (isEnding) return nothing(text);
        throw error;
      }
    },
  };
};
