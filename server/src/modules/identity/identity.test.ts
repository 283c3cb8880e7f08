import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { createOwner, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer();

const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/login', { form: { username, password }, headers });

const refresh = (refresh_token: string) => send(server, 'POST', '/auth/refresh', { body: { refresh_token } });

const tokenOf = (received: { body: unknown }) => (received.body as { refresh_token: string }).refresh_token;

const profileStatus = async (token: string) =>
  (await send(server, 'GET', '/users/profile/', { token })).status;

let owner: TestOwner;

beforeEach(async () => {
  await server.database.query('DELETE FROM rate_limits');
  owner = await createOwner(server);
});

describe('login', () => {
  test('takes the e-mail in any letter case and answers a session', async () => {
    const { status, body } = await login(` ${owner.email.toUpperCase()} `, owner.password);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user_id: owner.id,
      email: owner.email,
      token_type: 'bearer',
      subscription_tier: 'basic',
    });
    expect(await profileStatus((body as { access_token: string }).access_token)).toBe(200);
  });

  // product.md §35
  test('answers an unknown e-mail exactly like a wrong password', async () => {
    const wrong = await login(owner.email, 'Gabim-gabim-1');
    const unknown = await login(`${randomUUID()}@shembull.al`, 'Gabim-gabim-1');
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  // product.md §35
  test('is closed after ten failures, even for the right password, in every process', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await login(owner.email, 'Gabim-gabim-1')).status).toBe(401);
    }
    const closed = await login(owner.email.toUpperCase(), owner.password);
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(800);
    const elsewhere = await fetch(`${await server.sibling()}/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: owner.email, password: owner.password }),
    });
    expect(elsewhere.status).toBe(429);
    const other = await createOwner(server);
    expect((await login(other.email, other.password)).status).toBe(200);
  });

  test('counts many wrong passwords at once like one after the other', async () => {
    const tries = await Promise.all(Array.from({ length: 16 }, () => login(owner.email, 'Gabim-gabim-1')));
    const statuses = tries.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(6).fill(429)]);
  });

  test('does not count right passwords', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await login(owner.email, owner.password)).status).toBe(200);
    }
  });

  test('does not fall over text that cannot be stored', async () => {
    const { status } = await login('a\u0000b@shembull.al', 'x');
    expect(status).toBe(400);
  });
});

describe('signup', () => {
  const business = (change: object) => ({
    email: `${randomUUID()}@shembull.al`,
    password: 'Rruga-Kala-9',
    business_name: 'Te Liqeni',
    address: 'Shëtitorja 4',
    telephone: '+355 69 111 2222',
    ...change,
  });
  const signup = (change: object) => send(server, 'POST', '/signup', { body: business(change) });

  // product.md §34
  test('keeps the password only as an argon2id hash', async () => {
    const email = `${randomUUID()}@shembull.al`;
    expect((await signup({ email, password: 'Ura-e-Gurit-7' })).status).toBe(201);
    const { rows } = await server.database.query<{ password_hash: string }>(
      'SELECT password_hash FROM businesses WHERE email = $1',
      [email],
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('refuses a taken e-mail and a common password', async () => {
    expect(await signup({ email: owner.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    expect(await signup({ password: 'password123' })).toMatchObject({
      status: 422,
      body: { code: 'common_password' },
    });
  });

  test('makes one account of ten parallel signups with one e-mail', async () => {
    const email = `${randomUUID()}@shembull.al`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => signup({ email })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await signup({ email })).status).toBe(409);
  });

  test('uses a long password byte for byte', async () => {
    const email = `${randomUUID()}@shembull.al`;
    const password = ` Gjatë-${'ë'.repeat(110)} `;
    expect((await signup({ email, password })).status).toBe(201);
    expect((await login(email, password)).status).toBe(200);
    expect((await login(email, password.trim())).status).toBe(401);
    expect((await login(email, password.slice(0, -2))).status).toBe(401);
  });

  test('names every wrong field in the caller’s language', async () => {
    const { status, body } = await send(server, 'POST', '/signup', {
      body: business({ email: 'arta', telephone: '' }),
      headers: { 'accept-language': 'en' },
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid_input',
      errors: [
        { field: 'email', message: 'Write the whole e-mail, such as name@example.com.' },
        { field: 'telephone', message: 'Fill in this field.' },
      ],
    });
  });

  test('obeys no field that is not its own', async () => {
    const { body } = await signup({ tier: 'premium', subscription_tier: 'premium', rating_sum: 50 });
    expect(body).toMatchObject({ subscription_tier: 'basic' });
  });
});

describe('sessions', () => {
  test('a refresh answers new tokens, which work in turn', async () => {
    const first = await refresh(owner.refreshToken);
    expect(first.status).toBe(200);
    expect(tokenOf(first)).not.toBe(owner.refreshToken);
    expect((await refresh(tokenOf(first))).status).toBe(200);
  });

  // product.md §36
  test('twenty parallel refreshes are given one and the same successor', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(owner.refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(tokenOf)).size).toBe(1);
    const { rows } = await server.database.query(
      `SELECT count(*)::int AS live FROM refresh_tokens JOIN session_families f ON f.id = family_id
       WHERE business_id = $1 AND ended_at IS NULL AND rotated_at IS NULL`,
      [owner.id],
    );
    expect(rows).toEqual([{ live: 1 }]);
  });

  // product.md §36
  test('an old token used after the grace ends the whole family, and only that one', async () => {
    const other = tokenOf(await login(owner.email, owner.password));
    const successor = tokenOf(await refresh(owner.refreshToken));
    await server.database.query(
      `UPDATE refresh_tokens SET rotated_at = rotated_at - interval '11 seconds' WHERE rotated_at IS NOT NULL`,
    );
    expect((await refresh(owner.refreshToken)).status).toBe(401);
    expect(await refresh(successor)).toMatchObject({ status: 401, body: { code: 'session_expired' } });
    expect((await refresh(other)).status).toBe(200);
  });

  test('an expired, an unknown and an access token are no refresh tokens', async () => {
    await server.database.query(`UPDATE refresh_tokens SET expires_at = now() - interval '1 second'`);
    expect((await refresh(owner.refreshToken)).status).toBe(401);
    expect((await refresh('nuk-ekziston')).status).toBe(401);
    expect((await refresh(owner.accessToken)).status).toBe(401);
  });

  test('logout ends the session; a token nobody knows changes nothing', async () => {
    const logout = (refresh_token: string) =>
      send(server, 'POST', '/auth/logout', { body: { refresh_token } });
    expect((await logout('nuk-ekziston')).status).toBe(204);
    expect((await logout(owner.refreshToken)).status).toBe(204);
    expect(await profileStatus(owner.accessToken)).toBe(401);
    expect((await refresh(owner.refreshToken)).status).toBe(401);
  });

  test('the database holds no refresh token in the clear', async () => {
    const { rows } = await server.database.query<{ hash: Buffer }>('SELECT hash FROM refresh_tokens');
    expect(rows.some(({ hash }) => hash.toString().includes(owner.refreshToken))).toBe(false);
    expect(rows.every(({ hash }) => hash.length === 32)).toBe(true);
  });
});

describe('access tokens', () => {
  const forge = async (change: {
    alg?: string;
    kid?: string;
    secret?: Uint8Array;
    audience?: string;
    issuer?: string;
    expires?: string;
    notBefore?: string;
    claims?: object;
  }) => {
    const { rows } = await server.database.query<{ id: string; secret: Buffer }>(
      'SELECT id, secret FROM signing_keys ORDER BY created_at DESC LIMIT 1',
    );
    const token = new SignJWT({ sid: String(decodeJwt(owner.accessToken).sid), ...change.claims })
      .setProtectedHeader({ alg: change.alg ?? 'HS256', kid: change.kid ?? rows[0]?.id ?? '' })
      .setSubject(owner.id)
      .setIssuer(change.issuer ?? 'tavolina')
      .setAudience(change.audience ?? 'tavolina-api')
      .setIssuedAt()
      .setExpirationTime(change.expires ?? '5m');
    if (change.notBefore) token.setNotBefore(change.notBefore);
    return token.sign(change.secret ?? new Uint8Array(rows[0]?.secret ?? []));
  };

  // product.md §36
  test('last fifteen minutes', () => {
    const { exp = 0, iat = 0 } = decodeJwt(owner.accessToken);
    expect(exp - iat).toBe(900);
  });

  test('made like ours pass, so that the forgeries below fail for their own reason', async () => {
    expect(await profileStatus(await forge({}))).toBe(200);
  });

  test.each([
    ['another secret', { secret: new Uint8Array(32) }],
    ['another algorithm', { alg: 'HS384' }],
    ['an unknown key', { kid: '../../etc/passwd' }],
    ['another audience', { audience: 'elsewhere' }],
    ['another issuer', { issuer: 'elsewhere' }],
    ['a time that is over', { expires: '-1s' }],
    ['a time to come', { notBefore: '1h' }],
    ['no session', { claims: { sid: undefined } }],
    ['a session that never was', { claims: { sid: randomUUID() } }],
  ])('with %s are refused', async (_, change) => {
    expect(await profileStatus(await forge(change))).toBe(401);
  });

  test('without a signature, changed, or of the wrong kind are refused', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const [header, , signature] = owner.accessToken.split('.');
    const claims = { ...decodeJwt(owner.accessToken), sub: randomUUID() };
    expect(await profileStatus(`${encode({ alg: 'none' })}.${encode(claims)}.`)).toBe(401);
    expect(await profileStatus(`${header}.${encode(claims)}.${signature}`)).toBe(401);
    expect(await profileStatus(owner.refreshToken)).toBe(401);
  });

  test('of one process are understood by another', async () => {
    const response = await fetch(`${await server.sibling()}/users/profile/`, {
      headers: { authorization: `Bearer ${owner.accessToken}` },
    });
    expect(response.status).toBe(200);
  });
});
