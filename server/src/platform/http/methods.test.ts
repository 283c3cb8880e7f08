import { createMenu, createOwner } from '../../test/factories.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off', ALLOWED_ORIGINS: 'https://konsola.al' });

const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.api + path, { method, headers });
  return { answer, allow: answer.headers.get('allow'), text: await answer.text() };
};

test.each([
  ['/menus/', 'GET, HEAD, POST, OPTIONS'],
  ['/menus', 'GET, HEAD, POST, OPTIONS'],
  ['/orders', 'POST, OPTIONS'],
  ['/subscriptions/me', 'GET, HEAD, DELETE, OPTIONS'],
  ['/orders/business/K7MQ-4XTD', 'GET, HEAD, PATCH, OPTIONS'],
])('%s says which methods it takes: to who asks, and to who used another one', async (path, methods) => {
  const asked = await ask('OPTIONS', path);
  expect([asked.answer.status, asked.allow, asked.text]).toEqual([204, methods, '']);
  const wrong = await ask('PUT', path, { 'accept-language': 'en' });
  expect([wrong.answer.status, wrong.allow]).toEqual([405, methods]);
  expect(JSON.parse(wrong.text)).toEqual({
    code: 'method_not_allowed',
    detail: 'This address does not take this kind of request.',
  });
});

test.each(['OPTIONS', 'PUT', 'GET'])('%s of an address that is none finds nothing', async (method) => {
  const { answer, allow, text } = await ask(method, '/askund');
  expect([answer.status, allow]).toEqual([404, null]);
  expect(JSON.parse(text)).toMatchObject({ code: 'not_found' });
});

test('what a browser asks first is answered for the origins that may call, and for no other', async () => {
  const preflight = (origin: string) =>
    ask('OPTIONS', '/users/profile/', { origin, 'access-control-request-method': 'PATCH' });
  const known = await preflight('https://konsola.al');
  expect(known.answer.status).toBe(204);
  const { headers } = known.answer;
  expect(headers.get('access-control-allow-origin')).toBe('https://konsola.al');
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('access-control-allow-methods')?.split(/, ?/)).toEqual(
    expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  );
  for (const origin of ['https://evil.al', 'null', 'https://konsola.al.evil.al']) {
    const { answer } = await preflight(origin);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  }
});

test('HEAD answers as GET does, without the body, and nobody learns what serves', async () => {
  const menu = await createMenu(server, await createOwner(server));
  for (const path of [`/menus/${menu.id}`, '/menus/?limit=3', '/health/live', '/openapi.json', '/askund']) {
    const [head, get] = [await ask('HEAD', path), await ask('GET', path)];
    expect([path, head.answer.status, head.text]).toEqual([path, get.answer.status, '']);
    expect(head.answer.headers.get('content-type')).toBe(get.answer.headers.get('content-type'));
    expect(get.answer.headers.get('server') ?? get.answer.headers.get('x-powered-by')).toBeNull();
  }
});

test('HEAD of a stream tells its headers at once, and checks as GET does', async () => {
  const { accessToken } = await createOwner(server, { tier: 'standard' });
  const head = (headers: Record<string, string>) =>
    fetch(`${server.api}/orders/business/events`, {
      method: 'HEAD',
      headers,
      signal: AbortSignal.timeout(10_000),
    });
  const answer = await head({ authorization: `Bearer ${accessToken}` });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  expect((await head({})).status).toBe(401);
});
