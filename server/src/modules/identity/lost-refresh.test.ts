import { createOwner, type TestOwner } from '../../test/factories.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer();

/** What a browser sends of the cookies that an answer set. */
const cookieOf = ({ headers }: Received): string => String(headers.get('set-cookie')).split(';')[0] ?? '';

const login = ({ email, password }: TestOwner) =>
  send(server, 'POST', '/login', { form: { username: email, password } });

const refresh = (refresh_token: string, cookie?: string) =>
  send(server, 'POST', '/auth/refresh', {
    body: { refresh_token },
    ...(cookie !== undefined && { headers: { cookie } }),
  });

const tokenOf = ({ body }: Received): string => (body as { refresh_token: string }).refresh_token;

const afterMinutes = () =>
  server.database.query(
    `UPDATE refresh_tokens SET rotated_at = rotated_at - interval '5 minutes' WHERE rotated_at IS NOT NULL`,
  );

let owner: TestOwner;

beforeEach(async () => {
  await server.database.query('DELETE FROM rate_limits');
  owner = await createOwner(server);
});

test('a login leaves the device a secret that no script can read, and the next one keeps it', async () => {
  const first = await login(owner);
  expect(first.headers.get('set-cookie')).toMatch(
    /^tavolina_device=[\w-]{43}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
  expect(JSON.stringify(first.body)).not.toContain(cookieOf(first).split('=')[1]);
  const again = await send(server, 'POST', '/login', {
    form: { username: owner.email, password: owner.password },
    headers: { cookie: cookieOf(first) },
  });
  expect(cookieOf(again)).toBe(cookieOf(first));
  const foreign = await refresh(tokenOf(again), 'tavolina_device=x; y=1');
  expect(cookieOf(foreign)).toMatch(/^tavolina_device=[\w-]{43}$/);
});

test('a device whose answer was lost gets the same successor minutes later, and goes on', async () => {
  const session = await login(owner);
  const device = cookieOf(session);
  const lost = await refresh(tokenOf(session), device);
  await afterMinutes();
  const repaired = await refresh(tokenOf(session), device);
  expect(repaired.status).toBe(200);
  expect(tokenOf(repaired)).toBe(tokenOf(lost));
  expect((await refresh(tokenOf(repaired), device)).status).toBe(200);
});

test('a copy of an old token on another device ends the session, also with a secret of its own', async () => {
  const session = await login(owner);
  const other = cookieOf(await login(await createOwner(server)));
  const successor = tokenOf(await refresh(tokenOf(session), cookieOf(session)));
  await afterMinutes();
  expect((await refresh(tokenOf(session), other)).status).toBe(401);
  expect((await refresh(successor, cookieOf(session))).status).toBe(401);
});

test('a session from before devices had secrets takes one at its next exchange', async () => {
  const session = await login(owner);
  await server.database.query('UPDATE session_families SET device_hash = NULL');
  const next = await refresh(tokenOf(session));
  await afterMinutes();
  expect((await refresh(tokenOf(session), cookieOf(next))).status).toBe(200);
});

test('the database holds no device secret in the clear', async () => {
  const secret = cookieOf(await login(owner)).split('=')[1] ?? '';
  const { rows } = await server.database.query<{ device_hash: Buffer }>(
    'SELECT device_hash FROM session_families WHERE device_hash IS NOT NULL',
  );
  expect(rows.every(({ device_hash }) => device_hash.length === 32)).toBe(true);
  expect(rows.some(({ device_hash }) => device_hash.toString().includes(secret))).toBe(false);
});
