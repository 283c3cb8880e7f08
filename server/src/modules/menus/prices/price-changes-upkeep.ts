import { localDay } from '@tavolina/shared-api/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';
import { applyDuePrices } from './due-prices.ts';
import { listDueMenus } from './price-changes-repository.ts';

/** The moment at which prices of a menu come. */
export const newPricesJob = defineJob<{ menu_id: string }>('new-prices');

/** Looks for prices that should have come, of which the moment was lost. */
export const lateNewPricesJob = defineJob<Record<string, never>>('late-new-prices');

/** Makes coming prices those of their menus on their day (product.md §472). */
export const startPriceChangesUpkeep = ({
  database,
  jobs,
  clock,
}: {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}): void => {
  jobs.handle(newPricesJob, ({ menu_id }) => applyDuePrices(database, menu_id, clock()));
  jobs.handle(lateNewPricesJob, async () => {
    for (const menu_id of await listDueMenus(database, localDay(clock())))
      await jobs.send(database, newPricesJob, { menu_id });
  });
  jobs.repeat(lateNewPricesJob, '* * * * *');
};
