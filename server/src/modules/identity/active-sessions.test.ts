import type { ActiveSession, Session } from '@tavolina/shared-api/contract';
import { createOwner, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A146P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

let owner: TestOwner;
beforeEach(async () => {
  owner = await createOwner(server);
});

const login = async (userAgent: string): Promise<Session> => {
  const { status, body } = await send(server, 'POST', '/login', {
    form: { username: owner.email, password: owner.password },
    headers: { 'user-agent': userAgent },
  });
  expect(status).toBe(200);
  return body as Session;
};

const sessions = async (token = owner.accessToken) => {
  const { status, body } = await send(server, 'GET', '/auth/sessions', { token });
  expect(status).toBe(200);
  return body as ActiveSession[];
};

const isSignedIn = async (token: string) =>
  (await send(server, 'GET', '/users/profile/', { token })).status === 200;

// product.md §65
test('devices are told in words, the last used first, and the present one is known', async () => {
  server.advance(60_000);
  await login(PHONE);
  server.advance(60_000);
  await login(COMPUTER);
  server.advance(60_000);
  const { access_token } = await login(TABLET);
  expect(await sessions(access_token)).toMatchObject([
    { browser: 'Safari', system: 'iOS', kind: 'tablet', is_current: true },
    { browser: 'Firefox', system: 'Windows', kind: 'computer', is_current: false },
    { browser: 'Chrome', system: 'Android', kind: 'phone', is_current: false },
    { is_current: false },
  ]);
});

test('a browser that says nothing, or nonsense, is listed all the same', async () => {
  await login('');
  await login(`${'x'.repeat(5_000)}<script>`);
  expect(await sessions()).toHaveLength(3);
});

test('a refresh counts as use', async () => {
  const { access_token, refresh_token } = await login(PHONE);
  const before = (await sessions(access_token)).find(({ is_current }) => is_current);
  server.advance(20 * 60_000);
  const answer = await send(server, 'POST', '/auth/refresh', { body: { refresh_token } });
  const after = (await sessions((answer.body as Session).access_token)).find(({ is_current }) => is_current);
  expect(after?.signed_in_at).toBe(before?.signed_in_at);
  const [was, is] = [before, after].map((session) => new Date(session?.last_used_at ?? '').getTime());
  expect((is ?? 0) - (was ?? 0)).toBeGreaterThanOrEqual(20 * 60_000);
});

test('a device that is signed out can neither ask nor refresh any more, and is no longer listed', async () => {
  const { access_token, refresh_token } = await login(PHONE);
  const id = (await sessions()).find(({ kind }) => kind === 'phone')?.id;
  const end = () => send(server, 'DELETE', `/auth/sessions/${id}`, { token: owner.accessToken });
  expect((await end()).status).toBe(204);
  expect(await isSignedIn(access_token)).toBe(false);
  expect(await send(server, 'POST', '/auth/refresh', { body: { refresh_token } })).toMatchObject({
    status: 401,
  });
  expect((await sessions()).map((session) => session.id)).not.toContain(id);
  expect(await end()).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('all others are signed out together, and the present one stays', async () => {
  const others = [await login(PHONE), await login(TABLET)];
  const answer = await send(server, 'DELETE', '/auth/sessions', { token: owner.accessToken });
  expect(answer.status).toBe(204);
  for (const { access_token } of others) expect(await isSignedIn(access_token)).toBe(false);
  expect(await sessions()).toMatchObject([{ is_current: true }]);
});
