import type { Menu, MenuPage, RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;

const free = (...allergens: string[]) => Object.fromEntries(allergens.map((code) => [code, 'free_from']));
const size = (name: string, allergens: object = {}) => ({
  ...{ id: crypto.randomUUID(), name, price: 0, allergens, option_group_ids: [] },
});
/** A menu with one dish, free from an allergen, whose size has to be chosen. */
const withSizes = (title: string, allergen: string, ...options: object[]): Promise<Menu> => {
  const id = crypto.randomUUID();
  const group = { id, name: 'Madhësia', min_choices: 1, max_choices: 1, options };
  const item = { name: title, price: 300, allergens: free(allergen), option_group_ids: [id] };
  return createMenu(server, owner, { title, sections: [], items: [item], option_groups: [group] } as object);
};

beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard', name: 'Kopshti' });
  await createMenu(server, owner, {
    title: 'Dy veç',
    sections: [],
    items: [
      { name: 'Fasule', price: 300, allergens: free('milk', 'eggs') },
      { name: 'Supë', price: 200, allergens: { ...free('gluten'), milk: 'contains' } },
      { name: 'Bukë', price: 50, available: false, allergens: free('fish') },
      { name: 'Lakror', price: 90, allergens: { sesame: 'may_contain' } },
    ],
  });
  await withSizes('E heshtur', 'nuts', size('E vogël'));
  await withSizes('E thënë', 'nuts', size('E vogël', free('nuts')), size('E madhe', { nuts: 'contains' }));
});

const menus = async (query: string) => {
  const { status, body } = await send(server, 'GET', `/menus/?${query}`);
  expect(status).toBe(200);
  return (body as MenuPage).items.map(({ title }) => title).sort();
};

// product.md §418, §419
test.each([
  ['milk', ['Dy veç']],
  ['MILK, eggs', ['Dy veç']],
  // One dish must be without both.
  ['milk,gluten', []],
  // Not declared at all, only in traces, or by a dish that cannot be had.
  ['mustard', []],
  ['sesame', []],
  ['fish', []],
  // What has to be chosen must be declared too.
  ['nuts', ['E thënë']],
])('lists keep what has a dish declared free from %s', async (without, expected) => {
  expect(await menus(`without=${encodeURIComponent(without)}`)).toEqual(expected);
  const { body } = await send(server, 'GET', `/restaurants/?without=${encodeURIComponent(without)}`);
  expect((body as RestaurantPage).total).toBe(expected.length > 0 ? 1 : 0);
});

test('what nobody knows is refused, and words, other filters and hints go with it', async () => {
  expect((await send(server, 'GET', '/menus/?without=milk,glutn')).status).toBe(422);
  expect(await menus('without=')).toHaveLength(3);
  expect(await menus('without=milk,eggs&q=fasule')).toEqual(['Dy veç']);
  const { body } = await send(server, 'GET', '/menus/?without=mustard&q=fasule');
  expect((body as MenuPage).hints?.filters).toContainEqual({ name: 'without', total: 1 });
});

test('a choice that is sold out leaves the dish with those that are not declared free from it', async () => {
  const made = await withSizes('Selino', 'celery', size('E vogël', free('celery')), size('E madhe'));
  expect(await menus('without=celery')).toEqual(['Selino']);
  const option = made.option_groups?.[0]?.options[0]?.id;
  const sold = await send(server, 'PUT', `/menus/${made.id}/options/${option}/sold-out`, {
    token: owner.accessToken,
    body: { span: 'until_told' },
  });
  expect(sold.status).toBe(200);
  expect(await menus('without=celery')).toEqual([]);
});

test('a diet needs a choice that fits as well', async () => {
  const vegan = await createOwner(server, { tier: 'standard', name: 'Gjelbër' });
  const withCrust = (title: string, option: object) => {
    const id = crypto.randomUUID();
    const options = [{ ...size('Brumi'), ...option }];
    const group = { id, name: 'Brumi', min_choices: 1, max_choices: 1, options };
    const item = { name: title, price: 300, diets: { vegan: 'suitable' }, option_group_ids: [id] };
    return createMenu(server, vegan, {
      title,
      sections: [],
      items: [item],
      option_groups: [group],
    } as object);
  };
  await withCrust('Me qumësht', { allergens: { milk: 'contains' } });
  await withCrust('E thjeshtë', {});
  const { body } = await send(server, 'GET', '/menus/?diet=vegan');
  expect((body as MenuPage).items.map(({ title }) => title)).toEqual(['E thjeshtë']);
});
