import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BusinessOrder, Menu, OrderStats } from '@tavolina/shared-api/contract';
import { directoryStore } from '../../platform/object-store/directory-store.ts';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../test/factories.ts';
import { doWork } from '../../test/jobs-done.ts';
import { runCommand } from '../../test/run-command.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { listFiles } from '../backups/stores.ts';
import { countOrderDays } from '../orders/figures/count-order-days.ts';
import { countOrderDaysJob } from '../orders/figures/order-days-upkeep.ts';
import { PERSONAL_TABLES } from '../personal-data/personal-columns.ts';
import { EMPTIED_LINE, EMPTIED_ORDER } from '../personal-data/personal-data-service.ts';
import { archiveOrders, restoreMonth } from './archive-orders.ts';
import { archiveOrdersJob } from './order-archive-upkeep.ts';

const KEPT = 72;
const server = testServer({ RATE_LIMITS: 'off', ORDERS_KEPT_MONTHS: `${KEPT}` });
let folder: string;
let owner: TestOwner;
let menu: Menu;

const query = async (sql: string, values: unknown[] = []) => (await server.database.query(sql, values)).rows;
const archive = () => ({ url: server.databaseUrl, store: directoryStore(folder) });
const archiveNow = () => archiveOrders(archive(), KEPT, new Date());

