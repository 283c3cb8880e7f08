import { createHash, randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { insertDelivery, type NewDelivery } from './deliveries-repository.ts';
import { webhookAgainJob, webhookJob } from './webhook-jobs.ts';
import { listSubscribed } from './webhooks-repository.ts';

export { findWebhook as webhookOf } from './webhooks-repository.ts';

/** A change at a place that tills are told about. */
export interface PlaceEvent {
  businessId: string;
  type: WebhookEvent;
  /** Data of the message. Called only if an address subscribes to the event. */
  data: () => object | Promise<object>;
  /** Key of this change, for work that may be repeated: each key sends one message. */
  once?: string;
}

const bodyOf = (type: NewDelivery['type'], data: object): string =>
  JSON.stringify({ type, timestamp: new Date().toISOString(), data });

const idOf = (webhookId: string, once: string = randomUUID()): string =>
  `msg_${createHash('sha256').update(`${webhookId} ${once}`).digest('hex').slice(0, 32)}`;

/**
 * Stores a message to an address, and queues the job that sends it.
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
 * Tells the tills of a place about a change, in the transaction of the change: a message is sent exactly if that commits
 * (product.md §365).
 */
export const tellTills = async (
  client: Queryable,
  jobs: Jobs,
  { businessId, type, data, once }: PlaceEvent,
): Promise<void> => {
  const subscribed = await listSubscribed(client, businessId, type);
  if (subscribed.length === 0) return;
  const messageData = await data();
  for (const { id, failing_since } of subscribed) {
    const to = { webhookId: id, isFailing: failing_since !== null };
    await queueMessage(client, jobs, to, { type, data: messageData, once });
  }
};
