import type { Menu } from '@tavolina/shared-api/contract';
import { testBuild, testOperators } from '../../test/builds.ts';
import { createMenu, createOwner, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({}, { withPages: true });

const diner = testBuild('remote-diner', '1.0.0');
const TEXTS = {
  meta: {
    menu: { title: '{{place}}, {{menu}}', description: '{{about}}' },
    place: { title: '{{place}}, {{city}}', description: '{{about}}' },
    placeUnknown: { title: 'Lokali nuk u gjet' },
  },
};
testOperators(server, {
  live: [
    testBuild('shell', '1.0.0'),
    {
      ...diner,
      files: {
        ...diner.files,
        'locales/sq/diner.json': JSON.stringify(TEXTS),
        'locales/en/diner.json': JSON.stringify(TEXTS),
      },
      facts: { ...diner.facts, prefixes: ['/', '/menu', '/place'] },
    },
  ],
});

let owner: TestOwner;
let lunch: Menu;
let dinner: Menu;

beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard', name: 'Tavë & Çorbë' });
  lunch = await createMenu(server, owner, { title: 'Dreka' });
  dinner = await createMenu(server, owner, { title: 'Darka' });
});

const get = async (path: string) => {
  const answer = await fetch(new URL(path, server.api), { redirect: 'manual' });
  return { answer, body: await answer.text() };
};
const origin = (): string => new URL(server.api).origin;
const dataIn = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

// product.md §451
test('a place has title, description and data of its own, with all its menus', async () => {
  const { answer, body } = await get('/place/tave-corbe');
  expect(answer.status).toBe(200);
  expect(body).toContain('<title>Tavë &#38; Çorbë, ');
  expect(body).toContain(`<link rel="canonical" href="${origin()}/place/tave-corbe">`);
  expect(body).toContain(`hreflang="en" href="${origin()}/place/tave-corbe?lng=en"`);
  expect(dataIn(body)).toMatchObject({
    '@type': 'Restaurant',
    name: 'Tavë & Çorbë',
    url: `${origin()}/place/tave-corbe`,
    hasMenu: [
      { name: 'Dreka', url: `${origin()}/menu/${lunch.id}`, hasMenuSection: [{ name: 'Gatime tavash' }] },
      { name: 'Darka', url: `${origin()}/menu/${dinner.id}` },
    ],
  });
});

// product.md §452
test('the document brings the place and the menu of the open tab', async () => {
  const first = (await get('/place/tave-corbe')).body;
  expect(first).toContain('"/places/tave-corbe":');
  expect(first).toContain(`"/menus/${lunch.id}?lang=sq":`);
  const second = (await get(`/place/tave-corbe?menu=${dinner.id}`)).body;
  expect(second).toContain(`"/menus/${dinner.id}?lang=sq":`);
  expect(second).not.toContain(`"/menus/${lunch.id}?lang=sq":`);
  expect(second).toContain(`<link rel="canonical" href="${origin()}/place/tave-corbe">`);
  expect((await get('/place/tave-corbe?menu=x')).body).toContain(`"/menus/${lunch.id}?lang=sq":`);
});

// product.md §518
test('the document of a further page of reviews brings it', async () => {
  const { body } = await get('/place/tave-corbe?reviews=2');
  expect(body).toContain('"/places/tave-corbe?reviews=2":');
  expect(body).toContain(`<link rel="canonical" href="${origin()}/place/tave-corbe">`);
});

// product.md §453
test('a menu has its own page, which leads search engines to that of its place', async () => {
  const { answer, body } = await get(`/menu/${dinner.id}?lng=en`);
  expect(answer.status).toBe(200);
  expect(body).toContain('<title>Tavë &#38; Çorbë, Darka</title>');
  expect(body).toContain(`<link rel="canonical" href="${origin()}/place/tave-corbe?lng=en">`);
});

// product.md §450
test('a name from before leads to the one of now, and so does another spelling of it', async () => {
  const renamed = await createOwner(server, { name: 'Emri i parë' });
  await createMenu(server, renamed);
  const rename = await send(server, 'PATCH', '/users/profile/', {
    token: renamed.accessToken,
    body: { business_name: 'Emri i dytë' },
  });
  expect(rename.status).toBe(200);
  for (const earlier of ['/place/emri-i-pare', '/place/Emri-i-dyte']) {
    const { answer } = await get(`${earlier}?lng=en`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/place/emri-i-dyte?lng=en');
  }
  expect((await get('/place/emri-i-dyte')).answer.status).toBe(200);
});

// product.md §451
test.each(['/place/nuk-ekziston', '/place/%00', `/place/${'a'.repeat(400)}`])(
  '%s is not found',
  async (path) => {
    const { answer, body } = await get(path);
    expect(answer.status).toBe(404);
    expect(body).toContain('noindex');
  },
);

test('a place without a published menu is not found', async () => {
  await createOwner(server, { name: 'Pa menu fare' });
  const { answer, body } = await get('/place/pa-menu-fare');
  expect(answer.status).toBe(404);
  expect(body).toContain('<title>Lokali nuk u gjet</title>');
});
