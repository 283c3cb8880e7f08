import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MenuCard, MenuPage, RestaurantPage } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import { createMenu, createOwner, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let oxhaku: TestOwner;
let pirun: TestOwner;

beforeAll(async () => {
  oxhaku = await createOwner(server, { tier: 'standard', name: 'Oxhaku i Gjyshes' });
  pirun = await createOwner(server, { tier: 'standard', name: 'Pirun e Det' });
  await createMenu(server, oxhaku);
  await createMenu(server, oxhaku, {
    title: 'Ëmbëlsira shtëpie',
    category: 'Embelsira',
    price_range: '$',
    sections: [],
    items: [
      { name: 'Trileçe', price: 250 },
      { name: 'Bakllava 50%_off', price: 300, available: false },
    ],
  });
  await createMenu(server, pirun, {
    title: 'Peshk i freskët',
    cuisine_type: 'Peshk',
    category: 'Kryesore',
    price_range: '$$$',
    default_currency: 'EUR',
    sections: [
      { title: 'Nga molo', items: [{ name: 'Levrek në zgarë', price: 15 }] },
      { title: 'Nesër', display: false, items: [{ name: 'Karavidhe', price: 1 }] },
    ],
  });
  await createMenu(server, pirun, {
    title: 'E mbaruar',
    sections: [],
    items: [{ name: 'Koce', price: 900, available: false }],
  });
  const draft = await createMenu(server, pirun, { title: 'Draft tavë' });
  await server.database.query('UPDATE menus SET is_published = false WHERE id = $1', [draft.id]);
  await server.database.query('UPDATE businesses SET rating_sum = 14, rating_count = 3 WHERE id = $1', [
    oxhaku.id,
  ]);
  await server.database.query('UPDATE businesses SET rating_sum = 10, rating_count = 2 WHERE id = $1', [
    pirun.id,
  ]);
});

const menus = async (query: string) => {
  const { status, body } = await send(server, 'GET', `/menus/?${query}`);
  expect(status).toBe(200);
  return body as MenuPage;
};
const titles = async (query: string) => (await menus(query)).items.map(({ title }) => title).sort();
const places = async (query: string) => {
  const { body } = await send(server, 'GET', `/restaurants/?${query}`);
  return (body as RestaurantPage).items.map(({ business_name }) => business_name);
};

// product.md §9, §10
test.each([
  ['q=tave', ['Menuja e drekës']],
  ['q=TAVË', ['Menuja e drekës']],
  ['q=tavw', ['Menuja e drekës']],
  ['q=fergse', ['Menuja e drekës']],
  ['q=embelsira', ['Ëmbëlsira shtëpie']],
  ['q=trilece gjyshes', ['Ëmbëlsira shtëpie']],
  ['q=levrek', ['Peshk i freskët']],
  ['q=karavidhe', []],
  ['q=bakllava', []],
  ['q=%25', []],
  ['q=50%25_off', []],
  ["q=' OR 1=1 --", []],
  ['menu_title=dreka', ['Menuja e drekës']],
  ['menu_title=darka', []],
  ['menu_title=drekes', ['Menuja e drekës']],
  ['business_name=pirun', ['E mbaruar', 'Peshk i freskët']],
  ['cuisine_type=peshk', ['Peshk i freskët']],
  ['category=ëmbëlsira', ['Ëmbëlsira shtëpie']],
  ['price_range=$$$', ['Peshk i freskët']],
  ['max_price=300', ['Ëmbëlsira shtëpie']],
  ['min_price=1400', ['Peshk i freskët']],
  ['min_price=260&max_price=480', []],
  ['min_price=260&max_price=500', ['Menuja e drekës']],
  ['available_only=true', ['Menuja e drekës', 'Peshk i freskët', 'Ëmbëlsira shtëpie']],
  ['rating_min=4.5', ['Menuja e drekës', 'Ëmbëlsira shtëpie']],
  ['rating_min=4.8', []],
  ['q=gjyshes&max_price=300&category=embelsira', ['Ëmbëlsira shtëpie']],
])('%s finds %j', async (query, expected) => {
  expect(await titles(query)).toEqual([...expected].sort());
});

// product.md §116
test('without a sort those that can be ordered from come first; a filter leaves only them', async () => {
  await server.database.query('UPDATE subscriptions SET current_period_end = $2 WHERE business_id = $1', [
    oxhaku.id,
    new Date(Date.now() + DAY_MS),
  ]);
  server.advance(2 * DAY_MS);
  try {
    const { items } = await menus('limit=9');
    expect(items.map(({ owner, accepts_orders }) => [owner.business_name, accepts_orders])).toEqual([
      ['Pirun e Det', true],
      ['Pirun e Det', true],
      ['Oxhaku i Gjyshes', false],
      ['Oxhaku i Gjyshes', false],
    ]);
    expect((await menus('takes_orders=true')).items.map(({ title }) => title)).toEqual([
      'E mbaruar',
      'Peshk i freskët',
    ]);
    expect((await menus('sort_by=title')).items.map(({ accepts_orders }) => accepts_orders)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(await places('takes_orders=1')).toEqual(['Pirun e Det']);
    const { body } = await send(server, 'GET', '/restaurants/');
    expect((body as RestaurantPage).items.map(({ accepts_orders }) => accepts_orders)).toEqual([true, false]);
  } finally {
    server.advance(-2 * DAY_MS);
  }
});

// product.md §77
test('a menu of a list has counts, its lowest price in lek and first names, and no contents', async () => {
  const [menu] = (await menus('q=tavw')).items;
  expect(menu).toMatchObject({
    sections_count: 1,
    items_count: 2,
    price: 490,
    item_names: ['Tavë kosi', 'Fërgesë e Tiranës'],
  });
  expect(menu).not.toHaveProperty('sections');
  expect(menu).not.toHaveProperty('items');
});

// product.md §77
test('the counts of a public list are of what diners see, those of its owner of everything', async () => {
  const counts = (cards: MenuCard[]) =>
    Object.fromEntries(cards.map((card) => [card.title, [card.sections_count, card.items_count]]));
  const { body } = await send(server, 'GET', '/menus/my/', { token: pirun.accessToken });
  expect(counts((await menus('limit=9')).items)).toMatchObject({
    'Peshk i freskët': [1, 1],
    'E mbaruar': [0, 0],
    'Ëmbëlsira shtëpie': [0, 1],
  });
  expect(counts(body as MenuCard[])).toMatchObject({ 'Peshk i freskët': [2, 2], 'E mbaruar': [0, 1] });
});

test('says which dishes answered', async () => {
  expect((await menus('q=tavw')).items[0]?.matched_items).toEqual(['Tavë kosi']);
});

// product.md §11
test('pages, counts and sorts by price in lek across currencies', async () => {
  const page = await menus('sort_by=price&sort_order=desc&limit=2&available_only=1');
  expect(page).toMatchObject({ total: 3, pages: 2 });
  expect(page.items.map(({ title, price }) => [title, price])).toEqual([
    ['Peshk i freskët', 1470],
    ['Menuja e drekës', 490],
  ]);
  expect((await menus('sort_by=price&sort_order=desc&limit=2&skip=2&available_only=1')).items).toHaveLength(
    1,
  );
});

test('titles sort as in Albanian: ë after e', async () => {
  expect((await menus('sort_by=title')).items.map(({ title }) => title)).toEqual([
    'E mbaruar',
    'Ëmbëlsira shtëpie',
    'Menuja e drekës',
    'Peshk i freskët',
  ]);
});

test('menus can be sorted by their place, as places are', async () => {
  const placesOf = async (query: string) => [
    ...new Set((await menus(query)).items.map(({ owner }) => owner.business_name)),
  ];
  expect(await placesOf('sort_by=business_name')).toEqual(['Oxhaku i Gjyshes', 'Pirun e Det']);
  expect(await placesOf('sort_by=business_name&sort_order=desc')).toEqual([
    'Pirun e Det',
    'Oxhaku i Gjyshes',
  ]);
  expect(await placesOf('sort_by=rating')).toEqual(['Oxhaku i Gjyshes', 'Pirun e Det']);
});

// product.md §13
test('places show a rating only from three reviews on', async () => {
  const { body } = await send(server, 'GET', '/restaurants/?sort_by=business_name');
  expect((body as RestaurantPage).items).toMatchObject([
    { business_name: 'Oxhaku i Gjyshes', rating: 4.7, reviews_count: 3, cuisine_types: ['Tradicionale'] },
    { business_name: 'Pirun e Det', rating: null, reviews_count: 2 },
  ]);
  expect(await places('rating_min=1')).toEqual(['Oxhaku i Gjyshes']);
  expect(await places('sort_by=rating')).toEqual(['Oxhaku i Gjyshes', 'Pirun e Det']);
  expect(await places('q=levrek')).toEqual(['Pirun e Det']);
});

test.each([
  'limit=0',
  'limit=1000',
  'skip=-1',
  'sort_by=password_hash',
  'min_price=abc',
  'max_price=1.005',
  'cuisine_type=marsiane',
])('%s is refused with a sentence', async (query) => {
  expect(await send(server, 'GET', `/menus/?${query}`)).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', errors: [{ message: expect.any(String) }] },
  });
});

