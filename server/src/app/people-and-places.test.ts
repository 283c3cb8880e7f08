import { createHash, randomUUID } from 'node:crypto';
import { runner } from 'node-pg-migrate';
import { hashPassword } from '../modules/identity/password.ts';
import { openSigningKeys } from '../modules/identity/signing-keys.ts';
import { signAccessToken } from '../modules/identity/tokens.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { MIGRATIONS } from '../platform/database/migrations-folder.ts';
import { createOwner } from '../test/factories.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const PASSWORD = 'Rruga-Kala-9';
const query = async (sql: string, values: unknown[] = []) => (await server.database.query(sql, values)).rows;
const hash = (text: string) => createHash('sha256').update(text).digest();

/** What the version before writes for a sign-up and for a login, word for word. */
const signUpBefore = async (id: string, email: string, language = 'sq') =>
  query(
    `INSERT INTO businesses (id, email, password_hash, business_name, telephone, address, city, description, language,
       created_at)
     VALUES ($1, $2, $3, 'Oxhaku', '', '', '', '', $4, '2024-05-01') ON CONFLICT (lower(email)) DO NOTHING`,
    [id, email, await hashPassword(PASSWORD), language],
  );
const logInBefore = async (businessId: string, refreshToken: string) => {
  const id = randomUUID();
  await query(
    `INSERT INTO session_families (id, business_id, created_at, last_used_at, user_agent, device_hash)
     VALUES ($1, $2, now(), now(), 'Firefox', NULL)`,
    [id, businessId],
  );
  await query(
    `INSERT INTO refresh_tokens (hash, family_id, expires_at) VALUES ($1, $2, now() + interval '30 days')`,
    [hash(refreshToken), id],
  );
  return id;
};
const accessTokenOf = async (businessId: string, sessionId: string) =>
  signAccessToken(await openSigningKeys(server.database, systemClock), { businessId, sessionId });

const login = (email: string, password = PASSWORD) =>
  send(server, 'POST', '/login', { form: { username: email, password } });
const profile = (token: string) => send(server, 'GET', '/users/profile', { token });
const refresh = (refresh_token: string) => send(server, 'POST', '/auth/refresh', { body: { refresh_token } });

describe('the upgrade', () => {
  const id = randomUUID();
  const email = 'Arta@Shembull.al';
  let sessionId: string;

  beforeAll(async () => {
    const newer = await query(`SELECT 1 FROM migrations WHERE name >= '0080'`);
    const options = { databaseUrl: server.databaseUrl, dir: MIGRATIONS, migrationsTable: 'migrations' };
    const log = () => undefined;
    await runner({ ...options, direction: 'down', count: newer.length, log });
    await signUpBefore(id, email, 'en');
    await query(`UPDATE businesses SET unwanted_mails = '{new_order}' WHERE id = $1`, [id]);
    sessionId = await logInBefore(id, 'from-before');
    await query(`INSERT INTO two_factor (business_id, secret) VALUES ($1, 'S')`, [id]);
    await query(`INSERT INTO recovery_codes (business_id, hash) VALUES ($1, 'r')`, [id]);
    await query(
      `INSERT INTO login_challenges (hash, business_id, expires_at) VALUES ('c', $1, '2030-01-01')`,
      [id],
    );
    await query(
      `INSERT INTO password_resets (business_id, request_id, hash, expires_at) VALUES ($1, $1, $2, '2030-01-01')`,
      [id, hash('link')],
    );
    await query(
      `INSERT INTO earlier_password_resets (hash, business_id, expires_at) VALUES ('e', $1, '2030-01-01')`,
      [id],
    );
    await query(
      `INSERT INTO email_changes (id, business_id, old_email, changed_at) VALUES ($1, $1, 'x@y.al', now())`,
      [id],
    );
    await migrate(server.databaseUrl);
  });

  // product.md §155
  test('makes of each business a person of the same id, who owns it', async () => {
    expect(await query('SELECT id, email, language, created_at FROM users')).toEqual([
      { id, email, language: 'en', created_at: new Date('2024-05-01T00:00:00Z') },
    ]);
    expect(await query('SELECT user_id, business_id, role, unwanted_mails FROM memberships')).toEqual([
      { user_id: id, business_id: id, role: 'owner', unwanted_mails: ['new_order'] },
    ]);
  });

  test.each([
    'session_families',
    'two_factor',
    'recovery_codes',
    'login_challenges',
    'password_resets',
    'earlier_password_resets',
    'email_changes',
  ])('says of each row of %s whose it is', async (table) => {
    expect(await query(`SELECT user_id FROM ${table}`)).toEqual([{ user_id: id }]);
  });

  test('leaves sessions, passwords, choices and links as they were', async () => {
    const { body } = await profile(await accessTokenOf(id, sessionId));
    expect(body).toMatchObject({ id, business_id: id, email, business_name: 'Oxhaku' });
    const renewed = await refresh('from-before');
    expect(renewed.status).toBe(200);
    const { access_token: token } = renewed.body as { access_token: string };
    expect((await send(server, 'GET', '/users/mails', { token })).body).toMatchObject({ new_order: false });
    expect((await send(server, 'GET', '/auth/two-factor', { token })).body).toMatchObject({
      recovery_codes_left: 1,
    });
    const reset = await send(server, 'POST', '/auth/password-reset/check', {
      body: { token: 'link', email },
    });
    expect(reset.body).toEqual({ holds: true });
    expect(await login(email)).toMatchObject({ status: 200, body: { user_id: id } });
  });
});

