import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import { timeOf } from '../../order-months/order-months-service.ts';

/** The fields of an order in a webhook message. */
export const findWebhookOrder = (client: Queryable, id: string) =>
  db(client, 'find-webhook-order')
    .selectFrom('orders')
    .select(['id', 'status', 'version', 'fulfilment', 'asked_for', 'promised_at'])
    .select(['payment_method', 'payment_status', 'collected_by', 'refund_failed'])
    .where('id', '=', id)
    .where('created_at', '=', timeOf(id))
    .executeTakeFirstOrThrow();
