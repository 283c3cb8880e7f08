import type { WebhookEvent } from '../contract/codes/webhooks.ts';
import { request } from './request.ts';

const OWNER = { access: 'owner' } as const;

/** Addresses that are told of changes of the place, the newest first. */
export const listWebhooks = (signal?: AbortSignal) =>
  request('GET /integrations/webhooks', {}, { ...OWNER, signal });

/** Adds an address; its secret is in this answer alone. Fails with `too_many_webhooks` at the limit. */
export const addWebhook = (body: { url: string; events: WebhookEvent[] }) =>
  request('POST /integrations/webhooks', { body }, OWNER);

/** Changes what an address is told of, or switches it off and on. */
export const changeWebhook = (id: string, body: { events?: WebhookEvent[]; is_on?: boolean }) =>
  request('PATCH /integrations/webhooks/{id}', { params: { id }, body }, OWNER);

/** Removes an address with its log. */
export const removeWebhook = (id: string) =>
  request('DELETE /integrations/webhooks/{id}', { params: { id } }, OWNER);

/** Makes another secret for an address, which is in this answer alone. */
export const rotateWebhookSecret = (id: string) =>
  request('POST /integrations/webhooks/{id}/secret', { params: { id } }, OWNER);

/** Sends a test message to an address. */
export const testWebhook = (id: string) =>
  request('POST /integrations/webhooks/{id}/test', { params: { id } }, OWNER);

/** Messages to an address, the latest first, from behind one of them. */
export const listDeliveries = (id: string, before?: string, signal?: AbortSignal) =>
  request(
    'GET /integrations/webhooks/{id}/deliveries',
    { params: { id }, query: before === undefined ? {} : { before } },
    { ...OWNER, signal },
  );

/** Sends a message again, now. */
export const sendDeliveryAgain = (id: string, deliveryId: string) =>
  request(
    'POST /integrations/webhooks/{id}/deliveries/{deliveryId}/again',
    { params: { id, deliveryId } },
    OWNER,
  );
