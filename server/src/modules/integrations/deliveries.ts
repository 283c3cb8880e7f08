import { LIMITS, type WebhookDelivery } from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type DeliveryRow, listDeliveries, startSeries } from './deliveries-repository.ts';
import { webhookJob } from './webhook-jobs.ts';
import { type OwnWebhook, ownWebhook } from './webhooks.ts';
import type { WebhookRow } from './webhooks-repository.ts';
import { queueMessage } from './webhooks-service.ts';

const present = ({ series: _series, ...row }: DeliveryRow): WebhookDelivery => ({
  ...row,
  created_at: row.created_at.toISOString(),
  last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
});

/**
 * The log of an address, the latest message first (product.md §368).
 * @throws {ApiFailure} `not_found`
 */
export const deliveriesOf = (
  database: Database,
  own: OwnWebhook,
  before: string | undefined,
): Promise<{ deliveries: WebhookDelivery[]; has_more: boolean }> =>
  transaction(database, async (client) => {
    await ownWebhook(client, own);
    const limit = LIMITS.deliveries;
    const rows = await listDeliveries(client, own.id, { before, limit: limit + 1 });
    return { deliveries: rows.slice(0, limit).map(present), has_more: rows.length > limit };
  });

const requireOn = async (client: Queryable, own: OwnWebhook): Promise<WebhookRow> => {
  const webhook = await ownWebhook(client, own);
  if (webhook.off_at) throw new ApiFailure('webhook_off');
  return webhook;
};

/**
 * Sends a test message, once.
 * @throws {ApiFailure} `not_found`, `webhook_off`
 */
export const sendTest = (database: Database, jobs: Jobs, own: OwnWebhook): Promise<WebhookDelivery> =>
  transaction(database, async (client) => {
    await requireOn(client, own);
    const to = { webhookId: own.id, isFailing: false };
    const stored = await queueMessage(client, jobs, to, { type: 'test', data: {} });
    if (!stored) throw new Error('the id of a test message was taken');
    return present(stored);
  });

/**
 * Sends a message again, now, with a new series of attempts.
 * @throws {ApiFailure} `not_found`, `webhook_off`
 */
export const sendAgain = (
  database: Database,
  jobs: Jobs,
  own: OwnWebhook,
  deliveryId: string,
): Promise<WebhookDelivery> =>
  transaction(database, async (client) => {
    await requireOn(client, own);
    const row = await startSeries(client, own.id, deliveryId);
    if (!row) throw new ApiFailure('not_found');
    await jobs.send(client, webhookJob, { delivery_id: row.id, series: row.series, before: 0 });
    return present(row);
  });
