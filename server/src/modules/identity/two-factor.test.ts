import type { Session } from '@tavolina/shared-api/contract';
import { Secret, TOTP } from 'otpauth';
import { eventually } from '../../test/eventually.ts';
import { createOwner, type TestOwner } from '../../test/factories.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const HALF_MINUTE = 30_000;

let ahead = 0;
const advance = (ms: number): void => {
  server.advance(ms);
  ahead += ms;
};

/** What the app shows now. */
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead });

/** The next code, which nobody has used yet. */
const nextCode = (secret: string): string => {
  advance(2 * HALF_MINUTE);
  return codeOf(secret);
};

const login = (owner: TestOwner, password = owner.password): Promise<Received> =>
  send(server, 'POST', '/login', { form: { username: owner.email, password } });
const secondStep = (challenge: string, code: string): Promise<Received> =>
  send(server, 'POST', '/login/code', { body: { challenge, code } });
const ask = (owner: TestOwner, path: string, body: object): Promise<Received> =>
  send(server, 'POST', `/auth/two-factor${path}`, { token: owner.accessToken, body });
const state = async (owner: TestOwner) =>
  (await send(server, 'GET', '/auth/two-factor', { token: owner.accessToken })).body;

const challengeOf = async (owner: TestOwner, password?: string): Promise<string> => {
  const { status, body } = await login(owner, password);
  expect([status, body]).toMatchObject([401, { code: 'two_factor_required' }]);
  return (body as { challenge: string }).challenge;
};

const enrolled = async () => {
  const owner = await createOwner(server);
  const { body } = await ask(owner, '', { current_password: owner.password });
  const { secret } = body as { secret: string };
  const confirmed = await ask(owner, '/confirm', { code: nextCode(secret) });
  expect(confirmed.status).toBe(200);
  return { owner, secret, recovery: (confirmed.body as { recovery_codes: string[] }).recovery_codes };
};

test('who works for no place gets no further by the second step', async () => {
  const { owner, secret } = await enrolled();
  const challenge = await challengeOf(owner);
  await server.database.query('DELETE FROM memberships WHERE user_id = $1', [owner.id]);
  expect(await secondStep(challenge, nextCode(secret))).toMatchObject({
    status: 403,
    body: { code: 'not_a_member' },
  });
});

// product.md §66
test('a secret alone changes nothing; its first code does, and gives ten recovery codes', async () => {
  const owner = await createOwner(server);
  const { status, body } = await ask(owner, '', { current_password: owner.password });
  const { secret, otpauth_uri } = body as { secret: string; otpauth_uri: string };
  expect(status).toBe(200);
  expect(new URL(otpauth_uri).searchParams.get('secret')).toBe(secret);
  expect((await login(owner)).status).toBe(200);
  expect(await ask(owner, '/confirm', { code: '000000' })).toMatchObject({
    status: 422,
    body: { code: 'wrong_code' },
  });
  const confirmed = await ask(owner, '/confirm', { code: nextCode(secret) });
  expect(new Set((confirmed.body as { recovery_codes: string[] }).recovery_codes).size).toBe(10);
  expect(await state(owner)).toMatchObject({ is_on: true, recovery_codes_left: 10 });
  expect(await ask(owner, '', { current_password: owner.password })).toMatchObject({
    status: 409,
    body: { code: 'two_factor_on' },
  });
});

// product.md §191
test('a code of a secret that another window has replaced says so', async () => {
  const owner = await createOwner(server);
  const begin = async () => {
    const { body } = await ask(owner, '', { current_password: owner.password });
    return (body as { secret: string }).secret;
  };
  const first = await begin();
  const second = await begin();
  expect(await ask(owner, '/confirm', { code: nextCode(first), secret: first })).toMatchObject({
    status: 409,
    body: { code: 'two_factor_replaced' },
  });
  expect(await state(owner)).toMatchObject({ is_on: false });
  const confirmed = await ask(owner, '/confirm', { code: nextCode(second), secret: second });
  expect(confirmed.status).toBe(200);
});

test('only who knows the password gets a secret', async () => {
  const owner = await createOwner(server);
  expect(await ask(owner, '', { current_password: 'tjeter' })).toMatchObject({
    status: 422,
    body: { code: 'wrong_password' },
  });
  expect(await ask(owner, '/confirm', { code: '123456' })).toMatchObject({
    status: 409,
    body: { code: 'two_factor_off' },
  });
});

test('what needs codes to be on, or off, says so, and takes neither a wrong password nor a wrong code', async () => {
  const plain = await createOwner(server);
  const { owner, secret } = await enrolled();
  const refused = (status: number, code: string) => ({ status, body: { code } });
  expect(await ask(owner, '/confirm', { code: nextCode(secret) })).toMatchObject(
    refused(409, 'two_factor_on'),
  );
  for (const path of ['/recovery-codes', '/disable']) {
    const prove = (who: TestOwner, current_password = who.password) =>
      ask(who, path, { current_password, code: '000000' });
    expect(await prove(plain)).toMatchObject(refused(409, 'two_factor_off'));
    expect(await prove(owner, 'tjeter')).toMatchObject(refused(422, 'wrong_password'));
    expect(await prove(owner)).toMatchObject(refused(422, 'wrong_code'));
  }
});

