import { LIMITS, type MenuPage, type RestaurantPage } from '@tavolina/shared-api/contract';
import { MINUTE_MS } from '../../../platform/clock/clock.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const PLACES = LIMITS.countedResults + 100;

/** More places than are counted, with two menus each. All serve a dish, a few are known for it, and one is named after it. */
beforeAll(async () => {
  await server.database.query(
    `INSERT INTO businesses (id, business_name, city, rating_sum, rating_count, latitude, longitude)
     SELECT gen_random_uuid(), 'Vendi ' || n, 'Tiranë', 3 * (n % 3 + 3), 3, 41.3 + n / 10000.0, 19.8
     FROM generate_series(1, $1::int) AS n`,
    [PLACES],
  );
  await server.database.query(
    `INSERT INTO menus (id, business_id, title, default_currency) SELECT gen_random_uuid(), b.id, 'Menuja ' || n, 'ALL'
     FROM businesses b, generate_series(1, 2) AS n`,
  );
  await server.database.query(
    `INSERT INTO search_documents (menu_id, business_id, menu_created_at, business_created_at, business_name, title, city,
       rating, latitude, longitude, terms)
     SELECT m.id, b.id, m.created_at, b.created_at, b.business_name, m.title, 'tirane', b.rating_sum / 3.0, b.latitude, b.longitude,
       array_remove(ARRAY['n:xhingl', 'n:barkull', 'k:#tirane',
         CASE WHEN b.business_name IN ('Vendi 7', 'Vendi 8') AND m.title = 'Menuja 2' THEN 'm:xhingl' END,
         CASE WHEN b.business_name = 'Vendi 9' THEN 'p:xhingl' END], NULL)
     FROM menus m JOIN businesses b ON b.id = m.business_id`,
  );
  await server.database.query('ANALYZE search_documents');
});

const places = async (query: string): Promise<RestaurantPage> => {
  const { status, body } = await send(server, 'GET', `/restaurants/?${query}`);
  expect(status).toBe(200);
  return body as RestaurantPage;
};
const names = ({ items }: RestaurantPage) => items.map(({ business_name }) => business_name);

// product.md §251, §254
test.each(['q=xhingla', 'q=xhingla%20barkulla', 'q=xhingla%20barkulla%20tirana', 'q=xhingla&city=Tirane'])(
  'of very many places (%s) those named after a dish come first, then those known for it, then the best rated',
  async (query) => {
    const page = await places(`${query}&limit=5`);
    expect(page).toMatchObject({ total: LIMITS.countedResults, is_total_minimum: true });
    expect(names(page).slice(0, 3)).toEqual(['Vendi 9', 'Vendi 8', 'Vendi 7']);
    expect(page.items.slice(3).map(({ rating }) => rating)).toEqual([5, 5]);
    expect(page.items[1]?.menus[0]?.title).toBe('Menuja 2');
  },
);

test('of places that answer alike and are rated alike the nearest come first', async () => {
  const { items } = await places('q=xhingla&latitude=41.3&longitude=19.8&limit=6');
  expect(items.slice(3).map(({ business_name }) => business_name)).toEqual([
    'Vendi 2',
    'Vendi 5',
    'Vendi 11',
  ]);
});

test('the pages of very many results have each place and each menu once', async () => {
  const pages = await Promise.all([0, 50, 100, 150].map((skip) => places(`q=xhingla&limit=50&skip=${skip}`)));
  expect(new Set(pages.flatMap(names)).size).toBe(200);
  const menus = async (skip: number) => {
    const { body } = await send(server, 'GET', `/menus/?q=xhingla&limit=50&skip=${skip}`);
    return (body as MenuPage).items.map(({ id }) => id);
  };
  const skipped = [0, 50, 950, 1_000, 1_050, 1_500, 2 * PLACES - 50];
  const all = await Promise.all(skipped.map(menus));
  expect(new Set(all.flat()).size).toBe(50 * skipped.length);
});

