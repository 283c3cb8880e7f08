import type { ImportPreview, Menu } from '@tavolina/shared-api/contract';
import Papa from 'papaparse';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const MENU = {
  sections: [
    {
      title: 'Gatime',
      description: 'Nga furra',
      items: [
        { name: 'Tavë kosi', description: 'me "kos", oriz\ndhe vezë', price: 650 },
        { name: '=Fërgesë', price: 490.5, available: false, additional_prices: { EUR: 5 } },
      ],
    },
  ],
  items: [{ name: "'=Trileçe", price: 2.5, default_currency: 'EUR' }],
};

let owner: TestOwner;
let menu: Menu;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner, MENU);
});

const ask = (method: string, path: string, body?: object, language = 'sq') =>
  send(server, method, `/menus/${menu.id}${path}`, {
    token: owner.accessToken,
    ...(body && { body }),
    headers: { 'accept-language': language },
  });
const table = async (language?: string) => (await ask('GET', '/csv', undefined, language)).body as string;
const preview = async (csv: string, language?: string) => {
  const { status, body } = await ask('POST', '/csv/preview', { csv }, language);
  expect(status).toBe(200);
  return body as ImportPreview;
};
const imported = async (csv: string, more: object = {}): Promise<Menu> => {
  const { status, body } = await ask('PUT', '/csv', { csv, ...more });
  expect([status, body]).toMatchObject([200, {}]);
  return body as Menu;
};
const canUndo = async () => {
  const { status, body } = await ask('GET', '/csv/undo');
  expect(status).toBe(200);
  return (body as { can_undo: boolean }).can_undo;
};
const read = async () => (await ask('GET', '')).body as Menu;
/** What a menu consists of, versions and times aside. */
const substance = ({ sections, items }: Menu) => ({ sections, items });

test('all menus leave as JSON, drafts and hidden parts included, and nobody else’s', async () => {
  await createMenu(server, await createOwner(server));
  await ask('PATCH', '', { is_published: 'draft' });
  const second = await createMenu(server, owner, { title: 'E dyta' });
  const { body, headers } = await send(server, 'GET', '/menus/export', { token: owner.accessToken });
  expect((body as { menus: Menu[] }).menus).toEqual([await read(), second]);
  expect(headers.get('content-disposition')).toContain('attachment');
});

test.each(['sq', 'en'])(
  'a table in %s comes back as it left, and no cell of it starts a formula',
  async (language) => {
    const csv = await table(language);
    const { data } = Papa.parse<string[]>(csv.slice(1).trim());
    expect(data).toHaveLength(4);
    expect(data.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    const counts = {
      added: 0,
      changed: 0,
      removed: 0,
      unchanged: 3,
      sections_removed: 0,
      reordered: false,
      changes: [],
      problems: [],
      warnings: [],
    };
    expect(await preview(csv)).toEqual({ version: menu.version, ...counts });
    expect(substance(await imported(csv))).toEqual(substance(menu));
  },
);

test('sections without items and sections of one title come back as they left', async () => {
  const dish = { name: 'Ujë', description: 'E para', price: 100 };
  menu = await createMenu(server, owner, {
    sections: [
      { title: 'Së shpejti', description: 'Nga dimri', display: false, items: [] },
      { title: 'Pije', description: 'Të ftohta', items: [dish] },
      { title: 'Mes', items: [] },
      {
        title: 'PIJE',
        display: false,
        items: [
          { ...dish, description: 'E dyta' },
          { ...dish, name: 'Çaj' },
        ],
      },
      { title: 'Fund', items: [] },
    ],
    items: [],
  });
  const csv = await table();
  expect(await preview(csv)).toMatchObject({ unchanged: 3, sections_removed: 0 });
  expect(substance(await imported(csv))).toEqual(substance(menu));
  const after = await imported('Seksioni,Emri,Çmimi ALL\nPije,Ujë,100\n');
  expect(after.sections.map(({ title }) => title)).toEqual(['Së shpejti', 'Pije', 'Mes', 'Fund']);
});

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
  expect(await read()).toEqual(menu);
});

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

