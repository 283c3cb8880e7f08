import type { Menu } from '@tavolina/shared-api/contract';
import { itemsOf } from '../../../test/factories.ts';
import { menuTables } from '../../../test/menu-tables.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const tables = menuTables(server);

/** Each item that goes with others, with their names. */
const pairsOf = (menu: Menu): Record<string, string[]> => {
  const items = itemsOf(menu);
  const nameOf = new Map(items.map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    items
      .filter(({ goes_with }) => goes_with.length > 0)
      .map(({ name, goes_with }) => [name, goes_with.map((id) => nameOf.get(id) ?? id)]),
  );
};
const idOf = (menu: Menu, name: string): string => itemsOf(menu).find((item) => item.name === name)?.id ?? '';
const save = async (...items: object[]): Promise<Menu> => {
  const { status, body } = await tables.ask('PATCH', '', { items });
  expect([status, body]).toMatchObject([200, {}]);
  return body as Menu;
};
const NEW = { price: 100, prices: [] };

beforeEach(() =>
  tables.useMenu({
    sections: [],
    items: [
      { ...NEW, ref: 'tava', name: 'Tavë kosi', goes_with: ['salca', 'uji', 'tava'] },
      { ...NEW, ref: 'salca', name: 'Salcë kosi' },
      { ...NEW, ref: 'uji', name: 'Ujë' },
      { ...NEW, name: 'Byrek' },
    ],
  }),
);

// product.md §500
test('items of one request go with each other by what it calls them, and none with itself', () => {
  expect(pairsOf(tables.menu)).toEqual({ 'Tavë kosi': ['Salcë kosi', 'Ujë'] });
});

// product.md §500
test('a save names stored items and new ones, keeps what it leaves out, and empties', async () => {
  const { menu } = tables;
  const uji = idOf(menu, 'Ujë');
  const byrek = { id: idOf(menu, 'Byrek'), goes_with: ['kosi', uji] };
  const saved = await save(byrek, { ...NEW, ref: 'kosi', name: 'Kos' });
  expect(pairsOf(saved)).toEqual({ 'Tavë kosi': ['Salcë kosi', 'Ujë'], Byrek: ['Kos', 'Ujë'] });
  expect(saved.version).toBe(menu.version + 1);
  const same = await save({ id: byrek.id, goes_with: [idOf(saved, 'Kos'), uji] });
  expect(same.version).toBe(saved.version);
  const emptied = await save({ id: byrek.id, goes_with: null });
  expect(pairsOf(emptied)).toEqual({ 'Tavë kosi': ['Salcë kosi', 'Ujë'] });
});

// product.md §500
test('what leaves the menu, or never was on it, goes with nothing', async () => {
  const { menu } = tables;
  const stranger = '00000000-0000-4000-8000-000000000000';
  const tava = { id: idOf(menu, 'Tavë kosi'), goes_with: [idOf(menu, 'Ujë'), stranger] };
  expect(pairsOf(await save(tava))).toEqual({ 'Tavë kosi': ['Ujë'] });
  expect(pairsOf(await save({ id: idOf(menu, 'Ujë'), isDeleted: true }))).toEqual({});
});

// product.md §500
test('more than three are refused at the item', async () => {
  const { menu } = tables;
  const goes_with = itemsOf(menu).map(({ id }) => id);
  const answer = await tables.ask('PATCH', '', { items: [{ id: goes_with[0], goes_with }] });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'items.0.goes_with' }] } });
});

// product.md §501
test('a table names them, and reads them again', async () => {
  const csv = await tables.table('sq');
  expect(csv).toContain('Shkon me');
  expect(csv).toContain('Salcë kosi; Ujë');
  expect((await tables.preview(csv)).unchanged).toBe(4);
  const further = 'Emri,Çmimi ALL,Shkon me\nTavë kosi,100,ujë\nUjë,100,\nKek,100,Tavë kosi; Ujë\n';
  const { changes } = await tables.preview(further);
  expect(changes.find(({ name }) => name === 'Tavë kosi')?.fields).toEqual({
    goes_with: { before: 'Salcë kosi; Ujë', after: 'Ujë' },
  });
  expect(pairsOf(await tables.imported(further))).toEqual({
    'Tavë kosi': ['Ujë'],
    Kek: ['Tavë kosi', 'Ujë'],
  });
  const undone = await tables.ask('POST', '/csv/undo');
  expect(pairsOf(undone.body as Menu)).toEqual({ 'Tavë kosi': ['Salcë kosi', 'Ujë'] });
});

// product.md §507
test('a table tells items of one name apart, and has names with a semicolon', async () => {
  const price = 'Emri,Çmimi ALL';
  const beers = await tables.imported(`${price}\nBirrë,200\nBirrë,300\nFrigo; e ftohtë,90\n`);
  const [small = '', large = '', cold = ''] = itemsOf(beers).map(({ id }) => id);
  await tables.ask('PATCH', '', {
    items: [
      { id: small, goes_with: [large, cold] },
      { id: cold, goes_with: [large] },
    ],
  });
  const csv = await tables.table('sq');
  expect(csv).toContain('Birrë (2); Frigo, e ftohtë');
  expect(await tables.preview(csv)).toMatchObject({ changed: 0, unchanged: 3, problems: [] });
});

// product.md §501
test('a table without the column keeps them; an unknown name and too many are told at their row', async () => {
  const kept = await tables.imported('Emri,Çmimi ALL\nTavë kosi,200\nUjë,100\n');
  expect(pairsOf(kept)).toEqual({ 'Tavë kosi': ['Ujë'] });
  const wrong = 'Name,Price ALL,Goes with\nA,100,B; Nothing\nB,100,\nC,100,\nD,100,\nE,100,A; B; C; D\n';
  const { problems } = await tables.preview(wrong, 'en');
  expect(problems).toEqual([
    { row: 2, column: 'Goes with', message: 'This table has no item named “Nothing”.' },
    { row: 6, column: 'Goes with', message: 'Write at most 3 items.' },
  ]);
});
