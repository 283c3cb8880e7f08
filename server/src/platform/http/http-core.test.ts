import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({
  RATE_LIMITS: 'off',
  PUBLIC_ORIGIN: 'https://tavolina.test',
  ALLOWED_ORIGINS: 'https://shell.tavolina.test',
});

const code = (value: string) => expect.objectContaining({ code: value, detail: expect.any(String) });

describe('requests that cannot be served', () => {
  test('broken JSON is 400', async () => {
    const { status, body } = await send(server, 'POST', '/signup', { body: '{"email":' });
    expect([status, body]).toEqual([400, code('malformed_request')]);
  });

  test('a body above one megabyte is 413', async () => {
    const { status, body } = await send(server, 'POST', '/signup', {
      body: { email: 'a'.repeat(1_100_000) },
    });
    expect([status, body]).toEqual([413, code('body_too_large')]);
  });

  test('another kind of content is 415', async () => {
    const { status, body } = await send(server, 'POST', '/signup', {
      body: '<signup/>',
      headers: { 'content-type': 'application/xml' },
    });
    expect([status, body]).toEqual([415, code('unsupported_media_type')]);
  });

  test('an unknown address is 404, another method 405 with those that work', async () => {
    const unknown = await send(server, 'GET', '/nothing/here');
    expect([unknown.status, unknown.body]).toEqual([404, code('not_found')]);
    const wrong = await send(server, 'DELETE', '/login');
    expect([wrong.status, wrong.body]).toEqual([405, code('method_not_allowed')]);
    expect(wrong.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test('an id of the wrong form is an unknown one', async () => {
    const { status, body } = await send(server, 'GET', `/menus/${encodeURIComponent("1' OR '1'='1")}`);
    expect([status, body]).toEqual([404, code('menu_not_found')]);
  });

  test('no token, no owner', async () => {
    const { status, body } = await send(server, 'GET', '/users/profile/');
    expect([status, body]).toEqual([401, code('unauthorized')]);
  });
});

test.each([
  [undefined, 'Kjo adresë'],
  ['sq', 'Kjo adresë'],
  ['en-GB,en;q=0.9', 'This address'],
  ['de, en;q=0.5, sq;q=0.1', 'This address'],
  ['xx', 'Kjo adresë'],
])('Accept-Language %s answers “%s …”', async (language, beginning) => {
  const { body } = await send(server, 'DELETE', '/login', {
    headers: language ? { 'accept-language': language } : {},
  });
  expect((body as { detail: string }).detail).toMatch(new RegExp(`^${beginning}`));
});

// product.md §7
test('calls answer with and without the trailing slash', async () => {
  for (const path of ['/menus', '/menus/', '/exchange-rates', '/exchange-rates/']) {
    expect((await send(server, 'GET', path)).status).toBe(200);
  }
});

// product.md §149
test('every answer, failures too, carries the security headers', async () => {
  for (const path of ['/health/live', '/nothing/here']) {
    const { headers } = await send(server, 'GET', path);
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  }
});

// product.md §149
test('answers with tokens or with an order stay in no cache', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const form = { username: owner.email, password: owner.password };
  const login = await send(server, 'POST', '/login', { form });
  const { refresh_token } = login.body as { refresh_token: string };
  const answers = [
    login,
    await send(server, 'POST', '/auth/refresh', { body: { refresh_token } }),
    await send(server, 'POST', '/orders', { body: orderBody(menu) }),
    await send(server, 'GET', '/users/profile/', { token: owner.accessToken }),
  ];
  for (const { status, headers } of answers)
    expect([status < 300, headers.get('cache-control')]).toEqual([true, 'no-store']);
});

test.each([
  ['https://shell.tavolina.test', 'https://shell.tavolina.test'],
  ['https://shell.tavolina.test.evil.example', null],
  ['http://shell.tavolina.test', null],
  ['null', null],
])('a page of %s may read answers and bring its cookie: %s', async (origin, allowed) => {
  const { headers } = await send(server, 'GET', '/health/live', { headers: { origin } });
  expect(headers.get('access-control-allow-origin')).toBe(allowed);
  expect(headers.get('access-control-allow-credentials')).toBe(allowed && 'true');
});

// product.md §147
test('`__proto__` and `constructor` in a body are dropped, never obeyed', async () => {
  const { status } = await send(server, 'POST', '/auth/logout', {
    body: '{"refresh_token":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  });
  expect(status).toBe(204);
  expect({}).not.toHaveProperty('polluted');
});

test('the API document names the calls that are served, and only those', async () => {
  const { status, body } = await send(server, 'GET', '/openapi.json');
  expect(status).toBe(200);
  const document = body as { openapi: string; paths: Record<string, Record<string, { security?: unknown }>> };
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/users/profile/']?.get?.security).toEqual([{ bearer: [] }]);
  expect(document.paths['/login']?.post?.security).toBeUndefined();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of Object.keys(operations)) {
      const address = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const probe = await fetch(server.api + address, { method: method.toUpperCase() });
      const answer = probe.status === 200 ? undefined : ((await probe.json()) as { code: string }).code;
      expect([path, answer]).not.toEqual([path, expect.stringMatching(/^(not_found|method_not_allowed)$/)]);
    }
  }
});

test('one business never reads or changes what is another’s', async () => {
  const [mine, other] = [
    await createOwner(server, { tier: 'standard' }),
    await createOwner(server, { tier: 'standard' }),
  ];
  const menu = await createMenu(server, mine);
  await server.database.query('UPDATE menus SET is_published = false WHERE id = $1', [menu.id]);
  const foreign = await send(server, 'GET', `/menus/${menu.id}`, { token: other.accessToken });
  const unknown = await send(server, 'GET', '/menus/00000000-0000-4000-8000-000000000000', {
    token: other.accessToken,
  });
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
});
