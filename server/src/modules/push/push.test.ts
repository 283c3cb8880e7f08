import type { PushDevice } from '@tavolina/shared-api/contract';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { holdLock } from '../../test/held-lock.ts';
import { jobsDone } from '../../test/jobs-done.ts';
import { testPushService } from '../../test/push-service.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { orderPlacedJob, orderReminderJob } from '../orders/order-jobs.ts';
import { pushJob } from './push-jobs.ts';

const DINER = 'arta.k@shembull.al';

const service = testPushService();
const server = testServer({ PUSH_PRIVATE_SERVICES: 'on', RATE_LIMITS: 'off' });
let owner: TestOwner;
let key: string;

beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  key = ((await send(server, 'GET', '/push/key')).body as { public_key: string }).public_key;
});

const add = (subscription: object, token = owner.accessToken) =>
  send(server, 'POST', '/push/devices', { token, body: subscription });
const devices = async (): Promise<PushDevice[]> =>
  (await send(server, 'GET', '/push/devices', { token: owner.accessToken })).body as PushDevice[];
const place = async (change: object = {}): Promise<string> => {
  const menu = await createMenu(server, owner);
  return ((await send(server, 'POST', '/orders', { body: orderBody(menu, change) })).body as { id: string })
    .id;
};
const got = (path: string) => service.received.filter((push) => push.path === path);
const follow = (id: string, subscription: object, email = DINER) =>
  send(server, 'POST', `/orders/customer/${id}/push`, { body: { email, subscription } });
const setStatus = (id: string, status: string) =>
  send(server, 'PATCH', `/orders/business/${id}`, { token: owner.accessToken, body: { status } });
/** Makes waiting work due. */
const hurry = () =>
  server.database.query(`UPDATE pgboss.job SET start_after = now() WHERE state IN ('created', 'retry')
    AND name IN ('order-status-changed', 'order-delayed', 'push')`);
const arrived = (path: string, count: number) =>
  eventually(async () => {
    await hurry();
    expect(got(path)).toHaveLength(count);
  });

// product.md §315 §317
test('a device of an owner is told of a new order, and reads it in its language', async () => {
  const { path, subscription } = service.browser(key);
  const added = await send(server, 'POST', '/push/devices', {
    token: owner.accessToken,
    body: subscription,
    headers: {
      'accept-language': 'en',
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    },
  });
  expect(added).toMatchObject({
    status: 201,
    body: { browser: 'Chrome', is_current: true, last_push_at: null },
  });
  const id = await place();
  await arrived(path, 1);
  const [push] = got(path);
  expect(push?.message).toEqual({
    title: `New order ${id}`,
    body: `${owner.name} has a new order.`,
    tag: `owner-${id}`,
    url: `/business/orders/${id}?place=${owner.id}`,
    lang: 'en',
  });
  expect(push?.headers).toMatchObject({
    urgency: 'high',
    topic: `owner-${id}`,
    'content-encoding': 'aes128gcm',
  });
  expect(Number(push?.headers.ttl)).toBeGreaterThan(800);
  expect(push?.claims).toMatchObject({ aud: service.origin(), sub: 'mailto:tavolina@tavolina.test' });
  await eventually(async () => expect((await devices())[0]?.last_push_at).not.toBeNull());
});

// product.md §317
test('an occasion whose job is repeated is told once, also by another process', async () => {
  await server.sibling();
  const { path, subscription } = service.browser(key);
  await add(subscription);
  const id = await place();
  await arrived(path, 1);
  await server.jobs.send(server.database, orderPlacedJob, { order_id: id });
  await jobsDone(server, orderPlacedJob, pushJob);
  expect(got(path)).toHaveLength(1);
});

// product.md §317
test.each([429, 503])('a push service that answers %i gets it again', async (status) => {
  const { path, subscription } = service.browser(key);
  await add(subscription);
  service.answer(status);
  await place();
  await arrived(path, 1);
});

// product.md §317
test('a browser that its push service no longer knows is removed', async () => {
  const { path, subscription } = service.browser(key);
  await add(subscription);
  expect(await devices()).toHaveLength(1);
  service.forget(path);
  await place();
  await eventually(async () => expect(await devices()).toHaveLength(0));
});

// product.md §315
test('a device is removed by its owner alone, and by the end of its session', async () => {
  const { path, subscription } = service.browser(key);
  await add(subscription);
  const [device] = await devices();
  const other = await createOwner(server);
  const remove = (token: string) => send(server, 'DELETE', `/push/devices/${device?.id}`, { token });
  expect(await remove(other.accessToken)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await remove(owner.accessToken)).status).toBe(204);
  expect(await devices()).toEqual([]);

  await add(subscription);
  const menu = await createMenu(server, owner);
  await server.database.query(
    `UPDATE session_families SET ended_at = now() WHERE user_id IN
    (SELECT user_id FROM memberships WHERE business_id = $1)`,
    [owner.id],
  );
  await send(server, 'POST', '/orders', { body: orderBody(menu) });
  await jobsDone(server, orderPlacedJob, pushJob);
  expect(got(path)).toEqual([]);
});

