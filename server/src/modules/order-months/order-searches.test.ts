import { explained, readsOfMonths } from '../../test/explained.ts';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { listChangedOrders, numberChanges } from '../orders/tills/changed-orders-repository.ts';
import { listOrdersAwaitingPayment, listUnrefundedOrders } from '../payments/payments-repository.ts';
import { forgetDinerOf, listLinesOf, lockOrdersOf } from '../personal-data/diner-repository.ts';

const server = testServer({ RATE_LIMITS: 'off' });
type Client = typeof server.database;

/** Earlier months, and how many orders of the same place each of them and this one has. */
const EARLIER = 6;
const OF_A_MONTH = 100;
const DAY_MS = 86_400_000;
const EMAIL = 'arta@shembull.al';

let id: string;
let businessId: string;

const query = async (sql: string, values: unknown[] = []) => (await server.database.query(sql, values)).rows;

beforeAll(async () => {
  await query(`SELECT make_order_months(now() - interval '${EARLIER + 1} months', now())`);
  const owner = await createOwner(server, { tier: 'standard' });
  businessId = owner.id;
  const menu = await createMenu(server, owner);
  const body = { ...orderBody(menu), customer_email: EMAIL };
  ({ id } = (await send(server, 'POST', '/orders', { body })).body as { id: string });
  // Their ids are numbers in hexadecimal, without the digits that ids do not have.
  await query(
    `INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object(
        'id', 'AAAA-' || upper(translate(lpad(to_hex(1000 * n + k), 4, '0'), '01', 'gh')),
        'customer_email', n || '.' || k || '@shembull.al', 'created_at', t, 'updated_at', t, 'payment_status', 'paid'))).*
      FROM orders o, generate_series(0, ${EARLIER}) n, generate_series(1, ${OF_A_MONTH}) k,
        LATERAL (SELECT now() - make_interval(months => n) AS t) AS times
      WHERE o.id = $1`,
    [id],
  );
  // Giving a number is no change: without one, and changed before yesterday.
  for (const number of [1, null])
    await query(
      `UPDATE orders SET change_number = $2, changed_at = now() - interval '2 days' WHERE id <> $1`,
      [id, number],
    );
  await query(
    `INSERT INTO payments (order_id, amount_minor, requested_at, paid_at) SELECT id, 1, created_at, created_at FROM orders`,
  );
  await query('ANALYZE orders, payments');
});

/** How many orders and lines of all months the queries of a repository look at. */
const rowsReadBy = async (ask: (client: Client) => Promise<unknown>): Promise<number> =>
  readsOfMonths(await explained(server.database, ask))
    .map((part) => (part['Actual Rows'] + (part['Rows Removed by Filter'] ?? 0)) * part['Actual Loops'])
    .reduce((sum, rows) => sum + rows, 0);

const since = () => new Date(Date.now() - DAY_MS);

// product.md §600
describe('who looks for orders by something else than their number reads those alone', () => {
  test('open payments', async () => {
    await query(`UPDATE orders SET payment_status = 'pending' WHERE id = $1`, [id]);
    const soon = new Date(Date.now() + DAY_MS);
    expect(await rowsReadBy((client) => listOrdersAwaitingPayment(client, soon, soon))).toBe(1);
  });

  test('refunds that are not done, however old', async () => {
    await query(
      `UPDATE orders SET payment_status = 'refund_pending', change_number = 0
        WHERE id = (SELECT id FROM orders ORDER BY created_at LIMIT 1)`,
    );
    const soon = new Date(Date.now() + DAY_MS);
    expect(await rowsReadBy((client) => listUnrefundedOrders(client, soon, soon))).toBe(1);
  });

  test('what has changed and no till has asked for, which is read again to be numbered', async () => {
    const range = { businessId, since: since(), limit: 50 };
    expect(await rowsReadBy((client) => numberChanges(client, range))).toBe(2);
  });

  test('what is numbered, in its month alone, also where months are small enough to be read whole', async () => {
    const range = { businessId, since: since(), limit: 50 };
    const [{ months }] = await query(
      `SELECT count(*)::int AS months FROM pg_inherits WHERE inhparent = 'orders'::regclass`,
    );
    const reads = readsOfMonths(
      await explained(server.database, (client) => numberChanges(client, range), 'SET LOCAL jit = off'),
    );
    // All are searched for what has changed, and one is written to.
    expect(reads.length).toBeLessThanOrEqual(months + 1);
  });

  test('what has changed since a till last asked', async () => {
    await numberChanges(server.database, { businessId, since: new Date(0), limit: 1_000 });
    const range = { businessId, after: 0, since: since(), limit: 50 };
    const reads = readsOfMonths(
      await explained(server.database, (client) => listChangedOrders(client, range)),
    );
    const orders = reads.filter((part) => part['Relation Name']?.startsWith('orders_'));
    const rows = orders.map((part) => part['Actual Rows'] + (part['Rows Removed by Filter'] ?? 0));
    expect(rows.reduce((sum, count) => sum + count)).toBe(1);
  });

  test('the orders of a person', async () => {
    expect(await rowsReadBy((client) => lockOrdersOf(client, EMAIL.toUpperCase()))).toBe(1);
  });

  test('the orders and lines of a person that are erased, in their months alone', async () => {
    const reads = readsOfMonths(
      await explained(server.database, async (client) => {
        await forgetDinerOf(client, [id]);
        await listLinesOf(client, [id]);
      }),
    );
    const tables = [...new Set(reads.map((part) => part['Relation Name']?.replace(/_\d{4}_\d{2}$/, '')))];
    expect(tables.sort()).toEqual(['order_items', 'orders']);
    expect(new Set(reads.map((part) => part['Relation Name'])).size).toBe(2);
  });
});
