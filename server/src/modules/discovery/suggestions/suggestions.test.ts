import type { Suggestions } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { doWork } from '../../../test/jobs-done.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { nightlySearchUpkeepJob, refreshDocumentsJob } from '../../search/documents/search-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let menuId: string;

beforeAll(async () => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Pula e Artë' });
  const items = [
    'Pulë në furrë',
    'Supë me pulë',
    'Pica Margherita',
    'Birrë',
    'Krap i skuqur',
    'Fërgesë',
    'Turshi',
    'Makarona (4 copë)',
    'Gjel deti në tavë',
    'Kripë deti',
    'Fruta deti në zgarë',
    'Fruta të stinës',
    'Iced dhallë',
    'Akullore me arra',
  ].map((name) => ({
    name,
    price: 500,
  }));
  ({ id: menuId } = await createMenu(server, owner, { cuisine_type: 'Italiane', sections: [], items }));
});

const suggest = async (q: string): Promise<Suggestions> => {
  const { status, body } = await send(server, 'GET', `/suggestions?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body as Suggestions;
};
const names = async (q: string) => (await suggest(q)).dishes.map(({ name }) => name);

// product.md §255
test.each([
  ['p', []],
  ['pi', ['Pica Margherita']],
  ['margh', ['Pica Margherita']],
  ['pica m', ['Pica Margherita']],
  ['pul', ['Supë me pulë', 'Pulë në furrë']],
  ['fërg', ['Fërgesë', 'Krap i skuqur']],
  ['chick', ['Supë me pulë', 'Pulë në furrë']],
  // Pickles are vegetables, but a beginning of "greens" does not mean all of those.
  ['gre', []],
  ['greens', ['Turshi', 'Fërgesë']],
  ['mragherita', ['Pica Margherita']],
  // What stands in brackets is no name of a dish.
  ['makaro', ['Makarona (4 copë)']],
  ['cop', []],
  ['xyzzy', []],
  // Words that are one name together mean nothing that has only one of them.
  ['fruta deti', ['Fruta deti në zgarë']],
  ['ice cream', ['Akullore me arra']],
])('%j suggests the dishes %j', async (q, expected) => {
  expect(await names(q)).toEqual(expected);
});

test('nothing to suggest for is refused in words', async () => {
  expect(await send(server, 'GET', '/suggestions')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'q', message: expect.any(String) }] },
  });
});

test('places and cuisines are suggested too', async () => {
  expect(await suggest('pula')).toMatchObject({ places: [{ name: 'Pula e Artë', menu_id: menuId }] });
  expect(await suggest('ital')).toMatchObject({ cuisines: [{ code: 'Italiane' }] });
  expect(await suggest('grek')).toMatchObject({ cuisines: [] });
});

// product.md §255
test('places whose name has the word come before those where a word begins so, each by their rating', async () => {
  const rated = async (name: string, rating: number | null) => {
    const owner = await createOwner(server, { tier: 'standard', name });
    await createMenu(server, owner, { sections: [], items: [{ name: 'Kafe', price: 100 }] });
    await server.database.query('UPDATE search_documents SET rating = $2 WHERE business_id = $1', [
      owner.id,
      rating,
    ]);
  };
  await rated('Detari', 5);
  await rated('Te Deti', null);
  await rated('Deti i Thellë', 4);
  await rated('Detajet', 3);
  expect((await suggest('det')).places.map(({ name }) => name)).toEqual([
    'Deti i Thellë',
    'Te Deti',
    'Detari',
    'Detajet',
  ]);
});

test('a cuisine that is named in two ways is suggested once', async () => {
  expect(await suggest('italian food italiane')).toMatchObject({ cuisines: [{ code: 'Italiane' }] });
});

// product.md §145
test('dishes from before a new vocabulary are suggested by its words as soon as its work is done', async () => {
  await server.database.query(`UPDATE dish_names SET terms = '{}' WHERE name = 'Turshi'`);
  await server.database.query(`UPDATE search_documents SET vocabulary = ''`);
  expect(await names('pickles')).toEqual([]);
  await doWork(server, refreshDocumentsJob);
  expect(await names('pickle')).toEqual(['Turshi']);
});

test('words that are found otherwise when they are mistyped are stored anew with the menus that have them', async () => {
  const { rows: before } = await server.database.query(
    `UPDATE search_words SET variants = '{}' WHERE word = 'turshi' RETURNING word`,
  );
  expect(before).toHaveLength(1);
  await server.database.query(`UPDATE search_documents SET vocabulary = ''`);
  await doWork(server, refreshDocumentsJob);
  const { rows } = await server.database.query(`SELECT variants FROM search_words WHERE word = 'turshi'`);
  expect(rows[0]?.variants).toEqual(expect.arrayContaining(['turshi', 'tushi']));
});

test('a name that no menu has any more is not suggested from the next night on', async () => {
  await server.database.query(`UPDATE items SET name = 'Pica Tjetër' WHERE name = 'Pica Margherita'`);
  expect(await names('margh')).toEqual(['Pica Margherita']);
  await doWork(server, nightlySearchUpkeepJob);
  expect(await names('margher')).toEqual([]);
});

describe("in the diner's language", () => {
  const bilingual = async (name: string, items: [string, string | undefined][]) => {
    const owner = await createOwner(server, { tier: 'standard', name, languages: ['sq', 'en'] });
    await createMenu(server, owner, {
      sections: [],
      items: items.map(([sq, en]) => ({
        name: sq,
        price: 300,
        ...(en && { translations: { en: { name: en } } }),
      })),
    });
  };
  const inLanguage = async (q: string, lang: string) =>
    ((await send(server, 'GET', `/suggestions?q=${q}&lang=${lang}`)).body as Suggestions).dishes;

  // product.md §255
  test('names in it come first, and dishes are called by them whatever language was typed', async () => {
    const pickles: [string, string] = ['Lakra turshi', 'Piquant pickles'];
    await bilingual('Dyshja', [pickles, ['Piqe Margherita', 'Piqe pizza']]);
    for (const name of ['Treshja', 'Katra', 'Pesa']) await bilingual(name, [pickles]);
    await doWork(server, nightlySearchUpkeepJob);
    expect(await inLanguage('piq', 'sq')).toEqual([{ name: 'Piqe Margherita' }, { name: 'Lakra turshi' }]);
    expect(await inLanguage('piq', 'en')).toEqual([{ name: 'Piquant pickles' }, { name: 'Piqe pizza' }]);
    expect(await inLanguage('piq', 'xx')).toEqual(
      ['Piquant pickles', 'Piqe pizza', 'Piqe Margherita'].map((name) => ({ name })),
    );
    await bilingual('Gjashta', [['Pica me tartuf', 'Pizza tartuf']]);
    expect(await inLanguage('tartuf', 'sq')).toEqual([{ name: 'Pica me tartuf' }]);
    expect(await inLanguage('tartuf', 'en')).toEqual([{ name: 'Pizza tartuf' }]);
  });

  // product.md §255, §528
  test('a name in another one says so, and is no longer alone once a menu has one in it', async () => {
    await bilingual('Shtata', [['Zhabarja e shtëpisë', undefined]]);
    expect(await inLanguage('zhabar', 'en')).toEqual([{ name: 'Zhabarja e shtëpisë', language: 'sq' }]);
    await bilingual('Teta', [['Zhabarja e shtëpisë', 'House frogs']]);
    expect(await inLanguage('zhabar', 'en')).toEqual([{ name: 'House frogs' }]);
    expect(await inLanguage('house fr', 'sq')).toEqual([{ name: 'Zhabarja e shtëpisë' }]);
  });

  test('what most menus call a dish is counted at night', async () => {
    await bilingual('Nënta', [['Xhurma', 'Date']]);
    for (const name of ['Dhjeta', 'Njëmbëdhjeta']) await bilingual(name, [['Xhurma', 'Dates']]);
    expect(await inLanguage('xhurm', 'en')).toEqual([{ name: 'Date' }]);
    await doWork(server, nightlySearchUpkeepJob);
    expect(await inLanguage('xhurma', 'en')).toEqual([{ name: 'Dates' }]);
  });
});