// product.md §315
test('a browser that is added ten times at once is one device', async () => {
  const { subscription } = service.browser(key);
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(subscription)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await devices()).toHaveLength(1);
});

// product.md §315
test('an owner has a limited number of devices', async () => {
  const { rows } = await server.database.query<{ user_id: string }>(
    `SELECT user_id FROM memberships WHERE business_id = $1`,
    [owner.id],
  );
  await server.database.query(
    `WITH f AS (INSERT INTO session_families (id, user_id, business_id, created_at, last_used_at, user_agent, device_hash)
       SELECT gen_random_uuid(), $1, $2, now(), now(), '', '\\x00' FROM generate_series(1, 20) RETURNING id)
     INSERT INTO push_devices (endpoint, p256dh, auth, language, user_agent, session_id)
       SELECT 'https://push.example.com/' || id, 'x', 'x', 'sq', '', id FROM f`,
    [rows[0]?.user_id, owner.id],
  );
  expect(await add(service.browser(key).subscription)).toMatchObject({
    status: 403,
    body: { code: 'too_many_devices' },
  });
});

// product.md §316 §317
test('a diner who asks is told of another time, of ready and of a cancellation, without personal data', async () => {
  const id = await place();
  const { path, subscription } = service.browser(key);
  expect((await follow(id, subscription)).status).toBe(204);
  expect((await follow(id, subscription, 'tjeter@shembull.al')).status).toBe(404);
  const confirmed = await send(server, 'PATCH', `/orders/business/${id}`, {
    token: owner.accessToken,
    body: { status: 'confirmed', promise_minutes: 45 },
  });
  const { version } = confirmed.body as { version: number };
  await arrived(path, 1);
  await send(server, 'POST', `/orders/business/${id}/delay`, {
    token: owner.accessToken,
    body: { minutes: 10, version },
  });
  await arrived(path, 2);
  await setStatus(id, 'ready');
  await arrived(path, 3);
  await setStatus(id, 'cancelled');
  await arrived(path, 4);
  const messages = got(path).map(({ message }) => message);
  expect(messages.map(({ title }) => title.replace(/\d\d:\d\d/, 'H'))).toEqual([
    `Porosia ${id}: gati rreth orës H`,
    `Porosia ${id}: gati rreth orës H`,
    `Porosia ${id} është gati`,
    `Porosia ${id} u anulua`,
  ]);
  expect(messages.every(({ url }) => url === `/orders?order_id=${id}`)).toBe(true);
  expect(JSON.stringify(messages)).not.toMatch(/Arta|@|355/);
});

// product.md §443
test('at a table a diner is told that the food is on its way there', async () => {
  const token = owner.accessToken;
  const table = await send(server, 'POST', '/tables', { token, body: { label: '12' } });
  const id = await place({ table_code: (table.body as { code: string }).code });
  const { path, subscription } = service.browser(key);
  await follow(id, subscription);
  await setStatus(id, 'ready');
  await arrived(path, 1);
  expect(got(path)[0]?.message).toMatchObject({ title: `Porosia ${id} po vjen te tavolina` });
});

// product.md §316
test('a diner’s device that stops, and that of one who cancels, is told nothing; the owner is', async () => {
  const own = service.browser(key);
  await add(own.subscription);
  const id = await place();
  const { path, subscription } = service.browser(key);
  await follow(id, subscription);
  await arrived(own.path, 1);
  const cancelled = await send(server, 'POST', `/orders/customer/${id}/cancel`, { body: { email: DINER } });
  expect(cancelled.status).toBe(200);
  await arrived(own.path, 2);
  expect(got(own.path).at(-1)?.message.title).toBe(`Porosia ${id} u anulua`);
  expect(got(path)).toEqual([]);

  const next = await place();
  await follow(next, subscription);
  const stop = (email: string) =>
    send(server, 'POST', `/orders/customer/${next}/push/stop`, {
      body: { email, endpoint: subscription.endpoint },
    });
  const state = (email: string) =>
    send(server, 'POST', `/orders/customer/${next}/push/state`, {
      body: { email, endpoint: subscription.endpoint },
    });
  expect(await state(DINER)).toMatchObject({ status: 200, body: { is_on: true } });
  expect((await state('tjeter@shembull.al')).status).toBe(404);
  expect((await stop('tjeter@shembull.al')).status).toBe(404);
  expect((await stop(DINER)).status).toBe(204);
  expect(await state(DINER)).toMatchObject({ status: 200, body: { is_on: false } });
  await setStatus(next, 'ready');
  await arrived(own.path, 3);
  await jobsDone(server, pushJob);
  expect(got(path)).toEqual([]);
});

const renew = (old_endpoint: string, subscription: object) =>
  send(server, 'POST', '/push/renewals', { body: { old_endpoint, subscription } });

