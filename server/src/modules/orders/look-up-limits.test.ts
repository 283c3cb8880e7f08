import type { OrderPlaced } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' });
let sibling: { api: string };
beforeAll(async () => {
  sibling = { api: await server.sibling() };
});

const DINER = 'teuta@shembull.al';
const HOME = '10.1.0.1';
const ELSEWHERE = '10.1.0.2';

let strangers = 0;
const stranger = (): string => {
  strangers += 1;
  return `10.2.${strangers >> 8}.${strangers & 255}`;
};

let id: string;
beforeEach(async () => {
  await server.database.query('DELETE FROM rate_limits');
  await server.database.query('DELETE FROM order_addresses');
  const menu = await createMenu(server, await createOwner(server, { tier: 'standard' }));
  const { body } = await send(server, 'POST', '/orders', {
    body: orderBody(menu, { customer_email: DINER }),
    headers: { 'x-forwarded-for': HOME },
  });
  id = (body as OrderPlaced).id;
});

const look = (
  ip: string,
  email = DINER,
  through: { api: string } = server,
  language = 'sq',
): Promise<Received> =>
  send(through, 'GET', `/orders/customer/${id}?email=${email}`, {
    headers: { 'x-forwarded-for': ip, 'accept-language': language },
  });

/** Tries wrong e-mails one after the other, from changing addresses and at both processes. */
const guess = async (count: number, where: () => string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { status } = await look(where(), `provo${index}@shembull.al`, index % 2 ? server : sibling);
    statuses.push(status);
  }
  return statuses;
};

const closed = { status: 429, body: { code: 'rate_limited' } };

// product.md §28
test('five wrong e-mails from one address close the order there for an hour, the right one too', async () => {
  const where = stranger();
  expect(await guess(5, () => where)).toEqual(Array(5).fill(404));
  const refused = await look(where, DINER, sibling);
  expect(refused).toMatchObject(closed);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect(refused.body).toMatchObject({ detail: 'Shumë përpjekje. Provo përsëri pas një ore.' });
  expect((await look(where, DINER, server, 'en')).body).toMatchObject({
    detail: 'Too many attempts. Try again in an hour.',
  });
  expect((await look(ELSEWHERE)).status).toBe(200);
  const endpoint = 'https://push.example.com/send/1';
  const subscription = { endpoint, keys: { p256dh: 'BCVxsr7N_eNgVRqv', auth: 'BTBZMqHH6r4Tts7J' } };
  for (const [path, more] of [
    ['cancel', {}],
    ['push', { subscription }],
    ['push/state', { endpoint }],
    ['push/stop', { endpoint }],
  ] as const)
    expect(
      await send(server, 'POST', `/orders/customer/${id}/${path}`, {
        body: { email: DINER, ...more },
        headers: { 'x-forwarded-for': where },
      }),
    ).toMatchObject(closed);
});

test('the addresses of one IPv6 network count as one', async () => {
  let last = 0;
  const neighbour = (): string => {
    last += 1;
    return `2001:db8:a:b::${last}`;
  };
  expect(await guess(6, neighbour)).toEqual([...Array(5).fill(404), 429]);
  expect((await look('2001:db8:a:c::1')).status).toBe(200);
});

// product.md §28
test('twenty from all over close it to strangers, and not to where it was placed or followed', async () => {
  expect((await look(ELSEWHERE)).status).toBe(200);
  expect(await guess(20, stranger)).toEqual(Array(20).fill(404));
  expect(await look(stranger())).toMatchObject(closed);
  expect((await look(HOME, DINER, sibling)).status).toBe(200);
  expect((await look(ELSEWHERE, DINER, sibling)).status).toBe(200);
});

test('who knows the order may guess no more often than others', async () => {
  expect(await guess(6, () => HOME)).toEqual([...Array(5).fill(404), 429]);
});

test('an address is known for a day', async () => {
  const { rows } = await server.database.query(
    `UPDATE order_addresses SET known_until = known_until - interval '24 hours' RETURNING 1`,
  );
  expect(rows).toHaveLength(1);
  await guess(20, stranger);
  expect(await look(HOME)).toMatchObject(closed);
});

test('what is refused for one order counts for no other', async () => {
  const where = stranger();
  await guess(40, () => where);
  const { body } = await look(where);
  expect(body).toMatchObject({ code: 'rate_limited' });
  const unknown = await send(server, 'GET', `/orders/customer/K7MQ-4XTD?email=${DINER}`, {
    headers: { 'x-forwarded-for': where },
  });
  expect(unknown.status).toBe(404);
});

test('many right ones at once leave no mark, refused ones neither', async () => {
  const where = stranger();
  const burst = await Promise.all(Array.from({ length: 30 }, () => look(where)));
  expect(burst.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  expect((await look(where, DINER, sibling)).status).toBe(200);
  expect(await guess(5, () => where)).toEqual(Array(5).fill(404));
});

test('many wrong ones at once count like one after the other', async () => {
  const where = stranger();
  const burst = await Promise.all(Array.from({ length: 30 }, () => look(where, 'provo@shembull.al')));
  expect(burst.filter(({ status }) => status === 404)).toHaveLength(5);
  expect(await look(where)).toMatchObject(closed);
  const { rows } = await server.database.query(`SELECT hits FROM rate_limits WHERE key LIKE $1`, [
    `order-lookup:${where}%`,
  ]);
  expect(rows).toEqual([{ hits: 5 }]);
});

describe('at a server that trusts no proxy', () => {
  const direct = testServer();

  test('what a caller says of its address changes nothing', async () => {
    const menu = await createMenu(direct, await createOwner(direct, { tier: 'standard' }));
    const { body } = await send(direct, 'POST', '/orders', {
      body: orderBody(menu, { customer_email: DINER }),
    });
    const path = `/orders/customer/${(body as OrderPlaced).id}?email=provo@shembull.al`;
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const headers = { 'x-forwarded-for': stranger() };
      statuses.push((await send(direct, 'GET', path, { headers })).status);
    }
    expect(statuses).toEqual([...Array(5).fill(404), 429]);
  });
});
