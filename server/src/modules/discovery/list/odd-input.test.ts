import { LIMITS } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const MANY = 10_000;
const ODD = [
  '   ',
  '!!!',
  '%%%',
  '\u202e\u200f',
  '\u202eevat\u200f \u202bkosi\u202c',
  "'; DROP TABLE menus; --",
  'tave & !kosi | (pica <-> peshk):*',
  '🍕',
  '\\',
  '寿司 ラーメン',
  'a'.repeat(MANY),
  'ë'.repeat(MANY),
  'tave kosi '.repeat(MANY / 10),
];
const LISTS = ['/menus/', '/restaurants/'];
const WORDS = ['q', 'business_name', 'menu_title', 'city'];
const CODES = ['cuisine_type', 'category', 'price_range', 'diet', 'without', 'sort_by', 'sort_order'];
const NUMBERS = ['min_price', 'max_price', 'rating_min', 'latitude', 'longitude', 'skip', 'limit'];

beforeAll(async () => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Oxhaku' });
  await createMenu(server, owner, { sections: [], items: [{ name: 'Tavë kosi', price: 500 }] });
});

const ask = (path: string, field: string, value: string) =>
  send(server, 'GET', `${path}?${new URLSearchParams({ [field]: value })}`);

test.each(['', ...ODD])('odd words (%j) have an ordinary answer in every field', async (words) => {
  for (const path of LISTS)
    for (const field of WORDS)
      expect(await ask(path, field, words)).toMatchObject({
        status: 200,
        body: { items: expect.any(Array), total: expect.any(Number) },
      });
  expect(await ask('/suggestions', 'q', words)).toMatchObject({
    status: 200,
    body: { dishes: expect.any(Array) },
  });
});

test.each([...CODES, ...NUMBERS])('%s is refused with a sentence for what is none', async (field) => {
  // Spaces ask for nothing.
  const refused = ODD.filter((value) => value.trim() !== '');
  for (const path of LISTS)
    for (const value of refused)
      expect(await ask(path, field, value)).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', errors: [{ field, message: expect.stringMatching(/\w+ \w+/) }] },
      });
});

// product.md §254
test.each(LISTS)('%s has pages up to a limit, and refuses those behind it', async (path) => {
  expect(await ask(path, 'skip', String(LIMITS.skip))).toMatchObject({ status: 200, body: { items: [] } });
  expect(await ask(path, 'skip', String(LIMITS.skip + 1))).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'skip', message: expect.any(String) }] },
  });
});
