import { DAY_MS } from '../../platform/clock/clock.ts';
import { deleteNightly } from '../../platform/jobs/delete-nightly.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deleteOldDevices, deleteTold } from './push-repository.ts';

/**
 * Forgets every night what was told long ago, and the devices of diners whose orders are long over: later than an order
 * can be ahead, and than a job is retried.
 */
export const startPushUpkeep = deleteNightly({
  job: defineJob('forget-pushes'),
  at: '25 4 * * *',
  keptMs: 30 * DAY_MS,
  deleteBefore: async (database, before) => {
    await deleteTold(database, before);
    await deleteOldDevices(database, before);
  },
});
