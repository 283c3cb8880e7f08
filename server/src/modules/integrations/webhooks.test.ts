import { type BusinessOrder, WEBHOOK_EVENTS, type WebhookDelivery } from '@tavolina/shared-api/contract';
import { eventually } from '../../test/eventually.ts';
import { createOwner } from '../../test/factories.ts';
import { jobsDone } from '../../test/jobs-done.ts';
import { HOOKS, placeWithTill } from '../../test/place-with-till.ts';
import { testServer } from '../../test/test-server.ts';
import { webhookAgainJob, webhookJob } from './webhook-jobs.ts';

const server = testServer({ RATE_LIMITS: 'off', WEBHOOKS_ON_LOOPBACK: 'on' });
const shop = placeWithTill(server);
const { till, ask, add, place, sent } = shop;

/** Times that tills were told as new promises, the earliest first. */
const promisesIn = (messages: { type: string; data: unknown }[]): number[] =>
  messages
    .filter(({ type }) => type === 'order.promise_changed')
    .map(({ data }) => Date.parse((data as { promised_at: string }).promised_at))
    .sort((a, b) => a - b);

// product.md §365
test('a till hears of an order from its arrival to its payment, signed, each message once', async () => {
  const { secret } = await add('/orders');
  const id = await place();
  await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed', promise_minutes: 20 });
  const { version } = (await ask('GET', `/orders/business/${id}`)).body as BusinessOrder;
  await ask('POST', `/orders/business/${id}/delay`, { minutes: 10, version });
  await ask('PUT', `/orders/business/${id}/collection`, { by: 'cash' });
  await eventually(async () => expect(till.received).toHaveLength(5));
  await sent();
  const messages = till.read('/orders', secret);
  expect(new Set(messages.map((message) => message.id)).size).toBe(5);
  const about = (type: string) => messages.find((message) => message.type === type)?.data;
  expect(about('order.created')).toEqual({
    ...{ id, status: 'pending', version: 1, fulfilment: 'pickup', asked_for: null },
    ...{ payment_method: 'pay_later', payment_status: 'unpaid', collected_by: null, refund_failed: false },
    promised_at: expect.any(String),
  });
  expect(about('order.status_changed')).toMatchObject({ id, status: 'confirmed', version: 2 });
  const { promised_at: confirmed } = about('order.status_changed') as { promised_at: string };
  expect(promisesIn(messages)).toEqual([Date.parse(confirmed), Date.parse(confirmed) + 10 * 60_000]);
  expect(about('order.payment_changed')).toMatchObject({ id, collected_by: 'cash' });
  // Nobody is named.
  expect(JSON.stringify(messages)).not.toMatch(/@|customer/);
});

// product.md §365, §129
test('a till hears of the promise that a step gives, and of the one that its undoing gives back', async () => {
  const { secret } = await add('/promises', ['order.promise_changed']);
  const id = await place();
  const order = async () => (await ask('GET', `/orders/business/${id}`)).body as BusinessOrder;
  const { promised_at: first } = await order();
  await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed', promise_minutes: 45 });
  const { promised_at: second, version } = await order();
  expect((await ask('POST', `/orders/business/${id}/take-back`, { version })).status).toBe(200);
  await sent();
  expect(promisesIn(till.read('/promises', secret))).toEqual(
    [first, second].map((at) => Date.parse(at ?? '')),
  );
  await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed' });
  await sent();
  expect(promisesIn(till.read('/promises', secret))).toHaveLength(2);
});

// product.md §365
test('a till hears only what it was chosen for, and nothing of other places or of what did not happen', async () => {
  const { secret } = await add('/chosen', ['order.status_changed']);
  const other = await createOwner(server, { tier: 'standard' });
  await ask('POST', HOOKS, { url: `${till.origin()}/other`, events: WEBHOOK_EVENTS }, other);
  const id = await place();
  await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed', version: 9 });
  await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed' });
  await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed' });
  await sent();
  expect(till.received).toHaveLength(1);
  expect(till.read('/chosen', secret)).toMatchObject([{ data: { id, status: 'confirmed' } }]);
});

// product.md §365
test('the plan that has ended sends nothing more', async () => {
  const { id } = await add('/ended');
  await server.database.query('DELETE FROM subscriptions WHERE business_id = $1', [shop.owner.id]);
  await ask('PUT', '/availability/pause', { span: 'for_an_hour' });
  await jobsDone(server, webhookJob, webhookAgainJob);
  expect(till.received).toEqual([]);
  const { body } = await ask('GET', `${HOOKS}/${id}/deliveries`);
  const [delivery] = (body as { deliveries: WebhookDelivery[] }).deliveries;
  expect(delivery).toMatchObject({ state: 'failed', problem: 'plan_ended', answer_status: null });
});
