import { createHash, randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { insertDelivery, type NewDelivery } from './deliveries-repository.ts';
import { webhookAgainJob, webhookJob } from './webhook-jobs.ts';
import { listListening } from './webhooks-repository.ts';

export { findWebhook as webhookOf } from './webhooks-repository.ts';

/** What has changed at a place. */
export interface PlaceEvent {
  businessId: string;
  type: WebhookEvent;
  /** What the message says; asked for only where somebody listens. */
  data: () => object | Promise<object>;
  /** Tells this change from all others where the work that tells of it may be repeated. */
  once?: string;
}

const bodyOf = (type: NewDelivery['type'], data: object): string =>
  JSON.stringify({ type, timestamp: new Date().toISOString(), data });

const idOf = (webhookId: string, once: string = randomUUID()): string =>
  `msg_${createHash('sha256').update(`${webhookId} ${once}`).digest('hex').slice(0, 32)}`;

/**
 * Stores a message to an address, and the job that sends it.
 * @param isFailing whether the address failed last
 */
export const queueMessage = async (
  client: Queryable,
  jobs: Jobs,
  { webhookId, isFailing }: { webhookId: string; isFailing: boolean },
  { type, data, once }: { type: NewDelivery['type']; data: object; once?: string | undefined },
) => {
  const message = { id: idOf(webhookId, once), webhookId, type, body: bodyOf(type, data) };
  const stored = await insertDelivery(client, message);
  const attempt = { delivery_id: message.id, series: 1, before: 0 };
  if (stored) await jobs.send(client, isFailing ? webhookAgainJob : webhookJob, attempt);
  return stored;
};

/**
 * Tells the tills of a place what has changed, in the transaction of the change: a message is sent only where that commits,
 * and then is not lost (product.md §365).
 */
export const tellTills = async (
  client: Queryable,
  jobs: Jobs,
  { businessId, type, data, once }: PlaceEvent,
): Promise<void> => {
  const listening = await listListening(client, businessId, type);
  if (listening.length === 0) return;
  const said = await data();
  for (const { id, failing_since } of listening) {
    const to = { webhookId: id, isFailing: failing_since !== null };
    await queueMessage(client, jobs, to, { type, data: said, once });
  }
};
