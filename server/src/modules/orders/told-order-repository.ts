import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** What a message to a till says of an order. */
export const findToldOrder = (client: Queryable, id: string) =>
  db(client, 'find-told-order')
    .selectFrom('orders')
    .select(['id', 'status', 'version', 'fulfilment', 'asked_for', 'promised_at'])
    .select(['payment_method', 'payment_status', 'collected_by', 'refund_failed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
