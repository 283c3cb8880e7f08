import type {
  FoundDishes,
  Menu,
  RestaurantPage,
  SearchMatch,
  Suggestions,
} from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const place = async (name: string, ...dishes: string[]): Promise<Menu> => {
  const owner = await createOwner(server, { tier: 'standard', name });
  const items = dishes.map((dish) => ({ name: dish, price: 500 }));
  return createMenu(server, owner, { title: 'Menuja', description: '', sections: [], items });
};

const ask = async <T>(address: string): Promise<T> => {
  const { status, body } = await send(server, 'GET', address);
  expect(status).toBe(200);
  return body as T;
};
const search = (q: string) => ask<RestaurantPage>(`/restaurants/?q=${encodeURIComponent(q)}`);
const names = async (q: string) => (await search(q)).items.map(({ business_name }) => business_name);

let rolls: Menu;
beforeAll(async () => {
  rolls = await place('Lotus', 'Rrotulla pranvere');
  await place('Kantina', 'Verë e shtëpisë', 'Speca të mbushur');
  await place('Akulli', 'Akullore me mjaltë');
  await place('Speca e Oriz', 'Speca me oriz', 'Të mbushura');
  await place('Veranda', 'Pemë në verandë', 'Tavë kosi');
});

// product.md §373
test.each([
  ['spring rols', ['Lotus']],
  ['sprng rolls', ['Lotus']],
  ['sprng rols', ['Lotus']],
  ['house wien', ['Kantina']],
  ['vere e shtepsie', ['Kantina']],
  ['rrotula pranvere', ['Lotus']],
  ['tavekosi', ['Veranda']],
  ['ice craem', ['Akulli']],
])('a slip in a word of a name leads to the name, whatever language it has: %s', async (q, found) => {
  expect(await names(q)).toEqual(found);
});

// product.md §373
test('what is the name comes before what has its words apart', async () => {
  expect(await names('speca te mbusur')).toEqual(['Kantina', 'Speca e Oriz']);
});

// product.md §373
test('a card says for which name it was found, and a typo only where nothing else answers the word', async () => {
  const matches = async (q: string): Promise<SearchMatch[]> => (await search(q)).items[0]?.matches ?? [];
  expect(await matches('house wien')).toEqual([
    { name: 'Verë e shtëpisë', typed: 'house wien', way: 'typo' },
  ]);
  // Only "verë" would be a typo in "verandë".
  expect(await matches('tavë veranda')).toEqual([
    { name: 'Veranda', typed: 'veranda', way: 'word' },
    { name: 'Pemë në verandë', typed: 'veranda', way: 'word' },
    { name: 'Tavë kosi', typed: 'tavë', way: 'word' },
  ]);
});

// product.md §251
test('a card names first what answers all words', async () => {
  const { id } = await createOwner(server, { tier: 'standard', name: 'Molo' }).then(async (owner) =>
    createMenu(server, owner, {
      sections: [],
      items: ['Kocë në zgarë', 'Sallatë me oktapod', 'Oktapod në zgarë'].map((name) => ({
        name,
        price: 500,
      })),
    }),
  );
  expect(id).toBeDefined();
  const [found] = (await search('grilled octopus')).items;
  expect(found?.matches.map(({ name }) => name)).toEqual([
    'Oktapod në zgarë',
    'Kocë në zgarë',
    'Sallatë me oktapod',
  ]);
});

// product.md §373
test('suggestions and the search of a menu know such names, too', async () => {
  const suggested = await ask<Suggestions>('/suggestions?q=spring%20rols');
  expect(suggested.dishes).toEqual([{ name: 'Rrotulla pranvere' }]);
  const { dishes } = await ask<FoundDishes>(`/menus/${rolls.id}/dishes?q=spring%20rols`);
  expect(dishes).toEqual([{ id: rolls.items[0]?.id, typed: ['spring rols'] }]);
});

// product.md §373
test('suggestions find first what is called such a name, among whatever it includes', async () => {
  const mussels = Array.from({ length: 40 }, (_, index) => `Midhje ${index}`);
  await place('Deti', 'Fruta deti të skuqura në zgarë', ...mussels);
  const { dishes } = await ask<Suggestions>('/suggestions?q=fruat%20deti');
  expect(dishes).toEqual([{ name: 'Fruta deti të skuqura në zgarë' }]);
});
