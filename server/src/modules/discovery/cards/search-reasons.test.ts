import { PAGE_SIZES, type RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const place = async (name: string, ...dishes: readonly { name: string; description?: string }[]) => {
  const owner = await createOwner(server, { tier: 'standard', name });
  await createMenu(server, owner, {
    title: 'Menuja',
    description: '',
    sections: [],
    items: dishes.map((dish) => ({ ...dish, price: 500 })),
  });
};

const search = async (q: string, more = ''): Promise<RestaurantPage> => {
  const { status, body } = await send(server, 'GET', `/restaurants/?q=${encodeURIComponent(q)}${more}`);
  expect(status).toBe(200);
  return body as RestaurantPage;
};
const names = async (q: string) => (await search(q)).items.map(({ business_name }) => business_name);
const reasons = async (q: string) => (await search(q)).items[0]?.matches;

beforeAll(async () => {
  await place('Katror Burger', { name: 'Hamburger' }, { name: 'Çizburger' }, { name: 'Tost me proshutë' });
  await place('Mëngjesi', { name: 'Omletë me proshutë' });
  await place('Te Sheshi', { name: 'Hamburger' });
  await place('Kafe Qendra', { name: 'Kafe' });
  await place('Kafeneja', { name: 'Çaj' });
  await place('Birraria', { name: 'Gullash viçi' });
  await place('Hani', { name: 'Jahni me mish', description: 'Gjellë mali.' });
  await place('Kopshti', {
    name: 'Biftek',
    description: 'I marinuar një natë të tërë me rozmarinë dhe vaj ulliri, i pjekur në zjarr druri.',
  });
});

// product.md §445
test('what a whole word means comes before a longer word that begins with it and is something else', async () => {
  const { items } = await search('ham');
  const found = items.map(({ business_name }) => business_name);
  expect(found.slice(0, 2).sort()).toEqual(['Katror Burger', 'Mëngjesi']);
  expect(found.slice(2)).toEqual(['Te Sheshi']);
  const burgers = items.find(({ business_name }) => business_name === 'Katror Burger');
  expect(burgers?.matches.map(({ name }) => name)).toEqual([
    'Tost me proshutë',
    'Katror Burger',
    'Hamburger',
  ]);
});

// product.md §445
test('what begins with a whole word and is near to it stays before what only means it', async () => {
  expect((await names('kafe')).slice(0, 2)).toEqual(['Kafe Qendra', 'Kafeneja']);
});

// product.md §251
test('a word of another language that was begun is told as what it means', async () => {
  const [found] = (await search('stea')).items;
  expect(found?.matches).toEqual([{ name: 'Biftek', typed: 'stea', way: 'meaning' }]);
});

// product.md §253
test('a word that stands in a description alone is offered by itself', async () => {
  const { total, hints } = await search('zjarr kafe');
  expect(total).toBe(0);
  expect(hints?.queries).toContain('zjarr');
});

// product.md §251
test('goulash is goulash, and not every stew', async () => {
  for (const q of ['gulash', 'gullash', 'goulash']) expect(await names(q)).toEqual(['Birraria']);
  expect((await names('stew')).slice(0, 2)).toEqual(['Hani', 'Birraria']);
});

// product.md §522
test.each([
  ['rozmarinë', 'word', '… natë të tërë me rozmarinë dhe vaj ulliri, i …'],
  ['olive oil', 'meaning', '… tërë me rozmarinë dhe vaj ulliri, i pjekur në zjarr …'],
  ['marinu', 'prefix', 'I marinuar një natë të tërë …'],
  ['rozmerina', 'typo', '… natë të tërë me rozmarinë dhe vaj ulliri, i …'],
  ['druri', 'word', '… i pjekur në zjarr druri.'],
])('a description that answers %s is shown by the words around it', async (typed, way, words) => {
  expect(await reasons(typed)).toEqual([{ name: 'Biftek', typed, way, field: 'description', words }]);
});

// product.md §251
test('a total does not follow how many results are asked for at once', async () => {
  await place('Gjelltorja', { name: 'Zumbull' });
  await place('Lokanda', { name: 'Zumbult' });
  const totals = [];
  for (const limit of [1, 2, PAGE_SIZES.restaurants, 100])
    totals.push((await search('zumbull', `&limit=${limit}`)).total);
  expect(totals).toEqual([2, 2, 2, 2]);
  // What is mistyped is still no better result than what is not.
  expect((await search('zumbull', '&limit=1')).items[0]?.business_name).toBe('Gjelltorja');
});

// product.md §253
test('of several unknown words each is tried with the word nearest to it', async () => {
  await place(
    'Librat',
    ...['Zumbrela', 'Zumbrelat', 'Zumbrelas', 'Zumbrelan', 'Krindaku'].map((name) => ({ name })),
  );
  const { total, hints } = await search('zumbrexyzw krindaxyz');
  expect([total, hints?.queries.includes('krindaku')]).toEqual([0, true]);
});