describe('beside a process of the version before', () => {
  test('who signs up there can sign in here, and the other way round', async () => {
    const id = randomUUID();
    await signUpBefore(id, 'besa@shembull.al');
    expect(await login('besa@shembull.al')).toMatchObject({
      status: 200,
      body: { user_id: id, business_id: id },
    });
    await logInBefore(id, 'there');
    expect(await refresh('there')).toMatchObject({ status: 200 });

    const owner = await createOwner(server);
    const found = await query(
      'SELECT b.id, b.language FROM businesses b JOIN users u USING (password_hash) WHERE lower(b.email) = lower($1)',
      [owner.email],
    );
    expect(found).toEqual([{ id: owner.id, language: 'sq' }]);
    await signUpBefore(randomUUID(), owner.email.toUpperCase());
    expect(await query('SELECT 1 FROM users WHERE lower(email) = lower($1)', [owner.email])).toHaveLength(1);
  });

  test('what is changed on one side holds on the other', async () => {
    const owner = await createOwner(server);
    const { id, accessToken: token } = owner;
    await query(
      `UPDATE businesses SET password_hash = $2, email = 'e-re@shembull.al', language = 'en',
         unwanted_mails = '{trial_ending}' WHERE id = $1`,
      [id, await hashPassword('Hurma-E-Vjeter-26')],
    );
    expect(await login('e-re@shembull.al', 'Hurma-E-Vjeter-26')).toMatchObject({ status: 200 });
    expect((await send(server, 'GET', '/users/mails', { token })).body).toEqual({
      new_order: true,
      trial_ending: false,
    });
    const back = { email: 'e-vjeter@shembull.al', current_password: 'Hurma-E-Vjeter-26' };
    await send(server, 'PATCH', `/users/${id}`, { token, body: back });
    await send(server, 'PATCH', '/users/mails', { token, body: { new_order: false } });
    const [business] = await query('SELECT email, unwanted_mails FROM businesses WHERE id = $1', [id]);
    expect(business).toMatchObject({ email: 'e-vjeter@shembull.al' });
    expect((business as { unwanted_mails: string[] }).unwanted_mails.toSorted()).toEqual([
      'new_order',
      'trial_ending',
    ]);
  });

  test('a person who is deleted leaves their place, and their e-mail to whoever signs up next', async () => {
    const { id, email, accessToken: token } = await createOwner(server);
    await query('DELETE FROM users WHERE id = $1', [id]);
    expect(
      await query('SELECT email, password_hash, business_name FROM businesses WHERE id = $1', [id]),
    ).toEqual([{ email: null, password_hash: null, business_name: 'Oxhaku i Gjyshes' }]);
    expect(await profile(token)).toMatchObject({ status: 401 });
    const body = {
      email,
      password: PASSWORD,
      business_name: 'E re',
      address: 'x',
      telephone: '+355 69 000 0000',
    };
    expect(await send(server, 'POST', '/signup', { body })).toMatchObject({ status: 201 });
  });

  test('a password that is changed there ends the sessions in a second place too', async () => {
    const { id, accessToken: token } = await createOwner(server);
    const body = { business_name: 'E dyta', telephone: '+355 69 111 1111', city: 'Fier' };
    const second = (await send(server, 'POST', '/businesses', { token, body })).body as { id: string };
    await send(server, 'PUT', '/auth/business', { token, body: { business_id: second.id } });
    await query(`UPDATE businesses SET password_hash = 'another' WHERE id = $1`, [id]);
    expect(await profile(token)).toMatchObject({ status: 401 });
  });
});
