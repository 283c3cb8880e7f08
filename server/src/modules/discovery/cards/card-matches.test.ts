import type { MenuPage, RestaurantPage, SearchMatch } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

beforeAll(async () => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Kulla' });
  await server.database.query(
    `UPDATE businesses SET city = 'Krujë', description = 'Pranë oxhakut.' WHERE id = $1`,
    [owner.id],
  );
  await createMenu(server, owner, {
    title: 'Pazari',
    description: 'Me barishte mali.',
    cuisine_type: 'Italiane',
    category: 'Pije',
    sections: [],
    items: [
      { name: 'Qofte', price: 300 },
      { name: 'Biftek', price: 900, description: 'Me gështenja.' },
    ],
  });
});

const matches = async (list: string, q: string): Promise<SearchMatch[] | undefined> => {
  const { status, body } = await send(server, 'GET', `/${list}/?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return (body as MenuPage | RestaurantPage).items[0]?.matches;
};

// product.md §251
test.each(['menus', 'restaurants'])('%s say what answers where no name does', async (list) => {
  expect(await matches(list, 'italiane')).toEqual([
    { name: 'Italiane', typed: 'italiane', way: 'word', field: 'cuisine' },
  ]);
  expect(await matches(list, 'chestnuts')).toEqual([
    { name: 'Biftek', typed: 'chestnuts', way: 'meaning', field: 'description', words: 'Me gështenja.' },
  ]);
  expect(await matches(list, 'oxhak')).toEqual([
    { name: 'Kulla', typed: 'oxhak', way: 'word', field: 'description', words: 'Pranë oxhakut.' },
  ]);
  expect(await matches(list, 'barishte')).toEqual([
    { name: 'Pazari', typed: 'barishte', way: 'word', field: 'description', words: 'Me barishte mali.' },
  ]);
});

// product.md §446
test.each(['menus', 'restaurants'])('%s say which city a mistyped word was taken for', async (list) => {
  const city = { name: 'Krujë', typed: 'krjue', way: 'typo' };
  expect(await matches(list, 'qofte krjue')).toEqual([{ name: 'Qofte', typed: 'qofte', way: 'word' }, city]);
  expect(await matches(list, 'krjue')).toEqual([city]);
});

// product.md §251
test('what a name answers is not looked for elsewhere, nor is a city', async () => {
  expect(await matches('menus', 'qofte gështenja kruje')).toEqual([
    { name: 'Qofte', typed: 'qofte', way: 'word' },
    { name: 'Biftek', typed: 'gështenja', way: 'word', field: 'description', words: 'Me gështenja.' },
  ]);
});

// product.md §445
test('dishes of what a word means are named before those that only have it in another name', async () => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Myzeqeja' });
  await createMenu(server, owner, {
    title: 'Dreka',
    sections: [],
    items: ['Pulë deti me përshesh', 'Pulë deti me oriz', 'Pulë deti', 'Supë pule', 'Pilaf'].map((name) => ({
      name,
      price: 500,
    })),
  });
  const named = async (q: string) => (await matches('restaurants', q))?.map(({ name }) => name);
  expect(await named('pulë')).toEqual(['Supë pule', 'Pulë deti me përshesh', 'Pulë deti me oriz']);
  expect(await named('pulë deti')).toEqual(['Pulë deti me përshesh', 'Pulë deti me oriz', 'Pulë deti']);
});
