import { request } from 'node:http';
import type { PaymentConfig } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { connectTo } from '../../test/raw-connection.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

/** Sends a host header that client libraries would not send. */
const askAs = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.api);
    request({ hostname, port, path: '/sitemap.xml', headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

test.each(['a b', 'evil"><script>', '[::1', 'a:99999999'])(
  'a host like %s is the caller’s mistake',
  async (host) => {
    expect(await askAs(host)).toBe(400);
  },
);

test.each([
  ['no host', '', 400],
  ['an expectation nobody knows', 'Host: localhost\r\nExpect: 200-maybe\r\n', 404],
])('a request with %s is answered in words', async (_, headers, status) => {
  const { say, hear, leave } = await connectTo(server.api);
  say(`GET /api/askund HTTP/1.1\r\n${headers}\r\n`);
  await hear(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*"detail":"\\S`));
  leave();
});

test('an address that cannot be decoded is unknown, in words', async () => {
  const { status, body } = await send(server, 'GET', '/menus/%E0%A4%A');
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'menu_not_found' });
});

// product.md §633
test('an id of any length is unknown, not another method', async () => {
  const { status } = await send(server, 'GET', `/orders/customer/${'A'.repeat(5_000)}?email=a@shembull.al`);
  expect(status).toBe(404);
});

test.each(['text/plain', 'application/x-www-form-urlencoded'])(
  'an order as %s is refused for its form',
  async (type) => {
    const { status, body } = await send(server, 'POST', '/orders', {
      body: 'a=1',
      headers: { 'content-type': type },
    });
    expect(status).toBe(415);
    expect(body).toMatchObject({ code: 'unsupported_media_type' });
  },
);

test.each<[string, number | string]>([
  ['a half', 0.5],
  ['text', '2'],
])('a quantity of %s is called what it is, not missing', async (_, quantity) => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const order = orderBody(menu);
  const { status, body } = await send(server, 'POST', '/orders', {
    body: { ...order, items: [{ ...order.items[0], quantity }] },
    headers: { 'accept-language': 'en' },
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ field: 'items.0.quantity' }] });
  expect(JSON.stringify(body)).not.toContain('Fill in');
});

test('a quantity beyond all numbers names the most that is taken', async () => {
  const order = orderBody(await createMenu(server, await createOwner(server, { tier: 'standard' })));
  const { status, body } = await send(server, 'POST', '/orders', {
    body: { ...order, items: [{ ...order.items[0], quantity: 1e16 }] },
    headers: { 'accept-language': 'en' },
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    errors: [{ field: 'items.0.quantity', message: 'The largest value is 99.' }],
  });
});

test.each(['from', 'until'])('a day in the year 0 as %s is a wrong field', async (name) => {
  const { accessToken: token } = await createOwner(server, { tier: 'standard' });
  const ask = (day: string) => send(server, 'GET', `/orders/business?${name}=${day}`, { token });
  expect(await ask('0000-01-01')).toMatchObject({ status: 422, body: { errors: [{ field: name }] } });
  expect((await ask('0001-01-01')).status).toBe(200);
  expect((await ask('9999-12-31')).status).toBe(200);
});

test('a name that shows nothing is missing', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const { status, body } = await send(server, 'POST', '/orders', {
    body: orderBody(menu, { customer_name: '\u200b' }),
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ field: 'customer_name' }] });
});

test.each(['address', 'city', 'postal_code', 'vat_number'])(
  'a profile’s %s may be empty, but not look so while something is there',
  async (field) => {
    const { accessToken: token } = await createOwner(server);
    const save = (value: string) =>
      send(server, 'PATCH', '/users/profile', { token, body: { [field]: value } });
    expect(await save('\u200b\u2060')).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    expect(await save('')).toMatchObject({ status: 200, body: { [field]: '' } });
  },
);

test('signs alone are no word, and find nothing', async () => {
  await createMenu(server, await createOwner(server));
  expect((await send(server, 'GET', '/menus/?q=%F0%9F%8D%95')).body).toMatchObject({ total: 0 });
});

const BROKEN = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

// product.md §146
test.each([
  ['a body in Latin-1', '/contact/message', BROKEN.json, Buffer.from('{"full_name":"Dhur\xebs"}', 'latin1')],
  ['a form in Latin-1', '/login', BROKEN.form, Buffer.from('username=\xeb&password=x', 'latin1')],
  ['a form whose escapes are Latin-1', '/login', BROKEN.form, Buffer.from('username=%EB&password=x')],
])('%s is refused, not changed', async (_, path, type, body) => {
  const answer = await fetch(server.api + path, { method: 'POST', headers: { 'content-type': type }, body });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'malformed_request' }]);
});

// product.md §146
test('what the sandbox is sent in Latin-1 is refused, not changed', async () => {
  const { body: config } = await send(server, 'GET', '/payments/config');
  const answer = await fetch(`${new URL(server.api).origin}/sandbox/stripe/v1/payment_methods`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${(config as PaymentConfig).publishable_key}`,
      'content-type': BROKEN.form,
    },
    body: Buffer.from('billing_details[name]=Dhur\xebs', 'latin1'),
  });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'malformed_request' }]);
});

test('a form may hold a lone percent sign', async () => {
  const answer = await send(server, 'POST', '/login', {
    headers: { 'content-type': BROKEN.form },
    body: 'username=arta%40shembull.al&password=100%',
  });
  expect(answer).toMatchObject({ status: 401 });
});