test('a table of headings alone would take away every item and is refused, but for a menu without items', async () => {
  const headings = 'Seksioni,Emri,Çmimi ALL\n\n,,\n';
  const { problems } = await preview(headings, 'en');
  expect(problems).toEqual([
    { row: 1, column: null, message: expect.stringMatching(/would remove all 3 items/) },
  ]);
  expect(await ask('PUT', '/csv', { csv: headings })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'csv.1', message: expect.stringMatching(/të 3 artikujt/) }] },
  });
  expect(await read()).toEqual(menu);
  menu = await createMenu(server, owner, { sections: [], items: [] });
  expect((await preview(headings)).problems).toEqual([]);
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

test.each([
  ['sep=;', '\r\n'],
  ['\uFEFF"sep=;"', '\n'],
  ['SEP=;', '\r'],
])('a table that begins with %j counts its rows as spreadsheets do', async (line, newline) => {
  const { added, problems } = await preview([line, 'Emri;Çmimi ALL', 'Supë;250', 'Çaj;shumë'].join(newline));
  expect(added).toBe(1);
  expect(problems.map(({ row, column }) => [row, column])).toEqual([[3, 'Çmimi ALL']]);
});

test('an import keeps ids, pictures and what has no column, and takes the order of the rows', async () => {
  const csv = 'Name,Section,Price ALL\nSupë,Supa,250\ntavë KOSI,gatime,700\n';
  const after = await imported(csv, { version: menu.version });
  expect(after.version).toBe(menu.version + 1);
  expect(after.sections.map(({ title }) => title)).toEqual(['Supa', 'Gatime']);
  const [before] = itemsOf(menu);
  expect(after.sections[1]).toMatchObject({
    id: menu.sections[0]?.id,
    description: 'Nga furra',
    items: [{ id: before?.id, name: 'tavë KOSI', description: before?.description, price: 700 }],
  });
  expect(after.items).toEqual([]);
  expect((await send(server, 'POST', '/orders', { body: orderBody(menu) })).status).toBe(201);
});

test('every wrong row is named in words, in the caller’s language, and nothing is imported', async () => {
  const csv = [
    'Section,Name,Price ALL,Price EUR,On sale,Currency',
    ',,100,,yes,',
    ',A,abc,,yes,',
    ',D,99999999.99,-5,yes,',
    ',B,,,perhaps,ALL',
    '',
    `,${'x'.repeat(130)},100,,no,LEK`,
    ',-C,100,,0,',
    ',E,650.5555,,0,',
  ].join('\n');
  expect((await preview(csv, 'en')).problems).toEqual([
    { row: 2, column: 'Name', message: 'Fill in this field.' },
    { row: 3, column: 'Price ALL', message: 'Write the price as a number, such as 650 or 6.50.' },
    {
      row: 4,
      column: 'Price ALL',
      message: 'This price is too high. The highest price is 9,999,999.99.',
    },
    {
      row: 4,
      column: 'Price EUR',
      message: 'A price cannot be negative. Write it without the minus.',
    },
    { row: 5, column: 'On sale', message: 'Write yes or no.' },
    { row: 7, column: 'Name', message: 'Write at most 120 characters.' },
    { row: 7, column: 'Currency', message: 'This value is not accepted.' },
    { row: 9, column: 'Price ALL', message: 'A price has at most two decimals, such as 6.50.' },
  ]);
  const answer = await ask('PUT', '/csv', { csv });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      code: 'invalid_input',
      errors: expect.arrayContaining([{ field: 'csv.2.Emri', message: expect.any(String) }]),
    },
  });
  expect(await read()).toEqual(menu);
});

test.each([
  ['nothing', ''],
  ['no heading of ours', 'a,b\n1,2'],
  ['open quotation marks', 'Emri,Çmimi ALL\n"Tavë,650'],
  ['an item without a price', 'Emri\nPa çmim'],
  ['more rows than a menu takes', `Emri,Çmimi ALL\n${'A,1\n'.repeat(1_001)}`],
  ['signs that cannot be stored', 'Emri,Çmimi ALL\nA\u0000,1'],
])('a table of %s is refused in words', async (_, csv) => {
  const { problems } = await preview(csv);
  expect(problems).toEqual([expect.objectContaining({ message: expect.stringMatching(/\.$/) })]);
  expect((await ask('PUT', '/csv', { csv })).status).toBe(422);
});

