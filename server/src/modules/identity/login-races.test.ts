import type { Session } from '@tavolina/shared-api/contract';
import { Secret, TOTP } from 'otpauth';
import { createOwner, type TestOwner } from '../../test/factories.ts';
import { holdLock } from '../../test/held-lock.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const SECRET = 'K2PSVIBITS6Q26D4WEJ77LE2UBHLI5GL';

let owner: TestOwner;
beforeEach(async () => {
  owner = await createOwner(server);
});

const login = () =>
  send(server, 'POST', '/login', { form: { username: owner.email, password: owner.password } });

const setPassword = () =>
  send(server, 'POST', '/auth/password', {
    token: owner.accessToken,
    body: { current_password: owner.password, new_password: 'Ura-e-Mesit-7' },
  });

const askForCodes = () =>
  server.database.query('INSERT INTO two_factor (user_id, secret, confirmed_at) VALUES ($1, $2, now())', [
    owner.id,
    SECRET,
  ]);

test.each([
  ['of a password alone', async () => undefined],
  ['that would have asked for a code', askForCodes],
])('a login %s ends when another password is set before it is done', async (_, prepare) => {
  await prepare();
  // The old password has been checked by then.
  const held = await holdLock(server, 'LOCK TABLE two_factor');
  const answer = login();
  await held.waiting(1);
  expect((await setPassword()).status).toBe(200);
  await held.release();
  expect(await answer).toMatchObject({ status: 401, body: { code: 'login_failed' } });
});

test('a session that begins with a code while another password is set ends with all others', async () => {
  await askForCodes();
  const { challenge } = (await login()).body as { challenge: string };
  const code = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate();
  const held = await holdLock(server, 'LOCK TABLE refresh_tokens');
  const answer = send(server, 'POST', '/login/code', { body: { challenge, code } });
  await held.waiting(1);
  const change = setPassword();
  await Promise.race([held.waiting(2), change]);
  await held.release();
  expect((await change).status).toBe(200);
  const { access_token: token } = (await answer).body as Session;
  expect(await send(server, 'GET', '/users/profile/', { token })).toMatchObject({ status: 401 });
});

test('a login whose password was right begins no session once codes are asked for', async () => {
  const held = await holdLock(server, `SELECT 1 FROM users WHERE id = '${owner.id}' FOR NO KEY UPDATE`);
  const answer = login();
  await held.waiting(1);
  await askForCodes();
  await held.release();
  expect(await answer).toMatchObject({ status: 401, body: { code: 'login_failed' } });
  expect(await login()).toMatchObject({ status: 401, body: { code: 'two_factor_required' } });
});

test('codes are asked for only when logins that began before are done', async () => {
  const { body } = await send(server, 'POST', '/auth/two-factor', {
    token: owner.accessToken,
    body: { current_password: owner.password },
  });
  const { secret } = body as { secret: string };
  const held = await holdLock(server, 'LOCK TABLE refresh_tokens');
  const answer = login();
  await held.waiting(1);
  const confirmed = send(server, 'POST', '/auth/two-factor/confirm', {
    token: owner.accessToken,
    body: { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() },
  });
  const first = await Promise.race([held.waiting(2).then(() => 'waits'), confirmed.then(() => 'is done')]);
  await held.release();
  expect(first).toBe('waits');
  expect((await answer).status).toBe(200);
  expect((await confirmed).status).toBe(200);
});
