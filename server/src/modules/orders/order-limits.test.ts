import type { Menu, OrderPlaced } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' });
let sibling: { api: string };
let menu: Menu;
beforeAll(async () => {
  sibling = { api: await server.sibling() };
  menu = await createMenu(server, await createOwner(server, { tier: 'standard' }));
});

let address = 0;
const order = (
  customer_email: string,
  { place = menu, through = server, key }: { place?: Menu; through?: { api: string }; key?: string } = {},
): Promise<Received> => {
  address += 1;
  const headers = {
    'x-forwarded-for': `10.0.0.${address}`,
    'accept-language': 'en',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  return send(through, 'POST', '/orders', { body: orderBody(place, { customer_email }), headers });
};

const inTurn = async (count: number, send: (index: number) => Promise<Received>): Promise<Received[]> => {
  const answers: Received[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await send(index));
  return answers;
};

test('the twenty-first unpaid order of an e-mail at a place within an hour is refused, by any process', async () => {
  const first = await order('ben@shembull.al', { key: 'e-para' });
  const taken = await inTurn(19, (index) =>
    order(index % 2 ? 'ben@shembull.al' : 'BEN@Shembull.al', { through: index % 2 ? server : sibling }),
  );
  expect(taken.map(({ status }) => status)).toEqual(Array(19).fill(201));
  const refused = await order('ben@shembull.al', { through: sibling });
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'too_many_orders', detail: expect.stringMatching(/^This e-mail has placed many orders/) },
  });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(3_500);
  expect(wait).toBeLessThanOrEqual(3_600);
  // The same order sent again is no further one, and another diner or another place is not concerned.
  expect(await order('ben@shembull.al', { key: 'e-para' })).toMatchObject({
    status: 201,
    body: { id: (first.body as OrderPlaced).id },
  });
  expect((await order('mira@shembull.al')).status).toBe(201);
  const elsewhere = await createMenu(server, await createOwner(server, { tier: 'standard' }));
  expect((await order('ben@shembull.al', { place: elsewhere })).status).toBe(201);
  await server.database.query(
    `UPDATE orders SET created_at = created_at - interval '1 hour' WHERE customer_email ILIKE 'ben@%'`,
  );
  expect((await order('ben@shembull.al')).status).toBe(201);
});

test('many at once are not more than twenty', async () => {
  await inTurn(17, () => order('dritan@shembull.al'));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      order('dritan@shembull.al', { through: index % 2 ? server : sibling }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(5).fill(429)]);
});

test('one address sends a full house of orders to a place, and then waits', async () => {
  const fromHouse = (customer_email: string) =>
    send(server, 'POST', '/orders', {
      body: orderBody(menu, { customer_email }),
      headers: { 'x-forwarded-for': '10.9.9.9' },
    });
  await server.database.query(
    `INSERT INTO rate_limits (key, hits, window_ends_at) VALUES ($1, 119, now() + interval '1 hour')`,
    [`order-place:${menu.owner_id}|10.9.9.9`],
  );
  expect((await fromHouse('a@shembull.al')).status).toBe(201);
  const refused = await fromHouse('b@shembull.al');
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
});
