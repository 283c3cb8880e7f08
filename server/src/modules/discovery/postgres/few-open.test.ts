import type { MenuPage, RestaurantPage } from '@tavolina/shared-api/contract';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const PLACES = 700;
const MINUTE_MS = 60_000;

/** Places that all have hours, of which five, far behind in each list, are open: three take orders, one of them paused. */
beforeAll(async () => {
  await server.database.query(
    `INSERT INTO businesses (id, business_name)
     SELECT gen_random_uuid(), 'Vendi ' || lpad(n::text, 3, '0') FROM generate_series(1, $1::int) AS n`,
    [PLACES],
  );
  await server.database.query(
    `INSERT INTO menus (id, business_id, title, default_currency, created_at)
     SELECT gen_random_uuid(), id, business_name, 'ALL', now() - row_number() OVER (ORDER BY business_name) * interval '1 minute'
     FROM businesses`,
  );
  await server.database.query(
    `INSERT INTO opening_hours (business_id, hours)
     SELECT id, '{"week":[[],[],[],[],[],[],[]],"pickup":null,"table":null,"special_days":[]}' FROM businesses`,
  );
  await server.database.query(
    `INSERT INTO search_documents (menu_id, business_id, menu_created_at, business_created_at, business_name, title, orders_until)
     SELECT m.id, b.id, m.created_at, b.created_at, b.business_name, m.title,
       CASE WHEN right(b.business_name, 1) IN ('0', '5') THEN now() + interval '1 day' END
     FROM menus m JOIN businesses b ON b.id = m.business_id`,
  );
  await server.database.query(
    `INSERT INTO open_times (business_id, opens_at, closes_at)
     SELECT id, now() - interval '1 hour', now() + interval '1 day' FROM businesses
     WHERE business_name IN ('Vendi 641', 'Vendi 650', 'Vendi 655', 'Vendi 660', 'Vendi 662')`,
  );
  await server.database.query(
    `INSERT INTO order_settings (business_id, takes_pickup, takes_table, takes_later, preparation_minutes, lead_minutes,
       last_order_minutes, remind_minutes, cancel_minutes, busy_minutes, paused_until, pause_note)
     SELECT id, true, true, true, 20, 0, 0, 5, 5, 0, now() + interval '1 day', '' FROM businesses
     WHERE business_name = 'Vendi 655'`,
  );
  await server.database.query('ANALYZE search_documents');
});

const numbers = (names: readonly string[]) => names.map((name) => Number(name.slice(-3)));
const places = async (query: string) => {
  const { body } = await send(server, 'GET', `/restaurants/?${query}`);
  return numbers((body as RestaurantPage).items.map(({ business_name }) => business_name));
};
const menus = async (query: string) => {
  const { body } = await send(server, 'GET', `/menus/?${query}`);
  return numbers((body as MenuPage).items.map(({ title }) => title));
};

const close = (name: string) =>
  server.database.query(
    `UPDATE open_times SET closes_at = now() - interval '1 minute'
     WHERE business_id = (SELECT id FROM businesses WHERE business_name = $1)`,
    [name],
  );

/** Everything in its order: taking orders now, open, taking orders later, and the others. */
const open = [650, 660, 641, 655, 662];
const all = Array.from({ length: PLACES }, (_, place) => place + 1).filter((one) => !open.includes(one));
const EXPECTED = [...open, ...all.filter((one) => one % 5 === 0), ...all.filter((one) => one % 5 !== 0)];

// product.md §116
test.each([0, 1, 3, 5, 138, 140, 690])(
  'where very few places are open, what is behind the first %i follows in its order',
  async (skip) => {
    expect(await places(`limit=9&skip=${skip}`)).toEqual(EXPECTED.slice(skip, skip + 9));
    expect(await menus(`limit=9&skip=${skip}`)).toEqual(EXPECTED.slice(skip, skip + 9));
  },
);

// product.md §116
test('a filter keeps the order where very few places are open', async () => {
  expect(await places('limit=6&takes_orders=true')).toEqual([650, 660, 655, 5, 10, 15]);
  expect(await menus('limit=6&open_now=true')).toEqual([650, 660, 641, 655, 662]);
});

// product.md §376
test('what is behind the first hundred follows an order that is at most a minute old, what is before is of now', async () => {
  server.advance(MINUTE_MS);
  expect(await places('limit=8&skip=138')).toEqual(EXPECTED.slice(138, 146));
  await close('Vendi 662');
  // Answers are kept by their address, so that each asks for another number of entries.
  expect(await places('limit=7')).toEqual([650, 660, 641, 655, 5, 10, 15]);
  expect(await places('limit=7&skip=138')).toEqual(EXPECTED.slice(138, 145));
  server.advance(MINUTE_MS);
  expect(await places('limit=6&skip=138')).toEqual(EXPECTED.slice(139, 145));
});

// product.md §376
test('whether there are very many menus is asked once a minute', async () => {
  server.advance(MINUTE_MS);
  expect(await places('limit=5')).toEqual([650, 660, 641, 655, 5]);
  await server.database.query(
    `INSERT INTO menus (id, business_id, title, default_currency, created_at)
     SELECT gen_random_uuid(), b.id, b.business_name, 'ALL', now() - interval '1 year'
     FROM businesses b, generate_series(1, 8000) WHERE b.business_name = 'Vendi 700'`,
  );
  await server.database.query(
    `INSERT INTO search_documents (menu_id, business_id, menu_created_at, business_created_at, business_name, title)
     SELECT m.id, b.id, m.created_at, b.created_at, b.business_name, m.title
     FROM menus m JOIN businesses b ON b.id = m.business_id
     WHERE NOT EXISTS (SELECT FROM search_documents d WHERE d.menu_id = m.id)`,
  );
  // Still read as few are: an order that is kept would have the place that closes then.
  expect(await places('limit=6')).toEqual([650, 660, 641, 655, 5, 10]);
  await close('Vendi 641');
  expect(await places('limit=4')).toEqual([650, 660, 655, 5]);
});

// product.md §376
test('of very many menus also the first pages follow such an order', async () => {
  server.advance(MINUTE_MS);
  expect(await places('limit=5')).toEqual([650, 660, 655, 5, 10]);
  await close('Vendi 660');
  expect(await places('limit=4')).toEqual([650, 660, 655, 5]);
  server.advance(MINUTE_MS);
  expect(await places('limit=3')).toEqual([650, 655, 5]);
});
