import {
  DIETS,
  type FoundDishes,
  type Menu,
  type MenuPage,
  type RestaurantPage,
} from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { declaredWords } from '../../search/vocabulary/declared-diets.ts';

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

describe('a diet beside a dish', () => {
  const cardOf = async (name: string, words: string) => {
    const { body } = await send(server, 'GET', `/restaurants/?q=${encodeURIComponent(words)}`);
    const card = (body as RestaurantPage).items.find(({ business_name }) => business_name === name);
    return card?.matches.map((match) => [match.name, match.typed, match.way]);
  };

  beforeAll(async () => {
    const wheat = { allergens: { gluten: 'contains' } };
    const lungomare = await createOwner(server, {
      tier: 'standard',
      name: 'Lungomare',
      languages: ['sq', 'en'],
    });
    await createMenu(server, lungomare, {
      title: 'Mbrëmja',
      sections: [],
      items: [
        { name: 'Pica me peshk', price: 700, ...wheat },
        { name: 'Pica me perime', price: 600, diets: { vegetarian: 'suitable' }, ...wheat },
        { name: 'Karpaço', price: 900, diets: { gluten_free: 'suitable' } },
        {
          name: 'Kumbulla',
          price: 400,
          diets: { lactose_free: 'suitable' },
          translations: { en: { name: 'Plum tiramisu' } },
        },
        { name: 'Sallatë vegane', price: 300 },
      ],
    });
    const agimi = await createOwner(server, { tier: 'standard', name: 'Furra' });
    await createMenu(server, agimi, {
      title: 'Pica',
      sections: [],
      items: [
        { name: 'Pica Agimi', price: 600, diets: { vegetarian: 'suitable' } },
        { name: 'Pica Mësuesja', price: 600, diets: { vegan: 'suitable' } },
      ],
    });
    const twice = await createOwner(server, { tier: 'standard', name: 'Dy Herë' });
    for (const diets of [{}, { gluten_free: 'suitable' }])
      await createMenu(server, twice, {
        title: 'Menu',
        sections: [],
        items: [{ name: 'Pica', price: 600, diets }],
      });
  });

  // product.md §378
  test.each(['pica pa gluten', 'gluten free pizza'])(
    'for %s what keeps the diet stands apart',
    async (words) => {
      const told = await cardOf('Lungomare', words);
      const dishes = told?.filter(([, typed]) => typed === 'pica' || typed === 'pizza').map(([name]) => name);
      expect(dishes).toEqual(['Pica me peshk', 'Pica me perime']);
      expect(told?.slice(2)).toEqual([['Karpaço', words.replace(/ ?(pica|pizza) ?/, ''), 'meaning']]);
    },
  );

  // product.md §378, §524
  test('only dishes that keep the diet are named where some do', async () => {
    expect(await cardOf('Furra', 'pica vegane')).toEqual([['Pica Mësuesja', 'pica', 'word']]);
    expect(await cardOf('Furra', 'vegna pica')).toEqual([['Pica Mësuesja', 'pica', 'word']]);
    // Also one that is called so in a further language only.
    expect(await cardOf('Lungomare', 'tiramisu lactose free')).toEqual([
      ['Plum tiramisu', 'tiramisu', 'word'],
    ]);
  });

  // product.md §378
  test('a dish that is called after the diet stands apart from others', async () => {
    expect(await cardOf('Lungomare', 'pica vegane')).toEqual([
      ['Pica me peshk', 'pica', 'word'],
      ['Pica me perime', 'pica', 'word'],
      ['Sallatë vegane', 'vegane', 'meaning'],
    ]);
  });

  // product.md §378
  test('where one of two dishes of a name keeps the diet, it stands apart as well', async () => {
    expect(await cardOf('Dy Herë', 'pica pa gluten')).toEqual([
      ['Pica', 'pica', 'word'],
      ['Pica', 'pa gluten', 'meaning'],
    ]);
  });
});

// product.md §544
test('the dishes that matched keep the diet that was asked for', async () => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Burgeri' });
  await createMenu(server, owner, {
    title: 'Burgera',
    sections: [],
    items: [
      { name: 'Burger viçi', price: 500 },
      { name: 'Burger me qiqra', price: 500, diets: { vegan: 'suitable' } },
      { name: 'Sallatë jeshile', price: 300, diets: { gluten_free: 'suitable' } },
    ],
  });
  const matched = async (query: string) =>
    (await menus(query)).find(({ title }) => title === 'Burgera')?.matched_items;
  expect(await matched('q=burger')).toEqual(['Burger viçi', 'Burger me qiqra']);
  expect(await matched('q=burger&diet=vegan')).toEqual(['Burger me qiqra']);
  expect(await matched('q=burger+pa+gluten')).toEqual([]);
});
