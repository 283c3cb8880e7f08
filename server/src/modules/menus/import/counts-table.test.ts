import type { ImportPreview, Menu } from '@tavolina/shared-api/contract';
import Papa from 'papaparse';
import { createMenuWithChoices, optionOf } from '../../../test/choices.ts';
import { createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { stockOf } from '../../../test/stock.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
let pizza: string;
const stock = stockOf(server, () => ({ owner, menu }));

const ask = (method: string, path: string, body?: object) =>
  send(server, method, `/menus/${menu.id}${path}`, { token: owner.accessToken, ...(body && { body }) });
const preview = async (csv: string): Promise<ImportPreview> => {
  const { status, body } = await ask('POST', '/csv/preview', { csv });
  expect(status).toBe(200);
  return body as ImportPreview;
};
const rowsOf = async (path: string) =>
  Papa.parse<Record<string, string>>(
    String((await ask('GET', path)).body)
      .slice(1)
      .trim(),
    { header: true },
  ).data;
const orderOne = async () => {
  const items = [{ menu_item_id: pizza, quantity: 1 }];
  expect((await send(server, 'POST', '/orders', { body: orderBody(menu, { items }) })).status).toBe(201);
};
const HEAD = 'Seksioni,Emri,Të mbetura,Çdo ditë';

beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenuWithChoices(server, owner);
  pizza = itemsOf(menu)[0]?.id ?? '';
  await stock.count('items', pizza, { left: 7, daily: 20 });
});

// product.md §508
test('counts of items and options leave with their tables, and change nothing when they come back', async () => {
  await stock.count('options', optionOf(menu, 'Birrë').id, { left: 0 });
  expect((await rowsOf('/csv')).map((row) => [row['Të mbetura'], row['Çdo ditë']])).toEqual([
    ['7', '20'],
    ['', ''],
  ]);
  const beer = (await rowsOf('/choices/csv')).find(({ Opsioni }) => Opsioni === 'Birrë');
  expect(beer).toMatchObject({ 'Të mbetura': '0', 'Çdo ditë': '' });
  for (const path of ['/csv', '/choices/csv']) {
    const told = await preview(String((await ask('GET', path)).body));
    expect(told).toMatchObject({ added: 0, changed: 0, removed: 0, warnings: [], problems: [] });
  }
});

test('an import sets counts, says so before, and makes no version of it; an undo leaves them', async () => {
  const csv = `${HEAD},Çmimi ALL\nPica,Margherita,3,,600\nPica,Sallatë,5,10,300\nPica,E re,1,,100`;
  const told = await preview(csv);
  expect(told.changes.map(({ name, fields }) => [name, fields.stock])).toEqual([
    ['Margherita', { before: { left: 7, daily: 20 }, after: { left: 3, daily: null } }],
    ['Sallatë', { before: null, after: { left: 5, daily: 10 } }],
    ['E re', { before: null, after: { left: 1, daily: null } }],
  ]);
  expect(told.warnings).toEqual([
    { row: 1, column: 'Të mbetura', message: expect.stringMatching(/^Vendosen 3 sasi\. Zhbërja/) },
  ]);
  const { version, stock_seen } = told;
  const after = (await ask('PUT', '/csv', { csv, version, stock_seen })).body as Menu;
  expect(await stock.left()).toEqual({ Margherita: 3, Sallatë: 5, 'E re': 1 });
  const again = await preview(csv.replace('Sallatë,5,10', 'Sallatë,,'));
  expect(again).toMatchObject({ changed: 1, unchanged: 2 });
  const only = await ask('PUT', '/csv', { csv: csv.replace('Sallatë,5,10', 'Sallatë,,') });
  expect(only).toMatchObject({ status: 200, body: { version: after.version } });
  expect(await stock.left()).toEqual({ Margherita: 3, 'E re': 1 });
  const undone = (await ask('POST', '/csv/undo')).body as Menu;
  expect(itemsOf(undone).map(({ name }) => name)).toEqual(['Margherita', 'Sallatë']);
  expect(await stock.left()).toEqual({ Margherita: 3 });
});

test('one column alone leaves the other number', async () => {
  await ask('PUT', '/csv', { csv: 'Seksioni,Emri,Left\nPica,Margherita,4\nPica,Sallatë,' });
  expect(await stock.counted()).toMatchObject([{ left: 4, daily: 20 }]);
  await ask('PUT', '/csv', { csv: 'Seksioni,Emri,Each day\nPica,Margherita,\nPica,Sallatë,' });
  expect(await stock.counted()).toMatchObject([{ left: 4, daily: null }]);
  await ask('PUT', '/csv', { csv: 'Seksioni,Emri\nPica,Margherita\nPica,Sallatë' });
  expect(await stock.left()).toEqual({ Margherita: 4 });
});

