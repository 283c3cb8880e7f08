import type { Menu } from '@tavolina/shared-api/contract';
import Papa from 'papaparse';
import { menuTables } from '../../../test/menu-tables.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const tables = menuTables(server, ['sq', 'en']);

describe('titles of sections', () => {
  const titled = (body: unknown) =>
    (body as Menu).sections.map(({ title, translations = {} }) => [title, translations]);
  const TITLES = { en: { title: 'Drinks', description: 'All cold' }, it: { title: 'Bevande' } };

  beforeEach(async () => {
    await tables.useMenu({
      sections: [
        {
          title: 'Pije',
          translations: TITLES,
          items: [
            { name: 'Boza', price: 100 },
            { name: 'Dhallë', price: 90 },
          ],
        },
      ],
      items: [{ name: 'Bukë', price: 20 }],
    });
  });

  // product.md §505
  test('leave with the table and come back', async () => {
    const csv = await tables.table();
    const rows = Papa.parse<Record<string, string>>(csv.slice(1), { header: true }).data;
    expect(rows.slice(0, 3).map((row) => row['Seksioni (EN)'])).toEqual(['Drinks', 'Drinks', '']);
    expect(await tables.preview(csv)).toMatchObject({
      unchanged: 3,
      sections: [],
      problems: [],
      warnings: [],
    });
    await tables.useMenu({ sections: [], items: [] });
    const { body } = await tables.ask('PUT', '/csv', { csv });
    expect(titled(body)).toEqual([['Pije', { en: TITLES.en }]]);
  });

  test.each([
    ['one row', 'Beverages,', { ...TITLES, en: { ...TITLES.en, title: 'Beverages' } }],
    ['all rows, empty', ',', { ...TITLES, en: { description: 'All cold' } }],
    ['all rows, the same', 'Cold,Cold', { ...TITLES, en: { ...TITLES.en, title: 'Cold' } }],
  ])('are changed by %s', async (_, cells, translations) => {
    const [boza, dhalle] = cells.split(',');
    const csv = `Seksioni,Emri,Section (EN)\nPije,Boza,${boza}\nPije,Dhallë,${dhalle}\n,Bukë,`;
    const { sections } = await tables.preview(csv);
    const after = (translations.en as { title?: string }).title ?? '';
    expect(sections).toEqual([
      {
        kind: 'changed',
        row: 2,
        title: 'Pije',
        translations: [{ language: 'en', field: 'title', before: 'Drinks', after }],
      },
    ]);
    expect(titled((await tables.ask('PUT', '/csv', { csv })).body)).toEqual([['Pije', translations]]);
    expect(titled((await tables.ask('POST', '/csv/undo')).body)).toEqual([['Pije', TITLES]]);
  });

  test('stay without a column', async () => {
    const { body } = await tables.ask('PUT', '/csv', { csv: 'Seksioni,Emri\nPije,Boza' });
    expect(titled(body)).toEqual([['Pije', TITLES]]);
  });

  test('of sections that come and go are in the preview', async () => {
    const csv = 'Seksioni,Emri,Çmimi ALL,section_en\nSupa,Supë,200,Soups';
    expect((await tables.preview(csv)).sections).toEqual([
      {
        kind: 'added',
        row: 2,
        title: 'Supa',
        translations: [{ language: 'en', field: 'title', before: null, after: 'Soups' }],
      },
      { kind: 'removed', row: null, title: 'Pije', translations: [] },
    ]);
  });

  test('that contradict each other, belong to no section or are too long are refused at their cells', async () => {
    const csv = [
      'Seksioni,Emri,section_en,section_it',
      'Pije,Boza,Drinks,',
      'Pije,Dhallë,Beverages,',
      ',Bukë,Bread,',
      `Pije,Boza,,${'a'.repeat(121)}`,
    ].join('\n');
    const { problems } = await tables.preview(csv);
    expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'Seksioni (EN)', expect.stringContaining('Rreshti 2')],
      [4, 'Seksioni (EN)', expect.stringContaining('nuk ka seksion')],
      [5, 'Seksioni (IT)', expect.any(String)],
    ]);
    expect((await tables.ask('PUT', '/csv', { csv })).status).toBe(422);
  });

  test('are part of a new menu', async () => {
    const csv = 'Seksioni,Emri,Çmimi ALL,section_en\nSupa,Supë,200,Soups';
    const preview = await tables.previewNew(csv);
    expect(preview.sections).toMatchObject([{ title: 'Supa', translations: { en: { title: 'Soups' } } }]);
  });
});

