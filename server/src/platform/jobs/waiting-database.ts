import { setTimeout as delay } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Database } from '../database/database.ts';
import { isDatabaseOutage } from '../database/outage.ts';

const RETRY_MS = 500;
/** The queue tells by such a row how much work it has marked as done or failed, and does not ask whether there is one. */
const IS_COUNT = /^\s*SELECT count\(\*\)/im;

/** What work that outlasts the end is told: it is done again by the next process. */
const nothing = (text: string): { rows: object[] } => ({ rows: IS_COUNT.test(text) ? [{ count: 0 }] : [] });

/**
 * Does something in the database as soon as it can be reached.
 * @param isOver is asked before each further try; from then on the outage is thrown
 */
export const outlastOutages = async <T>(work: () => Promise<T>, isOver = () => false): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (isOver() || !isDatabaseOutage(error)) throw error;
      await delay(RETRY_MS);
    }
  }
};

/** The queue's access to the database. */
export interface WaitingDatabase extends PgBoss.Db {
  /** From now on no failure is waited out or thrown, because the process ends. */
  giveUp: () => void;
}

/**
 * Lets the queue wait while the database is away. The queue itself does not catch every failure of its own bookkeeping,
 * and one that nobody catches would end the process; its work is in no hurry.
 */
export const waitingOutOutages = (database: Database): WaitingDatabase => {
  let isEnding = false;
  return {
    giveUp: () => {
      isEnding = true;
    },
    async executeSql(text, values) {
      try {
        return await outlastOutages(
          () => database.query(text, values),
          () => isEnding,
        );
      } catch (error) {
        if (isEnding) return nothing(text);
        throw error;
      }
    },
  };
};
