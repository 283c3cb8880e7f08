import type { Menu } from '@tavolina/shared-api/contract';
import Papa from 'papaparse';
import { itemsOf } from '../../../test/factories.ts';
import { menuTables } from '../../../test/menu-tables.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const tables = menuTables(server, ['sq', 'en']);

const imported = async (csv: string) =>
  itemsOf(await tables.imported(csv)).map(({ translations = {} }) => translations);
const FISH = { en: { name: 'Fish', description: 'With lemon' }, it: { name: 'Pesce' } };

beforeEach(() =>
  tables.useMenu({
    sections: [],
    items: [
      { name: 'Peshk', price: 900, translations: FISH },
      { name: 'Byrek', price: 200 },
    ],
  }),
);

// product.md §431
test('a table has columns for the languages that the place offers, and comes back as it left', async () => {
  const csv = await tables.table();
  const [headings = [], fish = []] = Papa.parse<string[]>(csv.slice(1).trim()).data;
  const cells = Object.fromEntries(headings.map((heading, place) => [heading, fish[place]]));
  expect(headings.slice(-3)).toEqual(['Emri (EN)', 'Përshkrimi (EN)', 'Porcioni (EN)']);
  expect(cells).toMatchObject({ 'Emri (EN)': 'Fish', 'Përshkrimi (EN)': 'With lemon', 'Porcioni (EN)': '' });
  expect(await tables.preview(csv)).toMatchObject({ unchanged: 2, problems: [], warnings: [] });
  expect(await imported(csv)).toEqual([FISH, {}]);
});

test.each([
  [
    'any known language, by its code or its heading',
    'Emri,Name (EN),name_de\nPeshk,Sea fish,Fisch\nByrek,,',
    [{ ...FISH, en: { ...FISH.en, name: 'Sea fish' }, de: { name: 'Fisch' } }, {}],
  ],
  ['no column, and keeps what is there', 'Emri\nPeshk\nByrek', [FISH, {}]],
  [
    'an empty cell, and takes that text away',
    'Emri,description_en,name_it\nPeshk,,\nByrek,,',
    [{ en: { name: 'Fish' } }, {}],
  ],
])('a table takes %s', async (_, csv, translations) => {
  expect(await imported(csv)).toEqual(translations);
});

test('a preview says text by text what becomes of translations', async () => {
  const { changes } = await tables.preview('Emri,name_en,description_en\nPeshk,Sea fish,\nByrek,Pie,');
  expect(changes.map(({ name, fields }) => [name, fields.translations])).toEqual([
    [
      'Peshk',
      [
        { language: 'en', field: 'name', before: 'Fish', after: 'Sea fish' },
        { language: 'en', field: 'description', before: 'With lemon', after: '' },
      ],
    ],
    ['Byrek', [{ language: 'en', field: 'name', before: '', after: 'Pie' }]],
  ]);
});

test('a text that is too long is refused at its row and column', async () => {
  const { problems } = await tables.preview(`Emri,name_en\nPeshk,${'a'.repeat(121)}\nByrek,`);
  expect(problems).toEqual([{ row: 2, column: 'Emri (EN)', message: expect.any(String) }]);
});

test('an import that is taken back brings its translations back', async () => {
  await imported('Emri,name_en,name_it,description_en\nPeshk,,,\nByrek,Pie,,');
  const { body } = await tables.ask('POST', '/csv/undo');
  expect(itemsOf(body as Menu).map(({ translations = {} }) => translations)).toEqual([FISH, {}]);
});

test('a new menu made of a table has its translations', async () => {
  const preview = await tables.previewNew('Emri,Çmimi ALL,name_en\nPeshk,900,Fish');
  expect(preview.items).toMatchObject([{ name: 'Peshk', translations: { en: { name: 'Fish' } } }]);
});
