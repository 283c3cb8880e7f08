import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Job, Jobs } from './jobs.ts';

/** What work that a module does at set times needs of the server. */
export interface UpkeepDeps {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}

/** What is deleted once it is old. */
export interface NightlyDeletion {
  job: Job<Record<string, never>>;
  /** When, as a cron expression in Tirana's time zone. */
  at: string;
  /** How long it is kept, in ms. */
  keptMs: number;
  /** Deletes what is from before a time. */
  deleteBefore: (database: Database, before: Date) => Promise<void>;
}

/** Makes the start of a deletion that runs every night; call it before the queue starts. */
export const deleteNightly =
  ({ job, at, keptMs, deleteBefore }: NightlyDeletion) =>
  ({ database, jobs, clock }: UpkeepDeps): void => {
    jobs.handle(job, () => deleteBefore(database, new Date(clock().getTime() - keptMs)));
    jobs.repeat(job, at);
  };
