import type { ImportPreview, Menu, NewMenuPreview } from '@tavolina/shared-api/contract';
import Papa from 'papaparse';
import { createMenu, createOwner, itemsOf, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  send(server, method, `/menus/${path}`, { token: owner.accessToken, ...(body && { body }) });
const previewOf = async (csv: string) => {
  const { status, body } = await ask('POST', `${menu.id}/csv/preview`, { csv });
  expect(status).toBe(200);
  return body as ImportPreview;
};
const imported = async (csv: string) => {
  const { status, body } = await ask('PUT', `${menu.id}/csv`, { csv });
  expect([status, body]).toEqual([200, body]);
  return itemsOf(body as Menu).map(({ translations = {} }) => translations);
};
const FISH = { en: { name: 'Fish', description: 'With lemon' }, it: { name: 'Pesce' } };

beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard', languages: ['sq', 'en'] });
  menu = await createMenu(server, owner, {
    sections: [],
    items: [
      { name: 'Peshk', price: 900, translations: FISH },
      { name: 'Byrek', price: 200 },
    ],
  });
});

// product.md §431
test('a table has columns for the languages that the place offers, and comes back as it left', async () => {
  const csv = String((await ask('GET', `${menu.id}/csv?`)).body);
  const [headings = [], fish = []] = Papa.parse<string[]>(csv.slice(1).trim()).data;
  const cells = Object.fromEntries(headings.map((heading, place) => [heading, fish[place]]));
  expect(headings.slice(-3)).toEqual(['Emri (EN)', 'Përshkrimi (EN)', 'Porcioni (EN)']);
  expect(cells).toMatchObject({ 'Emri (EN)': 'Fish', 'Përshkrimi (EN)': 'With lemon', 'Porcioni (EN)': '' });
  expect(await previewOf(csv)).toMatchObject({ unchanged: 2, problems: [], warnings: [] });
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
  const { changes } = await previewOf('Emri,name_en,description_en\nPeshk,Sea fish,\nByrek,Pie,');
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
  const { problems } = await previewOf(`Emri,name_en\nPeshk,${'a'.repeat(121)}\nByrek,`);
  expect(problems).toEqual([{ row: 2, column: 'Emri (EN)', message: expect.any(String) }]);
});

test('an import that is taken back brings its translations back', async () => {
  await imported('Emri,name_en,name_it,description_en\nPeshk,,,\nByrek,Pie,,');
  const { body } = await ask('POST', `${menu.id}/csv/undo`);
  expect(itemsOf(body as Menu).map(({ translations = {} }) => translations)).toEqual([FISH, {}]);
});

test('a new menu made of a table has its translations', async () => {
  const { body } = await ask('POST', 'csv/preview', { csv: 'Emri,Çmimi ALL,name_en\nPeshk,900,Fish' });
  expect((body as NewMenuPreview).items).toMatchObject([
    { name: 'Peshk', translations: { en: { name: 'Fish' } } },
  ]);
});

