import {
  localDay,
  type MenuPage,
  momentOf,
  type PlaceAvailability,
  type RestaurantPage,
} from '@tavolina/shared-api/contract';
import { DAY_MS } from '../platform/clock/clock.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';
import { loadDemo } from './load-demo.ts';
import { ALL_PLACES } from './places/all-places.ts';

const server = testServer();

const row = async (sql: string) => (await server.database.query<Record<string, unknown>>(sql)).rows[0];
const contents = () =>
  row(`SELECT (SELECT count(*)::int FROM businesses) AS places, (SELECT count(*)::int FROM menus) AS menus,
    (SELECT count(*)::int FROM items) AS items, (SELECT count(*)::int FROM orders) AS orders,
    (SELECT md5(string_agg(id || total_minor, '' ORDER BY id)) FROM orders) AS fingerprint`);

/** Does something at the next time that it is an hour in Tirana. */
const atHour = async (hour: number, work: () => Promise<void>): Promise<void> => {
  const now = Date.now();
  const today = momentOf(localDay(new Date(now)), hour * 60).getTime();
  const ahead =
    today > now ? today - now : momentOf(localDay(new Date(now + DAY_MS)), hour * 60).getTime() - now;
  server.advance(ahead);
  await work();
  server.advance(-ahead);
};

beforeAll(() => loadDemo(server.database));

test('an empty database gets every place; loading again changes nothing', async () => {
  const before = await contents();
  expect(before).toMatchObject({ places: ALL_PLACES.length });
  await loadDemo(server.database);
  expect(await contents()).toEqual(before);
});

// product.md §250
test('every place is stored where it stands', async () => {
  const { rows } = await server.database.query<{ name: string; location: number[] }>(
    'SELECT business_name AS name, ARRAY[latitude, longitude] AS location FROM businesses',
  );
  expect(Object.fromEntries(rows.map(({ name, location }) => [name, location]))).toEqual(
    Object.fromEntries(ALL_PLACES.map(({ name, location }) => [name, location])),
  );
});

test('some hundred orders stand in every state, add up, and ratings are those of their reviews', async () => {
  expect(
    await row('SELECT count(DISTINCT status)::int AS states, count(*) > 300 AS many FROM orders'),
  ).toEqual({
    states: 6,
    many: true,
  });
  expect(
    await row(`SELECT count(*)::int AS wrong FROM orders o WHERE created_at > now() OR total_minor <>
      (SELECT sum(price_minor * quantity) FROM order_items i WHERE i.order_id = o.id)`),
  ).toEqual({ wrong: 0 });
  expect(
    await row(`SELECT count(*)::int AS wrong FROM order_items l LEFT JOIN items i ON i.id = l.menu_item_id
      WHERE l.name IS DISTINCT FROM i.name OR l.display_price_minor < i.lek_minor
        OR l.choices = '[]' AND l.display_price_minor <> i.lek_minor`),
  ).toEqual({ wrong: 0 });
  expect(
    await row(`SELECT count(*)::int AS wrong FROM businesses b WHERE (rating_sum, rating_count) <>
      (SELECT coalesce(sum(rating), 0)::int, count(*)::int FROM reviews r WHERE r.business_id = b.id)`),
  ).toEqual({ wrong: 0 });
});

// product.md §404, §411
test('orders have what was chosen of their dishes, what has to be chosen always', async () => {
  expect(
    await row(`SELECT count(*) > 100 AS many, count(*) FILTER (WHERE choices::text LIKE '%"within": "%') > 0 AS nested,
        count(*) FILTER (WHERE l.display_price_minor > i.lek_minor) > 50 AS dearer
      FROM order_items l JOIN items i ON i.id = l.menu_item_id WHERE choices <> '[]'`),
  ).toEqual({ many: true, nested: true, dearer: true });
  expect(
    await row(`SELECT count(*)::int AS missing FROM order_items l JOIN items i ON i.id = l.menu_item_id
        JOIN menus m ON m.id = i.menu_id, jsonb_array_elements(m.option_groups::jsonb) AS g
      WHERE g ->> 'id' = ANY (i.option_group_ids::text[]) AND (g ->> 'min_choices')::int > 0
        AND l.choices::text NOT LIKE '%"' || (g ->> 'name') || '"%'`),
  ).toEqual({ missing: 0 });
});

