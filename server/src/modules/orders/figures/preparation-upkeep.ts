import { BEFORE_FIRST_ID } from '../../../platform/database/first-id.ts';
import type { UpkeepDeps } from '../../../platform/jobs/delete-nightly.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { storeMeasured } from '../../availability/availability-service.ts';
import { measurePreparation, placesToMeasure } from './preparation-repository.ts';

/** Measures how long food of each place took lately. */
export const measurePreparationJob = defineJob<Record<string, never>>('measure-preparation');

const BATCH = 100;

/** Keeps the measured times of preparation up to date, every night (product.md §298). */
export const startPreparationUpkeep = ({ database, jobs, clock }: UpkeepDeps): void => {
  jobs.handle(measurePreparationJob, async () => {
    const now = clock();
    for (let after: string | undefined = BEFORE_FIRST_ID; after !== undefined; ) {
      const places = await placesToMeasure(database, after, now, BATCH);
      for (const place of places)
        await storeMeasured(database, place, await measurePreparation(database, place, now));
      after = places.length < BATCH ? undefined : places.at(-1);
    }
  });
  jobs.repeat(measurePreparationJob, '50 3 * * *');
};
