import { randomUUID } from 'node:crypto';
import type { BusinessOrder, BusinessOrderRow, Menu, OrderStats } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../../test/factories.ts';
import { doWork } from '../../../test/jobs-done.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { makeOrderMonthsJob } from './order-months-upkeep.ts';

const TOKEN = 'a-token-of-the-operator';
const server = testServer({ RATE_LIMITS: 'off', METRICS_TOKEN: TOKEN });
let owner: TestOwner;
let menu: Menu;

const query = async (sql: string, values: unknown[] = []) => (await server.database.query(sql, values)).rows;

const place = async (headers: Record<string, string> = {}) =>
  send(server, 'POST', '/orders', { body: orderBody(menu), headers });

const placed = async (): Promise<string> => ((await place()).body as { id: string }).id;

/** A moment at the border of this month, as SQL: its beginning in Tirana and some seconds. */
const border = (seconds: number): string =>
  `(date_trunc('month', now() AT TIME ZONE 'Europe/Tirane') AT TIME ZONE 'Europe/Tirane' + interval '${seconds} seconds')`;

/** Lets an order and all of it be of another time. */
const moveTo = async (id: string, moment: string): Promise<void> => {
  await query(`UPDATE orders SET created_at = ${moment}, updated_at = ${moment} WHERE id = $1`, [id]);
  await query(`UPDATE order_history SET changed_at = ${moment} WHERE order_id = $1`, [id]);
};

/** Names of the partitions in which an order, its lines and its steps stand. */
const partitionsOf = async (id: string): Promise<string[]> => {
  const rows = await query(
    `SELECT tableoid::regclass::text AS name FROM orders WHERE id = $1
     UNION ALL SELECT tableoid::regclass::text FROM order_items WHERE order_id = $1
     UNION ALL SELECT tableoid::regclass::text FROM order_history WHERE order_id = $1`,
    [id],
  );
  return rows.map(({ name }) => name);
};

/** A month in Tirana, some months from now, as its tables are named: `_2026_11`. */
const suffix = async (months: number): Promise<string> => {
  const [row] = await query(
    `SELECT to_char(now() AT TIME ZONE 'Europe/Tirane' + make_interval(months => $1), '_YYYY_MM') AS suffix`,
    [months],
  );
  return row.suffix;
};

const tablesOf = async (months: number): Promise<string[]> => {
  const month = await suffix(months);
  return ['orders', 'order_items', 'order_history'].map((table) => `${table}${month}`);
};

