import { DAY_MS } from '../../platform/clock/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { BEFORE_FIRST_ID } from '../../platform/database/first-id.ts';
import type { UpkeepDeps } from '../../platform/jobs/delete-nightly.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deleteLostCarts } from './lost-orders-repository.ts';
import { listedOpenings } from './opening-hours.ts';
import { placesWithHours, replaceOpenTimes } from './opening-hours-repository.ts';
import { deletePastSlots } from './slots-repository.ts';

/** The nightly work on opening times, lost carts and slots. */
export const openTimesJob = defineJob<Record<string, never>>('open-times');

/** Places updated in one transaction. */
const BATCH = 100;

const refreshOpenTimes = async (database: Database, now: Date): Promise<void> => {
  for (let after = BEFORE_FIRST_ID; ; ) {
    const places = await placesWithHours(database, after, BATCH);
    await transaction(database, async (client) => {
      for (const { business_id, hours } of places)
        await replaceOpenTimes(client, business_id, listedOpenings(hours, now));
    });
    const last = places.at(-1);
    if (!last || places.length < BATCH) return;
    after = last.business_id;
  }
};

/** Every night: adds a day to the opening times that lists read, deletes carts of lost orders and past slots. */
export const startAvailabilityUpkeep = ({ database, jobs, clock }: UpkeepDeps): void => {
  jobs.handle(openTimesJob, async () => {
    await refreshOpenTimes(database, clock());
    await deleteLostCarts(database, clock());
    await deletePastSlots(database, new Date(clock().getTime() - DAY_MS));
  });
  jobs.repeat(openTimesJob, '20 3 * * *');
};
