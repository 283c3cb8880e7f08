import { DAY_MS } from '../../platform/clock/clock.ts';
import { deleteNightly } from '../../platform/jobs/delete-nightly.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deleteMessages } from './contact-repository.ts';

/** The team gets messages by mail, so old ones are deleted here. */
export const deleteMessagesJob = defineJob<Record<string, never>>('forget-contact-messages');

/** Deletes old messages every night (product.md §44). */
export const startContactUpkeep = deleteNightly({
  job: deleteMessagesJob,
  at: '20 4 * * *',
  keptMs: 90 * DAY_MS,
  deleteBefore: deleteMessages,
});
