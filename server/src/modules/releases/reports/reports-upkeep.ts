import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';
import { deleteErrors } from '../browser-errors/browser-errors-repository.ts';
import { deleteCounts } from './reports-repository.ts';

const KEPT_DAYS = 7;
const KEPT_ERROR_DAYS = 30;

/** Deletes reports that nothing reads any more. */
export const deleteReportsJob = defineJob<Record<string, never>>('forget-reports');

/** Deletes old reports every night. */
export const startReportsUpkeep = (database: Database, jobs: Jobs): void => {
  jobs.handle(deleteReportsJob, async () => {
    await deleteCounts(database, KEPT_DAYS);
    await deleteErrors(database, KEPT_ERROR_DAYS);
  });
  jobs.repeat(deleteReportsJob, '50 4 * * *');
};
