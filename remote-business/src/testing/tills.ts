import type { ApiKey, Printer, Webhook, WebhookDelivery } from '@tavolina/shared-api/contract';
import type { FakeHandlers, FakeRequest } from '@tavolina/shared-api/testing';

const MADE_AT = '2026-11-20T09:12:00.000Z';

const webhookOf = (url: string, change: object = {}): Webhook => ({
  ...{
    id: `5f0c6a4e-9a0b-4a5e-8b6b-${String(url.length).padStart(12, '0')}`,
    url,
    events: ['order.created'],
  },
  ...{ created_at: MADE_AT, failing_since: null, off: null, ...change },
});
/** A message to an address, as it arrived. */
export const messageOf = (id: string, change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{ id, type: 'test', state: 'delivered', created_at: MADE_AT, attempts: 1, last_attempt_at: MADE_AT },
  ...{ next_attempt_at: null, answer_status: 204, answer_ms: 12, problem: null, ...change },
});

/**
 * A place that keeps its keys, addresses, messages and printers, as the server does.
 * @param webhooks addresses that it has from the start
 */
export const placeWithTills = ({ webhooks = [] as string[] } = {}) => {
  const kept = {
    keys: [] as ApiKey[],
    webhooks: webhooks.map((url) => webhookOf(url)),
    printers: [] as Printer[],
    messages: [] as WebhookDelivery[],
  };
  let secrets = 0;
  const newSecret = (until: string | null) => {
    secrets += 1;
    return { secret: `whsec_${secrets}`, old_secret_until: until };
  };
  const without = <T extends { id: string }>(of: T[], { params }: FakeRequest): T[] =>
    of.filter(({ id }) => id !== params.id);
  const api: FakeHandlers = {
    'GET /orders/business': [],
    'GET /integrations/keys': () => kept.keys,
    'POST /integrations/keys': ({ body }) => {
      const id = `b1c7d0de-70a4-4a4f-9a3f-00000000000${kept.keys.length}`;
      const { name, scopes } = body as ApiKey;
      const made = { id, name, scopes, hint: 'tav_k3Qz', created_at: MADE_AT, last_used_at: null };
      kept.keys = [made, ...kept.keys];
      return { ...made, key: 'tav_k3Qz0Yd4m2oJx8bV1rT6wNfHcLsPaEuG' };
    },
    'DELETE /integrations/keys/{id}': (request) => {
      kept.keys = without(kept.keys, request);
      return undefined;
    },
    'GET /integrations/webhooks': () => kept.webhooks,
    'POST /integrations/webhooks': ({ body }) => {
      const { url, events } = body as Webhook;
      const made = webhookOf(url, { events });
      kept.webhooks = [made, ...kept.webhooks];
      return { ...made, ...newSecret(null) };
    },
    'PATCH /integrations/webhooks/{id}': ({ params, body }) => {
      const off = (body as { is_on: boolean }).is_on ? null : { at: MADE_AT, reason: 'owner' as const };
      const changed = { ...(kept.webhooks.find(({ id }) => id === params.id) as Webhook), off };
      kept.webhooks = kept.webhooks.map((each) => (each.id === params.id ? changed : each));
      return changed;
    },
    'DELETE /integrations/webhooks/{id}': (request) => {
      kept.webhooks = without(kept.webhooks, request);
      return undefined;
    },
    'POST /integrations/webhooks/{id}/secret': () => newSecret('2026-11-21T09:12:00.000Z'),
    'GET /integrations/webhooks/{id}/deliveries': () => ({ deliveries: kept.messages, has_more: false }),
    'POST /integrations/webhooks/{id}/test': () => {
      const made = messageOf(`msg_${kept.messages.length + 1}`);
      kept.messages = [made, ...kept.messages];
      return made;
    },
    'POST /integrations/webhooks/{id}/deliveries/{deliveryId}/again': ({ params }) => {
      const again = messageOf(String(params.deliveryId), { attempts: 2 });
      kept.messages = kept.messages.map((each) => (each.id === again.id ? again : each));
      return again;
    },
    'GET /printers': () => kept.printers,
    'POST /printers': ({ body }) => {
      const id = '2d0f4b9e-2a83-4e55-8d66-4a2a4f0c7d55';
      const how = { created_at: MADE_AT, last_seen_at: null, state: 'never_seen', waiting: 0 };
      const made = { id, ...how, ...(body as object) } as Printer;
      kept.printers = [made];
      return { ...made, path: '/cloudprnt/k3Qz0Yd4m2oJx8bV1rT6wNfHcLsPaEuG' };
    },
    'DELETE /printers/{id}': (request) => {
      kept.printers = without(kept.printers, request);
      return undefined;
    },
  };
  return { kept, api };
};
