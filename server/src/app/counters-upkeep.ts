import { removeEndedAddresses } from '../modules/known-addresses/known-addresses-service.ts';
import { deleteOldOrderAddresses } from '../modules/orders/orders-service.ts';
import type { Database } from '../platform/database/database.ts';
import { defineJob, type Jobs } from '../platform/jobs/jobs.ts';
import { sweepRateLimits } from '../platform/rate-limit/rate-limits.ts';

/** Deletes expired counters of limits. */
export const sweepCountersJob = defineJob<Record<string, never>>('sweep-counters');

/** Deletes counters and known addresses whose time is over. */
export const sweepCounters = async (database: Database): Promise<void> => {
  await sweepRateLimits(database);
  await deleteOldOrderAddresses(database);
  await removeEndedAddresses(database);
};

/** Deletes expired counters every hour. */
export const startCountersUpkeep = (database: Database, jobs: Jobs): void => {
  jobs.handle(sweepCountersJob, () => sweepCounters(database));
  jobs.repeat(sweepCountersJob, '0 * * * *');
};
