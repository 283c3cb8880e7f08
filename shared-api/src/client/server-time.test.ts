import { readServerTime, serverNow } from './server-time.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;

const answerAt = (ms: number) => new Response(null, { headers: { date: new Date(ms).toUTCString() } });

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOON));

afterEach(() => jest.restoreAllMocks());

// product.md §127
test.each([-5 * HOUR_MS, 5 * HOUR_MS])('a device whose clock is %d ms off goes by the server', (offMs) => {
  readServerTime(answerAt(NOON - offMs), NOON);
  expect(serverNow()).toBe(NOON - offMs);
});

// product.md §127
test('a device within two minutes of the server keeps its own clock, and so does one that is put right', () => {
  readServerTime(answerAt(NOON + 5 * HOUR_MS), NOON);
  readServerTime(answerAt(NOON - 90_000), NOON);
  expect(serverNow()).toBe(NOON);
});

test('an answer that tells no time changes nothing', () => {
  readServerTime(answerAt(NOON + HOUR_MS), NOON);
  readServerTime(new Response(null), NOON);
  expect(serverNow()).toBe(NOON + HOUR_MS);
});

// product.md §127
test.each([-20, 20])('an answer whose request was sent %d minutes ago changes nothing', (minutes) => {
  readServerTime(answerAt(NOON + HOUR_MS), NOON);
  readServerTime(answerAt(NOON - minutes * 60_000), NOON - minutes * 60_000);
  expect(serverNow()).toBe(NOON + HOUR_MS);
});
