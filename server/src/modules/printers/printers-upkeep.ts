import { DAY_MS } from '../../platform/clock/clock.ts';
import { deleteNightly } from '../../platform/jobs/delete-nightly.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deletePrinted, KEPT_DAYS } from './print-jobs-repository.ts';

/** Forgets tickets that were printed. */
export const forgetPrintedJob = defineJob<Record<string, never>>('forget-printed-tickets');

/** Forgets every night what was printed more than 30 days ago; what still waits stays (product.md §371). */
export const startPrintersUpkeep = deleteNightly({
  job: forgetPrintedJob,
  at: '45 4 * * *',
  keptMs: KEPT_DAYS * DAY_MS,
  deleteBefore: deletePrinted,
});