test('a login asks for the code after the password, and not before', async () => {
  const { owner, secret } = await enrolled();
  expect(await login(owner, 'gabim')).toMatchObject({ status: 401, body: { code: 'login_failed' } });
  const challenge = await challengeOf(owner);
  expect(await secondStep(challenge, '000000')).toMatchObject({ status: 422, body: { code: 'wrong_code' } });
  const code = nextCode(secret);
  const signedIn = await secondStep(challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(signedIn).toMatchObject({ status: 200, body: { email: owner.email } });
  const token = (signedIn.body as Session).access_token;
  expect((await send(server, 'GET', '/users/profile/', { token })).status).toBe(200);
});

// product.md §66
test('neither a code nor a challenge works twice', async () => {
  const { owner, secret } = await enrolled();
  const [first, second] = [await challengeOf(owner), await challengeOf(owner)];
  const code = nextCode(secret);
  expect((await secondStep(first, code)).status).toBe(200);
  expect(await secondStep(second, code)).toMatchObject({ status: 422, body: { code: 'wrong_code' } });
  expect(await secondStep(first, nextCode(secret))).toMatchObject({
    status: 401,
    body: { code: 'challenge_expired' },
  });
});

test('one code sent twenty times at once signs in once', async () => {
  const { owner, secret } = await enrolled();
  const challenge = await challengeOf(owner);
  const code = nextCode(secret);
  const answers = await Promise.all(Array.from({ length: 20 }, () => secondStep(challenge, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

// product.md §190
test('a recovery code stands for one, once, however it is typed', async () => {
  const { owner, recovery } = await enrolled();
  const code = recovery[0] ?? '';
  expect((await secondStep(await challengeOf(owner), code.toLowerCase().replace('-', ' '))).status).toBe(200);
  expect(await state(owner)).toMatchObject({ recovery_codes_left: 9 });
  expect((await secondStep(await challengeOf(owner), code)).status).toBe(422);
  const { rows } = await server.database.query('SELECT * FROM recovery_codes WHERE business_id = $1', [
    owner.id,
  ]);
  expect(JSON.stringify(rows)).not.toContain(recovery[1]?.replace('-', ''));
});

test('new recovery codes take the place of the old ones', async () => {
  const { owner, secret, recovery } = await enrolled();
  const proof = { current_password: owner.password, code: nextCode(secret) };
  const { status, body } = await ask(owner, '/recovery-codes', proof);
  expect(status).toBe(200);
  expect((await secondStep(await challengeOf(owner), recovery[3] ?? '')).status).toBe(422);
  const { recovery_codes } = body as { recovery_codes: string[] };
  expect((await secondStep(await challengeOf(owner), recovery_codes[3] ?? '')).status).toBe(200);
});

// product.md §66
test('a login waits five minutes for its code', async () => {
  const { owner, secret } = await enrolled();
  const challenge = await challengeOf(owner);
  advance(5 * 60_000 + 1_000);
  expect(await secondStep(challenge, codeOf(secret))).toMatchObject({
    status: 401,
    body: { code: 'challenge_expired' },
  });
});

// product.md §66
test('turning it off takes password and code', async () => {
  const { owner, secret } = await enrolled();
  const disable = (current_password: string, code: string) =>
    ask(owner, '/disable', { current_password, code });
  expect(await disable('gabim', nextCode(secret))).toMatchObject({ body: { code: 'wrong_password' } });
  expect(await disable(owner.password, '000000')).toMatchObject({ body: { code: 'wrong_code' } });
  expect((await login(owner)).status).toBe(401);
  expect((await disable(owner.password, nextCode(secret))).status).toBe(204);
  expect((await login(owner)).status).toBe(200);
  expect(await disable(owner.password, '000000')).toMatchObject({ body: { code: 'two_factor_off' } });
});

test('another password ends logins that wait, and the next one is asked for a code all the same', async () => {
  const { owner, secret } = await enrolled();
  const challenge = await challengeOf(owner);
  const password = 'Hurma-E-Vjeter-26';
  await send(server, 'POST', '/auth/password', {
    token: owner.accessToken,
    body: { current_password: owner.password, new_password: password },
  });
  expect(await secondStep(challenge, nextCode(secret))).toMatchObject({
    body: { code: 'challenge_expired' },
  });
  expect((await secondStep(await challengeOf(owner, password), nextCode(secret))).status).toBe(200);
});

test('the owner is told by mail of on and off', async () => {
  const { owner, secret } = await enrolled();
  await ask(owner, '/disable', { current_password: owner.password, code: nextCode(secret) });
  await eventually(async () => {
    const { rows } = await server.database.query('SELECT 1 FROM sent_mails WHERE message_id LIKE $1', [
      `two-factor-${owner.id}-%`,
    ]);
    expect(rows).toHaveLength(2);
  });
});
