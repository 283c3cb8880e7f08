import { DAY_MS } from '../../platform/clock/clock.ts';
import { deleteNightly } from '../../platform/jobs/delete-nightly.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deletePrinted, KEPT_DAYS } from './print-jobs-repository.ts';

/** Deletes printed tickets. */
export const deletePrintedJob = defineJob<Record<string, never>>('forget-printed-tickets');

/** Deletes every night the tickets that were printed more than 30 days ago; waiting ones stay (product.md §371). */
export const startPrintersUpkeep = deleteNightly({
  job: deletePrintedJob,
  at: '45 4 * * *',
  keptMs: KEPT_DAYS * DAY_MS,
  deleteBefore: deletePrinted,
});
