import { type Clock, DAY_MS } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { deleteOldDevices, deleteTold } from './push-repository.ts';

const forgetPushesJob = defineJob<Record<string, never>>('forget-pushes');
/** Longer than an order can be ahead, and than a job is retried. */
const REMEMBERED_MS = 30 * DAY_MS;

/** Forgets every night what was told long ago, and the devices of diners whose orders are long over. */
export const startPushUpkeep = ({
  database,
  jobs,
  clock,
}: {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}): void => {
  jobs.handle(forgetPushesJob, async () => {
    const before = new Date(clock().getTime() - REMEMBERED_MS);
    await deleteTold(database, before);
    await deleteOldDevices(database, before);
  });
  jobs.repeat(forgetPushesJob, '25 4 * * *');
};
