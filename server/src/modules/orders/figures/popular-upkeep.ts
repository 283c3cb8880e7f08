import type { Database, Queryable } from '../../../platform/database/database.ts';
import { BEFORE_FIRST_ID } from '../../../platform/database/first-id.ts';
import type { UpkeepDeps } from '../../../platform/jobs/delete-nightly.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';
import { placesToCount, storePopular } from './popular-repository.ts';

/** Counts which dishes are ordered most. */
export const countPopularJob = defineJob<Record<string, never>>('count-popular');

const BATCH = 100;

/** Counts which dishes of all places are popular at a time (product.md §497). */
export const countPopular = async (database: Queryable, now: Date): Promise<void> => {
  for (let after: string | undefined = BEFORE_FIRST_ID; after !== undefined; ) {
    const places = await placesToCount(database, after, now, BATCH);
    await storePopular(database, places, now);
    after = places.length < BATCH ? undefined : places.at(-1);
  }
};

/** Keeps popular dishes up to date, every night. */
export const startPopularUpkeep = ({ database, jobs, clock }: UpkeepDeps): void => {
  jobs.handle(countPopularJob, () => countPopular(database, clock()));
  jobs.repeat(countPopularJob, '5 4 * * *');
};

/** Counts them once after a start too: nights may have passed without a server. */
export const queuePopular = (database: Database, jobs: Jobs): Promise<void> =>
  jobs.send(database, countPopularJob, {});
