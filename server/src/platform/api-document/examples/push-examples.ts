import { pushDevice, sampleOf } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';
import { DINER_EMAIL, ORDER_ID } from './sample-order.ts';

const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/send/c3VbHqZ0',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const DEVICE = sampleOf(pushDevice, {
  id: '5f0f4f0e-52a3-4b8b-9b1a-6f1f4bb7d0a2',
  browser: 'Chrome',
  system: 'Android',
  kind: 'phone',
  since: '2026-11-20T18:02:11.000Z',
  last_push_at: '2026-11-21T11:02:41.000Z',
  is_current: true,
});

/** Pushes to devices of owners and diners. */
export const pushExamples: AreaExamples<'push'> = {
  key: {
    description: 'The `applicationServerKey` of `PushManager.subscribe()`, the same for all processes.',
    answer: { public_key: SUBSCRIPTION.keys.p256dh },
    failure: { code: 'service_unavailable', retryAfter: 5 },
  },
  devices: { answer: [DEVICE], failure: { code: 'unauthorized' } },
  addDevice: {
    description: 'What the browser subscribed to. Repeated, it renews address and language.',
    body: SUBSCRIPTION,
    answer: DEVICE,
    failure: { code: 'too_many_devices' },
  },
  renewAddress: {
    description: 'For `pushsubscriptionchange`. An old address that is not known changes nothing.',
    body: { old_endpoint: 'https://push.example.com/send/bWlsbGkx', subscription: SUBSCRIPTION },
    failure: { code: 'rate_limited', retryAfter: 60 },
  },
  removeDevice: { params: { id: DEVICE.id }, failure: { code: 'not_found' } },
  followOrder: {
    params: { orderId: ORDER_ID },
    body: { email: DINER_EMAIL, subscription: SUBSCRIPTION },
    failure: { code: 'order_not_found' },
  },
  followsOrder: {
    params: { orderId: ORDER_ID },
    body: { email: DINER_EMAIL, endpoint: SUBSCRIPTION.endpoint },
    answer: { is_on: true },
    failure: { code: 'order_not_found' },
  },
  unfollowOrder: {
    params: { orderId: ORDER_ID },
    body: { email: DINER_EMAIL, endpoint: SUBSCRIPTION.endpoint },
    failure: { code: 'order_not_found' },
  },
};
