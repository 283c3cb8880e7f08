import type { Database } from '../../../platform/database/database.ts';
import type { UpkeepDeps } from '../../../platform/jobs/delete-nightly.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';
import { countOrderDays } from './count-order-days.ts';

/** Counts days of orders that are over, and those that changed since. */
export const countOrderDaysJob = defineJob<Record<string, never>>('count-order-days');

/** Keeps the figures of days: a day's are there in its night, and those of one that changed within minutes (product.md §609). */
export const startOrderDaysUpkeep = ({ database, jobs }: Omit<UpkeepDeps, 'clock'>): void => {
  jobs.handle(countOrderDaysJob, async () => {
    if (await countOrderDays(database)) await jobs.send(database, countOrderDaysJob, {});
  });
  jobs.repeat(countOrderDaysJob, '*/5 * * * *');
};

/** Counts them after a start too: days may have passed without a server. */
export const queueOrderDays = (database: Database, jobs: Jobs): Promise<void> =>
  jobs.send(database, countOrderDaysJob, {});
