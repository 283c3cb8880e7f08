import type { WebhookDelivery } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';

const WEBHOOK = {
  id: '5f0c6a4e-9a0b-4a5e-8b6b-2f5f0a1c7d21',
  url: 'https://kasa.example.com/tavolina',
  events: ['order.created' as const, 'order.status_changed' as const],
  created_at: '2026-11-20T09:12:00.000Z',
  failing_since: null,
  off: null,
};
const { id } = WEBHOOK;
const SECRET = {
  secret: 'whsec_0QYxSjVbq1eVtX2gk4jv2G1mC0pX1mJp6m0w8Jr0m3c=',
  old_secret_until: null,
};
const DELIVERY: WebhookDelivery = {
  id: 'msg_7c1f7a54d4f0b1f34e0f1a6d5c2b9e88',
  type: 'order.created',
  state: 'delivered',
  created_at: '2026-11-20T19:02:11.000Z',
  attempts: 1,
  last_attempt_at: '2026-11-20T19:02:11.000Z',
  next_attempt_at: null,
  answer_status: 200,
  answer_ms: 84,
  problem: null,
};
const WAITING: WebhookDelivery = {
  ...DELIVERY,
  ...{ state: 'waiting', attempts: 0, last_attempt_at: null, answer_status: null, answer_ms: null },
};

/** Addresses of tills that are told of changes. */
export const webhooksExamples: AreaExamples<'webhooks'> = {
  list: { answer: [WEBHOOK], failure: { code: 'unauthorized' } },
  add: {
    description:
      'Messages are signed as Standard Webhooks are: https://www.standardwebhooks.com. `secret` is in this answer alone.',
    body: { url: WEBHOOK.url, events: WEBHOOK.events },
    answer: { ...WEBHOOK, ...SECRET },
    failure: { code: 'invalid_input', fields: [{ field: 'url', message: 'public_address' }] },
  },
  change: {
    params: { id },
    body: { is_on: false },
    answer: { ...WEBHOOK, off: { at: '2026-11-21T08:00:00.000Z', reason: 'owner' } },
    failure: { code: 'not_found' },
  },
  remove: { params: { id }, failure: { code: 'not_found' } },
  rotateSecret: {
    params: { id },
    answer: { ...SECRET, old_secret_until: '2026-11-22T08:00:00.000Z' },
    failure: { code: 'not_found' },
  },
  test: { params: { id }, answer: { ...WAITING, type: 'test' }, failure: { code: 'webhook_off' } },
  deliveries: {
    params: { id },
    query: { before: 'msg_9d1f7a54d4f0b1f34e0f1a6d5c2b9e77' },
    answer: { deliveries: [DELIVERY], has_more: false },
    failure: { code: 'not_found' },
  },
  sendAgain: {
    params: { id, deliveryId: DELIVERY.id },
    answer: { ...WAITING, attempts: 3 },
    failure: { code: 'webhook_off' },
  },
};
