import type { Menu, OrderStats } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { doWork } from '../../../test/jobs-done.ts';
import { runCommand } from '../../../test/run-command.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { countOrderDaysJob } from './order-days-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;

const query = async (sql: string, values: unknown[] = []) => (await server.database.query(sql, values)).rows;
const count = () => doWork(server, countOrderDaysJob);

/** A time in Tirana, some days before today. */
const daysAgo = (days: number, time = '12:00:00'): string =>
  `((now() AT TIME ZONE 'Europe/Tirane')::date - ${days} + time '${time}') AT TIME ZONE 'Europe/Tirane'`;

/** Lets an order and its steps be of another time. */
const moveTo = async (id: string, moment: string): Promise<void> => {
  await query(`UPDATE orders SET created_at = ${moment}, updated_at = ${moment} WHERE id = $1`, [id]);
  await query(`UPDATE order_history SET changed_at = ${moment} WHERE order_id = $1`, [id]);
};

const ordered = async (moment: string, more: object = {}): Promise<string> => {
  const { status, body } = await send(server, 'POST', '/orders', { body: orderBody(menu, more) });
  expect(status).toBe(201);
  const { id } = body as { id: string };
  await moveTo(id, moment);
  return id;
};

const change = async (id: string, body: object): Promise<void> => {
  const answer = await send(server, 'PATCH', `/orders/business/${id}`, { token: owner.accessToken, body });
  expect(answer.status).toBe(200);
};

const stats = async (days = 90): Promise<OrderStats> => {
  const { status, body } = await send(server, 'GET', `/orders/stats?days=${days}`, {
    token: owner.accessToken,
  });
  expect(status).toBe(200);
  return body as OrderStats;
};

/** The same, of orders read one by one: as if no day were counted. */
const statsOfOrders = async (): Promise<OrderStats> => {
  const [{ before }] = await query('SELECT before::text FROM order_days_counted');
  await query(`UPDATE order_days_counted SET before = '2020-01-01'`);
  try {
    return await stats();
  } finally {
    await query('UPDATE order_days_counted SET before = $1', [before]);
  }
};

/** Rows of what is counted of the place. */
const counted = () =>
  query('SELECT day::text, orders, sold FROM order_days WHERE business_id = $1 ORDER BY day', [owner.id]);

/** Days that are to be counted again. */
const marks = () =>
  query('SELECT c.day FROM order_day_changes c JOIN order_days_counted d ON c.day < d.before');

beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
  await query(`SELECT make_order_months(now() - interval '4 months', now())`);
  await query(`UPDATE order_days_counted SET before = (now() AT TIME ZONE 'Europe/Tirane')::date - 12`);
});

/** Orders of every kind, of today and of days before. */
const placeAll = async (): Promise<void> => {
  const [first, second] = itemsOf(menu);
  await ordered(daysAgo(0, '00:00:01'));
  await ordered(daysAgo(1, '00:00:01'), { items: [{ menu_item_id: second?.id, quantity: 3 }] });
  await ordered(daysAgo(1), { display_currency: 'EUR' });
  await change(await ordered(daysAgo(1, '23:59:59')), { status: 'cancelled' });
  const made = await ordered(daysAgo(20));
  await query(
    `UPDATE orders SET status = 'completed', collected_by = 'cash', first_promised_at = created_at + interval '20 minutes'
    WHERE id = $1`,
    [made],
  );
  await query(
    `INSERT INTO order_history (order_id, status, changed_at)
    SELECT id, 'ready', created_at + interval '17 minutes' FROM orders WHERE id = $1`,
    [made],
  );
  const card = await ordered(daysAgo(33));
  await query(`UPDATE orders SET payment_method = 'card' WHERE id = $1`, [card]);
  await query(
    `INSERT INTO payments (order_id, amount_minor, requested_at, paid_at) VALUES ($1, 663, now(), ${daysAgo(33)})`,
    [card],
  );
  const chosen = await ordered(daysAgo(40), { items: [{ menu_item_id: first?.id, quantity: 2 }] });
  await query(
    `UPDATE order_items SET is_recommended = true, display_price_minor = NULL,
    choices = '[{"group":"Madhësia","name":"E madhe"}]' WHERE order_id = $1`,
    [chosen],
  );
  await ordered(daysAgo(100));
};

