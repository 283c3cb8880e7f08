import type {
  FoundDishes,
  Menu,
  MenuPage,
  RestaurantPage,
  SearchMatch,
  Suggestions,
} from '@tavolina/shared-api/contract';
import { transaction } from '../../../platform/database/database.ts';
import { createMenu, createOwner, itemsOf, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { deleteUnusedWords, refreshDishNames } from '../../search/documents/unused-words-repository.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;

const speak = (...languages: string[]) =>
  send(server, 'PATCH', '/users/profile/', {
    token: owner.accessToken,
    body: { content_languages: languages },
  });

beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard', name: 'Zgara' });
  await speak('sq', 'en', 'de');
  menu = await createMenu(server, owner, {
    title: 'Menuja',
    translations: { en: { title: 'Sunday feast', description: 'Cooked over beechwood.' } },
    sections: [
      {
        title: 'Nga zgara',
        translations: { de: { title: 'Vom Holzkohlegrill' } },
        items: [
          {
            name: 'Shpageta me vongole',
            price: 900,
            translations: {
              en: { name: 'Spaghetti with quahogs', description: 'Steamed in vermentino' },
              it: { name: 'Spaghetti alle telline' },
            },
          },
          { name: 'Byrek', price: 200 },
        ],
      },
    ],
  });
});

const places = async (q: string) => {
  const { body } = await send(server, 'GET', `/restaurants/?q=${encodeURIComponent(q)}`);
  return (body as RestaurantPage).items.map(({ business_name, matches }) => ({
    business_name,
    matches: (matches ?? []).map(({ name }: SearchMatch) => name),
  }));
};
const dishes = async (q: string) => {
  const { body } = await send(server, 'GET', `/menus/${menu.id}/dishes?q=${encodeURIComponent(q)}`);
  return (body as FoundDishes).dishes.map(({ id }) => itemsOf(menu).find((item) => item.id === id)?.name);
};
const suggested = async (q: string) => {
  const { body } = await send(server, 'GET', `/suggestions?q=${encodeURIComponent(q)}`);
  return (body as Suggestions).dishes.map(({ name }) => name);
};

// product.md §428
test.each([
  ['a dish', 'quahogs', 'Spaghetti with quahogs'],
  ['a mistyped dish', 'quahgos', 'Spaghetti with quahogs'],
  ['a section', 'holzkohlegrill', 'Vom Holzkohlegrill'],
  ['a menu', 'feast', 'Sunday feast'],
  ['a mistyped menu', 'feats', 'Sunday feast'],
])('the search of places finds %s by its name in a further language', async (_, q, name) => {
  expect(await places(q)).toEqual([{ business_name: 'Zgara', matches: [name] }]);
});

// product.md §528
test.each([
  ['byrek', { name: 'Byrek' }],
  ['vongole', { name: 'Shpageta me vongole', translations: { en: { name: 'Spaghetti with quahogs' } } }],
  ['zgara', { name: 'Nga zgara', translations: { de: { name: 'Vom Holzkohlegrill' } } }],
  ['quahogs', { name: 'Spaghetti with quahogs', language: 'en' }],
  ['menuja', { name: 'Menuja', translations: { en: { name: 'Sunday feast' } } }],
])('what answers %s is told as it is called in all languages of its place', async (q, expected) => {
  for (const list of ['restaurants', 'menus']) {
    const { body } = await send(server, 'GET', `/${list}/?q=${q}`);
    const { matches } = (body as MenuPage | RestaurantPage).items[0] ?? {};
    expect(matches?.find(({ name }) => name === expected.name)).toEqual({
      ...expected,
      typed: q,
      way: 'word',
    });
  }
});

// product.md §522
test.each([
  ['vermentino', 'Shpageta me vongole', 'Spaghetti with quahogs', 'Steamed in vermentino'],
  ['beechwood', 'Menuja', 'Sunday feast', 'Cooked over beechwood.'],
])(
  '%s in a description in a further language is told with the words around it',
  async (q, name, english, words) => {
    for (const list of ['restaurants', 'menus']) {
      const { body } = await send(server, 'GET', `/${list}/?q=${q}`);
      expect((body as MenuPage | RestaurantPage).items[0]?.matches).toEqual([
        { name, translations: { en: { name: english } }, typed: q, way: 'word', field: 'description', words },
      ]);
    }
  },
);

test('a dish is named in the language in which it was found', async () => {
  const { body } = await send(server, 'GET', '/menus/?q=quahogs');
  expect((body as MenuPage).items).toMatchObject([
    { id: menu.id, matched_items: ['Spaghetti with quahogs'] },
  ]);
});

test('what the place does not offer is not found', async () => {
  expect(await places('telline')).toEqual([]);
  expect(await dishes('telline')).toEqual([]);
});

// product.md §428
test.each([
  ['quahogs', ['Shpageta me vongole']],
  ['quahgos', ['Shpageta me vongole']],
  ['vermentino', ['Shpageta me vongole']],
  ['holzkohlegrill', ['Shpageta me vongole', 'Byrek']],
  ['vongole', ['Shpageta me vongole']],
])('the search within a menu finds %s in any of its languages', async (q, names) => {
  expect(await dishes(q)).toEqual(names);
});

test('names in further languages are suggested, and stay through the night', async () => {
  expect(await suggested('quah')).toEqual(['Spaghetti with quahogs']);
  await transaction(server.database, async (client) => {
    await deleteUnusedWords(client);
    await refreshDishNames(client);
  });
  expect(await suggested('quah')).toEqual(['Spaghetti with quahogs']);
  expect(await places('quahgos')).toHaveLength(1);
  expect(await places('feats')).toHaveLength(1);
});

test('a language that the place gives up is found no longer', async () => {
  await speak('sq', 'de');
  expect(await places('quahogs')).toEqual([]);
  await speak('sq', 'en', 'de');
  expect(await places('quahogs')).toHaveLength(1);
});
