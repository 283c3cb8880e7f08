import { DAY_MS } from '../../platform/clock/clock.ts';
import { deleteNightly } from '../../platform/jobs/delete-nightly.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deleteOldDevices, deleteOldOccasions } from './push-repository.ts';

/**
 * Deletes every night the records of old occasions and the devices that diners added to orders. 30 days are longer than
 * orders are placed ahead and than jobs are retried.
 */
export const startPushUpkeep = deleteNightly({
  job: defineJob('forget-pushes'),
  at: '25 4 * * *',
  keptMs: 30 * DAY_MS,
  deleteBefore: async (database, before) => {
    await deleteOldOccasions(database, before);
    await deleteOldDevices(database, before);
  },
});
