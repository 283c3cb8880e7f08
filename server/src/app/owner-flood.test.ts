import { callAsInExample, callRows } from '../test/described-calls.ts';
import { eventually } from '../test/eventually.ts';
import { createOwner, type TestOwner } from '../test/factories.ts';
import { type HeldLock, holdLock } from '../test/held-lock.ts';
import { type Received, send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

// A lock is held for as long as a test needs it, and who waits for it is not given up.
const server = testServer();

/** As operating.md says. */
const CALLS = 60;
const TOO_MANY = 30;

let [greedy, other] = [] as unknown as [TestOwner, TestOwner];
let menus: HeldLock;
let all: Promise<void>[];
const answered: Received[] = [];

const ask = (owner: TestOwner, path: string) =>
  send(server, 'GET', path, { token: owner.accessToken, headers: { 'accept-language': 'en' } });

beforeAll(async () => {
  greedy = await createOwner(server, { tier: 'standard' });
  other = await createOwner(server, { tier: 'standard' });
  menus = await holdLock(server, 'LOCK TABLE menus IN ACCESS EXCLUSIVE MODE');
  all = Array.from(
    { length: CALLS + TOO_MANY },
    async () => void answered.push(await ask(greedy, '/menus/my/')),
  );
  await eventually(async () => expect(answered).toHaveLength(TOO_MANY));
});

// product.md §82
describe('while an owner makes more calls than can be answered', () => {
  test('what is too much is told to come back in a moment', () => {
    for (const answer of answered)
      expect(answer).toMatchObject({
        status: 429,
        body: { code: 'rate_limited', detail: 'Too many attempts. Try again in a second.' },
      });
    expect(answered[0]?.headers.get('retry-after')).toBe('1');
  });

  test.each(
    callRows(
      ({ access, bodyEncoding, success }) =>
        (access === 'bearer' || access === 'optional-bearer') &&
        bodyEncoding !== 'multipart' &&
        !success.stream,
    ),
  )('%s is told so, too', async (_name, described) => {
    const answer = await callAsInExample(server, described, { token: greedy.accessToken });
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  });

  test('other owners and visitors are answered', async () => {
    const others = await Promise.all([
      ask(other, '/users/profile/'),
      ask(other, '/orders/stats'),
      send(server, 'GET', '/exchange-rates'),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('what was taken is answered when it can be', async () => {
    await menus.release();
    await Promise.all(all);
    const statuses = answered.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(CALLS);
    expect((await ask(greedy, '/users/profile/')).status).toBe(200);
  });
});
