import {
  type BusinessOrder,
  LIMITS,
  type Menu,
  type NewWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookDelivery,
} from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../test/factories.ts';
import { jobsDone } from '../../test/jobs-done.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { testTill } from '../../test/till-service.ts';
import { pauseEndsJob } from '../availability/pause-webhooks.ts';
import { soldOutEndsJob } from '../menus/sold-out.ts';
import { stockTurnedJob } from '../menus/taken-stock.ts';
import { webhookAgainJob, webhookJob } from './webhook-jobs.ts';

const server = testServer({ RATE_LIMITS: 'off', WEBHOOKS_ON_LOOPBACK: 'on' });
const till = testTill();
let owner: TestOwner;
let menu: Menu;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

const ask = (method: string, path: string, body?: object, who = owner): Promise<Received> =>
  send(server, method, path, { token: who.accessToken, ...(body && { body }) });
const hooks = '/integrations/webhooks';
const add = async (path: string, events: readonly string[] = WEBHOOK_EVENTS): Promise<NewWebhook> => {
  const { status, body } = await ask('POST', hooks, { url: till.origin() + path, events });
  expect([status, body]).toEqual([201, body]);
  return body as NewWebhook;
};
const place = async (): Promise<string> =>
  ((await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string }).id;
const sent = () => jobsDone(server, webhookJob);

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
test('a till hears of pauses, also of those that end by themselves', async () => {
  const { secret } = await add('/pauses', ['ordering.paused', 'ordering.resumed']);
  const pause = (span: string) => ask('PUT', '/availability/pause', { span });
  await pause('for_15_minutes');
  await pause('no');
  await pause('no');
  await sent();
  await pause('for_an_hour');
  const { rows } = await server.database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND data ->> 'business_id' = $2 RETURNING data`,
    [pauseEndsJob.name, owner.id],
  );
  expect(rows).toHaveLength(2);
  await jobsDone(server, pauseEndsJob, webhookJob);
  const said = till.read('/pauses', secret).map(({ type, data }) => ({ type, data }));
  // The pause that was ended by a press does not end again by itself.
  expect(said).toHaveLength(4);
  expect(said.filter(({ type }) => type === 'ordering.resumed')).toHaveLength(2);
  expect(said.find(({ type }) => type === 'ordering.paused')?.data).toEqual({
    until: expect.any(String),
    reason: 'owner',
  });
});

/** Lets the pause of a place end by itself, and waits until tills are told or it is looked at again later. */
const endPause = async () => {
  await server.database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND data ->> 'business_id' = $2
     AND state = 'created' AND start_after < now() + interval '2 hours'`,
    [pauseEndsJob.name, owner.id],
  );
  await eventually(async () => {
    const { rowCount } = await server.database.query(
      `SELECT FROM pgboss.job WHERE name = $1 AND data ->> 'business_id' = $2
       AND state IN ('created', 'retry', 'active') AND start_after < now() + interval '2 hours'`,
      [pauseEndsJob.name, owner.id],
    );
    expect(rowCount).toBe(0);
  });
};

