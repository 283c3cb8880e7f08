import { testServer } from '../test/test-server.ts';
import { loadDemo } from './load-demo.ts';

const server = testServer();

test('an empty database gets the town once', async () => {
  await loadDemo(server.database);
  await loadDemo(server.database);
  const { rows } = await server.database.query('SELECT count(*)::int AS places FROM businesses');
  expect(rows).toEqual([{ places: 10 }]);
});

test('orders stand in every state, add up, and ratings are those of their reviews', async () => {
  await loadDemo(server.database);
  const one = async (sql: string) => (await server.database.query<{ n: number }>(sql)).rows[0]?.n;
  expect(await one('SELECT count(DISTINCT status)::int AS n FROM orders')).toBe(6);
  expect(
    await one(`SELECT count(*)::int AS n FROM orders o WHERE total_minor <>
      (SELECT sum(price_minor * quantity) FROM order_items i WHERE i.order_id = o.id)`),
  ).toBe(0);
  expect(
    await one(`SELECT count(*)::int AS n FROM businesses b WHERE (rating_sum, rating_count) <>
      (SELECT coalesce(sum(rating), 0)::int, count(*)::int FROM reviews r WHERE r.business_id = b.id)`),
  ).toBe(0);
  expect(await one('SELECT count(*)::int AS n FROM orders WHERE created_at > now()')).toBe(0);
});