test('the first row that cannot be read is named, and named once', async () => {
  const message = 'This row cannot be read. Check its quotation marks.';
  const broken = `Emri,Çmimi ALL\r\n"A ""e vogël""\r\nose jo" ,100\r\n${'"a"b'.repeat(5_000)}${' '.repeat(400_000)},`;
  expect((await preview(broken, 'en')).problems).toEqual([{ row: 3, column: null, message }]);
});

test('a stale import is refused with the menu as it is now', async () => {
  await ask('PATCH', '', { title: 'Tjetër' });
  const csv = 'Emri,Çmimi ALL\nA,100';
  expect(await ask('PUT', '/csv', { csv, version: menu.version })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current: { title: 'Tjetër' } },
  });
});

test('a table brings no more sections than a menu takes, those that stay included', async () => {
  await ask('PATCH', '', { sections: [{ title: 'Ende bosh' }] });
  const rows = (sections: number) =>
    `Seksioni,Emri,Çmimi ALL\n${Array.from({ length: sections }, (_, index) => `S${index},A,100`).join('\n')}`;
  expect((await preview(rows(100), 'en')).problems).toEqual([
    { row: 101, column: 'Section', message: 'At most 100 are allowed.' },
  ]);
  expect(await ask('PUT', '/csv', { csv: rows(100) })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'csv.101.Seksioni', message: 'Lejohen deri në 100.' }] },
  });
  expect((await imported(rows(99))).sections).toHaveLength(100);
});

test('the limits of the plan hold', async () => {
  const csv = `Emri,Çmimi ALL\n${Array.from({ length: 101 }, (_, index) => `A${index},100`).join('\n')}`;
  expect(await ask('PUT', '/csv', { csv })).toMatchObject({
    status: 403,
    body: { code: 'plan_limit_reached' },
  });
  expect((await preview(csv, 'en')).problems).toEqual([
    { row: 102, column: null, message: expect.stringMatching(/^Your plan is at its limit: .*100/) },
  ]);
  expect(await read()).toEqual(menu);
});

test('an import is undone once, with every id', async () => {
  expect(await canUndo()).toBe(false);
  await imported('Emri,Çmimi ALL\nA,100');
  expect(await canUndo()).toBe(true);
  const undone = await ask('POST', '/csv/undo');
  expect(undone.status).toBe(200);
  expect(substance(undone.body as Menu)).toEqual(substance(menu));
  expect((await send(server, 'POST', '/orders', { body: orderBody(menu) })).status).toBe(201);
  expect(await canUndo()).toBe(false);
  expect(await ask('POST', '/csv/undo')).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
});

test('an import that several windows undo at once is undone once, and the others are told', async () => {
  await imported('Emri,Çmimi ALL\nA,100');
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask('POST', '/csv/undo')));
  const [done, ...others] = answers.toSorted((a, b) => a.status - b.status);
  expect(substance(done?.body as Menu)).toEqual(substance(menu));
  for (const other of others) expect(other).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
});

test('what was saved after an import is not undone with it, and after twelve hours nothing is', async () => {
  await imported('Emri,Çmimi ALL\nA,100');
  await ask('PATCH', '', { title: 'Tjetër' });
  expect(await canUndo()).toBe(false);
  expect(await ask('POST', '/csv/undo')).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
  await imported('Emri,Çmimi ALL\nB,100');
  await server.database.query(`UPDATE menu_imports SET replaced_at = now() - interval '13 hours'`);
  expect(await canUndo()).toBe(false);
  expect(await ask('POST', '/csv/undo')).toMatchObject({ body: { code: 'nothing_to_undo' } });
});

test('what an import took away comes back only where the plan has room for it', async () => {
  await imported('Emri,Çmimi ALL\nA,100');
  const items = Array.from({ length: 99 }, (_, index) => ({ name: `B${index}`, price: 100 }));
  await createMenu(server, owner, { sections: [], items });
  expect(await ask('POST', '/csv/undo')).toMatchObject({
    status: 403,
    body: { code: 'plan_limit_reached' },
  });
});
