import { createOwner, type TestOwner } from '../../test/factories.ts';
import { holdLock } from '../../test/held-lock.ts';
import { testMailServer } from '../../test/mail-server.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const mail = testMailServer();
const server = testServer(mail.env);

const SIX_MINUTES_MS = 6 * 60 * 1000;
const NEW = 'Ura-e-Mesit-7';

let owner: TestOwner;

beforeEach(async () => {
  await server.database.query('DELETE FROM rate_limits');
  owner = await createOwner(server);
});

const login = (username: string, password: string) =>
  send(server, 'POST', '/login', { form: { username, password } });

const tokensOf = (received: { body: unknown }) =>
  received.body as { access_token: string; refresh_token: string };

const profileStatus = async (token: string) =>
  (await send(server, 'GET', '/users/profile/', { token })).status;

const change = (body: object, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/auth/password', { token: owner.accessToken, body, headers });

const patchUser = (body: object, id = owner.id) =>
  send(server, 'PATCH', `/users/${id}`, { token: owner.accessToken, body });

// product.md §42
describe('the password', () => {
  test.each([
    ['POST', '/auth/password', {}],
    ['POST', '/auth/password/', {}],
    ['PUT', '/users/password', { confirm_password: NEW }],
  ])('%s %s changes it, ends the other sessions and tells the owner', async (method, path, extra) => {
    const elsewhere = tokensOf(await login(owner.email, owner.password));
    const { status, body } = await send(server, method, path, {
      token: owner.accessToken,
      body: { current_password: owner.password, new_password: NEW, ...extra },
      headers: { 'accept-language': 'en' },
    });
    expect([status, body]).toEqual([200, { detail: 'The password was changed.' }]);

    expect(await profileStatus(owner.accessToken)).toBe(200);
    expect(await profileStatus(elsewhere.access_token)).toBe(401);
    const refreshed = await send(server, 'POST', '/auth/refresh', {
      body: { refresh_token: elsewhere.refresh_token },
    });
    expect(refreshed.status).toBe(401);
    expect((await login(owner.email, owner.password)).status).toBe(401);
    expect((await login(owner.email, NEW)).status).toBe(200);

    const told = await mail.next(({ recipients }) => recipients[0] === owner.email);
    expect(told.subject).toBe('Fjalëkalimi u ndryshua');
    expect(told.text).toContain('https://tavolina.example/business/forgot-password');
  });

  test.each([
    ['sq', 'Fjalëkalimi i tanishëm nuk është i saktë.'],
    ['en', 'The current password is wrong.'],
  ])('needs the current one (%s)', async (language, detail) => {
    const refused = await change(
      { current_password: 'Gabim-gabim-1', new_password: NEW },
      { 'accept-language': language },
    );
    expect(refused).toMatchObject({ status: 422, body: { code: 'wrong_password', detail } });
    expect((await change({ new_password: NEW })).status).toBe(422);
    expect((await login(owner.email, owner.password)).status).toBe(200);
  });

  test.each([
    ['too short', 'Rr-9', 'invalid_input'],
    ['longer than can be hashed', 'a'.repeat(129), 'invalid_input'],
    ['a common one', 'Football1', 'common_password'],
    ['a common one of ours', 'Skenderbeu1', 'common_password'],
  ])('is refused when it is %s', async (_, new_password, code) => {
    const refused = await change({ current_password: owner.password, new_password });
    expect(refused).toMatchObject({ status: 422, body: { code } });
  });

  test('typed twice must be the same twice', async () => {
    const refused = await send(server, 'PUT', '/users/password', {
      token: owner.accessToken,
      body: { current_password: owner.password, new_password: NEW, confirm_password: `${NEW} ` },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'confirm_password', message: 'Fjalëkalimet nuk përputhen.' }] },
    });
  });

  test('cannot be guessed by who found an open browser: ten wrong ones close it', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { status } = await change({ current_password: `Gabim-${attempt}`, new_password: NEW });
      expect(status).toBe(422);
    }
    const closed = await change({ current_password: owner.password, new_password: NEW });
    expect(closed).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  test('of ten parallel changes one wins, and it is the one that signs in', async () => {
    const wishes = Array.from({ length: 10 }, (_, index) => `Ura-e-Mesit-${index}`);
    const answers = await Promise.all(
      wishes.map((new_password) => change({ current_password: owner.password, new_password })),
    );
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [wishes[index] ?? ''] : []));
    expect(won).toHaveLength(1);
    expect((await login(owner.email, won[0] ?? '')).status).toBe(200);
  });

  test('is nobody’s to change without a session', async () => {
    const body = { current_password: owner.password, new_password: NEW };
    expect((await send(server, 'POST', '/auth/password', { body })).status).toBe(401);
    expect(
      (await send(server, 'PUT', '/users/password', { body: { ...body, confirm_password: NEW } })).status,
    ).toBe(401);
  });
});

