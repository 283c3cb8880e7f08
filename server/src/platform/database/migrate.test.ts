import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from './migrate.ts';

const name = `test_${randomUUID().replaceAll('-', '')}`;

const run = async (database: string | undefined, sql: string) => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  if (database) url.pathname = database;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return { url: url.href, rows: (await client.query(sql)).rows };
  } finally {
    await client.end();
  }
};

beforeAll(() => run(undefined, `CREATE DATABASE ${name}`));
afterAll(() => run(undefined, `DROP DATABASE ${name}`));

test('processes that start together on an empty database make its tables once', async () => {
  const { url } = await run(name, 'SELECT 1');
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  await migrate(url);
  const { rows } = await run(
    name,
    'SELECT name, count(*)::int AS times FROM migrations GROUP BY name ORDER BY 1',
  );
  expect(rows.slice(0, 3)).toEqual([
    { name: '0001_accounts', times: 1 },
    { name: '0002_menus', times: 1 },
    { name: '0003_orders', times: 1 },
  ]);
  expect((await run(name, `SELECT fold('Tavë Kosi Çaj') AS folded`)).rows).toEqual([
    { folded: 'tave kosi caj' },
  ]);
});