// product.md §365
test('a till does not hear of the end of a pause while every way to order is off', async () => {
  const { secret } = await add('/off', ['ordering.resumed']);
  const set = (isOn: boolean) =>
    ask('PATCH', '/availability/settings', { takes_pickup: isOn, takes_table: isOn });
  await ask('PUT', '/availability/pause', { span: 'for_an_hour' });
  await set(false);
  await endPause();
  await sent();
  expect(till.read('/off', secret)).toEqual([]);
  await set(true);
  await server.database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND data ->> 'business_id' = $2 AND state = 'created'`,
    [pauseEndsJob.name, owner.id],
  );
  await jobsDone(server, pauseEndsJob, webhookJob);
  expect(till.read('/off', secret)).toHaveLength(1);
});

// product.md §365
test('a till hears of the end of a pause when its place opens, not when it closes', async () => {
  const { secret } = await add('/nights', ['ordering.resumed']);
  const today = DateTime.now().setZone('Europe/Tirane').startOf('day');
  const days = (closed: readonly number[], version: number) =>
    ask('PUT', '/availability/hours', {
      hours: {
        week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
        pickup: null,
        table: null,
        special_days: closed.map((day) => ({
          date: today.plus({ days: day }).toISODate(),
          ranges: [],
          note: '',
        })),
      },
      version,
    });
  await ask('PUT', '/availability/pause', { span: 'for_an_hour' });
  await days([-1, 0, 1], 0);
  await endPause();
  expect(till.read('/nights', secret)).toEqual([]);
  const { rows } = await server.database.query<{ start_after: Date }>(
    `SELECT start_after FROM pgboss.job WHERE name = $1 AND data ->> 'business_id' = $2 AND state = 'created'`,
    [pauseEndsJob.name, owner.id],
  );
  expect(rows.map(({ start_after }) => start_after.toISOString())).toEqual([
    today.plus({ days: 2 }).toUTC().toISO(),
  ]);
});

// product.md §365
test('a till hears what is sold out, and what is back by a press, by itself or by a saved menu', async () => {
  const { secret } = await add('/stock', ['item.sold_out', 'item.available']);
  const [dish, other] = itemsOf(menu);
  const sellOut = (span: string, id = dish?.id) =>
    ask('PUT', `/menus/${menu.id}/items/${id}/sold-out`, { span });
  const said = async () => {
    await sent();
    return till.read('/stock', secret).map(({ type, data }) => [type, data]);
  };
  const item = { id: dish?.id, name: dish?.name, menu_id: menu.id };
  await sellOut('until_told');
  await sellOut('until_told');
  expect(await said()).toEqual([['item.sold_out', { ...item, until: null }]]);
  await sellOut('no');
  await sellOut('no');
  expect(await said()).toEqual([expect.anything(), ['item.available', item]]);

  await sellOut('for_an_hour', other?.id);
  await said();
  await server.database.query(`UPDATE items SET sold_out_until = now() WHERE id = $1`, [other?.id]);
  await server.jobs.send(server.database, soldOutEndsJob, { menu_id: menu.id });
  await eventually(async () =>
    expect((await said()).slice(2)).toEqual([
      ['item.sold_out', { ...item, id: other?.id, name: other?.name, until: expect.any(String) }],
      ['item.available', { ...item, id: other?.id, name: other?.name }],
    ]),
  );

  await ask('PATCH', `/menus/${menu.id}`, {
    sections: [{ id: menu.sections[0]?.id, items: [{ id: dish?.id, available: false }] }],
  });
  expect((await said()).at(-1)).toEqual(['item.sold_out', { ...item, until: null }]);

  const csv = String((await ask('GET', `/menus/${menu.id}/csv`)).body);
  await ask('PUT', `/menus/${menu.id}/csv`, { csv: csv.replace(',jo,', ',po,') });
  expect((await said()).at(-1)).toEqual(['item.available', item]);
  await ask('POST', `/menus/${menu.id}/csv/undo`);
  expect((await said()).at(-1)).toEqual(['item.sold_out', { ...item, until: null }]);
});

// product.md §365
test('a till hears only what it was chosen for, and nothing of other places or of what did not happen', async () => {
  const { secret } = await add('/chosen', ['order.status_changed']);
  const other = await createOwner(server, { tier: 'standard' });
  await ask('POST', hooks, { url: `${till.origin()}/other`, events: WEBHOOK_EVENTS }, other);
  const id = await place();
  await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed', version: 9 });
  await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed' });
  await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed' });
  await sent();
  expect(till.received).toHaveLength(1);
  expect(till.read('/chosen', secret)).toMatchObject([{ data: { id, status: 'confirmed' } }]);
});

// product.md §366
test('after a new secret both sign for a day, then the new one alone', async () => {
  const { id, secret: old } = await add('/rotated');
  const rotated = await ask('POST', `${hooks}/${id}/secret`);
  expect(rotated.status).toBe(201);
  const { secret, old_secret_until } = rotated.body as NewWebhook;
  expect(Date.parse(old_secret_until ?? '')).toBeGreaterThan(Date.now());
  await ask('POST', `${hooks}/${id}/test`);
  await sent();
  expect(till.read('/rotated', old)).toMatchObject([{ type: 'test' }]);
  expect(till.read('/rotated', secret)).toMatchObject([{ type: 'test' }]);
  await server.database.query(`UPDATE webhooks SET old_secret_until = now() WHERE id = $1`, [id]);
  till.received.length = 0;
  await ask('POST', `${hooks}/${id}/test`);
  await sent();
  expect(till.read('/rotated', secret)).toMatchObject([{ type: 'test' }]);
  expect(() => till.read('/rotated', old)).toThrow('No matching signature');
});

// product.md §366
test.each([
  'http://kasa.example.com/',
  'https://127.0.0.1/',
  'https://10.0.0.8/',
  'https://[::1]/',
  'https://localhost/',
  'https://printer.local/',
  'https://user:secret@kasa.example.com/',
  'http://192.168.1.5/',
  'ftp://kasa.example.com/',
  'kasa.example.com/porosi',
  'kasa',
  'https://.example.com/',
  'https://kasa..example.com/',
])('%s is no address for a till', async (url) => {
  expect(await ask('POST', hooks, { url, events: ['order.created'] })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'url', message: 'Adresa fillon me https:// dhe një emër publik.' }] },
  });
});

// product.md §366
test.each([
  ['https://kasa.example.com:22/', /^Hiqe portin/],
  ['https://kasa.example.com:25/x', /^Hiqe portin/],
  ['https://kasa.example.com:1023/', /^Hiqe portin/],
  ['https://kasa.example.com/tavolina#kasa', /^Hiqe pjesën pas #/],
  ['https://kasa.example.com/#', /^Hiqe pjesën pas #/],
  [`https://kasa.example.com/${'a'.repeat(LIMITS.webhookUrl)}`, /^Shkruaj deri në 500 shenja/],
])('%s says at its field what to take away', async (url, message) => {
  expect(await ask('POST', hooks, { url, events: ['order.created'] })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'url', message: expect.stringMatching(message) }] },
  });
});