// product.md §42
describe('PATCH /users/{id}', () => {
  test('changes no e-mail with a password that was replaced before it came to that', async () => {
    const email = `i-huaj-${owner.email}`;
    const held = await holdLock(
      server,
      `UPDATE users SET password_hash = 'of another password' WHERE email = '${owner.email}'`,
    );
    const late = patchUser({ email, current_password: owner.password });
    await held.waiting(1);
    await held.release();
    expect(await late).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
  });

  test('changes e-mail and password of who has just signed in, or knows the current password', async () => {
    const email = `i-ri-${owner.email}`;
    const first = await patchUser({ email });
    expect(first).toMatchObject({ status: 200, body: { id: owner.id, email } });
    const told = await mail.next(({ recipients }) => recipients[0] === owner.email);
    expect(told.subject).toBe('E-maili i llogarisë u ndryshua');
    expect(told.raw).not.toContain(email);

    server.advance(SIX_MINUTES_MS);
    expect(await patchUser({ email: owner.email })).toMatchObject({
      status: 422,
      body: { code: 'current_password_needed' },
    });
    expect(await patchUser({ password: NEW, email })).toMatchObject({
      status: 422,
      body: { code: 'current_password_needed' },
    });
    expect(await patchUser({ password: NEW, current_password: 'Gabim-gabim-1' })).toMatchObject({
      status: 422,
      body: { code: 'wrong_password' },
    });
    expect(await patchUser({ password: NEW, current_password: owner.password })).toMatchObject({
      status: 200,
      body: { password_changed_by: 'current_password' },
    });
    expect((await login(email, NEW)).status).toBe(200);
  });

  test('sets a password by a fresh login, says so, and tells the owner', async () => {
    expect(await patchUser({ password: NEW })).toMatchObject({
      status: 200,
      body: { password_changed_by: 'fresh_login' },
    });
    const told = await mail.next(({ recipients }) => recipients[0] === owner.email);
    expect(told.subject).toBe('Fjalëkalimi u ndryshua');
    expect((await patchUser({})).body).not.toHaveProperty('password_changed_by');
  });

  test('needs no proof for what stays as it is', async () => {
    server.advance(SIX_MINUTES_MS);
    expect((await patchUser({ email: owner.email })).status).toBe(200);
    expect((await patchUser({})).status).toBe(200);
  });

  test('knows no account but one’s own', async () => {
    const other = await createOwner(server);
    const unknown = await patchUser({ email: 'x@shembull.al' }, '7b0f9a4e-3c11-4d5a-9f0e-0d8b7c6a5e4f');
    const theirs = await patchUser({ email: 'x@shembull.al', current_password: other.password }, other.id);
    expect(theirs).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    expect([theirs.status, theirs.body]).toEqual([unknown.status, unknown.body]);
    expect((await patchUser({}, 'une')).status).toBe(404);
    expect((await login(other.email, other.password)).status).toBe(200);
  });

  test('refuses an e-mail that has an account, and changes nothing then', async () => {
    const other = await createOwner(server);
    const refused = await patchUser({ email: other.email.toUpperCase(), password: NEW });
    expect(refused).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await login(owner.email, owner.password)).status).toBe(200);
  });
});

describe('the profile', () => {
  const editProfile = (body: object) =>
    send(server, 'PATCH', '/users/profile/', { token: owner.accessToken, body });

  test('takes another e-mail only with proof, and nothing of the rest without it', async () => {
    server.advance(SIX_MINUTES_MS);
    const change = { email: `i-ri-${owner.email}`, business_name: 'Te Ura' };
    expect(await editProfile(change)).toMatchObject({
      status: 422,
      body: { code: 'current_password_needed' },
    });
    const unchanged = await send(server, 'GET', '/users/profile/', { token: owner.accessToken });
    expect(unchanged.body).toMatchObject({ business_name: owner.name, email: owner.email });
    const changed = await editProfile({ ...change, current_password: owner.password });
    expect(changed).toMatchObject({ status: 200, body: change });
    expect(changed.body).not.toHaveProperty('current_password');
  });

  test('with the e-mail it has needs none', async () => {
    server.advance(SIX_MINUTES_MS);
    expect((await editProfile({ email: owner.email, business_name: 'Te Ura' })).status).toBe(200);
  });
});
