import { type Database, transaction } from '../../../platform/database/database.ts';
import { limitLockWait } from '../../../platform/database/lock-wait.ts';
import type { UpkeepDeps } from '../../../platform/jobs/delete-nightly.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';
import type { Measure } from '../../../platform/metrics/measure.ts';
import { readOnce } from '../../../platform/metrics/read-once.ts';
import { makeOrderMonths, readOrderMonths } from './order-months-repository.ts';

/** Makes the partitions of the next months. */
export const makeOrderMonthsJob = defineJob<Record<string, never>>('make-order-months');

/** How long it waits for orders that are being placed, in ms: further ones wait behind it, and it is tried again. */
const LOCK_WAIT_MS = 500;

/** Has the next months' partitions ready, every night (product.md §600). */
export const startOrderMonthsUpkeep = ({ database, jobs }: Omit<UpkeepDeps, 'clock'>): void => {
  jobs.handle(makeOrderMonthsJob, () =>
    transaction(database, async (client) => {
      await limitLockWait(client, LOCK_WAIT_MS);
      await makeOrderMonths(client);
    }),
  );
  jobs.repeat(makeOrderMonthsJob, '20 2 * * *');
};

/** Makes them after a start too: months may have passed without a server. */
export const queueOrderMonths = (database: Database, jobs: Jobs): Promise<void> =>
  jobs.send(database, makeOrderMonthsJob, {});

/** Measures whether the next months have their partitions, and what stands in none of a month (product.md §601). */
export const measureOrderMonths =
  (database: Database): Measure =>
  ({ Gauge }, registers) => {
    const read = readOnce(() => readOrderMonths(database));
    new Gauge({
      name: 'order_rows_without_month',
      help: 'Rows of orders, lines and steps that stand in the partition of no month',
      registers,
      async collect() {
        this.set((await read()).stray_rows);
      },
    });
    new Gauge({
      name: 'order_months_ahead',
      help: 'How many of the next three months have their partitions of orders',
      registers,
      async collect() {
        this.set((await read()).months_ahead);
      },
    });
  };