// product.md §636
test('a browser with another address is told there, as its owner’s and of the orders that it follows', async () => {
  const [old, next] = [service.browser(key), service.browser(key)];
  await add(old.subscription);
  const [before] = await devices();
  const [first, second] = [await place(), await place({ customer_email: 'tjeter@shembull.al' })];
  await arrived(old.path, 2);
  await follow(first, old.subscription);
  await follow(second, old.subscription, 'tjeter@shembull.al');
  // The press on the second order's page came first.
  await follow(second, next.subscription, 'tjeter@shembull.al');
  const answers = await Promise.all([1, 2].map(() => renew(old.subscription.endpoint, next.subscription)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await devices()).toMatchObject([{ id: before?.id, since: before?.since, is_current: true }]);
  service.forget(old.path);
  await setStatus(first, 'ready');
  await setStatus(second, 'ready');
  await arrived(next.path, 2);
  await place({ customer_email: 'dite@shembull.al' });
  await arrived(next.path, 3);
  await jobsDone(server, pushJob);
  expect(got(next.path)).toHaveLength(3);
});

// product.md §636
test('a diner who presses while the address changes follows once', async () => {
  const [old, next] = [service.browser(key), service.browser(key)];
  const id = await place();
  await follow(id, old.subscription);
  // What the press does until it is done.
  const held = await holdLock(
    server,
    `SELECT FROM orders WHERE id = '${id}' FOR NO KEY UPDATE;
     INSERT INTO push_devices (endpoint, p256dh, auth, language, user_agent, order_id)
       SELECT '${next.subscription.endpoint}', 'x', 'x', 'sq', '', '${id}'`,
  );
  const renewal = renew(old.subscription.endpoint, next.subscription);
  await held.waiting(1);
  await held.release();
  expect((await renewal).status).toBe(204);
  const { rows } = await server.database.query('SELECT endpoint FROM push_devices WHERE order_id = $1', [id]);
  expect(rows).toEqual([{ endpoint: next.subscription.endpoint }]);
});

// product.md §636
test('a device that was removed does not come back with another address', async () => {
  const [old, next] = [service.browser(key), service.browser(key)];
  await add(old.subscription);
  const [device] = await devices();
  await send(server, 'DELETE', `/push/devices/${device?.id}`, { token: owner.accessToken });
  expect((await renew(old.subscription.endpoint, next.subscription)).status).toBe(204);
  expect(await devices()).toEqual([]);
});

// product.md §636
test('a browser that an owner uses already is not told of the owner before', async () => {
  const [old, next] = [service.browser(key), service.browser(key)];
  const other = await createOwner(server);
  await add(old.subscription, other.accessToken);
  await add(next.subscription);
  expect((await renew(old.subscription.endpoint, next.subscription)).status).toBe(204);
  expect(await devices()).toHaveLength(1);
  const left = await send(server, 'GET', '/push/devices', { token: other.accessToken });
  expect(left.body).toEqual([]);
});

// product.md §636
test('a browser that names the address that it has stays as it is', async () => {
  const { subscription } = service.browser(key);
  await add(subscription);
  expect((await renew(subscription.endpoint, subscription)).status).toBe(204);
  expect(await devices()).toHaveLength(1);
});

// product.md §316
test('an order is followed by a limited number of devices', async () => {
  const id = await place();
  for (let count = 0; count < 5; count += 1)
    expect((await follow(id, service.browser(key).subscription)).status).toBe(204);
  expect(await follow(id, service.browser(key).subscription)).toMatchObject({
    status: 403,
    body: { code: 'too_many_devices' },
  });
});

// product.md §292 §317
test('an order that nobody answers rings again on devices', async () => {
  const { path, subscription } = service.browser(key);
  await add(subscription);
  const id = await place();
  await arrived(path, 1);
  await server.database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND data ->> 'order_id' = $2`,
    [orderReminderJob.name, id],
  );
  await arrived(path, 2);
  expect(got(path).at(-1)?.message.title).toBe(`Porosia ${id} po pret`);
});

// product.md §318
test('keys that cannot encrypt are refused at their field', async () => {
  const { subscription } = service.browser(key);
  const wrong = {
    ...subscription,
    keys: { ...subscription.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
  };
  expect(await add(wrong)).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', errors: [{ field: 'keys.p256dh' }] },
  });
  expect(
    await renew(subscription.endpoint, { ...wrong, endpoint: 'https://a:b@push.example.com/' }),
  ).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'subscription.endpoint' }, { field: 'subscription.keys.p256dh' }] },
  });
});

test('calls for an owner need a token', async () => {
  for (const [method, path] of [
    ['GET', '/push/devices'],
    ['POST', '/push/devices'],
    ['DELETE', '/push/devices/5f0f4f0e-52a3-4b8b-9b1a-6f1f4bb7d0a2'],
  ] as const)
    expect(await send(server, method, path)).toMatchObject({ status: 401 });
});
