import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS, type Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, type TestOwner } from '../../../test/factories.ts';
import { bomb, picture, upload } from '../../../test/pictures.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

let owner: TestOwner;
let [red, blue] = ['', ''];
beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  const dataUrl = async (hue: number) => (await picture(40, 30, hue).png().toBuffer()).toString('base64');
  [red, blue] = [`data:image/png;base64,${await dataUrl(0)}`, `data:image/png;base64,${await dataUrl(220)}`];
});
afterEach(() => server.database.query('DELETE FROM menus WHERE business_id = $1', [owner.id]));

const save = (menu: Menu, body: object, token = owner.accessToken) =>
  send(server, 'PATCH', `/menus/${menu.id}`, { token, body });
const saved = async (menu: Menu, body: object): Promise<Menu> => {
  const answer = await save(menu, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Menu;
};
const only = (menu: Menu) => {
  const [item] = itemsOf(menu);
  if (!item) throw new Error('no item');
  return item;
};
const ONE_DISH = { sections: [], items: [{ name: 'Tavë kosi', price: 650 }] };

test('pictures that come with a new menu stand on it and its items', async () => {
  const menu = await createMenu(server, owner, {
    image_base64: red,
    sections: [{ title: 'Gatime', items: [{ name: 'Tavë kosi', price: 650, image_base64: blue }] }],
    items: [{ name: 'Trileçe', price: 250, image_base64: '' }],
  });
  expect(menu.image).toMatchObject({
    width: 40,
    height: 30,
    sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
  });
  expect(menu.image_url).toMatch(/^\/media\/[0-9a-f]{32}\/40\.webp$/);
  expect(itemsOf(menu).map(({ image_url }) => image_url)).toEqual([expect.stringMatching(/webp$/), null]);
  expect(only(menu).image_url).not.toBe(menu.image_url);
  const list = await send(server, 'GET', '/menus/my/', { token: owner.accessToken });
  expect(list.body).toMatchObject([{ image_url: menu.image_url, image: menu.image }]);
  const cards = (await send(server, 'GET', '/menus/?q=oxhaku')).body as { items: Menu[] };
  expect(cards.items.find(({ id }) => id === menu.id)).toMatchObject({ image: menu.image });
});

test('an edit adds, keeps, passes on and removes pictures', async () => {
  const menu = await createMenu(server, owner, ONE_DISH);
  const { id } = only(menu);
  const pictured = await saved(menu, { image_base64: red, items: [{ id, image_base64: blue }] });
  expect([pictured.image_url, only(pictured).image_url]).toEqual([expect.any(String), expect.any(String)]);

  const key = only(pictured).item_image_key;
  const kept = await saved(menu, {
    items: [
      { ...only(pictured), price: 700 },
      { name: 'Kopje', item_image_key: key },
    ],
  });
  expect(itemsOf(kept).map((item) => item.item_image_key)).toEqual([key, key]);
  expect(kept.image_url).toBe(pictured.image_url);

  const removed = await saved(menu, { remove_image: true, items: [{ id, remove_image: true }] });
  expect([removed.image_url, removed.image, only(removed).image_url]).toEqual([null, null, null]);
});

const pictured = (image_url: string | null, item_url: string | null) => ({
  image_url,
  sections: [{ title: 'Gatime', items: [{ name: 'Tavë kosi', image_url: item_url }] }],
  items: [],
});

// product.md §182
test('a new menu takes over pictures of the business by their address, also those of a deleted one', async () => {
  const first = await createMenu(server, owner, {
    image_base64: red,
    sections: [],
    items: [{ name: 'Tavë kosi', image_base64: blue }],
  });
  const addresses = [first.image_url, only(first).image_url] as const;
  const used = await createMenu(server, owner, pictured(...addresses));
  expect([used.image, only(used).image]).toEqual([first.image, only(first).image]);
  for (const { id } of [first, used])
    await send(server, 'DELETE', `/menus/${id}`, { token: owner.accessToken });
  const again = await createMenu(server, owner, pictured(...addresses));
  expect([again.image, only(again).image]).toEqual([first.image, only(first).image]);
  const served = await fetch(new URL(server.api).origin + again.image_url);
  expect(served.status).toBe(200);
});

test('a new item of a menu takes over a picture by its address; one that is stored keeps its own', async () => {
  const menu = await createMenu(server, owner, { ...ONE_DISH, image_base64: red });
  const { image_url } = menu;
  const { items } = await saved(menu, {
    items: [
      { id: only(menu).id, image_url },
      { name: 'Re', image_url },
    ],
  });
  expect(items.map((item) => item.image_url)).toEqual([null, image_url]);
});

test('nobody takes over a picture of another business', async () => {
  const menu = await createMenu(server, owner, { ...ONE_DISH, items: [{ name: 'Tavë', image_base64: red }] });
  const other = await createOwner(server);
  const theirs = await createMenu(server, other, ONE_DISH);
  const { item_image_key, image_url } = only(menu);
  const items = [
    { id: only(theirs).id, item_image_key },
    { name: 'Kopje', image_url },
  ];
  const { body } = await save(theirs, { items }, other.accessToken);
  expect((body as Menu).items.map((item) => item.image_url)).toEqual([null, null]);
  await send(server, 'DELETE', `/menus/${theirs.id}`, { token: other.accessToken });
  const copy = await createMenu(server, other, pictured(image_url, image_url));
  expect([copy.image_url, only(copy).image_url]).toEqual([null, null]);
});

test.each(['', '/media/', `/media/${'0'.repeat(32)}/640.webp`, '/media/../640.webp'])(
  'a name that no picture has is none (%j)',
  async (name) => {
    const menu = await createMenu(server, owner, pictured(name, name));
    expect([menu.image_url, only(menu).image_url]).toEqual([null, null]);
    const { items } = await saved(menu, { items: [{ name: 'Re', image_url: name, item_image_key: name }] });
    expect(items.map((item) => item.image_url)).toEqual([null]);
  },
);

test('an upload replaces the menu’s picture and does not make a save stale', async () => {
  const menu = await createMenu(server, owner, ONE_DISH);
  const file = await picture(60, 60).jpeg().toBuffer();
  const before = (await send(server, 'GET', `/menus/${menu.id}`)).body;
  expect(before).toMatchObject({ image_url: null });
  const answer = await upload(server, `/menus/${menu.id}/image/`, file, { token: owner.accessToken });
  expect(answer).toMatchObject({
    status: 200,
    body: { id: menu.id, image: { width: 60, height: 60 }, version: 1 },
  });
  const after = (await send(server, 'GET', `/menus/${menu.id}`)).body as Menu;
  expect(after.image_url).toBe((answer.body as Menu).image_url);
  expect((await save(menu, { title: 'Titull', version: menu.version })).status).toBe(200);
});

test.each([
  ['an address', 'http://127.0.0.1/foto.png'],
  ['an address in disguise', 'data:image/png,http://127.0.0.1/foto.png'],
  ['text', 'data:image/png;base64,VGF2w6sga29zaQ=='],
  [
    'a drawing',
    `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`,
  ],
])('%s instead of a picture is refused with its field, and nothing is saved', async (_, image) => {
  const menu = await createMenu(server, owner, ONE_DISH);
  const refusal = {
    status: 422,
    body: { code: 'upload_invalid', errors: [{ field: 'sections.0.items.0.image_base64' }] },
  };
  const sections = [{ title: 'Gatime', items: [{ name: 'Tavë', image_base64: image }] }];
  expect(await save(menu, { title: 'Titull', sections })).toMatchObject(refusal);
  expect(
    await send(server, 'POST', '/menus/', { token: owner.accessToken, body: { title: 'Re', sections } }),
  ).toMatchObject(refusal);
  const { body } = await send(server, 'GET', '/menus/my', { token: owner.accessToken });
  expect(body).toMatchObject([{ title: menu.title, items_count: 1 }]);
});

// product.md §186
test('no address in a menu is ever asked for', async () => {
  let asked = 0;
  const listener = createServer((_, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/foto.png`;
  const menu = await createMenu(server, owner, ONE_DISH);
  const places: object[] = [
    { image_base64: address },
    { image_url: address },
    { items: [{ id: only(menu).id, image_base64: address }] },
    { items: [{ id: only(menu).id, image_url: address, item_image_key: address }] },
  ];
  for (const body of places) await save(menu, body);
  const { body } = await send(server, 'GET', `/menus/${menu.id}`);
  expect(JSON.stringify(body)).not.toContain(address);
  expect(asked).toBe(0);
  await new Promise((resolve) => listener.close(resolve));
});

test('a picture above 5 MB inside a menu is refused with the sentence for it', async () => {
  const image_base64 = Buffer.alloc(5_242_881).toString('base64');
  const answer = await send(server, 'POST', '/menus/', {
    token: owner.accessToken,
    body: { title: 'Re', image_base64 },
  });
  expect(answer).toMatchObject({
    status: 413,
    body: { code: 'upload_too_large', errors: [{ field: 'image_base64' }] },
  });
});

test('the largest menu is made again with all its stored pictures', async () => {
  const premium = await createOwner(server, { tier: 'premium' });
  const ids = Array.from({ length: LIMITS.menuItems }, (_, index) => index.toString(16).padStart(32, '0'));
  await server.database.query(
    `INSERT INTO images (id, width, height, widths, placeholder)
     SELECT id, 40, 30, '{40}', 'data:image/webp;base64,' FROM unnest($1::text[]) AS ids(id)`,
    [ids],
  );
  // A sign of three bytes: no text is larger.
  const description = '’'.repeat(LIMITS.description);
  const items = ids.map((id) => ({
    name: 'ë'.repeat(LIMITS.title),
    description,
    price: 650,
    image_url: `/media/${id}/40.webp`,
  }));
  const menu = await createMenu(server, premium, { sections: [], items });
  expect(menu.items.map(({ item_image_key }) => item_image_key)).toEqual(ids);
});

// product.md §496
test('a picture is stored by itself, and a save takes it by its address', async () => {
  const token = owner.accessToken;
  const file = await picture(50, 40).jpeg().toBuffer();
  const stored = await upload(server, '/menus/pictures/', file, { token });
  expect(stored).toMatchObject({ status: 201, body: { image: { width: 50, height: 40 } } });
  const { image_url } = stored.body as { image_url: string };
  const menu = await createMenu(server, owner, ONE_DISH);
  const after = await saved(menu, { items: [{ id: only(menu).id, pictures: [{ image_url }] }] });
  expect(only(after).image_url).toBe(image_url);
});

// product.md §45
test('a file alone that is no picture is refused, and nobody without an account sends one', async () => {
  const token = owner.accessToken;
  expect(await upload(server, '/menus/pictures/', 'text', { token })).toMatchObject({
    status: 422,
    body: { code: 'upload_invalid' },
  });
  const large = await upload(server, '/menus/pictures/', Buffer.alloc(5_242_881), { token });
  expect(large).toMatchObject({ status: 413, body: { code: 'upload_too_large' } });
  expect(await upload(server, '/menus/pictures/', await bomb(), { token })).toMatchObject({
    status: 422,
    body: { code: 'upload_pixels' },
  });
  expect(await upload(server, '/menus/pictures/', 'x')).toMatchObject({ status: 401 });
});
