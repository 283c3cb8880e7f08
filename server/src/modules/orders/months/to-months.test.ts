import type { Menu } from '@tavolina/shared-api/contract';
import { runner } from 'node-pg-migrate';
import { migrate } from '../../../platform/database/migrate.ts';
import { MIGRATIONS } from '../../../platform/database/migrations-folder.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const query = async (sql: string, values: unknown[] = []) => (await server.database.query(sql, values)).rows;

/** All that refers to an order, beside its own tables. */
const REFERRING = [
  'idempotency_keys',
  'ledger_entries',
  'payments',
  'reviews',
  'push_devices',
  'taken_stock',
];

/** Every row of orders and of what refers to them, without what the partitions add. */
const everything = async (): Promise<unknown> => {
  const rows: Record<string, unknown> = {};
  for (const table of ['orders', 'order_items', 'order_history', ...REFERRING])
    rows[table] = await query(
      `SELECT to_jsonb(t) - 'ordered_at' AS row FROM ${table} t ORDER BY to_jsonb(t) - 'ordered_at'`,
    );
  return rows;
};

/** What the version before writes for an order and for its step, word for word where it matters. */
const placeBefore = async (id: string, businessId: string): Promise<void> => {
  const client = await server.database.connect();
  try {
    await client.query('BEGIN');
    await client.query('INSERT INTO idempotency_keys (key, fingerprint, order_id) VALUES ($1, $2, $3)', [
      `key of ${id}`,
      Buffer.from('f'),
      id,
    ]);
    await client.query(
      `INSERT INTO orders (id, business_id, payment_method, payment_status, customer_name, customer_email, customer_phone,
         total_minor, display_currency, display_total_minor, rate)
       VALUES ($1, $2, 'pay_later', 'unpaid', 'Ana', 'ana@shembull.al', '1', 100, 'ALL', 10000, 100)`,
      [id, businessId],
    );
    await client.query(
      `INSERT INTO order_items (id, order_id, name, price_minor, quantity, position)
       VALUES (gen_random_uuid(), $1, 'Bukë', 100, 1, 0)`,
      [id],
    );
    await client.query(`INSERT INTO order_history (order_id, status) VALUES ($1, 'pending')`, [id]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  await query(`INSERT INTO order_history (order_id, status) VALUES ($1, 'confirmed')`, [id]);
};

// product.md §600
describe('an installation with orders that becomes one with months', () => {
  let owner: TestOwner;
  let menu: Menu;
  let before: unknown;
  const headers = { 'idempotency-key': 'sent-before' };
  let id: string;

  beforeAll(async () => {
    owner = await createOwner(server, { tier: 'standard' });
    menu = await createMenu(server, owner);
    const { body } = await send(server, 'POST', '/orders', { body: orderBody(menu), headers });
    id = (body as { id: string }).id;
    const newer = await query(`SELECT 1 FROM migrations WHERE name >= '0254'`);
    const options = { databaseUrl: server.databaseUrl, dir: MIGRATIONS, migrationsTable: 'migrations' };
    await runner({ ...options, direction: 'down', count: newer.length, log: () => undefined });
    await placeBefore('AAAA-AAAA', owner.id);
    await placeBefore('BBBB-BBBB', owner.id);
    // Two years before, and across a year's end.
    await query(`UPDATE orders SET created_at = '2024-12-31T23:30:00+01:00' WHERE id = 'AAAA-AAAA'`);
    await query(
      `UPDATE order_history SET changed_at = '2025-01-01T00:30:00+01:00' WHERE order_id = 'AAAA-AAAA'`,
    );
    await query(`INSERT INTO reviews (order_id, business_id, rating) VALUES ('AAAA-AAAA', $1, 5)`, [
      owner.id,
    ]);
    before = await everything();
    await migrate(server.databaseUrl);
  });

  test('keeps every row, key and number', async () => {
    expect(await everything()).toEqual(before);
    expect(await query('SELECT count(*)::int AS n FROM order_numbers')).toEqual([{ n: 3 }]);
    expect(
      await query(`SELECT tableoid::regclass::text AS name FROM orders WHERE id = 'AAAA-AAAA'
        UNION ALL SELECT tableoid::regclass::text FROM order_items WHERE order_id = 'AAAA-AAAA'
        UNION SELECT tableoid::regclass::text FROM order_history WHERE order_id = 'AAAA-AAAA' ORDER BY 1`),
    ).toEqual([
      { name: 'order_history_2025_01' },
      { name: 'order_items_2024_12' },
      { name: 'orders_2024_12' },
    ]);
    expect(await query(`SELECT count(*)::int AS n FROM orders_other`)).toEqual([{ n: 0 }]);
  });

  test('knows what was sent before it', async () => {
    const again = await send(server, 'POST', '/orders', { body: orderBody(menu), headers });
    expect(again).toMatchObject({ status: 201, body: { id } });
  });

  test('takes orders and steps as the version before writes them', async () => {
    await placeBefore('CCCC-CCCC', owner.id);
    const { status, body } = await send(server, 'GET', '/orders/business/CCCC-CCCC', {
      token: owner.accessToken,
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        items: [{ name: 'Bukë' }],
        history: [{ status: 'pending' }, { status: 'confirmed' }],
      },
    });
    const steps = await query('SELECT id FROM order_history');
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
  });

  test('numbers a new order for tills as before', async () => {
    const { body } = await send(server, 'GET', '/orders/business/changes', { token: owner.accessToken });
    expect((body as { orders: { id: string }[] }).orders.map((order) => order.id)).toContain('CCCC-CCCC');
  });
});