test('very many results are sorted as is asked for', async () => {
  expect(
    names(await places('q=xhingla&sort_by=distance&city=Tirane&latitude=41.3&longitude=19.8&limit=2')),
  ).toEqual(['Vendi 1', 'Vendi 2']);
  const far = await send(server, 'GET', '/menus/?limit=5&skip=2000');
  expect((far.body as MenuPage).items).toHaveLength(5);
  const last = await send(server, 'GET', `/menus/?limit=5&skip=${2 * PLACES - 2}`);
  expect((last.body as MenuPage).items).toHaveLength(2);
});

// product.md §254
test('far pages go on where the page before ended, across menus that can be ordered from and others', async () => {
  // Those of the first 600 places, so that they end behind the counted results.
  await server.database.query(
    `UPDATE search_documents d SET orders_until = now() + interval '1 day'
     FROM (SELECT id FROM businesses ORDER BY business_name LIMIT 600) b WHERE b.id = d.business_id`,
  );
  const { rows } = await server.database.query<{ menu_id: string }>(
    'SELECT menu_id FROM search_documents ORDER BY orders_until IS NULL, menu_created_at DESC, menu_id',
  );
  server.advance(MINUTE_MS);
  for (const skip of [1_100, 1_150, 1_190, 1_240]) {
    const { body } = await send(server, 'GET', `/menus/?limit=50&skip=${skip}`);
    const page = body as MenuPage;
    expect(page).toMatchObject({ total: LIMITS.countedResults, is_total_minimum: true });
    expect(page.items.map(({ id }) => id)).toEqual(rows.slice(skip, skip + 50).map(({ menu_id }) => menu_id));
  }
  const behind = await places('limit=50&skip=1050&sort_by=business_name');
  expect(behind).toMatchObject({ total: LIMITS.countedResults, is_total_minimum: true });
  expect(behind.items).toHaveLength(50);
});

// product.md §116
test('the last pages have each place once, also where few take no orders', async () => {
  const { rows } = await server.database.query<{ business_name: string }>(
    `UPDATE search_documents d SET orders_until = CASE WHEN place > 10 THEN now() + interval '1 day' END
     FROM (SELECT id, row_number() OVER (ORDER BY business_name COLLATE "sq-x-icu", id) AS place FROM businesses) b
     WHERE b.id = d.business_id RETURNING d.business_name`,
  );
  const listed = [...new Set(rows.map(({ business_name }) => business_name))].sort(
    new Intl.Collator('sq').compare,
  );
  const expected = [...listed.slice(10), ...listed.slice(0, 10)];
  server.advance(MINUTE_MS);
  for (const skip of [1_000, 1_049, 1_092, 1_095])
    expect(names(await places(`limit=50&skip=${skip}`))).toEqual(expected.slice(skip, skip + 50));
  expect(names(await places(`limit=50&skip=${PLACES}`))).toEqual([]);
});

// product.md §375
test.each([
  ['/restaurants/', ''],
  ['/menus/', ''],
  ['/restaurants/', '&sort_by=distance&latitude=41.3&longitude=19.8'],
  ['/menus/', '&sort_by=distance&latitude=41.3&longitude=19.8'],
])('far pages of %s%s follow an order that is at most a minute old', async (list, more) => {
  // Answers are kept by their address, so that each asks for another number of entries.
  let limit = 4;
  const page = async () => {
    limit += 1;
    const { body } = await send(server, 'GET', `${list}?limit=${limit}&skip=1020${more}`);
    return (body as MenuPage | RestaurantPage).items.map(({ id }) => id).slice(0, 4);
  };
  server.advance(MINUTE_MS);
  const before = await page();
  expect(before).toHaveLength(4);
  // Nothing stays where it was.
  await server.database.query(
    `UPDATE search_documents SET business_name = reverse(business_name),
       latitude = 45 + hashtext(business_id::text || latitude) / 3e9,
       menu_created_at = menu_created_at - random() * interval '1 year'`,
  );
  expect(await page()).toEqual(before);
  server.advance(MINUTE_MS);
  expect(await page()).not.toEqual(before);
});
