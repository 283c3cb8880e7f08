import { LIMITS } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { deleteNightly } from '../../platform/jobs/delete-nightly.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deleteOldDeliveries } from './deliveries-repository.ts';

/** Deletes old messages to tills. */
export const deleteDeliveriesJob = defineJob<Record<string, never>>('forget-deliveries');

/** Deletes every night the messages to tills that are older than 30 days (product.md §368). */
export const startWebhooksUpkeep = deleteNightly({
  job: deleteDeliveriesJob,
  at: '35 4 * * *',
  keptMs: LIMITS.deliveryDays * DAY_MS,
  deleteBefore: deleteOldDeliveries,
});