// product.md §609
test('what was counted once and what orders read one by one come to are the same', async () => {
  await placeAll();
  await query(`UPDATE order_days_counted SET before = (now() AT TIME ZONE 'Europe/Tirane')::date - 101`);
  const before = await stats();
  await count();
  // A row for each currency of a day. Until one in the morning also yesterday is not counted yet.
  expect([...new Set((await counted()).map(({ day }) => day))]).toEqual(
    (
      await query(
        `SELECT DISTINCT (created_at AT TIME ZONE 'Europe/Tirane')::date::text AS day FROM orders, order_days_counted
         WHERE business_id = $1 AND created_at < before::timestamp AT TIME ZONE 'Europe/Tirane' ORDER BY 1`,
        [owner.id],
      )
    ).map(({ day }) => day),
  );
  expect((await counted()).length).toBeGreaterThan(3);
  expect(await stats()).toEqual(before);
  expect(await statsOfOrders()).toEqual(before);
  expect(before.period.totals).toMatchObject({ orders: 7, average_waiting_minutes: 17 });
  expect(before.period.promises).toEqual({ orders: 1, kept: 1 });
  expect(before.period.recommended).toMatchObject({ orders: 1, quantity: 2 });
  expect(before.period.best_choices).toEqual([{ group: 'Madhësia', name: 'E madhe', quantity: 2 }]);
  expect(before.by_currency?.map(({ currency }) => currency)).toEqual(['ALL', 'EUR']);
});

// product.md §609
test('figures of counted days are read without their orders', async () => {
  await ordered(daysAgo(9));
  await count();
  await query('ALTER TABLE orders DISABLE TRIGGER USER');
  try {
    await query('DELETE FROM orders WHERE business_id = $1', [owner.id]);
  } finally {
    await query('ALTER TABLE orders ENABLE TRIGGER USER');
  }
  const { period } = await stats();
  expect(period.totals).toMatchObject({ orders: 1, revenue: 6.63 });
  expect(period.best_sellers).toMatchObject([{ name: 'Tavë kosi', quantity: 1 }]);
});

// product.md §609
describe('a counted day that changes', () => {
  const CHANGES: [string, (id: string) => Promise<unknown>][] = [
    ['by an order that is cancelled', (id) => change(id, { status: 'cancelled' })],
    ['by an order that is ready at last', (id) => change(id, { status: 'ready' })],
    [
      'by an amount that is collected',
      (id) => query(`UPDATE orders SET collected_by = 'card' WHERE id = $1`, [id]),
    ],
    ['by an order that moves to another day', (id) => moveTo(id, daysAgo(5))],
    ['by an order that is deleted', (id) => query('DELETE FROM orders WHERE id = $1', [id])],
    ['by a further order', () => ordered(daysAgo(3))],
    [
      'by a payment that arrives late',
      async (id) => {
        await query('ALTER TABLE orders DISABLE TRIGGER USER');
        await query(`UPDATE orders SET payment_method = 'card' WHERE id = $1`, [id]);
        await query('ALTER TABLE orders ENABLE TRIGGER USER');
        await query(
          'INSERT INTO payments (order_id, amount_minor, requested_at, paid_at) VALUES ($1, 663, now(), now())',
          [id],
        );
      },
    ],
  ];
  test.each(CHANGES)('%s is right at once, and counted again', async (_, act) => {
    const id = await ordered(daysAgo(3));
    await ordered(daysAgo(3));
    await count();
    const before = await stats();
    await act(id);
    const after = await stats();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await statsOfOrders());
    await count();
    expect(await marks()).toEqual([]);
    expect(await stats()).toEqual(after);
  });

  test('while it is counted stays to be counted again', async () => {
    const id = await ordered(daysAgo(3));
    await count();
    const client = await server.database.connect();
    await client.query('BEGIN');
    await client.query('UPDATE orders SET total_minor = 1000 WHERE id = $1', [id]);
    await query(
      'INSERT INTO order_day_changes (business_id, day) SELECT business_id, day FROM order_days WHERE business_id = $1',
      [owner.id],
    );
    await count();
    await client.query('COMMIT');
    client.release();
    expect((await stats()).period.totals.revenue).toBe(10);
    await count();
    expect((await stats()).period.totals.revenue).toBe(10);
    expect(await marks()).toEqual([]);
  });
});

test('a deleted dish of counted days stands there by its name', async () => {
  await ordered(daysAgo(2));
  await count();
  await send(server, 'DELETE', `/menus/${menu.id}`, { token: owner.accessToken });
  const { period } = await stats();
  expect(period.best_sellers).toMatchObject([{ menu_item_id: null, name: 'Tavë kosi' }]);
  expect(period).toEqual((await statsOfOrders()).period);
});

// product.md §609
test('today is never counted, and an order begun before midnight has an hour', async () => {
  await ordered(daysAgo(0, '00:00:00'));
  await count();
  expect(await counted()).toEqual([]);
  const [{ in_time }] =
    await query(`SELECT before <= (now() AT TIME ZONE 'Europe/Tirane' - interval '1 hour')::date AS in_time
    FROM order_days_counted`);
  expect(in_time).toBe(true);
});

// product.md §609
test('a command counts all days anew', async () => {
  await ordered(daysAgo(8));
  await count();
  const before = await stats();
  await query('UPDATE order_days SET orders = 5 WHERE business_id = $1', [owner.id]);
  await query('DELETE FROM order_day_dishes');
  expect(await stats()).not.toEqual(before);
  expect(await runCommand('count-orders', [], { DATABASE_URL: server.databaseUrl })).toMatchObject({
    code: 0,
    said: expect.stringContaining('counted'),
  });
  expect(await stats()).toEqual(before);
});
