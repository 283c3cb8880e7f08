import sharp from 'sharp';
import { testBuild, testOperators } from '../../test/builds.ts';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ PUBLIC_ORIGIN: 'https://tavolina.al' }, { withPages: true });

const get = async (path: string) => {
  const answer = await fetch(new URL(path, server.api));
  return { answer, body: await answer.text() };
};

const diner = testBuild('remote-diner', '1.0.0');
const shell = testBuild('shell', '1.0.0');
const TEXTS = {
  city: { Vlore: 'Vlorë' },
  meta: {
    restaurants: { title: 'Restorante · Tavolina', description: 'Kërko restorante.' },
    restaurantsIn: { title: 'Restorante në {{city}} · Tavolina', description: 'Menutë në {{city}}.' },
    home: { title: 'Tavolina', description: 'Menutë e qytetit.' },
    cityUnknown: { title: 'Nuk e njohim këtë qytet' },
    menu: { title: '{{place}}, {{menu}}', description: '{{about}}' },
    place: { title: '{{place}}, {{city}}', description: '{{about}}' },
    placeUnknown: { title: 'Lokali nuk u gjet' },
  },
};
testOperators(server, {
  live: [
    shell,
    {
      ...diner,
      files: {
        ...diner.files,
        'locales/sq/diner.json': JSON.stringify(TEXTS),
        'locales/en/diner.json': JSON.stringify(TEXTS),
      },
      facts: {
        ...diner.facts,
        prefixes: ['/', '/restaurants', '/orders', '/menu', '/place'],
        sitemap: ['/', '/restaurants', '/restaurants/vlore', '/restaurants?sort=rating-desc'],
        private: ['/orders'],
      },
    },
  ],
});

test('the sitemap names every place with a published menu once, in both languages', async () => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Kthesa e Urës' });
  await createMenu(server, owner, { title: 'Dreka' });
  await createMenu(server, owner, { title: 'Darka' });
  await createOwner(server, { name: 'Pa menu' });
  const { answer, body } = await get('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('application/xml');
  expect(body.split('<loc>https://tavolina.al/place/kthesa-e-ures</loc>')).toHaveLength(2);
  expect(body).toContain('hreflang="en" href="https://tavolina.al/place/kthesa-e-ures?lng=en"');
  expect(body).not.toContain('pa-menu');
  expect(body).toContain('<loc>https://tavolina.al/restaurants</loc>');
  expect(body).toContain('hreflang="en" href="https://tavolina.al/restaurants/vlore?lng=en"');
  expect(body).toContain('hreflang="en" href="https://tavolina.al/restaurants?sort=rating-desc&amp;lng=en"');
});

// product.md §433
test.each([
  ['en', 'Lunch', 'Grilled fish'],
  ['sq', 'Dreka', 'Peshk në zgarë'],
])('the page of a menu in %s tells search engines its words in that language', async (lng, title, dish) => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Zgara', languages: ['sq', 'en'] });
  const menu = await createMenu(server, owner, {
    title: 'Dreka',
    translations: { en: { title: 'Lunch' } },
    sections: [],
    items: [{ name: 'Peshk në zgarë', price: 900, translations: { en: { name: 'Grilled fish' } } }],
  });
  const { body } = await get(`/menu/${menu.id}?lng=${lng}`);
  expect(body).toContain(`<title>Zgara, ${title}</title>`);
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    hasMenu: { name: title, inLanguage: lng, hasMenuItem: [{ name: dish }] },
  });
  expect(body).toContain(`"/menus/${menu.id}?lang=${lng}"`);
});

test('robots are shown the sitemap and kept from orders', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Disallow: /orders\n');
  expect(body).toContain('Sitemap: https://tavolina.al/sitemap.xml');
});

test('home, restaurants and lasting pages share a picture in link previews', async () => {
  const { answer } = await get('/previews/site/0.png');
  expect(new URL(answer.url).pathname).toMatch(/^\/previews\/site\/[0-9a-f]{32}\.png$/);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const picture = await fetch(answer.url);
  const { format, width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});

// product.md §40
describe('the picture of a menu in link previews', () => {
  const pictureOf = async (menuId: string) => {
    const first = await get(`/previews/menu/${menuId}/0.png`);
    return { url: new URL(first.answer.url).pathname, answer: await fetch(first.answer.url) };
  };

  test('is a PNG of 1200 by 630 that never changes under its address', async () => {
    const owner = await createOwner(server, { tier: 'standard' });
    const { id } = await createMenu(server, owner, { title: 'Dreka e së dielës' });
    const { answer, url } = await pictureOf(id);
    expect(url).toMatch(/\/[0-9a-f]{32}\.png$/);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  test('gets another address with another title, and the old one leads there', async () => {
    const owner = await createOwner(server, { tier: 'standard' });
    const { id } = await createMenu(server, owner, { title: 'Dreka' });
    const before = await pictureOf(id);
    await server.database.query("UPDATE menus SET title = 'Darka' WHERE id = $1", [id]);
    await eventually(async () => expect((await pictureOf(id)).url).not.toBe(before.url));
    const after = await pictureOf(id);
    const old = await fetch(new URL(before.url, server.api), { redirect: 'manual' });
    expect(old.status).toBe(302);
    expect(old.headers.get('location')).toBe(after.url);
  });

  test('a menu that is not published has none', async () => {
    const { answer } = await get('/previews/menu/00000000-0000-4000-8000-000000000000/0.png');
    expect(answer.status).toBe(404);
  });
});

/** The objects of schema.org in a document. */
const dataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '{}']) => JSON.parse(json) as Record<string, unknown>,
  );

