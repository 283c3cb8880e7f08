import type { Menu } from '@tavolina/shared-api/contract';
import { menuTables } from '../../../test/menu-tables.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const tables = menuTables(server);
const { imported, preview, read } = tables;

test('a preview says what would change, and changes nothing', async () => {
  const csv = "Seksioni;Emri;Çmimi ALL\nGatime;Tavë kosi;1.250,00\nGatime;E re;300\n;''=Trileçe;\n";
  expect(await preview(csv)).toMatchObject({
    added: 1,
    changed: 1,
    removed: 1,
    unchanged: 1,
    sections_removed: 0,
    changes: [
      {
        kind: 'changed',
        row: 2,
        section: 'Gatime',
        name: 'Tavë kosi',
        prices: [{ currency: 'ALL', before: 650, after: 1250 }],
      },
      {
        kind: 'added',
        row: 3,
        section: 'Gatime',
        name: 'E re',
        prices: [{ currency: 'ALL', before: null, after: 300 }],
      },
      { kind: 'removed', row: null, section: 'Gatime', name: '=Fërgesë', prices: [] },
    ],
    problems: [],
  });
  expect(await preview('Emri,Çmimi ALL\nA,100')).toMatchObject({ removed: 3, sections_removed: 1 });
  expect(await read()).toEqual(tables.menu);
});

// product.md §197
test('a preview names what a price was and becomes, also one that comes or goes', async () => {
  const csv =
    "Seksioni,Emri,Në shitje,Çmimi ALL,Çmimi EUR\nGatime,Tavë kosi,jo,650,6.5\nGatime,'=Fërgesë,jo,490.5,\n";
  const { changes } = await preview(csv);
  expect(changes.map(({ kind, prices }) => [kind, prices])).toEqual([
    [
      'changed',
      [
        { currency: 'ALL', before: 650, after: 650 },
        { currency: 'EUR', before: null, after: 6.5 },
      ],
    ],
    [
      'changed',
      [
        { currency: 'ALL', before: 490.5, after: 490.5 },
        { currency: 'EUR', before: 5, after: null },
      ],
    ],
    ['removed', []],
  ]);
});

// product.md §197
test('euro that the rate made of a price follow it, and euro that somebody typed stay', async () => {
  const pricesOf = ({ sections }: Menu) =>
    sections[0]?.items.map(({ prices }) => prices.map(({ currency, price }) => [currency, price]));
  // 98 lek are a euro.
  const rows = (tave: string, fergese: string) => `Gatime,Tavë kosi,${tave}\nGatime,'=Fërgesë,${fergese}\n`;
  await imported(`Seksioni,Emri,Çmimi ALL,Çmimi EUR\n${rows('490,5', '490,4.5')}`);
  const { changes } = await preview(`Seksioni,Emri,Çmimi ALL\n${rows('980', '980')}`);
  expect(changes.map(({ prices }) => prices)).toEqual([
    [
      { currency: 'ALL', before: 490, after: 980 },
      { currency: 'EUR', before: 5, after: 10 },
    ],
    [
      { currency: 'ALL', before: 490, after: 980 },
      { currency: 'EUR', before: 4.5, after: 4.5 },
    ],
  ]);
  const whole = `Seksioni,Emri,Çmimi ALL,Çmimi EUR\n${rows('980,5', '980,4.5')}`;
  expect(pricesOf(await imported(whole))).toEqual([
    [
      ['ALL', 980],
      ['EUR', 10],
    ],
    [
      ['ALL', 980],
      ['EUR', 4.5],
    ],
  ]);
  expect(pricesOf(await imported(`Seksioni,Emri,Çmimi ALL,Çmimi EUR\n${rows('1960,12', '980,')}`))).toEqual([
    [
      ['ALL', 1960],
      ['EUR', 12],
    ],
    [['ALL', 980]],
  ]);
});

