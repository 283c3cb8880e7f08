import type { Menu } from '@tavolina/shared-api/contract';
import Papa from 'papaparse';
import { menuTables } from '../../../test/menu-tables.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const tables = menuTables(server, ['sq', 'en']);

// product.md §431
describe('the title and the description of the menu itself', () => {
  const OWN = { en: { title: 'Lunch', description: 'From noon' } };
  const texts = (of: unknown) => {
    const { title, description, translations = {} } = of as Menu;
    return { title, description, translations };
  };
  const OF_MENU = {
    title: 'Dreka',
    description: 'Nga ora 12',
    translations: OWN,
  };
  beforeEach(async () => {
    await tables.useMenu({
      ...OF_MENU,
      sections: [],
      items: [
        { name: 'Peshk', price: 900 },
        { name: 'Byrek', price: 200 },
      ],
    });
  });

  test('stand in the first row in every language, and come back as they left', async () => {
    const csv = await tables.table();
    const [headings = [], ...rows] = Papa.parse<string[]>(csv.trim()).data;
    const columns = ['Menuja', 'Përshkrimi i menusë', 'Menuja (EN)', 'Përshkrimi i menusë (EN)'];
    expect(rows.map((row) => columns.map((column) => row[headings.indexOf(column)]))).toEqual([
      ['Dreka', 'Nga ora 12', 'Lunch', 'From noon'],
      ['', '', '', ''],
    ]);
    const preview = await tables.preview(csv);
    expect(preview).toMatchObject({ unchanged: 2, problems: [], warnings: [] });
    expect(preview).not.toHaveProperty('menu');
    expect(texts((await tables.ask('PUT', '/csv', { csv })).body)).toEqual(OF_MENU);
  });

  test('are changed and emptied by one row, told in the preview, and brought back', async () => {
    const csv = 'Emri,Menu,Menu description,menu_en,menu_it\nPeshk,,,,Pranzo\nByrek,Darka,,Dinner,';
    expect(await tables.preview(csv)).toMatchObject({
      unchanged: 2,
      problems: [],
      menu: {
        title: { before: 'Dreka', after: 'Darka' },
        description: { before: 'Nga ora 12', after: '' },
        translations: [
          { language: 'en', field: 'title', before: 'Lunch', after: 'Dinner' },
          { language: 'it', field: 'title', before: '', after: 'Pranzo' },
        ],
      },
    });
    expect(texts((await tables.ask('PUT', '/csv', { csv })).body)).toEqual({
      title: 'Darka',
      description: '',
      translations: { en: { title: 'Dinner', description: 'From noon' }, it: { title: 'Pranzo' } },
    });
    expect(texts((await tables.ask('POST', '/csv/undo')).body)).toEqual(OF_MENU);
  });

  test('stay without a column, and a title where its cells are empty', async () => {
    const csv = 'Emri,Menuja\nPeshk,\nByrek,';
    expect(await tables.preview(csv)).not.toHaveProperty('menu');
    expect(texts((await tables.ask('PUT', '/csv', { csv })).body)).toEqual(OF_MENU);
  });

  test('are refused where rows contradict each other or are too long', async () => {
    const csv = `Emri,Menuja,menu_en\nPeshk,Dreka,${'a'.repeat(121)}\nByrek,Darka,`;
    const { problems } = await tables.preview(csv);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Menuja (EN)'],
      [3, 'Menuja'],
    ]);
  });

  // product.md §166
  test('are told of a new menu, as far as the table has them', async () => {
    const csv = 'Emri,Çmimi ALL,Menuja,menu_en,Përshkrimi i menusë\nSupë,200,Dreka,Lunch,\nByrek,100,,,';
    const preview = await tables.previewNew(csv);
    expect(preview).toMatchObject({ problems: [], warnings: [] });
    expect(preview.menu).toEqual({
      title: 'Dreka',
      translations: { en: { title: 'Lunch' } },
    });
    const other = await tables.previewNew('Emri,Çmimi ALL,Menuja\nSupë,200,Dreka\nByrek,100,Darka');
    expect(other.problems).toMatchObject([{ row: 3, column: 'Menuja' }]);
  });
});
