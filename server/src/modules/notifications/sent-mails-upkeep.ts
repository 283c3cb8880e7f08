import { type Clock, DAY_MS } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { deleteSent } from './sent-mails-repository.ts';

const forgetSentJob = defineJob<Record<string, never>>('forget-sent-mails');
/** Far longer than work is tried again. */
const REMEMBERED_MS = 30 * DAY_MS;

/** Forgets which mails went out, each night. */
export const startSentMailsUpkeep = ({
  database,
  jobs,
  clock,
}: {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}): void => {
  jobs.handle(forgetSentJob, () => deleteSent(database, new Date(clock().getTime() - REMEMBERED_MS)));
  jobs.repeat(forgetSentJob, '10 4 * * *');
};