test('connections keep nothing of searches, however many ways there are to ask', async () => {
  const queries = [
    '',
    ...['oxhaku', 'a b', 'a b c'].map((q) => `q=${q}`),
    'sort_by=created_at',
    'min_price=1&city=Tirane',
  ];
  for (const query of queries) await Promise.all([menus(query), places(query)]);
  const { max } = server.database.options;
  const clients = await Promise.all(Array.from({ length: max }, () => server.database.connect()));
  const kept = await Promise.all(
    clients.map(async (client) => {
      const { rows } = await client.query(
        `SELECT statement FROM pg_prepared_statements WHERE statement ~ 'menus.is_published'`,
      );
      client.release();
      return rows;
    }),
  );
  expect(kept.flat()).toEqual([]);
});

// product.md §133
test.each([
  ['Shkodra', 'Shkoder', 'Shkodër'],
  ['KORÇË', 'Korce', 'Korçë'],
  ['Sarandë', 'sarande', 'Sarandë'],
])('a place that signs up in %s is found by the filter of its city', async (city, filter, stored) => {
  const signup = (change: object) =>
    send(server, 'POST', '/signup', {
      body: {
        email: `${city}${filter}@shembull.al`.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
        password: 'Rruga-Kala-9',
        business_name: `Lokali në ${filter}`,
        address: 'Rruga Kala 9',
        telephone: '+355 69 000 0000',
        ...change,
      },
    });
  const { status, body } = await signup({ city });
  expect(status).toBe(201);
  const token = (body as { access_token: string }).access_token;
  await createMenu(server, { accessToken: token } as TestOwner);
  expect((await send(server, 'GET', '/users/profile/', { token })).body).toMatchObject({ city: stored });
  expect(await places(`city=${filter}`)).toEqual([`Lokali në ${filter}`]);
});

