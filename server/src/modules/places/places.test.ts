import type { Menu, MenuPage, PlacePage, RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const withMenu = async (name: string, tier?: 'standard'): Promise<{ owner: TestOwner; menu: Menu }> => {
  const owner = await createOwner(server, { name, ...(tier && { tier }) });
  return { owner, menu: await createMenu(server, owner) };
};
const slugOf = async (owner: TestOwner): Promise<string> => {
  const { rows } = await server.database.query<{ slug: string }>(
    'SELECT slug FROM businesses WHERE id = $1',
    [owner.id],
  );
  return rows[0]?.slug ?? '';
};
const rename = (owner: TestOwner, change: object) =>
  send(server, 'PATCH', '/users/profile/', { token: owner.accessToken, body: change });
const read = async (slug: string) => {
  const { status, body } = await send(server, 'GET', `/places/${slug}`);
  return { status, place: body as PlacePage };
};

// product.md §450
describe('the readable name of a place', () => {
  test.each([
    ['Çorba e Gjyshes Ësht’ Gati', 'corba-e-gjyshes-esht-gati'],
    ['  Zgara & Verë!! ', 'zgara-vere'],
    ['饺子', 'lokal'],
    ['x'.repeat(120), 'x'.repeat(60)],
  ])('%s is %s', async (name, slug) => {
    expect(await slugOf(await createOwner(server, { name }))).toBe(slug);
  });

  test('has the city, then a number, where another place has it', async () => {
    const owners: TestOwner[] = [];
    for (let count = 0; count < 3; count += 1) {
      const owner = await createOwner(server, { name: 'Dy Lisa' });
      owners.push(owner);
    }
    // Signed up without a city, they only have a number.
    expect(await Promise.all(owners.map(slugOf))).toEqual(['dy-lisa', 'dy-lisa-2', 'dy-lisa-3']);
    const { status } = await send(server, 'POST', '/businesses', {
      token: owners[0]?.accessToken ?? '',
      headers: { 'idempotency-key': 'dy-lisa' },
      body: { business_name: 'Dy Lisa', telephone: '+355 69 000 0000', city: 'Vlorë' },
    });
    expect(status).toBe(201);
    const { rows } = await server.database.query("SELECT slug FROM businesses WHERE slug LIKE 'dy-lisa-v%'");
    expect(rows).toEqual([{ slug: 'dy-lisa-vlore' }]);
  });

  test('parallel sign-ups of one name get different ones', async () => {
    const owners = await Promise.all(
      Array.from({ length: 6 }, () => createOwner(server, { name: 'Njëherësh' })),
    );
    expect(new Set(await Promise.all(owners.map(slugOf))).size).toBe(6);
  });

  test('stays with another spelling and moves with another name; nobody else gets the one before', async () => {
    const { owner } = await withMenu('Te Sarajet');
    await rename(owner, { business_name: 'TE SARAJET!' });
    expect(await slugOf(owner)).toBe('te-sarajet');
    await rename(owner, { business_name: 'Te Kulla' });
    expect(await slugOf(owner)).toBe('te-kulla');
    expect(await slugOf(await createOwner(server, { name: 'Te Sarajet' }))).toBe('te-sarajet-2');
    expect((await read('te-sarajet')).place.slug).toBe('te-kulla');
    await rename(owner, { business_name: 'Te Sarajet' });
    expect(await slugOf(owner)).toBe('te-sarajet');
    expect((await read('te-kulla')).place.slug).toBe('te-sarajet');
  });
});

// product.md §451
test('a place says what its page shows', async () => {
  const { owner, menu } = await withMenu('Bistro Lana', 'standard');
  const dinner = await createMenu(server, owner, {
    title: 'Darka',
    sections: [{ title: 'Zgara', items: [{ name: 'Qofte', price: 210 }] }],
  });
  await rename(owner, { location: { latitude: 41.32, longitude: 19.82 } });
  const { status, place } = await read('BISTRO-LANA');
  expect(status).toBe(200);
  expect(place).toMatchObject({
    id: owner.id,
    slug: 'bistro-lana',
    name: 'Bistro Lana',
    location: { latitude: 41.32, longitude: 19.82 },
    from_price: 210,
    accepts_orders: true,
    rating: null,
    cuisine_types: ['Tradicionale'],
    menus: [
      { id: menu.id, title: 'Menuja e drekës', price: 490, items_count: 2 },
      { id: dinner.id, title: 'Darka', price: 210, items_count: 1 },
    ],
    current_menu_id: menu.id,
    reviews: [],
  });
  expect(place.ways.map(({ fulfilment }) => fulfilment)).toEqual(['pickup', 'table']);
});

// product.md §526
test('its menus are named in every further language that the place offers, and in no other', async () => {
  const owner = await createOwner(server, { name: 'Te Guri' });
  await rename(owner, { content_languages: ['sq', 'en'] });
  const translations = { en: { title: 'Lunch' }, it: { title: 'Pranzo' } };
  const menu = await createMenu(server, owner, { title: 'Dreka', translations });
  const { place } = await read('te-guri');
  expect(place.languages).toEqual(['sq', 'en']);
  expect(place.menus).toMatchObject([
    { id: menu.id, title: 'Dreka', translations: { en: { title: 'Lunch' } } },
  ]);
  expect(place.menus[0]?.translations).not.toHaveProperty('it');
});

// product.md §527
test('cards in lists name its menus in them as well', async () => {
  const owner = await createOwner(server, { name: 'Te Shkolla' });
  await rename(owner, { content_languages: ['sq', 'en'] });
  const lunch = { en: { title: 'Lunch', description: 'Until four' } };
  const translations = { ...lunch, it: { title: 'Pranzo' } };
  await createMenu(server, owner, { title: 'Dreka', translations });
  const menus = await send(server, 'GET', '/menus/?q=shkolla');
  const places = await send(server, 'GET', '/restaurants/?q=shkolla');
  const languages = ['sq', 'en'];
  expect((menus.body as MenuPage).items[0]).toMatchObject({ languages, translations: lunch });
  const [place] = (places.body as RestaurantPage).items;
  expect(place).toMatchObject({ languages, menus: [{ translations: { en: { title: 'Lunch' } } }] });
  expect(place?.menus[0]?.translations).not.toHaveProperty('it');
});

test.each(['nuk-ka', 'a%00b', '%F0%9F%8D%95'])('%s is no place', async (slug) => {
  expect((await send(server, 'GET', `/places/${slug}`)).body).toMatchObject({ code: 'place_not_found' });
});

test('a place without a published menu is not there', async () => {
  const owner = await createOwner(server, { name: 'Pa asnjë menu' });
  expect((await read('pa-asnje-menu')).status).toBe(404);
  const { body } = await send(server, 'GET', `/places?ids=${owner.id}`);
  expect(body).toEqual({ items: [] });
});

test('places are answered by their ids, in the order of these', async () => {
  const one = await withMenu('Një', 'standard');
  const two = await withMenu('Dy');
  const { status, body } = await send(server, 'GET', `/places?ids=${two.owner.id},x,${one.owner.id}`);
  expect(status).toBe(200);
  expect((body as RestaurantPage).items).toMatchObject([
    { business_name: 'Dy', slug: 'dy', from_price: 490, accepts_orders: false },
    { business_name: 'Një', slug: 'nje', from_price: 490, accepts_orders: true },
  ]);
  expect((await send(server, 'GET', '/places')).status).toBe(422);
});

// product.md §454
test('reviews are read on the page of their place, the latest first, without a name', async () => {
  const { owner, menu } = await withMenu('Me vlerësime', 'standard');
  for (const [rating, comment] of [
    [4, 'Mirë.'],
    [5, null],
  ] as const) {
    const placed = await send(server, 'POST', '/orders', { body: orderBody(menu) });
    const { id } = placed.body as { id: string };
    await send(server, 'PATCH', `/orders/business/${id}`, {
      token: owner.accessToken,
      body: { status: 'completed' },
    });
    const { status } = await send(server, 'POST', `/orders/customer/${id}/review`, {
      body: { email: 'arta.k@shembull.al', rating, comment },
    });
    expect(status).toBe(200);
  }
  const { place } = await read('me-vleresime');
  expect(place.reviews.map(({ rating, comment }) => [rating, comment])).toEqual([
    [5, null],
    [4, 'Mirë.'],
  ]);
  expect(JSON.stringify(place)).not.toMatch(/Arta/);
});
