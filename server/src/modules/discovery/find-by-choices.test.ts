import type { FoundDishes, Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const EXTRAS = '00000000-0000-4000-8000-000000000001';
let menu: Menu;

const option = (id: string, name: string, english: string) => ({
  ...{ id, name, translations: { en: { name: english } } },
  ...{ price: 50, available: true, is_default: false, allergens: {}, diets: {}, option_group_ids: [] },
});

beforeAll(async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  await send(server, 'PATCH', '/users/profile/', {
    token: owner.accessToken,
    body: { content_languages: ['sq', 'en'] },
  });
  menu = await createMenu(server, owner, {
    sections: [],
    items: [
      { name: 'Hamburger', price: 500, option_group_ids: [EXTRAS] },
      { name: 'Omëletë', price: 300, description: 'Me trufle.' },
      { name: 'Trufle', price: 900 },
      { name: 'Byrek', price: 150 },
    ],
    option_groups: [
      {
        ...{ id: EXTRAS, name: 'Shtesat', translations: { en: { name: 'Toppings' } } },
        ...{ min_choices: null, max_choices: null, free_choices: null },
        options: [
          option('00000000-0000-4000-8000-000000000002', 'Trufle', 'Shaved tuber'),
          option('00000000-0000-4000-8000-000000000003', 'Pa qepë', 'Without onions'),
        ],
      },
    ],
  });
});

const find = async (q: string) => {
  const { status, body } = await send(server, 'GET', `/menus/${menu.id}/dishes?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return (body as FoundDishes).dishes.map(({ id }) => itemsOf(menu).find((item) => item.id === id)?.name);
};

// product.md §523
test.each([
  ['the name of an option', 'pa qepë', ['Hamburger']],
  ['that of a group', 'shtesat', ['Hamburger']],
  ['an option in a further language', 'tuber', ['Hamburger']],
  ['a group in a further language', 'toppings', ['Hamburger']],
  ['an option behind names and descriptions', 'trufle', ['Trufle', 'Omëletë', 'Hamburger']],
])('a menu is searched by %s', async (_, q, names) => {
  expect(await find(q)).toEqual(names);
});