/** Places an order, lets it be of so many months ago, and has its day counted; its id and month. */
const orderOf = async (months: number): Promise<{ id: string; month: string }> => {
  const { status, body } = await send(server, 'POST', '/orders', {
    body: orderBody(menu, {
      ...{ customer_name: 'Mira Hoxha', customer_email: 'mira@shembull.al', notes: 'Pa kripë' },
      items: itemsOf(menu).map(({ id }) => ({ menu_item_id: id, quantity: 2, notes: 'Pa qepë' })),
    }),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(status).toBe(201);
  const { id } = body as { id: string };
  const moment = `now() - interval '${months} months'`;
  // The mails of an order before may have its tables, in another order.
  await eventually(() => query(`SELECT make_order_months(${moment}, ${moment})`));
  await query(`UPDATE orders SET created_at = ${moment}, updated_at = ${moment} WHERE id = $1`, [id]);
  await query(`UPDATE order_history SET changed_at = ${moment} WHERE order_id = $1`, [id]);
  await doWork(server, countOrderDaysJob);
  const [row] = await query(
    `SELECT to_char(created_at AT TIME ZONE 'Europe/Tirane', 'YYYY-MM') AS month FROM orders WHERE id = $1`,
    [id],
  );
  return { id, month: row.month };
};

const filesOf = (month: string): string[] => {
  const place = path.join(folder, `archive/orders-${month}`);
  return existsSync(place) ? readdirSync(place).map((name) => path.join(place, name)) : [];
};
const textOf = (month: string): string =>
  filesOf(month)
    .map((file) => gunzipSync(readFileSync(file)).toString())
    .join('');

const partitions = async (month: string): Promise<string[]> =>
  (
    await query(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relname LIKE 'order%' || $1 ORDER BY 1`,
      [month.replace('-', '_')],
    )
  ).map(({ name }) => name);

/** All that the database has of an order. */
const whole = async (id: string) => ({
  order: await query('SELECT * FROM orders WHERE id = $1', [id]),
  lines: await query('SELECT * FROM order_items WHERE order_id = $1 ORDER BY position', [id]),
  steps: await query('SELECT * FROM order_history WHERE order_id = $1 ORDER BY id', [id]),
});

const statsOf = async (): Promise<OrderStats> =>
  (await send(server, 'GET', '/orders/stats', { token: owner.accessToken })).body as OrderStats;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavolina-archive-'));
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
  await query('TRUNCATE orders, order_numbers, archived_order_months CASCADE');
});
afterEach(() => rmSync(folder, { recursive: true }));

// product.md §602
test('a month that is old enough is in files that anybody can read, without its people, and in no table', async () => {
  const { id, month } = await orderOf(80);
  const { id: kept } = await orderOf(KEPT);
  const lines = itemsOf(menu).length;
  expect(await archiveNow()).toContain(`${month}: 1 orders are in 1 files.`);
  const text = textOf(month);
  expect(JSON.parse(text)).toMatchObject({
    ...{ id, business_id: owner.id, total_minor: expect.any(Number) },
    lines: itemsOf(menu).map(({ name }) => ({ name, quantity: 2 })),
    steps: [{ status: 'pending' }],
  });
  for (const word of ['Mira', 'mira@', '+355', 'kripë', 'qepë']) expect(text).not.toContain(word);
  expect(await partitions(month)).toEqual([]);
  expect(await query('SELECT id FROM orders')).toEqual([{ id: kept }]);
  expect(await query('SELECT order_id FROM idempotency_keys')).toEqual([{ order_id: kept }]);
  const [file] = filesOf(month);
  const content = readFileSync(file ?? '');
  expect(
    await query(
      `SELECT m.orders, m.lines, m.steps, f.key, f.bytes, f.sha256 FROM archived_order_months m JOIN archived_order_files f USING (month)`,
    ),
  ).toEqual([
    {
      ...{ orders: 1, lines, steps: 1, bytes: content.length },
      key: path.relative(folder, file ?? ''),
      sha256: createHash('sha256').update(content).digest('hex'),
    },
  ]);
});

// product.md §602
test('what is taken from an order in the archive is what is taken of a person who is erased', () => {
  expect(Object.keys(EMPTIED_ORDER).toSorted()).toEqual(PERSONAL_TABLES.orders?.erased.toSorted());
  expect(Object.keys(EMPTIED_LINE)).toEqual(PERSONAL_TABLES.order_items?.erased);
});

// product.md §602
test('a restored month is as it was, without its people, and can be archived again', async () => {
  const { id, month } = await orderOf(80);
  const other = await orderOf(80);
  const before = await whole(id);
  await archiveNow();
  expect(await restoreMonth(archive(), `${month}-01`)).toBe(`${month}: 2 orders are in the database again.`);
  const after = await whole(id);
  expect(after).toEqual({
    order: [{ ...before.order[0], ...EMPTIED_ORDER }],
    lines: before.lines.map((line) => ({ ...line, notes: null })),
    steps: before.steps,
  });
  expect(await partitions(month)).toHaveLength(3);
  expect(await query('SELECT FROM archived_order_months WHERE orders > 0')).toEqual([]);
  const answer = await send(server, 'GET', `/orders/business/${other.id}`, { token: owner.accessToken });
  expect((answer.body as BusinessOrder).items).toHaveLength(itemsOf(menu).length);
  await doWork(server, countOrderDaysJob);
  await archiveNow();
  expect(await query('SELECT FROM orders')).toEqual([]);
});

test('a dish that was deleted meanwhile is one by its name when its month comes back', async () => {
  const { id, month } = await orderOf(80);
  await archiveNow();
  await send(server, 'DELETE', `/menus/${menu.id}`, { token: owner.accessToken });
  await restoreMonth(archive(), `${month}-01`);
  expect((await whole(id)).lines[0]).toMatchObject({ menu_item_id: null, name: itemsOf(menu)[0]?.name });
});

// product.md §602
test('figures of all times still count the orders of the archive', async () => {
  await orderOf(80);
  const before = await statsOf();
  expect(before.by_currency).toHaveLength(1);
  await archiveNow();
  expect(await statsOf()).toEqual(before);
  // Its days are to be counted anew, as after an older month is restored, and have no orders to count.
  await query('UPDATE order_days_counted SET before = (SELECT day FROM order_days WHERE business_id = $1)', [
    owner.id,
  ]);
  await countOrderDays(server.database);
  await query(`UPDATE order_days_counted SET before = (now() AT TIME ZONE 'Europe/Tirane')::date`);
  expect(await statsOf()).toEqual(before);
});

// product.md §602
test('a file that is damaged or lost restores nothing', async () => {
  const { month } = await orderOf(80);
  await archiveNow();
  const [file] = filesOf(month);
  writeFileSync(file ?? '', 'something else');
  await expect(restoreMonth(archive(), `${month}-01`)).rejects.toThrow('is damaged');
  rmSync(file ?? '');
  await expect(restoreMonth(archive(), `${month}-01`)).rejects.toThrow('has lost');
  expect(await query('SELECT FROM orders')).toEqual([]);
  expect(await archiveNow()).toEqual([]);
});

test('the id of an archived order is given to no other, and whoever tracks it finds none', async () => {
  const { id } = await orderOf(80);
  await archiveNow();
  await expect(
    query(
      `INSERT INTO orders (id, business_id, payment_method, payment_status, customer_name, customer_email, customer_phone,
         total_minor, display_currency, display_total_minor, rate)
       VALUES ($1, $2, 'pay_later', 'unpaid', 'a', 'b', 'c', 1, 'ALL', 1, 1)`,
      [id, owner.id],
    ),
  ).rejects.toMatchObject({ code: '23505' });
  expect(await send(server, 'GET', `/orders/customer/${id}?email=mira@shembull.al`)).toMatchObject({
    status: 404,
  });
});

// product.md §602
test('money that is still on its way keeps its month, and those after it', async () => {
  const { id, month } = await orderOf(90);
  const { id: later } = await orderOf(85);
  await query(`UPDATE orders SET payment_status = 'refund_pending' WHERE id = $1`, [id]);
  expect((await archiveNow()).at(-1)).toBe(`${month} stays: money of ${id} is still on its way.`);
  expect((await query('SELECT id FROM orders ORDER BY created_at')).map((row) => row.id)).toEqual([
    id,
    later,
  ]);
  expect(filesOf(month)).toEqual([]);
});

// product.md §602
test('a month whose order changes while it is written stays', async () => {
  const { id, month } = await orderOf(80);
  const { store, url } = archive();
  const changing = {
    ...store,
    has: async (key: string) => {
      await query(`UPDATE orders SET internal_notes = 'e vjetër' WHERE id = $1`, [id]);
      // Its day is counted again in between.
      await doWork(server, countOrderDaysJob);
      return await store.has(key);
    },
  };
  const said = await archiveOrders({ url, store: changing }, KEPT, new Date());
  expect(said.at(-1)).toBe(`${month} stays: an order of it changed meanwhile.`);
  expect(await query('SELECT internal_notes FROM orders')).toEqual([{ internal_notes: 'e vjetër' }]);
});

// product.md §602
test('a store that does not keep what is written takes no month', async () => {
  await orderOf(80);
  const { store, url } = archive();
  const forgetful = {
    ...store,
    put: (key: string) => store.put(key, Buffer.from('half'), 'application/gzip'),
  };
  await expect(archiveOrders({ url, store: forgetful }, KEPT, new Date())).rejects.toThrow('does not keep');
  expect(await query('SELECT FROM orders')).toHaveLength(1);
});

// product.md §602
test('a backup has the files of the archive', async () => {
  const { month } = await orderOf(80);
  await archiveNow();
  expect(await listFiles(server.database)).toContainEqual({
    key: path.relative(folder, filesOf(month)[0] ?? ''),
    mayBeAbsent: false,
  });
});

// product.md §602
test('the work of a month and the command do the same, and a command puts a month back', async () => {
  const { month } = await orderOf(80);
  await doWork(server, archiveOrdersJob);
  expect(await partitions(month)).toEqual([]);
  const { month: older } = await orderOf(95);
  const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: folder, ORDERS_KEPT_MONTHS: `${KEPT}` };
  expect(await runCommand('archive-orders', [], env)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${older}: 1 orders are in 1 files.`),
  });
  expect(await runCommand('archive-orders', [], env)).toMatchObject({
    code: 0,
    said: 'No month is old enough.\n',
  });
  expect(await runCommand('archive-orders', ['--restore', older], env)).toMatchObject({
    code: 0,
    said: `${older}: 1 orders are in the database again.\n`,
  });
  expect(await runCommand('archive-orders', ['--restore', '2019-13'], env)).toMatchObject({ code: 1 });
  expect(await runCommand('archive-orders', [], { ...env, ORDERS_KEPT_MONTHS: '' })).toMatchObject({
    code: 1,
  });
});
