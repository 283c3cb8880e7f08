import {
  type CustomerOrder,
  type Item,
  LIMITS,
  type Menu,
  type OrderPlaced,
  type PlacePage,
} from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, orderBody } from '../../../test/factories.ts';
import { menuTables } from '../../../test/menu-tables.ts';
import { picture } from '../../../test/pictures.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const tables = menuTables(server);
const { ask, imported, read } = tables;

const HUES = [0, 90, 180, 270];
/** Four pictures as they are sent. */
const sent: string[] = [];
beforeAll(async () => {
  for (const hue of HUES) {
    const bytes = await picture(40, 30, hue).png().toBuffer();
    sent.push(`data:image/png;base64,${bytes.toString('base64')}`);
  }
});

const fresh = (count: number): { image_base64: string }[] =>
  sent.slice(0, count).map((image_base64) => ({ image_base64 }));
const first = (menu: Menu): Item => {
  const [item] = itemsOf(menu);
  if (!item) throw new Error('no item');
  return item;
};
const addresses = ({ image_url, more_pictures = [] }: Item): (string | null)[] => [
  image_url,
  ...more_pictures.map((one) => one.image_url),
];
const edit = async (body: object): Promise<Menu> => {
  const answer = await ask('PATCH', '', body);
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  return answer.body as Menu;
};
/** Saves the first item of the menu; the item after it. */
const save = async (change: object): Promise<Item> => {
  const { id, section_id } = first(tables.menu);
  return first(await edit({ sections: [{ id: section_id, items: [{ id, ...change }] }] }));
};

