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
    /^tavolina_device=[\w-]{43}; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Strict$/,
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

// product.md §36
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

/** What a browser without a cookie gets with the refusal that makes it exchange its token. */
const cookieOfRefusal = async (cookie?: string): Promise<string> => {
  const refused = await send(server, 'GET', '/users/profile', {
    token: 'over',
    ...(cookie !== undefined && { headers: { cookie } }),
  });
  expect(refused.status).toBe(401);
  return cookieOf(refused);
};

// product.md §183
test.each([
  ['from before devices had secrets', 'UPDATE session_families SET device_hash = NULL'],
  ['whose cookies were cleared', 'SELECT 1'],
])('a session %s outlives the loss of its next answer', async (_, change) => {
  const session = await login(owner);
  await server.database.query(change);
  const device = await cookieOfRefusal();
  const lost = await refresh(tokenOf(session), device);
  await afterMinutes();
  const repaired = await refresh(tokenOf(session), device);
  expect([repaired.status, tokenOf(repaired)]).toEqual([200, tokenOf(lost)]);
  expect((await refresh(tokenOf(repaired), device)).status).toBe(200);
});

test('the refusal of a copied token gives its thief a secret of their own, which repairs nothing', async () => {
  const session = await login(owner);
  const successor = tokenOf(await refresh(tokenOf(session), cookieOf(session)));
  await afterMinutes();
  const thief = await cookieOfRefusal();
  expect(thief).not.toBe(cookieOf(session));
  expect((await refresh(tokenOf(session), thief)).status).toBe(401);
  expect((await refresh(successor, cookieOf(session))).status).toBe(401);
});

test('a refusal leaves the secret alone that a browser brings', async () => {
  const session = await login(owner);
  const { headers } = await send(server, 'GET', '/users/profile', {
    token: 'over',
    headers: { cookie: cookieOf(session) },
  });
  expect(headers.get('set-cookie')).toBeNull();
});

describe('two tabs that refresh at once, one of whose answers is lost', () => {
  /** Both tabs send the one cookie that they share. */
  const refreshTwice = (token: string, device: string) =>
    Promise.all([refresh(token, device), refresh(token, device)]);

  test.each([
    ['with the secret of their device', (session: Received) => Promise.resolve(cookieOf(session))],
    ['that have just got a secret', () => cookieOfRefusal()],
  ])('%s go on with the same tokens, at once and minutes later', async (_, deviceOf) => {
    const session = await login(owner);
    const device = await deviceOf(session);
    const [, kept] = await refreshTwice(tokenOf(session), device);
    await afterMinutes();
    const again = await refresh(tokenOf(session), device);
    expect([again.status, tokenOf(again)]).toEqual([200, tokenOf(kept)]);
    expect((await refreshTwice(tokenOf(kept), device)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('that each got a secret, of which their browser keeps the later, go on with that', async () => {
    const session = await login(owner);
    const [earlier, later] = [await cookieOfRefusal(), await cookieOfRefusal()];
    await refresh(tokenOf(session), earlier);
    const kept = await refresh(tokenOf(session), later);
    // The next exchange takes the secret that the browser has, and outlives the loss of its answer, too.
    const next = await refresh(tokenOf(kept), later);
    await afterMinutes();
    expect(tokenOf(await refresh(tokenOf(kept), later))).toBe(tokenOf(next));
  });
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