// product.md §366
test.each(['https://kasa.example.com:443/', 'https://kasa.example.com:8443/tavolina?a=b'])(
  '%s is an address for a till',
  async (url) => {
    expect(await ask('POST', hooks, { url, events: ['order.created'] })).toMatchObject({ status: 201 });
  },
);

// product.md §365
test('a place has a limited number of addresses, on a plan with tills', async () => {
  expect(
    await ask(
      'POST',
      hooks,
      { url: 'https://kasa.example.com', events: ['order.created'] },
      await createOwner(server),
    ),
  ).toMatchObject({ status: 403, body: { code: 'plan_required' } });
  for (let count = 1; count < LIMITS.webhooks; count += 1) await add(`/${count}`);
  const url = 'https://kasa.example.com/a';
  const last = await Promise.all([1, 2].map(() => ask('POST', hooks, { url, events: ['order.created'] })));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 403]);
  expect(last.find(({ status }) => status === 403)?.body).toMatchObject({ code: 'too_many_webhooks' });
  const { body } = await ask('GET', hooks);
  expect(body).toHaveLength(LIMITS.webhooks);
  expect(JSON.stringify(body)).not.toContain('whsec_');
});

test('an address is changed, switched off and on, and removed', async () => {
  const { id } = await add('/changed');
  const change = async (body: object) => (await ask('PATCH', `${hooks}/${id}`, body)).body as Webhook;
  expect((await change({ events: ['item.available', 'order.created', 'order.created'] })).events).toEqual([
    'order.created',
    'item.available',
  ]);
  expect((await change({ is_on: false })).off).toMatchObject({ reason: 'owner' });
  await place();
  for (const path of ['test', 'deliveries/msg_1/again'])
    expect(await ask('POST', `${hooks}/${id}/${path}`)).toMatchObject({
      status: 409,
      body: { code: 'webhook_off' },
    });
  expect((await change({ is_on: true })).off).toBeNull();
  await place();
  await sent();
  expect(till.received).toHaveLength(1);
  expect(await ask('DELETE', `${hooks}/${id}`)).toMatchObject({ status: 204 });
  await place();
  await sent();
  expect(till.received).toHaveLength(1);
  for (const [method, path, body] of [
    ['PATCH', '', {}],
    ['DELETE', ''],
    ['POST', '/secret'],
    ['POST', '/test'],
    ['GET', '/deliveries'],
    ['POST', '/deliveries/msg_1/again'],
  ] as const)
    expect(await ask(method, `${hooks}/${id}${path}`, body)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
});

// product.md §365
test('the plan that has ended sends nothing more', async () => {
  const { id } = await add('/ended');
  await server.database.query('DELETE FROM subscriptions WHERE business_id = $1', [owner.id]);
  await ask('PUT', '/availability/pause', { span: 'for_an_hour' });
  await jobsDone(server, webhookJob, webhookAgainJob);
  expect(till.received).toEqual([]);
  const { body } = await ask('GET', `${hooks}/${id}/deliveries`);
  const [delivery] = (body as { deliveries: WebhookDelivery[] }).deliveries;
  expect(delivery).toMatchObject({ state: 'failed', problem: 'plan_ended', answer_status: null });
});

// product.md §440
test('a till hears how many are left, from an order, from who gives back, and that the last is gone', async () => {
  const { secret } = await add('/stock', ['stock.changed', 'item.sold_out', 'item.available']);
  const dish = itemsOf(menu)[0]?.id;
  await ask('PUT', `/menus/${menu.id}/items/${dish}/stock`, { left: 1 });
  const id = await place();
  await jobsDone(server, stockTurnedJob);
  await ask('PATCH', `/orders/business/${id}`, { status: 'cancelled' });
  await jobsDone(server, stockTurnedJob, webhookJob);
  const said = till.read('/stock', secret).map(({ type, data }) => ({ type, data }));
  const left = (count: number) => ({
    type: 'stock.changed',
    data: { counts: [expect.objectContaining({ id: dish, kind: 'item', name: 'Tavë kosi', left: count })] },
  });
  const item = { id: dish, name: 'Tavë kosi', menu_id: menu.id };
  expect(said).toHaveLength(5);
  expect(said).toEqual(
    expect.arrayContaining([
      ...[left(1), left(0), { type: 'item.sold_out', data: { ...item, until: null } }],
      { type: 'item.available', data: item },
    ]),
  );
});
