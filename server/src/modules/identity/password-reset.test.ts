import { randomUUID } from 'node:crypto';
import { createOwner, type TestOwner } from '../../test/factories.ts';
import { testMailServer } from '../../test/mail-server.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const mail = testMailServer();
const server = testServer(mail.env);

const NEW = 'Ura-e-Mesit-7';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let owner: TestOwner;

beforeEach(async () => {
  await server.database.query('DELETE FROM rate_limits');
  owner = await createOwner(server);
});

const request = (email: string, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/auth/password-reset', { body: { email }, headers });

const confirm = (body: { token: string; email?: string; new_password?: string }) =>
  send(server, 'POST', '/notifications/reset-password/', {
    body: { email: owner.email, new_password: NEW, ...body },
  });

const login = (password: string) =>
  send(server, 'POST', '/login', { form: { username: owner.email, password } });

/** Asks for a link and takes its token out of the mail. */
const askForToken = async (): Promise<string> => {
  expect((await request(owner.email)).status).toBe(202);
  const letter = await mail.next(
    ({ recipients, subject }) => recipients[0] === owner.email && subject === 'Rivendos fjalëkalimin',
  );
  const [, link = ''] = /^(https:\S+token=\S+)$/m.exec(letter.text ?? '') ?? [];
  const url = new URL(link);
  expect(`${url.origin}${url.pathname}`).toBe('https://tavolina.example/business/reset-password');
  expect(url.searchParams.get('email')).toBe(owner.email);
  return url.searchParams.get('token') ?? '';
};

const refused = {
  status: 422,
  body: { code: 'reset_link_invalid', detail: 'Linku nuk vlen më. Kërko një të ri.' },
};

test('a link from the mail sets a new password once and ends every session', async () => {
  const token = await askForToken();
  const { status, body } = await confirm({ token, email: owner.email.toUpperCase() });
  expect([status, body]).toEqual([200, { detail: 'Fjalëkalimi u rivendos. Tani mund të hysh.' }]);
  expect((await login(NEW)).status).toBe(200);
  expect((await login(owner.password)).status).toBe(401);
  expect((await send(server, 'GET', '/users/profile/', { token: owner.accessToken })).status).toBe(401);
  expect(await confirm({ token, new_password: 'Ura-e-Mesit-8' })).toMatchObject(refused);
  const told = await mail.next(({ recipients }) => recipients[0] === owner.email);
  expect(told.subject).toBe('Fjalëkalimi u ndryshua');
});

// product.md §41
test('asking answers the same for an unknown e-mail, and does the same: the work looks the account up', async () => {
  const queued = async (): Promise<unknown[]> => {
    const { rows } = await server.database.query<{ keys: string[] }>(
      `SELECT (SELECT array_agg(key) FROM jsonb_object_keys(data) AS key) AS keys FROM pgboss.job
       WHERE name = 'password-reset'`,
    );
    return rows.map(({ keys }) => keys);
  };
  const before = (await queued()).length;
  const known = await request(owner.email);
  const unknown = await request(`${randomUUID()}@shembull.al`);
  expect(known.status).toBe(202);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect((await queued()).slice(before)).toEqual([['request_id'], ['request_id']]);
  expect(known.body).toEqual({ detail: 'Nëse kjo llogari ekziston, linku u dërgua.' });
  const english = await request(owner.email, { 'accept-language': 'en' });
  expect(english.body).toEqual({ detail: 'If an account exists, a link has been sent.' });
});

test('of ten parallel uses exactly one wins', async () => {
  const token = await askForToken();
  const wishes = Array.from({ length: 10 }, (_, index) => `Ura-e-Mesit-${index}`);
  const answers = await Promise.all(wishes.map((new_password) => confirm({ token, new_password })));
  const won = answers.flatMap(({ status }, index) => (status === 200 ? [wishes[index] ?? ''] : []));
  expect(won).toHaveLength(1);
  expect((await login(won[0] ?? '')).status).toBe(200);
});

// product.md §41
test('whoever asks for more links ends none that the owner has, and the first one used ends all', async () => {
  const first = await askForToken();
  const others = [await askForToken(), await askForToken(), await askForToken(), await askForToken()];
  expect(new Set([first, ...others]).size).toBe(5);
  expect((await confirm({ token: first })).status).toBe(200);
  for (const token of [first, ...others]) expect(await confirm({ token })).toMatchObject(refused);
});

test('an earlier link lives for its own hour', async () => {
  const earlier = await askForToken();
  server.advance(HOUR_MS / 2);
  const later = await askForToken();
  server.advance(HOUR_MS / 2 + MINUTE_MS);
  expect(await confirm({ token: earlier })).toMatchObject(refused);
  expect((await confirm({ token: later })).status).toBe(200);
});

test.each([
  [
    'the password is changed',
    () =>
      send(server, 'POST', '/auth/password', {
        token: owner.accessToken,
        body: { current_password: owner.password, new_password: 'Tjeter-fjale-5' },
      }),
  ],
  [
    'the e-mail is changed',
    () =>
      send(server, 'PATCH', `/users/${owner.id}`, {
        token: owner.accessToken,
        body: { email: `i-ri-${owner.email}` },
      }),
  ],
])('every link dies when %s', async (_, change) => {
  const tokens = [await askForToken(), await askForToken()];
  expect((await change()).status).toBe(200);
  for (const token of tokens) expect(await confirm({ token })).toMatchObject(refused);
});

test('a link says whether it still holds, and asking leaves it as it is', async () => {
  const check = async (link: { token: string; email: string }): Promise<unknown> =>
    (await send(server, 'POST', '/auth/password-reset/check', { body: link })).body;
  const token = await askForToken();
  const link = { token, email: owner.email };
  expect(await check(link)).toEqual({ holds: true });
  expect(await check({ ...link, email: 'dikush.tjeter@shembull.al' })).toEqual({ holds: false });
  expect(await check({ ...link, token: randomUUID() })).toEqual({ holds: false });
  expect((await confirm({ token })).status).toBe(200);
  expect(await check(link)).toEqual({ holds: false });
});

// product.md §41
test('a link lives for an hour', async () => {
  const token = await askForToken();
  server.advance(HOUR_MS - MINUTE_MS);
  expect((await confirm({ token })).status).toBe(200);
  const forgotten = await askForToken();
  server.advance(HOUR_MS + 1_000);
  expect(await confirm({ token: forgotten })).toMatchObject(refused);
});

test('a token fits only the e-mail it was sent to, and a guessed one fits none', async () => {
  const other = await createOwner(server);
  const token = await askForToken();
  expect(await confirm({ token, email: other.email })).toMatchObject(refused);
  expect(await confirm({ token: `${token.slice(0, -1)}_` })).toMatchObject(refused);
  expect(await confirm({ token: randomUUID() })).toMatchObject(refused);
  expect((await confirm({ token })).status).toBe(200);
});

test('a password that is refused leaves the link as it is', async () => {
  const token = await askForToken();
  expect(await confirm({ token, new_password: 'password123' })).toMatchObject({
    status: 422,
    body: { code: 'common_password' },
  });
  expect(await confirm({ token, new_password: 'kurt' })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input' },
  });
  expect((await confirm({ token })).status).toBe(200);
});