test('some places trend, some have too few reviews, and plans are mixed', async () => {
  const { body } = await send(server, 'GET', '/restaurants/?limit=100');
  const { items, total } = body as RestaurantPage;
  expect(total).toBe(ALL_PLACES.length);
  expect(items.filter(({ rating }) => rating !== null && rating >= 4.5).length).toBeGreaterThan(5);
  expect(items.some(({ rating, reviews_count }) => rating === null && reviews_count > 0)).toBe(true);
  const { rows } = await server.database.query<{ kind: string }>(
    'SELECT DISTINCT status || cancel_at_period_end AS kind FROM subscriptions ORDER BY kind',
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'activefalse',
    'activetrue',
    'canceledfalse',
    'trialingfalse',
  ]);
});

test('a search for tave shows the demo owner’s place on its first page', async () => {
  const { body } = await send(server, 'GET', '/restaurants/?q=tave');
  expect((body as RestaurantPage).items.map(({ business_name }) => business_name)).toContain(
    'Oxhaku i Gjyshes',
  );
});

// product.md §497, §499, §502
test('dishes are popular, some are new, and recommendations were taken', async () => {
  const { body } = await send(server, 'GET', '/restaurants/?limit=100');
  const popular = (body as RestaurantPage).items.filter((place) => place.popular);
  expect(popular.length).toBeGreaterThan(5);
  expect(
    await row(`SELECT (SELECT count(*) > 0 FROM new_items n JOIN items i ON i.id = n.item_id) AS new,
      (SELECT count(*) > 0 FROM order_items WHERE is_recommended) AS taken,
      (SELECT count(*)::int FROM items i, unnest(i.goes_with) AS other
        WHERE NOT EXISTS (SELECT FROM items o WHERE o.id = other AND o.menu_id = i.menu_id)) AS lost`),
  ).toEqual({ new: true, taken: true, lost: 0 });
});

// product.md §141
test('the demo owner has a menu, an order and a screen, so that a trial opens every page of the console', async () => {
  expect(
    await row(`SELECT EXISTS (SELECT FROM menus m WHERE m.business_id = b.id) AS menu,
      EXISTS (SELECT FROM orders o WHERE o.business_id = b.id) AS "order",
      EXISTS (SELECT FROM ready_screens s WHERE s.business_id = b.id) AS screen
      FROM businesses b WHERE b.business_name = 'Oxhaku i Gjyshes'`),
  ).toEqual({ menu: true, order: true, screen: true });
});

test('the newest menus come from several places, and drafts are not among them', async () => {
  const { body } = await send(server, 'GET', '/menus/?sort_by=created_at');
  const { items } = body as MenuPage;
  expect(new Set(items.map(({ owner }) => owner.business_name)).size).toBe(6);
  expect(items.every(({ is_published }) => is_published === 'published')).toBe(true);
});

test('the start leads with menus that can be ordered from', () =>
  atHour(13, async () => {
    const { body } = await send(server, 'GET', '/menus/');
    expect((body as MenuPage).items.map(({ accepts_orders }) => accepts_orders)).toEqual(Array(6).fill(true));
  }));

// product.md §531
test('in the evening most places are open, take orders, and say when one would be ready', () =>
  atHour(20, async () => {
    const { body } = await send(server, 'GET', '/restaurants/?limit=100&open_now=true&takes_orders=true');
    const { items } = body as RestaurantPage;
    expect(items.length).toBeGreaterThan(ALL_PLACES.length / 2);
    for (const { id, business_name } of items) {
      const { ways } = (await send(server, 'GET', `/places/${id}/availability`)).body as PlaceAvailability;
      expect([business_name, ways]).toEqual([
        business_name,
        expect.arrayContaining([expect.objectContaining({ ready_at: expect.any(String) })]),
      ]);
    }
  }));

test.each(['owner@tavolina.test', 'free@tavolina.test'])('%s can log in', async (username) => {
  const answer = await send(server, 'POST', '/login', { form: { username, password: 'Tavolina-2026!' } });
  expect(answer.status).toBe(200);
});