// product.md §122
test('a preview names what changes of an item beside its prices', async () => {
  const csv = [
    'Section,Name,Description,On sale,Currency,Price ALL,Price EUR',
    'Gatime,tavë kosi,Me kos,no,EUR,650,6.5',
    "Gatime,'=Fërgesë,,no,ALL,490.5,5",
    ",''=Trileçe,,yes,EUR,,2.5",
    ',Boza,E ëmbël,no,ALL,120,',
  ].join('\n');
  const { changes } = await preview(csv);
  expect(changes.map(({ name, fields }) => [name, fields])).toEqual([
    [
      'tavë kosi',
      {
        name: { before: 'Tavë kosi', after: 'tavë kosi' },
        description: { before: 'me "kos", oriz\ndhe vezë', after: 'Me kos' },
        available: { before: true, after: false },
        default_currency: { before: 'ALL', after: 'EUR' },
      },
    ],
    [
      'Boza',
      {
        description: { before: null, after: 'E ëmbël' },
        available: { before: null, after: false },
        default_currency: { before: null, after: 'ALL' },
      },
    ],
  ]);
});

test('a preview says that what stays stands in another order', async () => {
  const rows = ["Gatime,'=Fërgesë", 'Gatime,Tavë kosi', ",''=Trileçe"];
  expect(await preview(['Seksioni,Emri', ...rows].join('\n'))).toMatchObject({
    unchanged: 3,
    reordered: true,
  });
});

// product.md §122
test('a row that makes a second item of one name is warned about, and one that stands for a stored item is not', async () => {
  const csv =
    'Section,Name,Price ALL\nGatime,Tavë kosi,650\nGatime,TAVË KOSI,700\n,Boza,120\nPije,Boza,120\n,boza,130\n';
  const message = (row: number) =>
    `Row ${row} has the same section and name. This row adds a second item with that name.`;
  const { added, problems, warnings } = await preview(csv, 'en');
  expect([added, problems]).toEqual([4, []]);
  expect(warnings).toEqual([
    { row: 3, column: 'Name', message: message(2) },
    { row: 6, column: 'Name', message: message(4) },
  ]);
  await imported(csv);
  expect((await preview(csv, 'en')).warnings).toEqual([]);
});

// product.md §122
test('columns that are not read are named, and a row with more cells than headings is refused', async () => {
  const misspelt = await preview('Section,Name,Price ALL,Prise EUR,Name\nGatime,Tavë kosi,650,6.5,x\n', 'en');
  expect(misspelt.problems).toEqual([]);
  const message = 'This column is not read: a menu has none of this name, or it stands here twice.';
  expect(misspelt.warnings).toEqual([
    { row: 1, column: 'Prise EUR', message },
    { row: 1, column: 'Name', message },
  ]);
  const shifted = await preview('Section,Name,Price ALL,Price EUR\nGatime,Tavë kosi,650,6,50\n', 'en');
  expect(shifted.problems).toMatchObject([
    { row: 2, column: null, message: expect.stringMatching(/more cells than there are/) },
  ]);
});

test('a preview leaves out nothing of what a long table changes', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => `Artikulli ${index};${index + 1}.234`);
  const { changes } = await preview(['Emri;Çmimi ALL', ...rows].join('\n'));
  expect(changes).toHaveLength(503);
  expect(changes[499]).toMatchObject({
    row: 501,
    prices: [{ currency: 'ALL', before: null, after: 500_234 }],
  });
});

// product.md §196
test.each([
  ['sep=;', '\r\n'],
  ['\uFEFF"sep=;"', '\n'],
  ['SEP=;', '\r'],
])('a table that begins with %j counts its rows as spreadsheets do', async (line, newline) => {
  const { added, problems } = await preview([line, 'Emri;Çmimi ALL', 'Supë;250', 'Çaj;shumë'].join(newline));
  expect(added).toBe(1);
  expect(problems.map(({ row, column }) => [row, column])).toEqual([[3, 'Çmimi ALL']]);
});
