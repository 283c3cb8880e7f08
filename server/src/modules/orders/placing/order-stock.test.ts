import type { Menu, OrderPlaced } from '@tavolina/shared-api/contract';
import pg from 'pg';
import { createMenuWithChoices, optionOf } from '../../../test/choices.ts';
import { dueJob } from '../../../test/due-job.ts';
import { eventually } from '../../../test/eventually.ts';
import { createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { holdLock } from '../../../test/held-lock.ts';
import { inTheEnd } from '../../../test/in-the-end.ts';
import { jobsDone } from '../../../test/jobs-done.ts';
import { send } from '../../../test/send.ts';
import { stockOf } from '../../../test/stock.ts';
import { testServer } from '../../../test/test-server.ts';
import { stockTurnedJob } from '../../menus/stock/taken-stock.ts';
import { takeCounts } from '../../stock/taken-stock-repository.ts';
import { cancelUnansweredJob } from '../order-jobs.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
let [pizza, salad, large] = ['', '', ''];
const stock = stockOf(server, () => ({ owner, menu }));
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenuWithChoices(server, owner);
  [pizza, salad] = itemsOf(menu).map(({ id }) => id) as [string, string];
  large = optionOf(menu, 'E madhe').id;
});

const pizzas = (quantity: number, ...options: string[]) => ({
  menu_item_id: pizza,
  quantity,
  ...(options.length > 0 && { options: options.map((option_id) => ({ option_id })) }),
});
const salads = (quantity: number) => ({ menu_item_id: salad, quantity });
let diners = 0;
const place = (...items: object[]) => {
  diners += 1;
  return send(server, 'POST', '/orders', {
    body: orderBody(menu, { items, customer_email: `diner${diners}@shembull.al` }),
  });
};
const placed = async (...items: object[]): Promise<string> => {
  const { status, body } = await place(...items);
  expect([status, body]).toEqual([201, body]);
  return (body as OrderPlaced).id;
};
const asOwner = (id: string, body: object) =>
  send(server, 'PATCH', `/orders/business/${id}`, { token: owner.accessToken, body });
const cheapest = async () => {
  await jobsDone(server, stockTurnedJob);
  const { body } = await send(server, 'GET', '/menus/my/', { token: owner.accessToken });
  return (body as { price: number | null }[])[0]?.price;
};

// product.md §436
test('an order takes of dishes and of what is chosen, in all its lines together', async () => {
  await stock.count('items', pizza, { left: 9 });
  await stock.count('options', large, { left: 4 });
  await placed(pizzas(2, large), { ...pizzas(1, large), notes: 'e pjekur mirë' }, pizzas(3), salads(1));
  expect(await stock.left()).toEqual({ Margherita: 3, 'E madhe': 1 });
});

// product.md §436
test('fewer than are ordered refuse the order with the number that is left, and nothing is taken', async () => {
  await stock.count('items', pizza, { left: 3 });
  await stock.count('items', salad, { left: 8 });
  await stock.count('options', large, { left: 1 });
  expect(await place(salads(2), pizzas(4))).toMatchObject({
    status: 409,
    body: { code: 'too_few_left', subject: 'Margherita', left: 3, detail: expect.stringContaining('3') },
  });
  expect(await place(salads(2), pizzas(2, large))).toMatchObject({
    status: 409,
    body: { code: 'too_few_left', subject: 'Margherita: E madhe', left: 1 },
  });
  await placed(pizzas(3));
  expect(await place(pizzas(1))).toMatchObject({
    status: 409,
    body: { code: 'item_unavailable', subject: 'Margherita' },
  });
  expect(await stock.left()).toEqual({ Margherita: 0, Sallatë: 8, 'E madhe': 1 });
});

// product.md §436
test('of 100 orders at once, as many are taken as there is, and never more', async () => {
  await stock.count('items', pizza, { left: 40 });
  await stock.count('options', large, { left: 25 });
  // Half of them want both, in the other order of their lines, so that locks could meet in a circle.
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      inTheEnd(() => (index % 2 === 0 ? place(pizzas(1, large), salads(1)) : place(salads(1), pizzas(1)))),
    ),
  );
  const taken = answers.filter(({ status }) => status === 201);
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(taken).toHaveLength(40);
  const { rows } = await server.database.query<{ name: string; sold: number }>(
    `SELECT c ->> 'name' AS name, sum(l.quantity)::int AS sold FROM order_items l JOIN orders o ON o.id = l.order_id,
       jsonb_array_elements(l.choices) c WHERE o.business_id = $1 GROUP BY 1`,
    [owner.id],
  );
  const sold = rows.find(({ name }) => name === 'E madhe')?.sold ?? 0;
  expect(await stock.left()).toEqual({ Margherita: 0, 'E madhe': 25 - sold });
}, 120_000);

