import type { Menu, OrderPlaced } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody } from '../../../test/factories.ts';
import { type Received, send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

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

const sequentially = async (
  count: number,
  send: (index: number) => Promise<Received>,
): Promise<Received[]> => {
  const answers: Received[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await send(index));
  return answers;
};

// product.md §63
test('the twenty-first unpaid order of an e-mail at a place within an hour is refused, by any process', async () => {
  const first = await order('ben@shembull.al', { key: 'e-para' });
  const taken = await sequentially(19, (index) =>
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
  // Repeating a request does not count, and other diners and places are not affected.
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
  await sequentially(17, () => order('dritan@shembull.al'));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      order('dritan@shembull.al', { through: index % 2 ? server : sibling }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(5).fill(429)]);
});

// product.md §63
describe('what one address sends', () => {
  const fromHouse = (
    ip: string,
    { key, ...change }: { customer_email?: string; key?: string; payment_method?: 'card' },
  ) =>
    send(server, 'POST', '/orders', {
      body: orderBody(menu, change),
      headers: { 'x-forwarded-for': ip, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    });
  const ordered = (key: string, hits: number) =>
    server.database.query(
      `INSERT INTO rate_limits (key, hits, window_ends_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [key, hits],
    );

  test('is a full house of orders to a place, and then waits, though no longer elsewhere', async () => {
    await ordered(`order-place:${menu.owner_id}|10.9.9.9`, 119);
    await ordered('order:10.9.9.9', 298);
    const first = await fromHouse('10.9.9.9', { customer_email: 'a@shembull.al', key: 'shtepia' });
    expect(first.status).toBe(201);
    const refused = await fromHouse('10.9.9.9', { customer_email: 'b@shembull.al' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    // Repeating a request does not count. Another order under the same key does.
    expect(await fromHouse('10.9.9.9', { customer_email: 'a@shembull.al', key: 'shtepia' })).toMatchObject({
      status: 201,
      body: { id: (first.body as OrderPlaced).id },
    });
    expect((await fromHouse('10.9.9.9', { customer_email: 'b@shembull.al', key: 'shtepia' })).status).toBe(
      429,
    );
    // Rejected and repeated requests did not count for the address, so its last order may go to another
    // place.
    const elsewhere = await createMenu(server, await createOwner(server, { tier: 'standard' }));
    const visit = () =>
      send(server, 'POST', '/orders', {
        body: orderBody(elsewhere, {}),
        headers: { 'x-forwarded-for': '10.9.9.9' },
      });
    expect((await visit()).status).toBe(201);
    expect((await visit()).status).toBe(429);
  });

  test('with cards in the name of a diner uses up nothing of the diner’s own', async () => {
    const card = (ip: string) =>
      fromHouse(ip, { customer_email: 'teuta@shembull.al', payment_method: 'card' });
    const tried = await sequentially(20, () => card('10.8.8.8'));
    expect(tried.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await card('10.8.8.8')).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect((await card('10.8.8.9')).status).toBe(201);
  });
});
