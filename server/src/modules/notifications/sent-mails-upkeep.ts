import { DAY_MS } from '../../platform/clock/clock.ts';
import { deleteNightly } from '../../platform/jobs/delete-nightly.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deleteSent } from './sent-mails-repository.ts';

/** Deletes old records of sent mails every night, far later than a job is retried. */
export const startSentMailsUpkeep = deleteNightly({
  job: defineJob('forget-sent-mails'),
  at: '10 4 * * *',
  keptMs: 30 * DAY_MS,
  deleteBefore: deleteSent,
});
