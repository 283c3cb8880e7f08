import type { FoundDishes, Menu, MenuPage, RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const EXTRAS = '00000000-0000-4000-8000-000000000001';
const MEAL = '00000000-0000-4000-8000-000000000004';
const DRINKS = '00000000-0000-4000-8000-000000000005';
let menu: Menu;

const option = (id: string, name: string, english: string, more = {}) => ({
  ...{ id, name, translations: { en: { name: english } } },
  ...{ price: 50, available: true, is_default: false, allergens: {}, diets: {}, option_group_ids: [] },
  ...more,
});

const group = (id: string, name: string, english: string, options: ReturnType<typeof option>[]) => ({
  ...{ id, name, translations: { en: { name: english } } },
  ...{ min_choices: null, max_choices: null, free_choices: null, options },
});

beforeAll(async () => {
  const owner = await createOwner(server, { tier: 'standard', languages: ['sq', 'en'] });
  menu = await createMenu(server, owner, {
    sections: [],
    items: [
      { name: 'Hamburger', price: 500, option_group_ids: [EXTRAS, MEAL] },
      { name: 'Omëletë', price: 300, description: 'Me trufle.' },
      { name: 'Trufle', price: 900 },
      { name: 'Byrek', price: 150 },
    ],
    option_groups: [
      group(EXTRAS, 'Shtesat', 'Toppings', [
        option('00000000-0000-4000-8000-000000000002', 'Trufle', 'Shaved tuber'),
        option('00000000-0000-4000-8000-000000000003', 'Pa qepë', 'Without onions'),
        option('00000000-0000-4000-8000-000000000006', 'Havjar', 'Caviar', { available: false }),
        option('00000000-0000-4000-8000-000000000009', 'Mjaltë gështenje', 'Dark honey', {
          available: false,
        }),
        option('00000000-0000-4000-8000-000000000010', 'Mjaltë mali', 'Mountain honey'),
      ]),
      group(MEAL, 'Si menu', 'As a meal', [
        option('00000000-0000-4000-8000-000000000007', 'Me pije', 'With a drink', {
          option_group_ids: [DRINKS],
        }),
      ]),
      group(DRINKS, 'Pija', 'Drink', [
        option('00000000-0000-4000-8000-000000000008', 'Boronicë', 'Elderflower cordial'),
      ]),
    ],
  });
});

const found = async (q: string) => {
  const { status, body } = await send(server, 'GET', `/menus/${menu.id}/dishes?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return (body as FoundDishes).dishes.map(({ id, ...why }) => ({
    name: itemsOf(menu).find((item) => item.id === id)?.name,
    ...why,
  }));
};

// product.md §534
test.each([
  ['pa qepë', ['Pa qepë']],
  ['no onion', ['Without onions']],
])('of %s the dish that can be had so comes first, and says by which choice', async (q, choices) => {
  const [first, ...others] = await found(q);
  expect(first).toMatchObject({ name: 'Hamburger', choices });
  expect(others.map(({ name }) => name)).toEqual(['Omëletë', 'Trufle', 'Byrek']);
});

// product.md §523
test.each([
  ['the name of an option', 'mjaltë mali', ['Hamburger']],
  ['that of a group', 'shtesat', ['Hamburger']],
  ['an option in a further language', 'tuber', ['Hamburger']],
  ['a group in a further language', 'toppings', ['Hamburger']],
  ['an option that comes with another one', 'boronicë', ['Hamburger']],
  ['an option behind names and descriptions', 'trufle', ['Trufle', 'Omëletë', 'Hamburger']],
])('a menu is searched by %s', async (_, q, names) => {
  expect((await found(q)).map(({ name }) => name)).toEqual(names);
});

// product.md §523
test('a dish that is found by a choice alone says which', async () => {
  expect(await found('trufle')).toEqual([
    { name: 'Trufle', typed: [] },
    { name: 'Omëletë', typed: [] },
    { name: 'Hamburger', typed: [], choices: ['Trufle'] },
  ]);
});

// product.md §523
test('a choice that is sold out is named only where no other one answers', async () => {
  expect(await found('mjaltë')).toEqual([{ name: 'Hamburger', typed: [], choices: ['Mjaltë mali'] }]);
  expect(await found('honey')).toEqual([{ name: 'Hamburger', typed: [], choices: ['Mountain honey'] }]);
  expect(await found('havjar')).toEqual([{ name: 'Hamburger', typed: [], choices: ['Havjar'] }]);
});

// product.md §523
test.each(['menus', 'restaurants'])('%s are found by what can be chosen, and say so', async (list) => {
  const matches = async (q: string) => {
    const { status, body } = await send(server, 'GET', `/${list}/?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    return (body as MenuPage | RestaurantPage).items.map((card) => card.matches);
  };
  const hamburger = { name: 'Hamburger', way: 'word', field: 'choice' };
  expect(await matches('qepë')).toEqual([
    [{ ...hamburger, typed: 'qepë', words: expect.stringContaining('Pa qepë') }],
  ]);
  expect(await matches('elderflower')).toEqual([
    [{ ...hamburger, typed: 'elderflower', words: expect.stringContaining('Elderflower cordial') }],
  ]);
  expect(await matches('trufle')).toEqual([[{ name: 'Trufle', typed: 'trufle', way: 'word' }]]);
  expect(await matches('havjar')).toEqual([]);
  const [[honey] = []] = await matches('mjaltë');
  expect(honey?.words).toContain('Mjaltë mali');
  expect(honey?.words).not.toContain('gështenje');
});
