import { randomUUID } from 'node:crypto';
import { daysAfter, type KnownAddress, type KnownAddresses, localDay } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { eventually } from '../../test/eventually.ts';
import { createOwner } from '../../test/factories.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { createToken } from '../releases/teams/team-tokens.ts';

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' });
const HOTEL = '203.0.113.7';
const day = (days: number) => daysAfter(localDay(new Date()), days);
let token: string;

beforeAll(async () => {
  token = await createToken(server.database, { name: 'Drita', part: null });
});
beforeEach(async () => {
  for (const { id } of (await list()).items) await end(id);
  await server.database.query('DELETE FROM rate_limits; DELETE FROM operator_acts');
});

const list = async (who = token) =>
  (await send(server, 'GET', '/platform/addresses', { token: who })).body as KnownAddresses;
const add = (more: object = {}, who = token, language = 'sq') =>
  send(server, 'POST', '/platform/addresses', {
    token: who,
    headers: { 'accept-language': language },
    body: { range: HOTEL, reason: 'Hotel Drini', until: day(30), ...more },
  });
const end = (id: string, who = token) => send(server, 'DELETE', `/platform/addresses/${id}`, { token: who });

/** A sign-up that is counted and refused. */
const signUp = (ip: string, to: { api: string } = server) =>
  send(to, 'POST', '/signup', {
    headers: { 'x-forwarded-for': ip },
    body: {
      email: `${randomUUID()}@shembull.al`,
      password: 'password123',
      business_name: 'Te Ura',
      address: 'Rruga e Durrësit 12, Tiranë',
      telephone: '+355 69 123 4567',
    },
  });
const used = (ip: string, limit: string, hits: number) =>
  server.database.query(
    `INSERT INTO rate_limits (key, hits, window_ends_at) VALUES ($1, $2, now() + interval '1 hour')
     ON CONFLICT (key) DO UPDATE SET hits = excluded.hits`,
    [`${limit}:${ip}`, hits],
  );
const isCounted = async (ip: string, to?: { api: string }) => (await signUp(ip, to)).status !== 429;
const logIn = (username: string, password: string) =>
  send(server, 'POST', '/login', { headers: { 'x-forwarded-for': HOTEL }, form: { username, password } });

// product.md §584
test('a known address has ten times the limits of others, in every process and soon', async () => {
  const other = { api: await server.sibling() };
  await used(HOTEL, 'signup', 20);
  expect(await isCounted(HOTEL)).toBe(false);
  await add();
  for (const process of [server, other])
    await eventually(async () => expect(await isCounted(HOTEL, process)).toBe(true));
  await used(HOTEL, 'signup', 200);
  expect(await isCounted(HOTEL)).toBe(false);
  await used('203.0.113.8', 'signup', 20);
  expect(await isCounted('203.0.113.8')).toBe(false);
});

// product.md §584
test('a range and an IPv6 network are known, and end at once or with their day', async () => {
  const { id } = (await add({ range: '203.0.113.64/28' })).body as KnownAddress;
  await add({ range: '2001:db8:1::/48', until: day(0) });
  await used('203.0.113.70', 'signup', 20);
  await used('2001:db8:1:2::/64', 'signup', 20);
  await eventually(async () => expect(await isCounted('2001:db8:1:2::9')).toBe(true));
  expect(await isCounted('203.0.113.70')).toBe(true);
  expect(await end(id)).toMatchObject({ status: 204 });
  expect(await end(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  await eventually(async () => expect(await isCounted('203.0.113.70')).toBe(false));
  server.advance(DAY_MS);
  expect(await isCounted('2001:db8:1:2::9')).toBe(false);
  expect(await list()).toMatchObject({ items: [] });
  server.advance(-DAY_MS);
});

// product.md §584
test('the limits of an account are those of every address', async () => {
  const owner = await createOwner(server);
  await add();
  await used(HOTEL, 'signup', 20);
  await eventually(async () => expect(await isCounted(HOTEL)).toBe(true));
  await used(`${owner.email}|${HOTEL}`, 'login', 10);
  expect(await logIn(owner.email, owner.password)).toMatchObject({ status: 429 });
});

// product.md §584
test('the list tells who added each and why, the latest first', async () => {
  await add({ range: '203.0.113.9', reason: 'Shkolla' });
  await add();
  const stored = { reason: 'Hotel Drini', until: day(30), added_by: 'Drita', added_at: expect.any(String) };
  expect(await list()).toEqual({
    items: [
      { ...stored, id: expect.any(String), range: HOTEL },
      { ...stored, id: expect.any(String), range: '203.0.113.9', reason: 'Shkolla' },
    ],
    times: 10,
    may_change: true,
  });
});

// product.md §584
test('a known range gets another day or reason, each change is an act, and what is so already is none', async () => {
  await add();
  await add();
  const { body } = await add({ until: day(90), reason: 'Hotel Drini, sezoni' });
  await end((body as KnownAddress).id);
  const { rows } = await server.database.query(
    'SELECT act, acted_by, about, reason FROM operator_acts ORDER BY id',
  );
  const act = { act: 'address_known', acted_by: 'Drita' };
  expect(rows).toEqual([
    { ...act, about: `${HOTEL} · ${day(30)}`, reason: 'Hotel Drini' },
    { ...act, about: `${HOTEL} · ${day(90)}`, reason: 'Hotel Drini, sezoni' },
    { ...act, act: 'address_ended', about: HOTEL, reason: null },
  ]);
});

// product.md §585
test.each([
  ['everything', { range: '0.0.0.0/0' }, 'range', '/24'],
  ['a /8', { range: '80.0.0.0/8' }, 'range', '/24'],
  ['what is no address', { range: 'hotel' }, 'range', 'IP'],
  ['a day that is over', { until: day(-1) }, 'until', '90'],
  ['a day after 90 days', { until: day(91) }, 'until', '90'],
  ['no reason', { reason: ' ' }, 'reason', ''],
])('%s is refused by its field, with a sentence', async (_, more, field, said) => {
  for (const language of ['sq', 'en'])
    expect(await add(more, token, language)).toMatchObject<Partial<Received>>({
      status: 422,
      body: { errors: [{ field, message: expect.stringContaining(said) }] },
    });
  expect(await list()).toMatchObject({ items: [] });
});

// product.md §538, §584
test('observers read the list and change nothing, and teams do neither', async () => {
  const { id } = (await add()).body as KnownAddress;
  const observer = await createToken(server.database, { name: 'Besa', part: null, is_observer: true });
  const team = await createToken(server.database, { name: 'tavolinat', part: 'remote-diner' });
  expect(await list(observer)).toMatchObject({ may_change: false, items: [{ id }] });
  expect(await send(server, 'GET', '/platform/addresses', { token: team })).toMatchObject({ status: 403 });
  for (const who of [observer, team]) {
    expect(await add({ range: '203.0.113.9' }, who)).toMatchObject({ status: 403 });
    expect(await end(id, who)).toMatchObject({ status: 403 });
  }
});
