import type { Database } from '../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { deriveLek } from './prices/derive-lek.ts';

/** Rates were stored on a page. */
export const ratesStoredJob = defineJob<Record<string, never>>('rates-stored');

/** Brings what is stored in lek up to rates that were stored on a page (product.md §579). */
export const startDeriveLekJobs = (database: Database, jobs: Jobs): void => {
  jobs.handle(ratesStoredJob, async () => {
    await deriveLek(database);
  });
};