const metric = async (name: string): Promise<number> => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${server.api}/metrics`, { headers })).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );
};

const ask = async <T>(path: string): Promise<T> => {
  const { status, body } = await send(server, 'GET', path, { token: owner.accessToken });
  expect(status).toBe(200);
  return body as T;
};

beforeAll(() => query(`SELECT make_order_months(now() - interval '1 month', now())`));
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

// product.md §600
describe('at the border of a month in Tirana', () => {
  let last: string;
  let first: string;

  beforeEach(async () => {
    last = await placed();
    first = await placed();
    await moveTo(last, border(-1));
    await moveTo(first, border(0));
  });

  test('an order of the last second and one of the first stand in the partitions of their months', async () => {
    expect(await partitionsOf(last)).toEqual(await tablesOf(-1));
    expect(await partitionsOf(first)).toEqual(await tablesOf(0));
  });

  test('a list over it has both, the newest first and whole, and a list of a day its own', async () => {
    const both = await ask<BusinessOrderRow[]>('/orders/business');
    expect(both.map(({ id }) => id)).toEqual([first, last]);
    expect(both.map(({ items_count, lines }) => [items_count, lines?.length])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    const [{ day }] = await query(
      `SELECT to_char(${border(0)} AT TIME ZONE 'Europe/Tirane', 'YYYY-MM-DD') AS day`,
    );
    const since = await ask<BusinessOrderRow[]>(`/orders/business?from=${day}`);
    expect(since.map(({ id }) => id)).toEqual([first]);
    const until = await ask<BusinessOrderRow[]>(`/orders/business?from=2020-01-01&limit=1&skip=1`);
    expect(until.map(({ id }) => id)).toEqual([last]);
  });

  test('statistics over it count both', async () => {
    const { period } = await ask<OrderStats>('/orders/stats?days=90');
    expect(period.totals.orders).toBe(2);
    expect(period.days.filter(({ orders }) => orders > 0)).toHaveLength(2);
    expect(period.best_sellers).toMatchObject([{ quantity: 2 }]);
  });

  test('a step of the next month is one of an order of the last', async () => {
    const { status, body } = await send(server, 'PATCH', `/orders/business/${last}`, {
      token: owner.accessToken,
      body: { status: 'confirmed' },
    });
    expect(status).toBe(200);
    expect((body as BusinessOrder).history.map((step) => step.status)).toEqual(['pending', 'confirmed']);
    const whole = await ask<BusinessOrder>(`/orders/business/${last}`);
    expect(whole).toMatchObject({ status: 'confirmed', items: [{ quantity: 1 }] });
    expect((await partitionsOf(last)).sort()).toEqual(
      [...(await tablesOf(-1)), `order_history${await suffix(0)}`].sort(),
    );
  });
});

// product.md §600
test('the same order sent again in another month stays one', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const { id } = (await place(headers)).body as { id: string };
  await moveTo(id, border(-1));
  const again = await place(headers);
  expect(again).toMatchObject({ status: 201, body: { id } });
  expect(
    await query('SELECT count(*)::int AS orders FROM orders WHERE business_id = $1', [owner.id]),
  ).toEqual([{ orders: 1 }]);
});

// product.md §600
test('an id is one of all months', async () => {
  const id = await placed();
  await moveTo(id, border(-1));
  await expect(
    query(
      `INSERT INTO orders (id, business_id, payment_method, payment_status, customer_name, customer_email, customer_phone,
         total_minor, display_currency, display_total_minor, rate)
       SELECT id, business_id, payment_method, payment_status, customer_name, customer_email, customer_phone,
         total_minor, display_currency, display_total_minor, rate FROM orders WHERE id = $1`,
      [id],
    ),
  ).rejects.toMatchObject({ code: '23505' });
});

test('a line cannot have another time than its order', async () => {
  const id = await placed();
  await expect(
    query(`UPDATE order_items SET ordered_at = ordered_at + interval '1 second' WHERE order_id = $1`, [id]),
  ).rejects.toMatchObject({ code: '23503' });
});

describe('the job', () => {
  // product.md §600
  test('makes the next three months once, however many processes do it', async () => {
    for (const months of [2, 3])
      for (const table of await tablesOf(months)) await query(`DROP TABLE ${table}`);
    expect(await metric('order_months_ahead')).toBe(1);
    const sibling = await server.sibling();
    await server.jobs.send(server.database, makeOrderMonthsJob, {});
    await doWork(server, makeOrderMonthsJob);
    expect(sibling).not.toBe(server.api);
    for (const months of [0, 1, 2, 3])
      for (const table of await tablesOf(months))
        expect(await query('SELECT to_regclass($1) IS NOT NULL AS is_there', [table])).toEqual([
          { is_there: true },
        ]);
    const [failed] = await query(
      `SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = $1 AND (state = 'failed' OR retry_count > 0)`,
      [makeOrderMonthsJob.name],
    );
    expect(failed).toEqual({ jobs: 0 });
    // product.md §601
    expect(await metric('order_months_ahead')).toBe(3);
  });

  // product.md §601
  test('gives orders of a month that was missing their partition, and metrics tell of them until then', async () => {
    const id = await placed();
    for (const table of await tablesOf(3)) await query(`DROP TABLE ${table}`);
    await moveTo(id, `${border(0)} + interval '3 months 2 days'`);
    const before = await ask<BusinessOrder>(`/orders/business/${id}`);
    const change = 'SELECT change_number, changed_at FROM orders WHERE id = $1';
    const changed = await query(change, [id]);
    expect(await partitionsOf(id)).toEqual(['orders_other', 'order_items_other', 'order_history_other']);
    expect(await metric('order_rows_without_month')).toBe(3);
    await doWork(server, makeOrderMonthsJob);
    expect(await partitionsOf(id)).toEqual(await tablesOf(3));
    expect(await metric('order_rows_without_month')).toBe(0);
    expect(await ask<BusinessOrder>(`/orders/business/${id}`)).toEqual(before);
    expect(await query(change, [id])).toEqual(changed);
  });
});
