import type { ActiveSession, OrderPlaced, Session } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { type FollowedEvents, followEvents } from '../../test/live-events.ts';
import { connectTo } from '../../test/raw-connection.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

/** Far below the interval after which a process checks a session without an event, in ms. */
const AT_ONCE_MS = 5_000;

let sibling: string;
let owner: TestOwner;
let phone: Session;

beforeAll(async () => {
  sibling = await server.sibling();
});
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  const form = { username: owner.email, password: owner.password };
  phone = (await send(server, 'POST', '/login', { form })).body as Session;
});

const follow = (api: string, token: string) => followEvents(api, '/orders/business/events', token);
const ask = (method: string, path: string, body?: object, token = owner.accessToken) =>
  send(server, method, path, { token, ...(body && { body }) });
const endsAtOnce = async (stream: FollowedEvents): Promise<void> => {
  const before = Date.now();
  await stream.ended();
  expect(Date.now() - before).toBeLessThan(AT_ONCE_MS);
};

const endPhone = async (): Promise<unknown> => {
  const { body } = await ask('GET', '/auth/sessions');
  const other = (body as ActiveSession[]).find(({ is_current }) => !is_current);
  return ask('DELETE', `/auth/sessions/${other?.id}`);
};

// product.md §65
test.each<[string, () => Promise<unknown>]>([
  ['it signs out', () => ask('POST', '/auth/logout', { refresh_token: phone.refresh_token })],
  ['another device signs it out', endPhone],
  ['another device signs out all others', () => ask('DELETE', '/auth/sessions')],
  [
    'another device changes the password',
    () =>
      ask('POST', '/auth/password', { current_password: owner.password, new_password: `${owner.password}x` }),
  ],
])('streams of a device end on every process when %s, and those of the other go on', async (_, end) => {
  const streams = await Promise.all([server.api, sibling].map((api) => follow(api, phone.access_token)));
  const present = await follow(sibling, owner.accessToken);
  await end();
  for (const stream of streams) await endsAtOnce(stream);

  const menu = await createMenu(server, owner);
  const { id } = (await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as OrderPlaced;
  expect(await present.next()).toMatchObject({ order_id: id });
  present.stop();
});

test('a session may end while its stream waits behind another answer of the same connection', async () => {
  const menu = await createMenu(server, owner);
  const { id } = (await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as OrderPlaced;
  const { say, hear, leave } = await connectTo(server.api);
  const get = (path: string, headers = '') =>
    say(`GET /api/orders${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
  get(`/customer/${id}/events?email=arta.k@shembull.al`);
  await hear(/retry:/);
  get('/business/events', `Authorization: Bearer ${phone.access_token}\r\n`);
  const move = async (status: string) => {
    expect(await ask('PATCH', `/orders/business/${id}`, { status })).toMatchObject({ status: 200 });
    await hear(new RegExp(`"status":"${status}"`));
  };
  await move('confirmed');
  await endPhone();
  for (const status of ['preparing', 'ready', 'completed']) await move(status);
  expect(await send(server, 'GET', '/health/live')).toMatchObject({ status: 200 });
  leave();
});
