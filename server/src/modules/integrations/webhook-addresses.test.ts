import { LIMITS, type NewWebhook, type Webhook } from '@tavolina/shared-api/contract';
import { createOwner } from '../../test/factories.ts';
import { HOOKS, placeWithTill } from '../../test/place-with-till.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off', WEBHOOKS_ON_LOOPBACK: 'on' });
const shop = placeWithTill(server);
const { till, ask, add, place, sent } = shop;

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
  expect(await ask('POST', HOOKS, { url, events: ['order.created'] })).toMatchObject({
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
  expect(await ask('POST', HOOKS, { url, events: ['order.created'] })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'url', message: expect.stringMatching(message) }] },
  });
});

// product.md §366
test.each(['https://kasa.example.com:443/', 'https://kasa.example.com:8443/tavolina?a=b'])(
  '%s is an address for a till',
  async (url) => {
    expect(await ask('POST', HOOKS, { url, events: ['order.created'] })).toMatchObject({ status: 201 });
  },
);

// product.md §365
test('a place has a limited number of addresses, on a plan with tills', async () => {
  expect(
    await ask(
      'POST',
      HOOKS,
      { url: 'https://kasa.example.com', events: ['order.created'] },
      await createOwner(server),
    ),
  ).toMatchObject({ status: 403, body: { code: 'plan_required' } });
  for (let count = 1; count < LIMITS.webhooks; count += 1) await add(`/${count}`);
  const url = 'https://kasa.example.com/a';
  const last = await Promise.all([1, 2].map(() => ask('POST', HOOKS, { url, events: ['order.created'] })));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 403]);
  expect(last.find(({ status }) => status === 403)?.body).toMatchObject({ code: 'too_many_webhooks' });
  const { body } = await ask('GET', HOOKS);
  expect(body).toHaveLength(LIMITS.webhooks);
  expect(JSON.stringify(body)).not.toContain('whsec_');
});

test('an address is changed, switched off and on, and removed', async () => {
  const { id } = await add('/changed');
  const change = async (body: object) => (await ask('PATCH', `${HOOKS}/${id}`, body)).body as Webhook;
  expect((await change({ events: ['item.available', 'order.created', 'order.created'] })).events).toEqual([
    'order.created',
    'item.available',
  ]);
  expect((await change({ is_on: false })).off).toMatchObject({ reason: 'owner' });
  await place();
  for (const path of ['test', 'deliveries/msg_1/again'])
    expect(await ask('POST', `${HOOKS}/${id}/${path}`)).toMatchObject({
      status: 409,
      body: { code: 'webhook_off' },
    });
  expect((await change({ is_on: true })).off).toBeNull();
  await place();
  await sent();
  expect(till.received).toHaveLength(1);
  expect(await ask('DELETE', `${HOOKS}/${id}`)).toMatchObject({ status: 204 });
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
    expect(await ask(method, `${HOOKS}/${id}${path}`, body)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
});

// product.md §366
test('after a new secret both sign for a day, then the new one alone', async () => {
  const { id, secret: old } = await add('/rotated');
  const rotated = await ask('POST', `${HOOKS}/${id}/secret`);
  expect(rotated.status).toBe(201);
  const { secret, old_secret_until } = rotated.body as NewWebhook;
  expect(Date.parse(old_secret_until ?? '')).toBeGreaterThan(Date.now());
  await ask('POST', `${HOOKS}/${id}/test`);
  await sent();
  expect(till.read('/rotated', old)).toMatchObject([{ type: 'test' }]);
  expect(till.read('/rotated', secret)).toMatchObject([{ type: 'test' }]);
  await server.database.query(`UPDATE webhooks SET old_secret_until = now() WHERE id = $1`, [id]);
  till.received.length = 0;
  await ask('POST', `${HOOKS}/${id}/test`);
  await sent();
  expect(till.read('/rotated', secret)).toMatchObject([{ type: 'test' }]);
  expect(() => till.read('/rotated', old)).toThrow('No matching signature');
});
