import type { Database } from '../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { deleteCounts } from './reports-repository.ts';

const KEPT_DAYS = 7;

/** Nothing asks for what browsers told longer ago. */
export const forgetReportsJob = defineJob<Record<string, never>>('forget-reports');

/** Forgets what browsers told of versions, each night. */
export const startReportsUpkeep = (database: Database, jobs: Jobs): void => {
  jobs.handle(forgetReportsJob, () => deleteCounts(database, KEPT_DAYS));
  jobs.repeat(forgetReportsJob, '50 4 * * *');
};
