import { type Clock, DAY_MS } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { deleteSent } from './sent-mails-repository.ts';

const deleteSentMailsJob = defineJob<Record<string, never>>('forget-sent-mails');
/** Far longer than a job is retried. */
const REMEMBERED_MS = 30 * DAY_MS;

/** Deletes old records of sent mails every night. */
export const startSentMailsUpkeep = ({
  database,
  jobs,
  clock,
}: {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}): void => {
  jobs.handle(deleteSentMailsJob, () => deleteSent(database, new Date(clock().getTime() - REMEMBERED_MS)));
  jobs.repeat(deleteSentMailsJob, '10 4 * * *');
};
