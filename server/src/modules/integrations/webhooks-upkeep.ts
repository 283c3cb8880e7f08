import { LIMITS } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { deleteNightly } from '../../platform/jobs/delete-nightly.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deleteOldDeliveries } from './deliveries-repository.ts';

/** Forgets messages to tills. */
export const forgetDeliveriesJob = defineJob<Record<string, never>>('forget-deliveries');

/** Forgets every night what was sent to tills more than 30 days ago (product.md §368). */
export const startWebhooksUpkeep = deleteNightly({
  job: forgetDeliveriesJob,
  at: '35 4 * * *',
  keptMs: LIMITS.deliveryDays * DAY_MS,
  deleteBefore: deleteOldDeliveries,
});
