import {
  DIETS,
  type FoundDishes,
  type Menu,
  type MenuPage,
  type RestaurantPage,
} from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { declaredWords } from '../search/declared-diets.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let declaring: Menu;

beforeAll(async () => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Kopshti' });
  declaring = await createMenu(server, owner, {
    title: 'Sot',
    cuisine_type: 'Greke',
    sections: [],
    items: [
      { name: 'Fasule', price: 300, diets: { vegan: 'suitable', gluten_free: 'suitable' } },
      { name: 'Qofte', price: 400, diets: { halal: 'suitable', vegetarian: 'not_suitable' } },
      { name: 'Lakror', price: 200 },
    ],
  });
  const other = await createOwner(server, { tier: 'standard', name: 'Oxhaku' });
  await createMenu(server, other, {
    title: 'Dje',
    cuisine_type: 'Vegjetariane',
    sections: [],
    items: [
      { name: 'Patate', price: 100, allergens: { gluten: 'free_from' }, diets: { vegan: 'not_suitable' } },
      { name: 'Speca', price: 100, available: false, diets: { kosher: 'suitable' } },
    ],
  });
});

const menus = async (query: string) => {
  const { status, body } = await send(server, 'GET', `/menus/?${query}`);
  expect(status).toBe(200);
  return (body as MenuPage).items;
};
const titles = async (query: string) => (await menus(query)).map(({ title }) => title).sort();

test('every diet has a word in the vocabulary', () => {
  expect(DIETS.filter((diet) => declaredWords({ diets: { [diet]: 'suitable' } }).includes(''))).toEqual([]);
});

// product.md §418
test.each([
  ['vegan', ['Sot']],
  ['VEGETARIAN', ['Sot']],
  ['gluten_free', ['Sot']],
  ['halal', ['Sot']],
  ['lactose_free', []],
  ['kosher', []],
])(
  'lists keep what declares %s and can be had, and nothing that declares nothing',
  async (diet, expected) => {
    expect(await titles(`diet=${diet}`)).toEqual(expected);
    const { body } = await send(server, 'GET', `/restaurants/?diet=${diet}`);
    expect((body as RestaurantPage).items.map(({ business_name }) => business_name)).toEqual(
      expected.map(() => 'Kopshti'),
    );
  },
);

test('a diet is combined with other filters, and told where nothing is left', async () => {
  expect(await titles('diet=vegan&cuisine_type=Vegjetariane')).toEqual([]);
  expect(await titles('diet=vegan&q=fasule')).toEqual(['Sot']);
  const { body } = await send(server, 'GET', '/menus/?diet=kosher&cuisine_type=Greke');
  expect((body as MenuPage).hints?.filters).toContainEqual({ name: 'diet', total: 1 });
  expect((await send(server, 'GET', '/menus/?diet=paleo')).status).toBe(422);
});

test.each([
  ['vegan', ['Sot']],
  ['pa gluten', ['Sot']],
  ['gluten-free', ['Sot']],
  ['halal', ['Sot']],
  // A cuisine of that name is found as well.
  ['vegjetariane', ['Dje', 'Sot']],
  ['vegetarian', ['Dje', 'Sot']],
])('a search for %s finds what declares it', async (words, expected) => {
  expect(await titles(`q=${encodeURIComponent(words)}`)).toEqual(expected);
});

test('a card names the dish that declares what was searched', async () => {
  const [card] = await menus('q=halal');
  expect(card?.matches).toEqual([{ name: 'Qofte', typed: 'halal', way: 'meaning' }]);
});

// product.md §378
test('words of a diet that stand apart are no such dish', async () => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Arra' });
  const menu = await createMenu(server, owner, {
    title: 'Arra',
    sections: [],
    items: [
      { name: 'Tortë pa miell', description: 'Me sheqer', price: 100 },
      { name: 'Bakllava me sheqer', price: 100 },
    ],
  });
  expect(await titles('q=pa%20sheqer')).toEqual([]);
  const { body } = await send(server, 'GET', `/menus/${menu.id}/dishes?q=pa%20sheqer`);
  expect((body as FoundDishes).dishes).toEqual([]);
});

test.each([
  ['vegan', ['Fasule']],
  ['pa gluten', ['Fasule']],
  ['hallall', ['Qofte']],
])('in its menu, %s finds the dishes that declare it', async (words, expected) => {
  const { body } = await send(server, 'GET', `/menus/${declaring.id}/dishes?q=${encodeURIComponent(words)}`);
  const names = new Map(itemsOf(declaring).map(({ id, name }) => [id, name]));
  expect((body as FoundDishes).dishes.map(({ id }) => names.get(id))).toEqual(expected);
});