const origin = (): string => new URL(server.api).origin;

// product.md §264
describe('the page of a city', () => {
  test('has its own title, description and place among the pages, and lists its places', async () => {
    const owner = await createOwner(server, { tier: 'standard', name: 'Te Uji' });
    await server.database.query('UPDATE businesses SET city = $2 WHERE id = $1', [owner.id, 'Vlorë']);
    await createMenu(server, owner, { title: 'Menuja' });
    const { answer, body } = await get('/restaurants/vlore');
    expect(answer.status).toBe(200);
    expect(body).toContain('<title>Restorante në Vlorë · Tavolina</title>');
    expect(body).toContain('<meta name="description" content="Menutë në Vlorë.">');
    expect(body).toContain(`<link rel="canonical" href="${origin()}/restaurants/vlore">`);
    expect(body).toContain(`hreflang="en" href="${origin()}/restaurants/vlore?lng=en"`);
    expect(body).toContain('/restaurants/?city=vlore');
    const [list, trail] = dataIn(body);
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, item: { name: 'Te Uji', url: `${origin()}/place/te-uji` } }],
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${origin()}/` },
        { position: 2, item: `${origin()}/restaurants`, name: 'Restorante' },
        { position: 3, item: `${origin()}/restaurants/vlore`, name: 'Restorante në Vlorë' },
      ],
    });
  });

  test.each([
    ['/restaurants?city=Vlor%C3%AB', '/restaurants/vlore'],
    ['/restaurants/Vlora?view=map', '/restaurants/vlore'],
    ['/restaurants/vlore?city=Fier&lng=en', '/restaurants/vlore?lng=en'],
    ['/restaurants?view=map', '/restaurants'],
  ])('%s is %s for search engines', async (asked, canonical) => {
    const { answer, body } = await get(asked);
    expect(answer.status).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="${origin()}${canonical}">`);
  });

  test.each([
    '/restaurants/vlore/x',
    '/restaurants/x/y',
    '/menu/x/y',
    '/place/x/y/',
    '/restaurants/vlore//x',
  ])('has none below it: %s', async (path) => {
    const { answer, body } = await get(path);
    expect(answer.status).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test('of a city that the storefront does not have is not found, and says so', async () => {
    const { answer, body } = await get('/restaurants/atlantida');
    expect(answer.status).toBe(404);
    expect(body).toContain('<title>Nuk e njohim këtë qytet</title>');
    expect(body).toContain('noindex');
  });
});

// product.md §535
test.each([
  ['/restaurants?q=buy+viagra', '/restaurants', true],
  ['/restaurants/vlore?q=viagra&page=2', '/restaurants/vlore', true],
  ['/restaurants?city=viagra&lng=en', '/restaurants?lng=en', true],
  ['/restaurants/vlore?rating_min=4', '/restaurants/vlore', true],
  ['/?q=viagra', '/', true],
  ['/restaurants?city=vlore', '/restaurants/vlore', false],
  ['/restaurants?sort=rating-desc', '/restaurants?sort=rating-desc', false],
  ['/', '/', false],
])('%s is %s for search engines, and left out: %s', async (asked, canonical, isUnlisted) => {
  const { body } = await get(asked);
  expect(body).toContain(`<link rel="canonical" href="${origin()}${canonical}">`);
  expect(body.includes('<meta name="robots" content="noindex,follow">')).toBe(isUnlisted);
});

// product.md §254
describe('a page past the end of a list', () => {
  beforeAll(async () => {
    for (const name of ['Rrotulla e Urës', 'Rrotulla e Madhe']) {
      const owner = await createOwner(server, { tier: 'standard', name });
      for (const title of ['Mëngjesi', 'Dreka', 'Darka', 'Pijet']) await createMenu(server, owner, { title });
    }
  });

  const open = (asked: string) => fetch(new URL(asked, server.api), { redirect: 'manual' });

  test.each([
    ['/restaurants?q=rrotulla&page=20&lng=en', '/restaurants?q=rrotulla&lng=en'],
    ['/?q=rrotulla&page=50', '/?q=rrotulla&page=2'],
  ])('%s leads to %s', async (asked, last) => {
    const answer = await open(asked);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, last]);
  });

  test.each(['/restaurants?page=20&q=asgjekund', '/restaurants?page=20&view=map', '/?q=rrotulla&page=2'])(
    '%s is no such page',
    async (asked) => {
      expect((await open(asked)).status).toBe(200);
    },
  );
});

// product.md §250
test('search engines are told where a place is, where it says so', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const { id } = await createMenu(server, owner, { title: 'Dreka' });
  expect(dataIn((await get(`/menu/${id}`)).body)[0]).not.toHaveProperty('geo');
  await send(server, 'PATCH', '/users/profile/', {
    token: owner.accessToken,
    body: { location: { latitude: 41.32, longitude: 19.82 } },
  });
  await eventually(async () =>
    expect(dataIn((await get(`/menu/${id}`)).body)[0]).toMatchObject({
      geo: { '@type': 'GeoCoordinates', latitude: 41.32, longitude: 19.82 },
    }),
  );
});

test('a page that is asked for with very many letters is an ordinary page', async () => {
  const { answer, body } = await get(`/restaurants?q=${encodeURIComponent('ë'.repeat(10_000))}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<title>');
});
