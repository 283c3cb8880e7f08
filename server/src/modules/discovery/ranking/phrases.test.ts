import type { RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const place = async (name: string, items: readonly { name: string; description?: string }[]) => {
  const owner = await createOwner(server, { tier: 'standard', name });
  await createMenu(server, owner, {
    title: 'Menuja',
    description: '',
    sections: [],
    items: [...items, { name: 'Birra e zezë' }].map((item) => ({ ...item, price: 500 })),
  });
};

const search = async (q: string): Promise<RestaurantPage['items']> => {
  const { status, body } = await send(server, 'GET', `/restaurants/?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return (body as RestaurantPage).items;
};
const names = async (q: string): Promise<string[]> =>
  (await search(q)).map(({ business_name }) => business_name);

beforeAll(async () => {
  await place('Bashkë', [{ name: 'Tavë kosi' }]);
  await place('Veçmas', [{ name: 'Tavë peshku' }, { name: 'Salcë kosi' }]);
  await place('Përshkruar', [{ name: 'Tavë mishi', description: 'Me kos.' }]);
  await place('Tjetër', [{ name: 'Tavë mishi' }]);
});

// product.md §251
test('words that are one name together are found apart, too, in whatever fields they stand', async () => {
  expect(await names('tave kosi')).toEqual(['Bashkë', 'Veçmas', 'Përshkruar']);
});

test('beside other words each of a phrase must be answered', async () => {
  expect(await names('birra zeze tave kosi')).toEqual(['Bashkë', 'Veçmas', 'Përshkruar']);
  expect(await names('tave kosi akullore')).toEqual([]);
});

// product.md §251
test('a card names what has each of the words where they stand apart', async () => {
  const matches = async (q: string, name: string) =>
    (await search(q)).find(({ business_name }) => business_name === name)?.matches;
  const word = (name: string, typed: string) => ({ name, typed, way: 'word' });
  expect(await matches('tave kosi', 'Bashkë')).toEqual([word('Tavë kosi', 'tave kosi')]);
  expect(await matches('Tavë kosi', 'Veçmas')).toEqual([
    word('Tavë peshku', 'tavë'),
    word('Salcë kosi', 'kosi'),
  ]);
  expect(await matches('birra zeze tave kosi', 'Përshkruar')).toEqual([
    word('Birra e zezë', 'birra zeze'),
    word('Tavë mishi', 'tave'),
    { ...word('Tavë mishi', 'kosi'), field: 'description', words: 'Me kos.' },
  ]);
});
