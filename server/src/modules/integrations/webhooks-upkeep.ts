import { LIMITS } from '@tavolina/shared-api/contract';
import { type Clock, DAY_MS } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { deleteOldDeliveries } from './deliveries-repository.ts';

/** Forgets messages to tills. */
export const forgetDeliveriesJob = defineJob<Record<string, never>>('forget-deliveries');

/** Forgets every night what was sent to tills more than 30 days ago (product.md §368). */
export const startWebhooksUpkeep = ({
  database,
  jobs,
  clock,
}: {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}): void => {
  jobs.handle(forgetDeliveriesJob, () =>
    deleteOldDeliveries(database, new Date(clock().getTime() - LIMITS.deliveryDays * DAY_MS)),
  );
  jobs.repeat(forgetDeliveriesJob, '35 4 * * *');
};
