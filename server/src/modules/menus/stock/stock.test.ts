import type { Menu } from '@tavolina/shared-api/contract';
import { createMenuWithChoices, optionOf } from '../../../test/choices.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { doWork } from '../../../test/jobs-done.ts';
import { send } from '../../../test/send.ts';
import { stockOf } from '../../../test/stock.ts';
import { testServer } from '../../../test/test-server.ts';
import { stockResetsJob } from './stock-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
let dish: string;
const stock = stockOf(server, () => ({ owner, menu }));
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenuWithChoices(server, owner);
  dish = itemsOf(menu)[0]?.id ?? '';
});

const save = (body: object) => send(server, 'PATCH', `/menus/${menu.id}`, { token: owner.accessToken, body });
const orderOf = (quantity: number) =>
  send(server, 'POST', '/orders', { body: orderBody(menu, { items: [{ menu_item_id: dish, quantity }] }) });
const namesSeen = async () => (await stock.seen()).items.map(({ name }) => name);
const cheapest = async () => {
  const { body } = await send(server, 'GET', '/menus/my/', { token: owner.accessToken });
  return (body as { price: number | null }[])[0]?.price;
};

// product.md §435
test('what is left is said of an item and an option, and seen by diners; nothing said is no limit', async () => {
  const large = optionOf(menu, 'E madhe').id;
  await stock.count('items', dish, { left: 3, daily: 20 });
  await stock.count('options', large, { left: 2 });
  const seen = await stock.seen();
  expect(seen.items.map(({ name, stock: count }) => [name, count])).toEqual([
    ['Margherita', { left: 3 }],
    ['Sallatë', undefined],
  ]);
  expect(optionOf(seen.menu, 'E madhe')).toMatchObject({ available: true, stock: { left: 2 } });
  expect(await stock.counted()).toEqual([
    {
      ...{ id: dish, kind: 'item', menu_id: menu.id, name: 'Margherita' },
      left: 3,
      daily: 20,
      resets_at: expect.any(String),
    },
    {
      ...{ id: large, kind: 'option', menu_id: menu.id, name: 'E madhe' },
      left: 2,
      daily: null,
      resets_at: null,
    },
  ]);
  await stock.count('items', dish, { left: null });
  expect((await stock.seen()).items[0]).not.toHaveProperty('stock');
});

// product.md §435
test('at zero it is as sold out, in menus and lists, until there is more', async () => {
  expect(await cheapest()).toBe(300);
  await stock.count('items', itemsOf(menu)[1]?.id ?? '', { left: 0 });
  await stock.count('options', optionOf(menu, 'E madhe').id, { left: 0 });
  expect(await namesSeen()).toEqual(['Margherita']);
  expect(optionOf((await stock.seen()).menu, 'E madhe').available).toBe(false);
  expect(await cheapest()).toBe(600);
  await stock.count('items', itemsOf(menu)[1]?.id ?? '', { left: 1 });
  expect(await namesSeen()).toEqual(['Margherita', 'Sallatë']);
  expect(await cheapest()).toBe(300);
});

// product.md §439
test('a save of the menu leaves counts as they are, and they leave its version', async () => {
  await stock.count('items', dish, { left: 5 });
  expect((await orderOf(2)).status).toBe(201);
  const { version } = (await stock.seen()).menu;
  expect(version).toBe(menu.version);
  const saved = await save({
    version,
    sections: menu.sections.map(({ id, items }) => ({
      id,
      items: items.map((item) => ({ ...item, stock: { left: 5 } })),
    })),
  });
  expect(saved.status).toBe(200);
  expect(await stock.left()).toEqual({ Margherita: 3 });
});

// product.md §439
test('who saw other numbers is told, and what was asked for already is no conflict', async () => {
  await stock.count('items', dish, { left: 5 });
  expect((await orderOf(2)).status).toBe(201);
  expect(await stock.set('items', dish, { left: 15, seen: 5 })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current: { item: { stock: { left: 3, daily: null } } } },
  });
  expect(await stock.left()).toEqual({ Margherita: 3 });
  await stock.count('items', dish, { left: 15, seen: 3 });
  await stock.count('items', dish, { left: 15, seen: 3 });
  const large = optionOf(menu, 'E madhe').id;
  expect(await stock.set('options', large, { left: 4, seen: 9 })).toMatchObject({
    status: 409,
    body: { current: { option: { name: 'E madhe' } } },
  });
  await stock.count('options', large, { left: 4, seen: null });
});

test.each([
  [{ left: -1 }, 'left'],
  [{ left: 2.5 }, 'left'],
  [{ left: 10_000 }, 'left'],
  [{}, 'left'],
  [{ left: 4, daily: 0 }, 'daily'],
])('%j is refused at its field', async (body, field) => {
  expect(await stock.set('items', dish, body)).toMatchObject({
    status: 422,
    body: { errors: [{ field }] },
  });
});

test('things that are not there cannot be counted', async () => {
  const other = await createMenu(server, owner);
  for (const id of [itemsOf(other)[0]?.id ?? '', optionOf(menu, 'E madhe').id])
    expect(await stock.set('items', id, { left: 1 })).toMatchObject({
      status: 404,
      body: { code: 'item_not_found' },
    });
  expect(await stock.set('options', dish, { left: 1 })).toMatchObject({ status: 404 });
});

// product.md §438
test('a new day begins with its number at that very moment, in lists soon after', async () => {
  await stock.count('items', dish, { left: 0, daily: 20 });
  await stock.count('items', itemsOf(menu)[1]?.id ?? '', { left: 0 });
  expect(await cheapest()).toBeNull();
  await stock.endDay();
  expect((await stock.seen()).items.map(({ name, stock: count }) => [name, count?.left])).toEqual([
    ['Margherita', 20],
  ]);
  expect(await cheapest()).toBeNull();
  await doWork(server, stockResetsJob);
  expect(await cheapest()).toBe(600);
  expect((await orderOf(2)).status).toBe(201);
  expect(await stock.left()).toEqual({ Margherita: 18, Sallatë: 0 });
});

// product.md §438
test('the first order of a new day takes of its number, whoever sets it', async () => {
  await stock.count('items', dish, { left: 1, daily: 20 });
  await stock.endDay();
  expect((await orderOf(4)).status).toBe(201);
  await doWork(server, stockResetsJob);
  expect(await stock.left()).toEqual({ Margherita: 16 });
  const [counted] = await stock.counted();
  expect(new Date(counted?.resets_at ?? 0).getTime()).toBeGreaterThan(Date.now());
});
