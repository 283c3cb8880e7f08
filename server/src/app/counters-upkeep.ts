import { sweepOrderAddresses } from '../modules/orders/orders-service.ts';
import type { Database } from '../platform/database/database.ts';
import { defineJob, type Jobs } from '../platform/jobs/jobs.ts';
import { sweepRateLimits } from '../platform/rate-limit/rate-limits.ts';

/** What limits counted by is of no use once its time is over. */
export const sweepCountersJob = defineJob<Record<string, never>>('sweep-counters');

/** Removes what limits no longer count by. */
export const sweepCounters = async (database: Database): Promise<void> => {
  await sweepRateLimits(database);
  await sweepOrderAddresses(database);
};

/** Does so every hour. */
export const startCountersUpkeep = (database: Database, jobs: Jobs): void => {
  jobs.handle(sweepCountersJob, () => sweepCounters(database));
  jobs.repeat(sweepCountersJob, '0 * * * *');
};