// product.md §133
test('a place without a city is found by its filter as soon as its owner has said it', async () => {
  const owner = await createOwner(server, { name: 'Pa Qytet' });
  await createMenu(server, owner);
  expect(await places('city=Elbasan')).toEqual([]);
  await send(server, 'PATCH', '/users/profile/', { token: owner.accessToken, body: { city: 'elbasani' } });
  expect(await places('city=Elbasan')).toEqual(['Pa Qytet']);
});

test('places from before cities were asked for are found in every form of their city', async () => {
  const written = ['Durres', 'DURRËS', ' durrësi ', 'Durrës', 'Plazh, Durrës'];
  const owners = await Promise.all(
    written.map((_, index) => createOwner(server, { name: `I vjetër ${index}` })),
  );
  for (const [index, owner] of owners.entries()) {
    await createMenu(server, owner);
    await server.database.query('UPDATE businesses SET city = $2 WHERE id = $1', [owner.id, written[index]]);
  }
  const file = path.resolve(import.meta.dirname, '../../../../migrations/0075_city_names.sql');
  // Its last part filled what searches looked through then.
  const [up = ''] = (await readFile(file, 'utf8')).split('-- What a search for words looks through');
  await server.database.query(up);
  const all = written.map((_, index) => `I vjetër ${index}`);
  for (const query of ['city=Durres', 'city=Durrësi']) expect((await places(query)).toSorted()).toEqual(all);
  const { rows } = await server.database.query('SELECT city FROM businesses WHERE id = ANY($1)', [
    owners.map(({ id }) => id),
  ]);
  expect(rows.map(({ city }) => city).toSorted()).toEqual(
    [...Array(4).fill('Durrës'), 'Plazh, Durrës'].toSorted(),
  );
});

test('a place whose last menu is withdrawn while a list is read is left out of it', async () => {
  const owner = await createOwner(server, { name: 'Mbyllet Sot' });
  const { id } = await createMenu(server, owner);
  // As a list finds it that was begun before: the document is still there.
  await server.database.query('ALTER TABLE menus DISABLE TRIGGER forget_draft');
  await server.database.query('UPDATE menus SET is_published = false WHERE id = $1', [id]);
  await server.database.query('ALTER TABLE menus ENABLE TRIGGER forget_draft');
  expect(await send(server, 'GET', '/restaurants/?business_name=Mbyllet')).toMatchObject({
    status: 200,
    body: { items: [] },
  });
});