test('counts that orders have taken of since the preview are not overwritten', async () => {
  const csv = `${HEAD},Çmimi ALL\nPica,Margherita,50,20,700\nPica,Sallatë,,,300`;
  const { version, stock_seen } = await preview(csv);
  await orderOne();
  expect(await ask('PUT', '/csv', { csv, version, stock_seen })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current: { version } },
  });
  expect(await stock.left()).toEqual({ Margherita: 6 });
  const seen = await preview(csv);
  const taken = { csv, version: seen.version, stock_seen: seen.stock_seen };
  expect((await ask('PUT', '/csv', taken)).status).toBe(200);
  // Its answer was lost: the same once more is no conflict, and takes nothing back of what was ordered since.
  await orderOne();
  expect((await ask('PUT', '/csv', { csv, version: seen.version })).status).toBe(200);
  expect(await stock.left()).toEqual({ Margherita: 49 });
});

test('counts that the table leaves as they were are not brought back over orders of meanwhile', async () => {
  const csv = String((await ask('GET', '/csv')).body).replace('300', '350');
  const { version, stock_seen, changed } = await preview(csv);
  expect(changed).toBe(1);
  await orderOne();
  expect(await ask('PUT', '/csv', { csv, version, stock_seen })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict' },
  });
  expect(await stock.left()).toEqual({ Margherita: 6 });
});

test('an import whose answer was lost is no conflict when it is sent again after an order', async () => {
  const csv = `${HEAD},Çmimi ALL\nPica,Margherita,50,20,700\nPica,Sallatë,,,300`;
  const { version, stock_seen } = await preview(csv);
  const sent = { csv, version, stock_seen };
  expect((await ask('PUT', '/csv', sent)).status).toBe(200);
  await orderOne();
  expect((await ask('PUT', '/csv', sent)).status).toBe(200);
  expect(await stock.left()).toEqual({ Margherita: 49 });
});

test('options are counted by the table of choices', async () => {
  const csv = String((await ask('GET', '/choices/csv')).body);
  const [headings = [], ...rows] = Papa.parse<string[]>(csv.trim()).data;
  const [left, option] = [headings.indexOf('Të mbetura'), headings.indexOf('Opsioni')];
  const counted = rows.map((row) => row.with(left, row[option] === 'Tartuf' ? '2' : ''));
  const told = await preview(Papa.unparse([headings, ...counted]));
  expect(told).toMatchObject({ table: 'choices', changed: 1, unchanged: 8 });
  expect((await ask('PUT', '/csv', { csv: Papa.unparse([headings, ...counted]) })).status).toBe(200);
  expect(await stock.left()).toEqual({ Margherita: 7, Tartuf: 2 });
});

test('diners see at once what has none left', async () => {
  await ask('PUT', '/csv', { csv: `${HEAD}\nPica,Margherita,0,\nPica,Sallatë,,` });
  expect((await stock.seen()).items.map(({ name }) => name)).toEqual(['Sallatë']);
});

test.each([
  ['no number', 'shumë,', 'Të mbetura', '0'],
  ['more than can be counted', '10000,', 'Të mbetura', '9'],
  ['nothing each day', '5,0', 'Çdo ditë', '1'],
  ['a number each day and none left', ',5', 'Të mbetura', 'sa kanë mbetur'],
])('%s is refused at its cell', async (_, cells, column, words) => {
  const csv = `${HEAD}\nPica,Margherita,7,20\nPica,Sallatë,${cells}`;
  expect((await preview(csv)).problems).toEqual([
    { row: 3, column, message: expect.stringContaining(words) },
  ]);
  expect((await ask('PUT', '/csv', { csv })).status).toBe(422);
  expect(await stock.left()).toEqual({ Margherita: 7 });
});

test('a new menu takes no counts, and says so', async () => {
  const { body } = await send(server, 'POST', '/menus/csv/preview', {
    token: owner.accessToken,
    body: { csv: `${HEAD},Çmimi ALL\nPica,Margherita,7,20,600` },
  });
  expect(body).toMatchObject({
    problems: [],
    warnings: [{ row: 1, column: 'Të mbetura', message: expect.stringContaining('menu të re') }],
  });
});
