import type { WebhookEvent } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { tellTills } from '../../integrations/webhooks-service.ts';
import type { OrderRow } from '../order-rows.ts';
import { findWebhookOrder } from './webhook-order-repository.ts';

/**
 * Tells the tills of a place that an order changed, in the transaction of the change (product.md §365). The message holds
 * the current state and no personal data: a till reads the rest with its key.
 */
export const tellTillsOfOrder = async (
  client: Queryable,
  jobs: Jobs,
  type: Extract<WebhookEvent, `order.${string}`>,
  { id, businessId }: { id: string; businessId: string },
): Promise<void> => tellTills(client, jobs, { businessId, type, data: () => findWebhookOrder(client, id) });

/** Tells the tills of a place that a step of an order moved its promise, where it did (product.md §365). */
export const tellTillsOfPromise = async (
  client: Queryable,
  jobs: Jobs,
  { id, business, promised_at }: OrderRow,
  promisedAt: Date | undefined,
): Promise<void> => {
  if (promisedAt && promisedAt.getTime() !== promised_at?.getTime())
    await tellTillsOfOrder(client, jobs, 'order.promise_changed', { id, businessId: business.id });
};
