import { DAY_MS } from '../../platform/clock/clock.ts';
import { testDatabase } from '../../test/test-database.ts';
import { openSigningKeys, rotateSigningKeys } from './signing-keys.ts';
import { readAccessToken, signAccessToken } from './tokens.ts';

const { open } = testDatabase();

const MINUTE_MS = 60_000;
const claims = { businessId: '7b0f9a4e-3c11-4d5a-9f0e-0d8b7c6a5e4f', sessionId: 'a-session' };

let now = Date.now();
const clock = () => new Date(now);

beforeEach(async () => {
  now = Date.now();
  await open().query('DELETE FROM signing_keys');
});

const keyCount = async () => (await open().query('SELECT 1 FROM signing_keys')).rowCount;

test('processes that start together share one key', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => openSigningKeys(open(), clock)));
  const ids = await Promise.all(all.map(async (keys) => (await keys.current()).id));
  expect(new Set(ids).size).toBe(1);
  expect(await keyCount()).toBe(1);
});

// product.md §42
test('after a month a new key signs, once every process knows it, and what the old one signed goes on', async () => {
  const keys = await openSigningKeys(open(), clock);
  const elsewhere = await openSigningKeys(open(), clock);
  const first = await keys.current();
  await rotateSigningKeys(open(), clock);
  expect(await keyCount()).toBe(1);

  now += 31 * DAY_MS;
  await rotateSigningKeys(open(), clock);
  await rotateSigningKeys(open(), clock);
  expect(await keyCount()).toBe(2);
  expect((await keys.current()).id).toBe(first.id);
  const token = await signAccessToken(keys, claims);

  now += 3 * MINUTE_MS;
  expect((await keys.current()).id).not.toBe(first.id);
  expect(await readAccessToken(elsewhere, token)).toEqual(claims);
  expect(await readAccessToken(elsewhere, await signAccessToken(keys, claims))).toEqual(claims);
});

test('an old key is removed a day after its successor, and its tokens no longer count', async () => {
  const keys = await openSigningKeys(open(), clock);
  const token = await signAccessToken(keys, claims);
  now += 31 * DAY_MS;
  await rotateSigningKeys(open(), clock);
  now += DAY_MS + MINUTE_MS;
  await rotateSigningKeys(open(), clock);
  expect(await keyCount()).toBe(1);
  expect(await readAccessToken(keys, token)).toBeUndefined();
});
