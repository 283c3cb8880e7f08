import type { Webhook, WebhookEvent, WebhookOffReason } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { lockName } from '../../platform/database/name-lock.ts';

const EVENTS = sql<WebhookEvent[]>`array(SELECT c.event FROM webhook_choices c WHERE c.webhook_id = w.id)`;

const webhooks = (database: Queryable) =>
  db(database)
    .selectFrom('webhooks as w')
    .select(['w.id', 'w.business_id', 'w.url', 'w.created_at', 'w.failing_since', 'w.off_at', 'w.off_reason'])
    .select(EVENTS.as('events'));

/** Addresses of a place, the newest first. */
export const listWebhooks = (database: Queryable, businessId: string) =>
  webhooks(database)
    .where('w.business_id', '=', businessId)
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id')
    .execute();

/** An address as it is listed. */
export type WebhookRow = Awaited<ReturnType<typeof listWebhooks>>[number];

/** An address by its id, of any place. */
export const findWebhook = (database: Queryable, id: string): Promise<WebhookRow | undefined> =>
  webhooks(database).where('w.id', '=', id).executeTakeFirst();

/** An address of a place, locked until the transaction ends; undefined where it has none of this id. */
export const lockWebhook = async (
  client: Queryable,
  businessId: string,
  id: string,
): Promise<WebhookRow | undefined> =>
  webhooks(client)
    .where('w.id', '=', id)
    .where('w.business_id', '=', businessId)
    // Does not block parallel changes of the place: their messages refer to this row.
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Requests that add an address to a place wait for each other until the transaction ends. */
export const lockWebhooks = (client: Queryable, businessId: string): Promise<void> =>
  lockName(client, `webhooks ${businessId}`);

/** Stores an address; its id. */
export const insertWebhook = async (
  client: Queryable,
  {
    businessId,
    url,
    secret,
    createdAt,
  }: { businessId: string; url: string; secret: string; createdAt: Date },
): Promise<string> => {
  const { id } = await db(client)
    .insertInto('webhooks')
    .values({ business_id: businessId, url, secret, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Sets the events of an address. */
export const setEvents = async (client: Queryable, id: string, events: Webhook['events']): Promise<void> => {
  await db(client).deleteFrom('webhook_choices').where('webhook_id', '=', id).execute();
  await db(client)
    .insertInto('webhook_choices')
    .values([...new Set(events)].map((event) => ({ webhook_id: id, event })))
    .execute();
};

/** Switches an address off; null switches it on, as if it had never failed. */
export const setOff = async (
  client: Queryable,
  id: string,
  off: { at: Date; reason: WebhookOffReason } | null,
): Promise<void> => {
  await db(client)
    .updateTable('webhooks')
    .set({ off_at: off?.at ?? null, off_reason: off?.reason ?? null, ...(!off && { failing_since: null }) })
    .where('id', '=', id)
    .execute();
};

/** Stores since when messages to an address fail, unless it failed before; null: the last one arrived. */
export const setFailingSince = async (client: Queryable, id: string, since: Date | null): Promise<void> => {
  await db(client)
    .updateTable('webhooks')
    .set({ failing_since: since })
    .where('id', '=', id)
    .where('failing_since', since === null ? 'is not' : 'is', null)
    .execute();
};

/** Gives an address another secret; the old one signs too until a time. */
export const replaceSecret = async (
  client: Queryable,
  id: string,
  secret: string,
  oldUntil: Date,
): Promise<void> => {
  await db(client)
    .updateTable('webhooks')
    .set((eb) => ({ secret, old_secret: eb.ref('secret'), old_secret_until: oldUntil }))
    .where('id', '=', id)
    .execute();
};

/** Removes an address with its log; false where the place has none of this id. */
export const deleteWebhook = async (
  database: Queryable,
  businessId: string,
  id: string,
): Promise<boolean> => {
  const deleted = await db(database)
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
};

/** Addresses of a place that are on and subscribe to an event, with since when they fail. */
export const listSubscribed = (client: Queryable, businessId: string, event: WebhookEvent) =>
  db(client, 'list-listening-webhooks')
    .selectFrom('webhooks as w')
    .innerJoin('webhook_choices as c', 'c.webhook_id', 'w.id')
    .select(['w.id', 'w.failing_since'])
    .where('w.business_id', '=', businessId)
    .where('w.off_at', 'is', null)
    .where('c.event', '=', event)
    .execute();