// product.md §505
describe('descriptions of sections', () => {
  const described = (body: unknown) =>
    (body as Menu).sections.map(({ description, translations = {} }) => [description, translations]);
  const ENGLISH = { en: { title: 'Drinks', description: 'All cold' } };

  beforeEach(async () => {
    await tables.useMenu({
      sections: [
        {
          title: 'Pije',
          description: 'Të ftohta',
          translations: ENGLISH,
          items: [
            { name: 'Boza', price: 100 },
            { name: 'Dhallë', price: 90 },
          ],
        },
      ],
      items: [{ name: 'Bukë', price: 20 }],
    });
  });

  test('leave with the first row of the section, and come back', async () => {
    const csv = await tables.table();
    const rows = Papa.parse<Record<string, string>>(csv.slice(1), { header: true }).data;
    expect(
      rows.slice(0, 3).map((row) => [row['Përshkrimi i seksionit'], row['Përshkrimi i seksionit (EN)']]),
    ).toEqual([
      ['Të ftohta', 'All cold'],
      ['', ''],
      ['', ''],
    ]);
    expect(await tables.preview(csv)).toMatchObject({
      unchanged: 3,
      sections: [],
      problems: [],
      warnings: [],
    });
    await tables.useMenu({ sections: [], items: [] });
    expect(described((await tables.ask('PUT', '/csv', { csv })).body)).toEqual([['Të ftohta', ENGLISH]]);
  });

  test('are changed and emptied by one row, and told in the preview', async () => {
    const csv = [
      'Seksioni,Emri,Section description,section_description_en',
      'Pije,Boza,Me akull,',
      'Pije,Dhallë,,',
      ',Bukë,,',
    ].join('\n');
    expect((await tables.preview(csv)).sections).toEqual([
      {
        kind: 'changed',
        row: 2,
        title: 'Pije',
        description: { before: 'Të ftohta', after: 'Me akull' },
        translations: [{ language: 'en', field: 'description', before: 'All cold', after: '' }],
      },
    ]);
    const after = (await tables.ask('PUT', '/csv', { csv })).body;
    expect(described(after)).toEqual([['Me akull', { en: { title: 'Drinks' } }]]);
    expect(described((await tables.ask('POST', '/csv/undo')).body)).toEqual([['Të ftohta', ENGLISH]]);
  });

  test('that contradict each other, belong to no section or are too long are refused at their cells', async () => {
    const csv = [
      'Seksioni,Emri,section_description_en,Përshkrimi i seksionit',
      'Pije,Boza,,Të ftohta',
      `Pije,Dhallë,${'a'.repeat(2_001)},Të ngrohta`,
      ',Bukë,,E freskët',
    ].join('\n');
    const { problems } = await tables.preview(csv);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'Përshkrimi i seksionit (EN)'],
      [3, 'Përshkrimi i seksionit'],
      [4, 'Përshkrimi i seksionit'],
    ]);
  });

  test('are part of a new menu', async () => {
    const csv = 'Seksioni,Emri,Çmimi ALL,Section description\nSupa,Supë,200,Të ngrohta';
    const preview = await tables.previewNew(csv);
    expect(preview.sections).toMatchObject([{ title: 'Supa', description: 'Të ngrohta' }]);
  });
});
