import type { ChangedOrders, Menu } from '@tavolina/shared-api/contract';
import { eventually } from '../../../test/eventually.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../../test/factories.ts';
import { createKey } from '../../../test/key-of.ts';
import { type Received, send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
let key: string;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
  key = (await createKey(server, owner, ['orders_read', 'orders_write'])).key;
});

const place = async (): Promise<string> =>
  ((await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string }).id;
const ask = (query: Record<string, string> = {}): Promise<Received> =>
  send(server, 'GET', `/orders/business/changes?${new URLSearchParams(query)}`, { token: key });
const pull = async (query: Record<string, string> = {}): Promise<ChangedOrders> => {
  const { status, body } = await ask(query);
  expect([status, body]).toEqual([200, body]);
  return body as ChangedOrders;
};
const setStatus = (id: string, status: string) =>
  send(server, 'PATCH', `/orders/business/${id}`, { token: key, body: { status } });
const idsOf = ({ orders }: ChangedOrders) => orders.map(({ id }) => id);

// product.md §363
test('a till gets new orders whole, goes on behind its cursor, and gets what changed again', async () => {
  const [first, second] = [await place(), await place()];
  const begin = await pull();
  expect(idsOf(begin)).toEqual([first, second]);
  expect(begin.has_more).toBe(false);
  const one = await send(server, 'GET', `/orders/business/${first}`, { token: key });
  expect(begin.orders[0]).toEqual(one.body);

  const quiet = await pull({ cursor: begin.next_cursor });
  expect(quiet).toEqual({ orders: [], next_cursor: begin.next_cursor, has_more: false });

  expect((await setStatus(first, 'confirmed')).status).toBe(200);
  expect((await setStatus(first, 'preparing')).status).toBe(200);
  const third = await place();
  const next = await pull({ cursor: begin.next_cursor });
  expect(next.orders.map(({ id, status }) => [id, status])).toEqual([
    [first, 'preparing'],
    [third, 'pending'],
  ]);
  // Whoever lost an answer asks again, and a second till has its own place.
  expect(idsOf(await pull({ cursor: begin.next_cursor }))).toEqual([first, third]);
  expect(idsOf(await pull())).toEqual([second, first, third]);
});

// product.md §363
test('pages follow each other without gap or repetition', async () => {
  const placed: string[] = [];
  for (let count = 0; count < 5; count += 1) placed.push(await place());
  const seen: string[] = [];
  const sizes: number[] = [];
  let query: Record<string, string> = { limit: '2' };
  for (let more = true; more; ) {
    const page = await pull(query);
    seen.push(...idsOf(page));
    sizes.push(page.orders.length);
    more = page.has_more;
    query = { limit: '2', cursor: page.next_cursor };
  }
  expect(seen).toEqual(placed);
  expect(sizes).toEqual([2, 2, 1]);
});

// product.md §363
test('a change that commits after a later one is not left out', async () => {
  const [slow, fast] = [await place(), await place()];
  const { next_cursor: cursor } = await pull();
  const client = await server.database.connect();
  try {
    await client.query('BEGIN');
    await client.query(`UPDATE orders SET internal_notes = 'vonë' WHERE id = $1`, [slow]);
    await setStatus(fast, 'confirmed');
    const early = await pull({ cursor });
    expect(idsOf(early)).toEqual([fast]);
    await client.query('COMMIT');
    expect(idsOf(await pull({ cursor: early.next_cursor }))).toEqual([slow]);
  } finally {
    client.release();
  }
});

// product.md §363
test('tills that ask at the same time each get every change', async () => {
  const tills = ['', '', ''].map((cursor) => ({ cursor, seen: new Set<string>() }));
  const placed: string[] = [];
  const poll = async (till: (typeof tills)[number]): Promise<void> => {
    const page = await pull(till.cursor === '' ? {} : { cursor: till.cursor });
    for (const id of idsOf(page)) till.seen.add(id);
    till.cursor = page.next_cursor;
  };
  await Promise.all([
    ...Array.from({ length: 6 }, async () => void placed.push(await place())),
    ...tills.flatMap((till) => [poll(till)]),
  ]);
  await eventually(async () => {
    await Promise.all(tills.map(poll));
    for (const { seen } of tills) expect([...seen].sort()).toEqual(placed.toSorted());
  });
});

// product.md §363
test('without a cursor the last day counts, whatever was never asked for before', async () => {
  const old = await place();
  await server.database.query(
    `UPDATE orders SET changed_at = now() - interval '25 hours', change_number = 0 WHERE id = $1`,
    [old],
  );
  await server.database.query('UPDATE orders SET change_number = NULL WHERE id = $1', [old]);
  const fresh = await place();
  expect(idsOf(await pull())).toEqual([fresh]);
});

test.each(['tjeter', 'MTI4', Buffer.from('1.9999999999999999').toString('base64url')])(
  'a cursor that is none is refused at its field: %s',
  async (cursor) => {
    expect(await ask({ cursor })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', errors: [{ field: 'cursor' }] },
    });
  },
);

test('a place never gets the orders of another, nor a card order before it is paid', async () => {
  const other = await createOwner(server, { tier: 'standard' });
  await send(server, 'POST', '/orders', { body: orderBody(await createMenu(server, other)) });
  const id = await place();
  await server.database.query(`UPDATE orders SET payment_method = 'card' WHERE id = $1`, [id]);
  expect(idsOf(await pull())).toEqual([]);
});

test('the call needs a token, and a plan with orders', async () => {
  expect(await send(server, 'GET', '/orders/business/changes')).toMatchObject({ status: 401 });
  const free = await createOwner(server);
  expect(await send(server, 'GET', '/orders/business/changes', { token: free.accessToken })).toMatchObject({
    status: 403,
    body: { code: 'plan_required' },
  });
});
