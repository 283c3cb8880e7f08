import type { Menu, MenuCard, MenuPage } from '@tavolina/shared-api/contract';
import { asRequest, createMenuWithChoices, optionOf } from '../../../test/choices.ts';
import { createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { jobsDone } from '../../../test/jobs-done.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { stockTurnedJob } from '../stock/taken-stock.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;

/** A menu of one dish, 600 L, in two sizes: with nothing more to pay, and for 200 L more. */
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard', name: 'Oxhaku' });
  menu = await createMenuWithChoices(server, owner);
  await ask('PATCH', `/menus/${menu.id}`, {
    sections: [{ id: menu.sections[0]?.id, items: [{ id: itemsOf(menu)[1]?.id, isDeleted: true }] }],
  });
});

const ask = async (method: string, path: string, body?: object) => {
  const answer = await send(server, method, path, { token: owner.accessToken, ...(body && { body }) });
  expect(answer.status).toBe(200);
  return answer.body;
};
const option = (name: string, what: 'sold-out' | 'stock', body: object) =>
  ask('PUT', `/menus/${menu.id}/options/${optionOf(menu, name).id}/${what}`, body);
const ownPrice = async () => ((await ask('GET', '/menus/my/')) as MenuCard[])[0]?.price;
/** Whether lists find the menu with a filter. */
const isFoundBy = async (query: string) =>
  ((await ask('GET', `/menus/?${query}`)) as MenuPage).items.some(({ id }) => id === menu.id);

// product.md §402
test('a starting price and the filters of prices leave a size out that is sold out', async () => {
  expect(await ownPrice()).toBe(600);
  await option('E vogël', 'sold-out', { span: 'until_told' });
  expect(await ownPrice()).toBe(800);
  expect(await isFoundBy('max_price=700')).toBe(false);
  expect(await isFoundBy('max_price=800')).toBe(true);
  // A save of the menu leaves it so.
  await ask('PATCH', `/menus/${menu.id}`, { title: 'Tjetër' });
  expect(await ownPrice()).toBe(800);
  await option('E vogël', 'sold-out', { span: 'no' });
  expect(await ownPrice()).toBe(600);
});

// product.md §118
test('a save writes no dish that stays as it is, whatever its choices cost', async () => {
  const written = async () =>
    (await server.database.query('SELECT ctid, lek_minor FROM items WHERE menu_id = $1', [menu.id])).rows;
  await option('E vogël', 'sold-out', { span: 'until_told' });
  const before = await written();
  expect(before).toMatchObject([{ lek_minor: 800_00 }]);
  await ask('PATCH', `/menus/${menu.id}`, { title: 'Tjetër' });
  expect(await written()).toEqual(before);
});

// product.md §402, §435
test('a size that an order took the last one of is left out too, until it is given back', async () => {
  await option('E vogël', 'stock', { left: 1 });
  const options = [{ option_id: optionOf(menu, 'E vogël').id }];
  const items = [{ menu_item_id: itemsOf(menu)[0]?.id, quantity: 1, options }];
  const { body } = await send(server, 'POST', '/orders', { body: orderBody(menu, { items }) });
  await jobsDone(server, stockTurnedJob);
  expect(await ownPrice()).toBe(800);
  await ask('PATCH', `/orders/business/${(body as { id: string }).id}`, { status: 'cancelled' });
  await jobsDone(server, stockTurnedJob);
  expect(await ownPrice()).toBe(600);
});

// product.md §406, §515
test('a dish of whose sizes none is left counts for no starting price and not as available', async () => {
  expect(await isFoundBy('available_only=1')).toBe(true);
  for (const size of ['E vogël', 'E madhe']) await option(size, 'sold-out', { span: 'until_told' });
  expect(await ownPrice()).toBeNull();
  expect(await isFoundBy('available_only=1')).toBe(false);
  expect(await isFoundBy('min_price=1')).toBe(false);
  expect(await isFoundBy('')).toBe(true);
});

// product.md §402
test('a meal of whose drinks none is left makes no dish cheaper', async () => {
  const groups = asRequest(menu).map((group) => ({
    ...group,
    options: group.options.map((one) => ({
      ...one,
      ...(one.name === 'E vogël' && { option_group_ids: [menu.option_groups?.[2]?.id] }),
      ...(group.name === 'Pija' && { available: false }),
    })),
  }));
  await ask('PATCH', `/menus/${menu.id}`, { option_groups: groups });
  expect(await ownPrice()).toBe(800);
});