test('the database holds no token, and links lead to the configured host whatever the request says', async () => {
  const forged = { 'x-forwarded-host': 'keq.example', host: 'keq.example' };
  expect((await request(owner.email, forged)).status).toBe(202);
  const letter = await mail.next(({ recipients }) => recipients[0] === owner.email);
  expect(letter.raw).not.toContain('keq.example');
  const [, token = ''] = /token=([\w-]+)/.exec(letter.text ?? '') ?? [];
  const { rows } = await server.database.query<{ row: string }>(
    'SELECT password_resets::text AS row FROM password_resets UNION ALL SELECT data::text FROM pgboss.job',
  );
  expect(token).toHaveLength(43);
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
});

test('asking is limited, known or not', async () => {
  const nobody = `${randomUUID()}@shembull.al`;
  for (const email of [owner.email, nobody]) {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await request(email)).status).toBe(202);
    const closed = await request(email.toUpperCase());
    expect(closed).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(3_000);
  }
});

test.each([
  ['looked at', '/auth/password-reset/check', 60, 200],
  ['used', '/notifications/reset-password/', 30, 422],
])('links are %s by one address so many times an hour', async (_what, path, hits, status) => {
  const body = { token: 'x'.repeat(43), email: owner.email, new_password: NEW };
  const tries = await Promise.all(Array.from({ length: hits }, () => send(server, 'POST', path, { body })));
  expect(tries.map((answer) => answer.status)).toEqual(Array(hits).fill(status));
  expect(await send(server, 'POST', path, { body })).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  });
});

test('a reset password is no way around the code of an app', async () => {
  await server.database.query(
    `INSERT INTO two_factor (business_id, secret, confirmed_at) VALUES ($1, 'K2PSVIBITS6Q26D4WEJ77LE2UBHLI5GL', now())`,
    [owner.id],
  );
  expect((await confirm({ token: await askForToken() })).status).toBe(200);
  expect(await login(NEW)).toMatchObject({ status: 401, body: { code: 'two_factor_required' } });
});