// product.md §436, §444
test('several processes together take no more than there is', async () => {
  const processes = [
    server,
    ...(await Promise.all([1, 2, 3].map(() => server.sibling()))).map((api) => ({ api })),
  ];
  await stock.count('items', pizza, { left: 7 });
  await stock.count('options', large, { left: 5 });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      inTheEnd(() =>
        send(processes[index % processes.length] ?? server, 'POST', '/orders', {
          body: orderBody(menu, {
            items: [index % 2 === 0 ? pizzas(1, large) : pizzas(1)],
            customer_email: `all${index}@shembull.al`,
          }),
        }),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(93);
  const left = await stock.left();
  expect(left.Margherita).toBe(0);
  expect(left['E madhe']).toBeGreaterThanOrEqual(0);
}, 120_000);

// product.md §436
test('a hundred connections at once take no more than there is', async () => {
  const orders: string[] = [];
  while (orders.length < 100) orders.push(await placed(salads(1)));
  await stock.count('items', pizza, { left: 7 });
  await stock.count('options', large, { left: 7 });
  const taken = await Promise.all(
    orders.map(async (id, index) => {
      const client = new pg.Client({ connectionString: server.databaseUrl });
      await client.connect();
      const wanted = [pizza, large].map((thing) => ({ id: thing, quantity: 1 }));
      const moved = await takeCounts(client, id, index % 2 === 0 ? wanted : wanted.toReversed());
      await client.end();
      return moved.length;
    }),
  );
  expect(taken.filter((things) => things === 2)).toHaveLength(7);
  expect(taken.filter((things) => things === 0)).toHaveLength(93);
  expect(await stock.left()).toEqual({ Margherita: 0, 'E madhe': 0 });
}, 120_000);

// product.md §436
test.each<[string, (id: string) => Promise<unknown>]>([
  ['its owner declines it', (id) => asOwner(id, { status: 'cancelled', decline_reason: 'too_busy' })],
  [
    'its diner cancels it',
    (id) =>
      send(server, 'POST', `/orders/customer/${id}/cancel`, {
        body: { email: `diner${diners}@shembull.al` },
      }),
  ],
  ['nobody answers it', (id) => dueJob(server, cancelUnansweredJob, id)],
])('what an order took is given back once where %s', async (_why, cancel) => {
  await stock.count('items', pizza, { left: 2 });
  await stock.count('options', large, { left: 7 });
  const id = await placed(pizzas(2, large));
  expect(await cheapest()).toBe(300);
  await cancel(id);
  expect(await stock.left()).toEqual({ Margherita: 2, 'E madhe': 7 });
  expect((await stock.seen()).items).toHaveLength(2);
  await asOwner(id, { status: 'confirmed' });
  await asOwner(id, { status: 'cancelled' });
  await cancel(id).catch(() => undefined);
  expect(await stock.left()).toEqual({ Margherita: 2, 'E madhe': 7 });
});

// product.md §436
test('an order that its owner takes on again takes what is left, and gives back what it took', async () => {
  await stock.count('items', pizza, { left: 2 });
  await stock.count('options', large, { left: 7 });
  const id = await placed(pizzas(2, large));
  await asOwner(id, { status: 'cancelled' });
  await placed(pizzas(1, large));
  await asOwner(id, { status: 'confirmed' });
  expect(await stock.left()).toEqual({ Margherita: 0, 'E madhe': 4 });
  expect(await place(pizzas(1))).toMatchObject({ status: 409, body: { code: 'item_unavailable' } });
  await asOwner(id, { status: 'cancelled' });
  expect(await stock.left()).toEqual({ Margherita: 1, 'E madhe': 6 });
});

// product.md §435
test('lists follow where an order takes the last, or gives it back', async () => {
  await stock.count('items', salad, { left: 1 });
  const id = await placed(salads(1));
  expect(await cheapest()).toBe(600);
  await asOwner(id, { status: 'cancelled' });
  expect(await cheapest()).toBe(300);
});

// product.md §438
test('what an order took on a day before is not added to a new day', async () => {
  await stock.count('items', pizza, { left: 5, daily: 20 });
  const id = await placed(pizzas(3));
  await stock.endDay();
  const today = await placed(pizzas(1));
  await asOwner(id, { status: 'cancelled' });
  expect(await stock.left()).toEqual({ Margherita: 19 });
  await asOwner(today, { status: 'cancelled' });
  expect(await stock.left()).toEqual({ Margherita: 20 });
});

// product.md §436
test('an order of nothing that is counted waits for nobody who counts', async () => {
  await stock.count('items', pizza, { left: 5 });
  const held = await holdLock(server, 'LOCK TABLE stock_counts IN EXCLUSIVE MODE');
  await placed(salads(2));
  await held.release();
});

// product.md §437
test('few left are read at once, though menus are answered from what is kept', async () => {
  await stock.count('items', salad, { left: 8 });
  const leftSeen = async () => (await stock.seen()).items[1]?.stock?.left;
  expect(await leftSeen()).toBe(8);
  await placed(salads(5));
  await eventually(async () => expect(await leftSeen()).toBe(3));
});