// product.md §491
test('an item has several pictures in an order, which a save replaces as a whole', async () => {
  const made = await save({ pictures: fresh(3) });
  const [one, two, three] = addresses(made);
  expect(new Set([one, two, three]).size).toBe(3);
  expect(made.image).toMatchObject({ width: 40, height: 30 });
  expect(made.more_pictures?.map(({ image }) => [image.width, image.placeholder])).toEqual([
    [40, ''],
    [40, ''],
  ]);
  const turned = await save({ pictures: [{ image_url: three }, { image_url: one }, fresh(4)[3]] });
  expect(addresses(turned)).toEqual([three, one, expect.stringMatching(/^\/media\//)]);
  expect(turned.item_image_key).toBe(/[0-9a-f]{32}/.exec(three ?? '')?.[0]);
  const none = await save({ pictures: [] });
  expect([addresses(none), none.more_pictures, none.item_image_key]).toEqual([[null], undefined, null]);
});

// product.md §491
test('a new menu has the pictures of its items, for diners too, and a copy takes them over', async () => {
  const items = [{ name: 'Tavë', price: 650, pictures: fresh(2) }];
  const menu = await createMenu(server, tables.owner, { sections: [], items });
  const seen = (await send(server, 'GET', `/menus/${menu.id}`)).body as Menu;
  expect(addresses(first(seen))).toEqual(addresses(first(menu)));
  const pictures = addresses(first(menu)).map((image_url) => ({ image_url, focus: { x: 10, y: 20 } }));
  const copy = await createMenu(server, tables.owner, { sections: [], items: [{ ...items[0], pictures }] });
  expect(addresses(first(copy))).toEqual(addresses(first(menu)));
  expect([first(copy).focus, first(copy).more_pictures?.[0]?.focus]).toEqual([
    { x: 10, y: 20 },
    { x: 10, y: 20 },
  ]);
});

// product.md §492
test('each picture has a focal point; the middle is none, and a change of it alone is a version', async () => {
  const made = await save({ pictures: fresh(2).map((one) => ({ ...one, focus: { x: 50, y: 50 } })) });
  expect([made.focus, made.more_pictures?.[0]?.focus]).toEqual([undefined, undefined]);
  const { version } = await read();
  const [one, two] = addresses(made);
  const pictures = [
    { image_url: one, focus: { x: 0, y: 100 } },
    { image_url: two, focus: { x: 33, y: 66 } },
  ];
  const moved = await save({ pictures });
  expect([moved.focus, moved.more_pictures?.[0]?.focus]).toEqual([
    { x: 0, y: 100 },
    { x: 33, y: 66 },
  ]);
  expect((await read()).version).toBe(version + 1);
  await save({ pictures });
  expect((await read()).version).toBe(version + 1);
});

// product.md §492
test('the page of the place shows the first picture of a dish with its focal point', async () => {
  const made = await save({ pictures: fresh(2).map((one) => ({ ...one, focus: { x: 9, y: 8 } })) });
  const { business } = (await send(server, 'GET', `/menus/${tables.menu.id}`)).body as Menu;
  const { pictures } = (await send(server, 'GET', `/places/${business.slug}`)).body as PlacePage;
  expect(pictures).toMatchObject([{ name: made.name, image_url: made.image_url, focus: { x: 9, y: 8 } }]);
});

// product.md §491
test('who knows one picture changes the first one alone', async () => {
  const [one, two, three] = addresses(await save({ pictures: fresh(3) }));
  expect(addresses(await save({ name: 'Tjetër' }))).toEqual([one, two, three]);
  await save({ pictures: [one, two, three].map((image_url) => ({ image_url, focus: { x: 1, y: 2 } })) });
  const replaced = await save({ image_base64: sent[3] });
  expect(addresses(replaced)).toEqual([expect.not.stringContaining(String(one)), two, three]);
  expect([replaced.focus, replaced.more_pictures?.[0]?.focus]).toEqual([undefined, { x: 1, y: 2 }]);
  const moved = await save({ remove_image: true });
  expect([addresses(moved), moved.focus]).toEqual([[two, three], { x: 1, y: 2 }]);
  // One that stood behind is not there twice.
  expect(addresses(await save({ image_base64: sent[2] }))).toEqual([three]);
});

test('the same picture counts once', async () => {
  const again = await save({ pictures: [...fresh(2), ...fresh(2)] });
  expect(addresses(again)).toHaveLength(2);
});

// product.md §493
test.each([
  ['none', {}],
  ['an empty one', { image_base64: '', image_url: '' }],
  ['an address elsewhere', { image_url: 'http://127.0.0.1/foto.png' }],
  ['one that is not stored', { image_url: `/media/${'0'.repeat(32)}/40.webp` }],
])('%s in the list refuses the save at its place, and nothing is stored', async (_, wrong) => {
  const before = await read();
  const { id, section_id } = first(before);
  const items = [{ id, pictures: [...fresh(1), wrong] }];
  expect(await ask('PATCH', '', { sections: [{ id: section_id, items }] })).toMatchObject({
    status: 422,
    body: {
      code: 'invalid_input',
      errors: [
        {
          field: 'sections.0.items.0.pictures.1',
          message: 'Kjo fotografi nuk gjendet: zgjidhe përsëri.',
        },
      ],
    },
  });
  expect(await read()).toEqual(before);
  // A copy of what is gone is made without it.
  const copied = [{ name: 'Tavë', price: 1, pictures: [wrong, ...fresh(1)] }];
  const made = await createMenu(server, tables.owner, { sections: [], items: copied });
  expect(addresses(first(made))).toEqual([expect.stringMatching(/^\/media\//)]);
});

// product.md §493
test('a picture that another business shows is refused, also where it is a further one', async () => {
  const [, theirs] = addresses(await save({ pictures: fresh(2) }));
  const other = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, other, { sections: [], items: [{ name: 'Tavë', price: 1 }] });
  const body = { items: [{ id: first(menu).id, pictures: [{ image_url: theirs }] }] };
  const token = other.accessToken;
  expect(await send(server, 'PATCH', `/menus/${menu.id}`, { token, body })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'items.0.pictures.0' }] },
  });
});

// product.md §491, §492
test.each([
  ['more than six', Array.from({ length: LIMITS.itemPictures + 1 }, () => ({ image_url: null })), 'pictures'],
  ['a point outside', [{ focus: { x: 101, y: 0 } }], 'pictures.0.focus.x'],
  ['a point between', [{ focus: { x: 0.5, y: 0 } }], 'pictures.0.focus.x'],
  ['half a point', [{ focus: { x: 1 } }], 'pictures.0.focus.y'],
])('%s is refused with its field', async (_, pictures, field) => {
  const { id, section_id } = first(tables.menu);
  const body = { sections: [{ id: section_id, items: [{ id, pictures }] }] };
  expect(await ask('PATCH', '', body)).toMatchObject({
    status: 422,
    body: { errors: [{ field: `sections.0.items.0.${field}` }] },
  });
});

test('a file that is no picture is refused at its place in the list', async () => {
  const { id, section_id } = first(tables.menu);
  const items = [{ id, pictures: [...fresh(1), { image_base64: 'VGF2w6sga29zaQ==' }] }];
  expect(await ask('PATCH', '', { sections: [{ id: section_id, items }] })).toMatchObject({
    status: 422,
    body: { code: 'upload_invalid', errors: [{ field: 'sections.0.items.0.pictures.1.image_base64' }] },
  });
});

// product.md §491
test('an import keeps the pictures of what stays, and undoing one brings back those of what went', async () => {
  const pictures = fresh(3).map((one) => ({ ...one, focus: { x: 7, y: 8 } }));
  const item = await save({ pictures });
  const kept = await imported(`Seksioni,Emri,Çmimi ALL\nGatime,${item.name},700`);
  expect([addresses(first(kept)), first(kept).focus]).toEqual([addresses(item), { x: 7, y: 8 }]);
  const gone = await imported('Emri,Çmimi ALL\nA,100');
  expect(addresses(first(gone))).toEqual([null]);
  const undone = (await ask('POST', '/csv/undo')).body as Menu;
  expect(first(undone)).toMatchObject({
    image_url: item.image_url,
    focus: { x: 7, y: 8 },
    more_pictures: item.more_pictures,
  });
});

test('what an import replaced and was kept before items had several pictures comes back with its own', async () => {
  const item = await save({ pictures: fresh(1) });
  await imported('Emri,Çmimi ALL\nA,100');
  await server.database.query(
    `UPDATE menu_imports SET content = jsonb_set(content, '{items}',
       (SELECT jsonb_agg(i - 'focus' - 'more_pictures') FROM jsonb_array_elements(content -> 'items') AS i))`,
  );
  const undone = (await ask('POST', '/csv/undo')).body as Menu;
  expect(addresses(first(undone))).toEqual([item.image_url]);
});

test('an order shows its diner the picture of its first dish, and none once that is gone', async () => {
  const pictured = await save({ pictures: [{ ...fresh(1)[0], focus: { x: 20, y: 80 } }] });
  const items = [{ menu_item_id: pictured.id, quantity: 1 }];
  const placed = await send(server, 'POST', '/orders', { body: orderBody(tables.menu, { items }) });
  expect(placed.status).toBe(201);
  const { id } = placed.body as OrderPlaced;
  const shown = async () => {
    const { body } = await send(server, 'GET', `/orders/customer/${id}?email=arta.k%40shembull.al`);
    return (body as CustomerOrder).picture;
  };
  expect(await shown()).toMatchObject({
    image_url: pictured.image_url,
    image: { width: 40, placeholder: expect.stringMatching(/^data:/) },
    focus: { x: 20, y: 80 },
  });
  await save({ pictures: [] });
  expect(await shown()).toBeNull();
});