describe('titles of sections', () => {
  let drinks: Menu;
  const titled = (body: unknown) =>
    (body as Menu).sections.map(({ title, translations = {} }) => [title, translations]);
  const TITLES = { en: { title: 'Drinks', description: 'All cold' }, it: { title: 'Bevande' } };

  beforeEach(async () => {
    drinks = await createMenu(server, owner, {
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
    menu = drinks;
  });

  // product.md §505
  test('leave with the table and come back', async () => {
    const csv = String((await ask('GET', `${menu.id}/csv?`)).body);
    const rows = Papa.parse<Record<string, string>>(csv.slice(1), { header: true }).data;
    expect(rows.slice(0, 3).map((row) => row['Seksioni (EN)'])).toEqual(['Drinks', 'Drinks', '']);
    expect(await previewOf(csv)).toMatchObject({ unchanged: 3, sections: [], problems: [], warnings: [] });
    const empty = await createMenu(server, owner, { sections: [], items: [] });
    const { body } = await ask('PUT', `${empty.id}/csv`, { csv });
    expect(titled(body)).toEqual([['Pije', { en: TITLES.en }]]);
  });

  test.each([
    ['one row', 'Beverages,', { ...TITLES, en: { ...TITLES.en, title: 'Beverages' } }],
    ['all rows, empty', ',', { ...TITLES, en: { description: 'All cold' } }],
    ['all rows, the same', 'Cold,Cold', { ...TITLES, en: { ...TITLES.en, title: 'Cold' } }],
  ])('are changed by %s', async (_, cells, translations) => {
    const [boza, dhalle] = cells.split(',');
    const csv = `Seksioni,Emri,Section (EN)\nPije,Boza,${boza}\nPije,Dhallë,${dhalle}\n,Bukë,`;
    const { sections } = await previewOf(csv);
    const after = (translations.en as { title?: string }).title ?? '';
    expect(sections).toEqual([
      {
        kind: 'changed',
        row: 2,
        title: 'Pije',
        translations: [{ language: 'en', field: 'title', before: 'Drinks', after }],
      },
    ]);
    expect(titled((await ask('PUT', `${menu.id}/csv`, { csv })).body)).toEqual([['Pije', translations]]);
    expect(titled((await ask('POST', `${menu.id}/csv/undo`)).body)).toEqual([['Pije', TITLES]]);
  });

  test('stay without a column', async () => {
    const { body } = await ask('PUT', `${menu.id}/csv`, { csv: 'Seksioni,Emri\nPije,Boza' });
    expect(titled(body)).toEqual([['Pije', TITLES]]);
  });

  test('of sections that come and go are in the preview', async () => {
    const csv = 'Seksioni,Emri,Çmimi ALL,section_en\nSupa,Supë,200,Soups';
    expect((await previewOf(csv)).sections).toEqual([
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
    const { problems } = await previewOf(csv);
    expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'Seksioni (EN)', expect.stringContaining('Rreshti 2')],
      [4, 'Seksioni (EN)', expect.stringContaining('nuk ka seksion')],
      [5, 'Seksioni (IT)', expect.any(String)],
    ]);
    expect((await ask('PUT', `${menu.id}/csv`, { csv })).status).toBe(422);
  });

  test('are part of a new menu', async () => {
    const csv = 'Seksioni,Emri,Çmimi ALL,section_en\nSupa,Supë,200,Soups';
    const { body } = await ask('POST', 'csv/preview', { csv });
    expect((body as NewMenuPreview).sections).toMatchObject([
      { title: 'Supa', translations: { en: { title: 'Soups' } } },
    ]);
  });
});

// product.md §505
describe('descriptions of sections', () => {
  const described = (body: unknown) =>
    (body as Menu).sections.map(({ description, translations = {} }) => [description, translations]);
  const ENGLISH = { en: { title: 'Drinks', description: 'All cold' } };

  beforeEach(async () => {
    menu = await createMenu(server, owner, {
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
    const csv = String((await ask('GET', `${menu.id}/csv?`)).body);
    const rows = Papa.parse<Record<string, string>>(csv.slice(1), { header: true }).data;
    expect(
      rows.slice(0, 3).map((row) => [row['Përshkrimi i seksionit'], row['Përshkrimi i seksionit (EN)']]),
    ).toEqual([
      ['Të ftohta', 'All cold'],
      ['', ''],
      ['', ''],
    ]);
    expect(await previewOf(csv)).toMatchObject({ unchanged: 3, sections: [], problems: [], warnings: [] });
    const empty = await createMenu(server, owner, { sections: [], items: [] });
    expect(described((await ask('PUT', `${empty.id}/csv`, { csv })).body)).toEqual([['Të ftohta', ENGLISH]]);
  });

  test('are changed and emptied by one row, and told in the preview', async () => {
    const csv = [
      'Seksioni,Emri,Section description,section_description_en',
      'Pije,Boza,Me akull,',
      'Pije,Dhallë,,',
      ',Bukë,,',
    ].join('\n');
    expect((await previewOf(csv)).sections).toEqual([
      {
        kind: 'changed',
        row: 2,
        title: 'Pije',
        description: { before: 'Të ftohta', after: 'Me akull' },
        translations: [{ language: 'en', field: 'description', before: 'All cold', after: '' }],
      },
    ]);
    const after = (await ask('PUT', `${menu.id}/csv`, { csv })).body;
    expect(described(after)).toEqual([['Me akull', { en: { title: 'Drinks' } }]]);
    expect(described((await ask('POST', `${menu.id}/csv/undo`)).body)).toEqual([['Të ftohta', ENGLISH]]);
  });

  test('that contradict each other, belong to no section or are too long are refused at their cells', async () => {
    const csv = [
      'Seksioni,Emri,section_description_en,Përshkrimi i seksionit',
      'Pije,Boza,,Të ftohta',
      `Pije,Dhallë,${'a'.repeat(2_001)},Të ngrohta`,
      ',Bukë,,E freskët',
    ].join('\n');
    const { problems } = await previewOf(csv);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'Përshkrimi i seksionit (EN)'],
      [3, 'Përshkrimi i seksionit'],
      [4, 'Përshkrimi i seksionit'],
    ]);
  });

  test('are part of a new menu', async () => {
    const csv = 'Seksioni,Emri,Çmimi ALL,Section description\nSupa,Supë,200,Të ngrohta';
    const { body } = await ask('POST', 'csv/preview', { csv });
    expect((body as NewMenuPreview).sections).toMatchObject([{ title: 'Supa', description: 'Të ngrohta' }]);
  });
});

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
    menu = await createMenu(server, owner, {
      ...OF_MENU,
      sections: [],
      items: [
        { name: 'Peshk', price: 900 },
        { name: 'Byrek', price: 200 },
      ],
    });
  });

  test('stand in the first row in every language, and come back as they left', async () => {
    const csv = String((await ask('GET', `${menu.id}/csv?`)).body);
    const [headings = [], ...rows] = Papa.parse<string[]>(csv.trim()).data;
    const columns = ['Menuja', 'Përshkrimi i menusë', 'Menuja (EN)', 'Përshkrimi i menusë (EN)'];
    expect(rows.map((row) => columns.map((column) => row[headings.indexOf(column)]))).toEqual([
      ['Dreka', 'Nga ora 12', 'Lunch', 'From noon'],
      ['', '', '', ''],
    ]);
    const preview = await previewOf(csv);
    expect(preview).toMatchObject({ unchanged: 2, problems: [], warnings: [] });
    expect(preview).not.toHaveProperty('menu');
    expect(texts((await ask('PUT', `${menu.id}/csv`, { csv })).body)).toEqual(OF_MENU);
  });

  test('are changed and emptied by one row, told in the preview, and brought back', async () => {
    const csv = 'Emri,Menu,Menu description,menu_en,menu_it\nPeshk,,,,Pranzo\nByrek,Darka,,Dinner,';
    expect(await previewOf(csv)).toMatchObject({
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
    expect(texts((await ask('PUT', `${menu.id}/csv`, { csv })).body)).toEqual({
      title: 'Darka',
      description: '',
      translations: { en: { title: 'Dinner', description: 'From noon' }, it: { title: 'Pranzo' } },
    });
    expect(texts((await ask('POST', `${menu.id}/csv/undo`)).body)).toEqual(OF_MENU);
  });

  test('stay without a column, and a title where its cells are empty', async () => {
    const csv = 'Emri,Menuja\nPeshk,\nByrek,';
    expect(await previewOf(csv)).not.toHaveProperty('menu');
    expect(texts((await ask('PUT', `${menu.id}/csv`, { csv })).body)).toEqual(OF_MENU);
  });

  test('are refused where rows contradict each other or are too long', async () => {
    const csv = `Emri,Menuja,menu_en\nPeshk,Dreka,${'a'.repeat(121)}\nByrek,Darka,`;
    const { problems } = await previewOf(csv);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Menuja (EN)'],
      [3, 'Menuja'],
    ]);
  });

  // product.md §166
  test('are told of a new menu, as far as the table has them', async () => {
    const csv = 'Emri,Çmimi ALL,Menuja,menu_en,Përshkrimi i menusë\nSupë,200,Dreka,Lunch,\nByrek,100,,,';
    const { body } = await ask('POST', 'csv/preview', { csv });
    expect(body).toMatchObject({ problems: [], warnings: [] });
    expect((body as NewMenuPreview).menu).toEqual({
      title: 'Dreka',
      translations: { en: { title: 'Lunch' } },
    });
    const other = await ask('POST', 'csv/preview', {
      csv: 'Emri,Çmimi ALL,Menuja\nSupë,200,Dreka\nByrek,100,Darka',
    });
    expect((other.body as NewMenuPreview).problems).toMatchObject([{ row: 3, column: 'Menuja' }]);
  });
});
