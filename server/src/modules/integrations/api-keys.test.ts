import { type ApiKey, LIMITS, type NewApiKey } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { createKey } from '../../test/key-of.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const MINUTE_MS = 60_000;

const server = testServer();
let owner: TestOwner;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
});

const keys = async (): Promise<ApiKey[]> =>
  (await send(server, 'GET', '/integrations/keys', { token: owner.accessToken })).body as ApiKey[];
const add = (body: object, who = owner): Promise<Received> =>
  send(server, 'POST', '/integrations/keys', { token: who.accessToken, body });
const orders = (token: string): Promise<Received> => send(server, 'GET', '/orders/business', { token });

// product.md §360
test('a key is shown once, kept as a hash, and works at its place alone', async () => {
  const { status, body } = await add({
    name: ' Kasa e banakut ',
    scopes: ['orders_write', 'orders_read', 'orders_read'],
  });
  const made = body as NewApiKey;
  expect(status).toBe(201);
  expect(made).toMatchObject({
    name: 'Kasa e banakut',
    key: expect.stringMatching(/^tav_[\w-]{43}$/),
    hint: made.key.slice(0, 8),
    scopes: ['orders_read', 'orders_write'],
    last_used_at: null,
  });
  const { key: _text, ...listed } = made;
  expect(await keys()).toEqual([listed]);
  const { rows } = await server.database.query('SELECT k::text AS stored FROM api_keys k');
  expect(JSON.stringify(rows)).not.toContain(made.key.slice(8));

  const other = await createOwner(server, { tier: 'standard' });
  await send(server, 'POST', '/orders', { body: orderBody(await createMenu(server, other)) });
  const own = await send(server, 'POST', '/orders', { body: orderBody(await createMenu(server, owner)) });
  expect((await orders(made.key)).body).toMatchObject([{ id: (own.body as { id: string }).id }]);
});

// product.md §360
test('its last use is noted, at most once a minute', async () => {
  const { key } = await createKey(server, owner, ['orders_read']);
  const used = async () => {
    expect((await orders(key)).status).toBe(200);
    return (await keys())[0]?.last_used_at;
  };
  const first = await used();
  expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - MINUTE_MS);
  server.advance(MINUTE_MS / 2);
  expect(await used()).toBe(first);
  server.advance(MINUTE_MS);
  expect(Date.parse((await used()) ?? '')).toBeGreaterThan(Date.parse(first ?? '') + MINUTE_MS);
});

// product.md §360
test('a key that is ended is refused at once, and only its place can end it', async () => {
  const { id, key } = await createKey(server, owner, ['orders_read']);
  const other = await createOwner(server, { tier: 'standard' });
  const end = (who: TestOwner) =>
    send(server, 'DELETE', `/integrations/keys/${id}`, { token: who.accessToken });
  expect(await end(other)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await orders(key)).status).toBe(200);
  expect((await end(owner)).status).toBe(204);
  expect(await orders(key)).toMatchObject({
    status: 401,
    body: {
      code: 'unauthorized',
      detail: 'Ky çelës është i panjohur ose nuk vlen më. Kërkoji pronarit një çelës tjetër.',
    },
  });
  expect(await keys()).toEqual([]);
});

// product.md §360
test('a key that is mistyped is refused as a key, not as somebody who is not signed in', async () => {
  const { key } = await createKey(server, owner, ['orders_read']);
  for (const wrong of [
    key.slice(0, -1),
    `${key}x`,
    'tav_x',
    'tav_',
    key.toUpperCase(),
    `${key} ${key}`,
    'tav_ë',
  ])
    expect([wrong, await orders(wrong)]).toMatchObject([
      wrong,
      { status: 401, body: { code: 'unauthorized', detail: expect.stringContaining('çelës') } },
    ]);
  expect((await orders('tave_x')).body).toMatchObject({ detail: 'Hyr në llogari për të vazhduar.' });
});

// product.md §360
test('a key ends with the membership of who made it', async () => {
  const { key } = await createKey(server, owner, ['orders_read']);
  await server.database.query('DELETE FROM memberships WHERE business_id = $1', [owner.id]);
  expect((await orders(key)).status).toBe(401);
});

// product.md §360
test('a plan without tills makes no key, and one with them a limited number', async () => {
  expect(await add({ name: 'Kasa', scopes: ['orders_read'] }, await createOwner(server))).toMatchObject({
    status: 403,
    body: { code: 'plan_required' },
  });
  await Promise.all(
    Array.from({ length: LIMITS.apiKeys - 1 }, () => createKey(server, owner, ['stock_write'])),
  );
  const last = await Promise.all([
    add({ name: 'Kasa', scopes: ['orders_read'] }),
    add({ name: 'Kasa', scopes: ['orders_read'] }),
  ]);
  expect(last.map(({ status }) => status).sort()).toEqual([201, 403]);
  expect(last.find(({ status }) => status === 403)?.body).toMatchObject({ code: 'too_many_keys' });
});

test.each([
  ['no name', { name: ' ', scopes: ['orders_read'] }, 'name'],
  ['no scope', { name: 'Kasa', scopes: [] }, 'scopes'],
  ['an unknown scope', { name: 'Kasa', scopes: ['money'] }, 'scopes.0'],
])('a key with %s is refused at its field', async (_what, body, field) => {
  expect(await add(body)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
});

// product.md §362
test('a key makes a limited number of calls a minute, which others do not notice', async () => {
  const { key } = await createKey(server, owner, ['orders_read']);
  const { key: other } = await createKey(server, owner, ['orders_read']);
  expect((await orders(key)).status).toBe(200);
  await server.database.query(`UPDATE rate_limits SET hits = 600 WHERE key LIKE 'api-key:%'`);
  const refused = await orders(key);
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await orders(other)).status).toBe(200);
  expect((await orders(owner.accessToken)).status).toBe(200);
});
