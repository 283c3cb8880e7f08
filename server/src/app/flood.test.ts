import type { Menu, OrderPlaced } from '@tavolina/shared-api/contract';
import Fastify from 'fastify';
import { describePublicPages } from '../modules/public-pages/public-pages-service.ts';
import { eventually } from '../test/eventually.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from '../test/factories.ts';
import { type HeldLock, holdLock } from '../test/held-lock.ts';
import { type FollowedEvents, followEvents } from '../test/live-events.ts';
import { type Received, send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

// A lock is held for as long as a test needs it, and who waits for it is not given up.
const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' });

const FLOOD = '203.0.113.1';
const VISITOR = '203.0.113.2';
/** As operating.md says. */
const READS = 60;
const STREAMS_OF_ONE = 20;

let owner: TestOwner;
let menu: Menu;
beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

const from = (address: string, path: string, token = ''): Promise<Received> =>
  send(server, 'GET', path, { token, headers: { 'x-forwarded-for': address, 'accept-language': 'en' } });

/** Different searches that one address asks for at once, while none can be answered. */
const flood = async (count: number) => {
  const answered: Received[] = [];
  const all = Array.from({ length: count }, async (_, number) => {
    const answer = await from(FLOOD, `/menus/?q=fjala${number}`);
    answered.push(answer);
  });
  return { answered, over: () => Promise.all(all) };
};

// product.md §82
describe('while one address asks for more searches than can be made', () => {
  let menus: HeldLock;
  beforeEach(async () => {
    menus = await holdLock(server, 'LOCK TABLE menus IN ACCESS EXCLUSIVE MODE');
  });

  test('what is too much is told to come back, and others are answered', async () => {
    const { answered, over } = await flood(READS + 30);
    await eventually(async () => expect(answered).toHaveLength(30));
    for (const answer of answered)
      expect(answer).toMatchObject({
        status: 429,
        body: { code: 'rate_limited', detail: 'Too many attempts. Try again in a second.' },
      });
    expect(answered[0]?.headers.get('retry-after')).toBe('1');

    const place = `/places/${owner.id}`;
    for (const path of [
      ...[
        '/restaurants/?q=fjala',
        `/menus/${menu.id}`,
        `/menus/${menu.id}/dishes?q=fjala`,
        '/suggestions?q=fjala',
      ],
      `/ready-screens/${'0'.repeat(22)}`,
      ...[`${place}/availability`, `${place}/slots`, `${place}/tables/${'0'.repeat(22)}`],
      ...['/places/oxhaku', `/places?ids=${owner.id}`],
    ])
      expect(await from(FLOOD, path)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });

    // Neither what is read elsewhere nor the same search of another address waits for them.
    const others = await Promise.all([
      from(VISITOR, '/exchange-rates'),
      from(VISITOR, '/subscriptions/plans'),
      from(VISITOR, '/health/ready'),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    const same = from(VISITOR, `/menus/?q=fjala${READS - 1}`);
    await menus.release();
    expect((await same).status).toBe(200);
    await over();
  });

  test('the same search takes one turn, however many ask for it', async () => {
    const all = Array.from({ length: READS * 2 }, () => from(FLOOD, '/menus/?q=tave'));
    await menus.waiting(1);
    await menus.release();
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});

/** The stream of an order, for its diner. */
const ordersStream = async (): Promise<[path: string, token?: string]> => {
  const { id } = (await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as OrderPlaced;
  return [`/orders/customer/${id}/events?email=${orderBody(menu).customer_email}`];
};

// product.md §195
test.each([
  ['an order', ordersStream],
  ['a place', async (): Promise<[string, string]> => ['/orders/business/events', owner.accessToken]],
])('%s is followed by so many windows of an address, and by others besides', async (_what, stream) => {
  const [path, token] = await stream();
  const open = (address: string) => followEvents(server.api, path, token, { 'x-forwarded-for': address });
  const streams: FollowedEvents[] = [];
  // One after the other: many look-ups of one order at once are taken for guesses.
  while (streams.length < STREAMS_OF_ONE) streams.push(await open(FLOOD));
  expect(await from(FLOOD, path, token)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  const other = await open(VISITOR);
  streams.pop()?.stop();
  await eventually(async () => {
    streams.push(await open(FLOOD));
  });
  for (const { stop } of [...streams, other]) stop();
});

test('what a page carries is read in the turn of whoever asks for the page', async () => {
  const app = Fastify();
  const callers: string[] = [];
  app.get('/api/*', async ({ ip }) => {
    callers.push(ip);
    return { items: [] };
  });
  const url = new URL('https://tavolina.al/restaurants?q=tave');
  await describePublicPages(app)({ url, language: 'sq', texts: {}, name: '', asks: [], caller: VISITOR });
  await app.close();
  expect(callers).toEqual([VISITOR]);
});
