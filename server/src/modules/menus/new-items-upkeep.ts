import { LIMITS } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { deleteNightly } from '../../platform/jobs/delete-nightly.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deleteNewItems } from './marked-items-repository.ts';

/** Deletes notes of items that are new no more. */
export const deleteNewItemsJob = defineJob<Record<string, never>>('forget-new-items');

/** Forgets every night which items are new no more (product.md §499). */
export const startNewItemsUpkeep = deleteNightly({
  job: deleteNewItemsJob,
  at: '35 4 * * *',
  keptMs: LIMITS.newDays * DAY_MS,
  deleteBefore: deleteNewItems,
});
