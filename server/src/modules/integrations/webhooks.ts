import { randomBytes } from 'node:crypto';
import {
  LIMITS,
  type NewWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookEvent,
} from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { connectsTills } from '../subscriptions/subscriptions-service.ts';
import { giveUpWaiting } from './deliveries-repository.ts';
import {
  insertWebhook,
  listWebhooks,
  lockWebhook,
  lockWebhooks,
  replaceSecret,
  setEvents,
  setOff,
  type WebhookRow,
} from './webhooks-repository.ts';

/** How long the old secret signs too, in ms (product.md §366). */
const OVERLAP_MS = DAY_MS;

/** A secret in the form of Standard Webhooks. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const present = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: WEBHOOK_EVENTS.filter((event) => row.events.includes(event)),
  created_at: row.created_at.toISOString(),
  failing_since: row.failing_since?.toISOString() ?? null,
  off: row.off_at && row.off_reason ? { at: row.off_at.toISOString(), reason: row.off_reason } : null,
});

/** An address of a place, by their ids. */
export interface OwnWebhook {
  businessId: string;
  id: string;
}

/** Addresses of a place, the newest first. */
export const webhooksOf = async (database: Database, businessId: string): Promise<Webhook[]> =>
  (await listWebhooks(database, businessId)).map(present);

/**
 * Adds an address (product.md §365). Only this answer contains its secret.
 * @throws {ApiFailure} `plan_required`, `too_many_webhooks`
 */
export const addWebhook = async (
  database: Database,
  { businessId, url, events, now }: { businessId: string; url: string; events: WebhookEvent[]; now: Date },
): Promise<NewWebhook> => {
  if (!(await connectsTills(database, businessId, now))) throw new ApiFailure('plan_required');
  const secret = newSecret();
  return transaction(database, async (client) => {
    await lockWebhooks(client, businessId);
    if ((await listWebhooks(client, businessId)).length >= LIMITS.webhooks)
      throw new ApiFailure('too_many_webhooks');
    const id = await insertWebhook(client, { businessId, url, secret, createdAt: now });
    await setEvents(client, id, events);
    const row = await ownWebhook(client, { businessId, id });
    return { ...present(row), secret, old_secret_until: null };
  });
};

/**
 * An address of a place, locked.
 * @throws {ApiFailure} `not_found`
 */
export const ownWebhook = async (
  client: Parameters<typeof lockWebhook>[0],
  { businessId, id }: OwnWebhook,
): Promise<WebhookRow> => {
  const row = await lockWebhook(client, businessId, id);
  if (!row) throw new ApiFailure('not_found');
  return row;
};

/**
 * Changes the events of an address, or switches it off and on. Switching it off gives up the messages that wait.
 * @throws {ApiFailure} `not_found`
 */
export const changeWebhook = (
  database: Database,
  own: OwnWebhook,
  { events, is_on }: { events?: WebhookEvent[] | undefined; is_on?: boolean | undefined },
  now: Date,
): Promise<Webhook> =>
  transaction(database, async (client) => {
    const before = await ownWebhook(client, own);
    if (events) await setEvents(client, own.id, events);
    if (is_on === true && before.off_at) await setOff(client, own.id, null);
    if (is_on === false && !before.off_at) {
      await setOff(client, own.id, { at: now, reason: 'owner' });
      await giveUpWaiting(client, own.id);
    }
    return present(await ownWebhook(client, own));
  });

/**
 * Makes another secret. Only this answer contains it.
 * @throws {ApiFailure} `not_found`
 */
export const rotateSecret = (
  database: Database,
  own: OwnWebhook,
  now: Date,
): Promise<Pick<NewWebhook, 'secret' | 'old_secret_until'>> =>
  transaction(database, async (client) => {
    await ownWebhook(client, own);
    const secret = newSecret();
    const until = new Date(now.getTime() + OVERLAP_MS);
    await replaceSecret(client, own.id, secret, until);
    return { secret, old_secret_until: until.toISOString() };
  });
