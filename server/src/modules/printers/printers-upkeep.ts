import { type Clock, DAY_MS } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { deletePrinted } from './print-jobs-repository.ts';

/** Forgets tickets that were printed. */
export const forgetPrintedJob = defineJob<Record<string, never>>('forget-printed-tickets');
const KEPT_MS = 30 * DAY_MS;

/** Forgets every night what was printed more than 30 days ago; what still waits stays (product.md §371). */
export const startPrintersUpkeep = ({
  database,
  jobs,
  clock,
}: {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}): void => {
  jobs.handle(forgetPrintedJob, () => deletePrinted(database, new Date(clock().getTime() - KEPT_MS)));
  jobs.repeat(forgetPrintedJob, '45 4 * * *');
};
