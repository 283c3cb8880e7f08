import { itemsOf, orderBody } from '../../../test/factories.ts';
import { menuTables } from '../../../test/menu-tables.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const tables = menuTables(server);
const { ask, imported, preview, read } = tables;

// product.md §196
test('an import keeps ids, pictures and what has no column, and takes the order of the rows', async () => {
  const csv = 'Name,Section,Price ALL\nSupë,Supa,250\ntavë KOSI,gatime,700\n';
  const after = await imported(csv, { version: tables.menu.version });
  expect(after.version).toBe(tables.menu.version + 1);
  expect(after.sections.map(({ title }) => title)).toEqual(['Supa', 'Gatime']);
  const [before] = itemsOf(tables.menu);
  expect(after.sections[1]).toMatchObject({
    id: tables.menu.sections[0]?.id,
    description: 'Nga furra',
    items: [{ id: before?.id, name: 'tavë KOSI', description: before?.description, price: 700 }],
  });
  expect(after.items).toEqual([]);
  expect((await send(server, 'POST', '/orders', { body: orderBody(tables.menu) })).status).toBe(201);
});

// product.md §650
test('a table without sections finds items by their names, and they stay where they are', async () => {
  const two = { title: 'Darka', items: [{ name: 'Tavë kosi', price: 700 }] };
  await tables.useMenu({
    sections: [
      {
        title: 'Dreka',
        items: [
          { name: 'Tavë kosi', price: 650 },
          { name: 'Supë', price: 200 },
        ],
      },
      two,
    ],
    items: [{ name: 'Ujë', price: 100 }],
  });
  const csv = 'Emri,Çmimi ALL\nUjë,120\ntavë kosi,660\nTAVË KOSI,710\nSupë,200\nE re,300\n';
  expect(await preview(csv)).toMatchObject({
    added: 1,
    changed: 3,
    removed: 0,
    unchanged: 1,
    sections_removed: 0,
    changes: [
      { kind: 'changed', section: '', name: 'Ujë' },
      { kind: 'changed', section: 'Dreka', name: 'tavë kosi' },
      { kind: 'changed', section: 'Darka', name: 'TAVË KOSI' },
      { kind: 'added', section: '', name: 'E re' },
    ],
    sections: [],
    warnings: [],
  });
  const after = await imported(csv);
  const named = (menu: typeof after) =>
    menu.sections.map(({ id, title, items }) => [id, title, items.map((item) => [item.id, item.price])]);
  const [lunch, dinner] = tables.menu.sections;
  expect(named(after)).toEqual([
    [
      lunch?.id,
      'Dreka',
      [
        [lunch?.items[0]?.id, 660],
        [lunch?.items[1]?.id, 200],
      ],
    ],
    [dinner?.id, 'Darka', [[dinner?.items[0]?.id, 710]]],
  ]);
  expect(after.items.map(({ name }) => name)).toEqual(['Ujë', 'E re']);
  // A section goes with its last item, as ever.
  expect(await preview('Emri,Çmimi ALL\nTavë kosi,650\nUjë,100\n')).toMatchObject({
    removed: 3,
    sections_removed: 1,
  });
});

test('a stale import is refused with the menu as it is now', async () => {
  await ask('PATCH', '', { title: 'Tjetër' });
  const csv = 'Emri,Çmimi ALL\nA,100';
  expect(await ask('PUT', '/csv', { csv, version: tables.menu.version })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current: { title: 'Tjetër' } },
  });
});

// product.md §122
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
  expect(await read()).toEqual(tables.menu);
  await tables.useMenu({ sections: [], items: [] });
  expect((await preview(headings)).problems).toEqual([]);
});

// product.md §75
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
  expect(await read()).toEqual(tables.menu);
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

// product.md §91
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
  expect(await read()).toEqual(tables.menu);
});

// product.md §312
// product.md §412
test('a portion is a column: a few words, empty for none', async () => {
  const after = await imported('Name,Price ALL,Portion\nA,100,350 g\nB,100,\n');
  expect(after.items.map(({ portion }) => portion)).toEqual(['350 g', '']);
  const { problems } = await preview(`Name,Price ALL,Portion\nA,100,${'x'.repeat(41)}\n`, 'en');
  expect(problems).toEqual([{ row: 2, column: 'Portion', message: expect.stringMatching(/40/) }]);
});

test('minutes of work are a column: whole numbers within their bounds, empty for none', async () => {
  const after = await imported('Name,Price ALL,Minutes of work\nA,100,12\nB,100,\n');
  expect(after.items.map(({ work_minutes }) => work_minutes)).toEqual([12, null]);
  expect(await tables.table('en')).toContain(',12,');
  for (const wrong of ['0', '121', '1.5', 'dhjetë']) {
    const { problems } = await preview(`Name,Price ALL,Minutes of work\nA,100,${wrong}\n`, 'en');
    expect(problems).toEqual([
      { row: 2, column: 'Minutes of work', message: 'Write a whole number from 1 to 120.' },
    ]);
  }
});
