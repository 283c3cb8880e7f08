import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Menu, MenuPage, PlacePage, RestaurantPage } from '@tavolina/shared-api/contract';
import { MIGRATIONS } from '../../../platform/database/migrations-folder.ts';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const SAUCE = '00000000-0000-4000-8000-000000000001';
const OIL = '00000000-0000-4000-8000-000000000002';
let mixed: Menu;
let slug: string;

beforeAll(async () => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Oxhaku' });
  mixed = await createMenu(server, owner, {
    title: 'Pije',
    sections: [],
    option_groups: [
      {
        id: SAUCE,
        name: 'Salca',
        min_choices: 1,
        max_choices: 1,
        free_choices: null,
        options: [
          {
            id: OIL,
            name: 'Vaj',
            price: 5,
            available: true,
            is_default: false,
            allergens: {},
            diets: {},
            option_group_ids: [],
          },
        ],
      },
    ],
    items: [
      { name: 'Ujë', price: 60 },
      { name: 'Verë', price: 0, additional_prices: { EUR: 9 } },
      { name: 'Peshk dite', price: 0 },
      { name: 'Sallatë dite', price: 0, option_group_ids: [SAUCE] },
    ],
  });
  await createMenu(server, owner, { title: 'Ditore', sections: [], items: [{ name: 'Supë', price: 0 }] });
  const { body } = await send(server, 'GET', '/restaurants/');
  slug = (body as RestaurantPage).items[0]?.slug ?? '';
});

const menus = async (query: string) => {
  const { status, body } = await send(server, 'GET', `/menus/?${query}`);
  expect(status).toBe(200);
  return (body as MenuPage).items.map(({ title, price }) => [title, price]);
};
const PRICED = ['Pije', 60];
const UNPRICED = ['Ditore', null];

// product.md §515
test.each([
  ['max_price=1', []],
  ['max_price=59', []],
  ['max_price=60', [PRICED]],
  ['min_price=0', [PRICED]],
  ['min_price=800', [PRICED]],
  ['min_price=0&max_price=59', []],
  ['available_only=1', [PRICED]],
  ['sort_by=price&sort_order=asc', [PRICED, UNPRICED]],
  ['sort_by=price&sort_order=desc', [PRICED, UNPRICED]],
])('%s looks at dishes with a price alone', async (query, expected) => {
  expect(await menus(query)).toEqual(expected);
});

const startingPrices = async () => {
  const { body: list } = await send(server, 'GET', '/restaurants/');
  const { body: page } = await send(server, 'GET', `/places/${slug}`);
  return {
    card: (list as RestaurantPage).items[0]?.from_price,
    page: (page as PlacePage).from_price,
    menus: (page as PlacePage).menus.map(({ title, price }) => [title, price]).sort(),
  };
};

// product.md §515
test('a place starts from the cheapest dish that has a price', async () => {
  expect(await startingPrices()).toEqual({ card: 60, page: 60, menus: [UNPRICED, PRICED] });
});

// product.md §515
test('prices that were stored before are put right', async () => {
  await server.database.query(
    `UPDATE items SET lek_minor = 500 WHERE name = 'Sallatë dite' AND menu_id = $1`,
    [mixed.id],
  );
  await server.database.query('UPDATE menus SET lowest_price_minor = 0');
  await server.database.query(
    'UPDATE search_documents SET lowest_price_minor = 0, highest_price_minor = 90000',
  );
  const file = await readFile(path.join(MIGRATIONS, '0200_without_unpriced.sql'), 'utf8');
  await server.database.query(file.split('-- Down Migration')[0] ?? '');
  expect(await menus('max_price=59')).toEqual([]);
  expect(await menus('min_price=1')).toEqual([PRICED]);
  expect(await startingPrices()).toMatchObject({ card: 60, page: 60 });
});
