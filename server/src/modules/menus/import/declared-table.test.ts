import { itemsOf } from '../../../test/factories.ts';
import { menuTables } from '../../../test/menu-tables.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const tables = menuTables(server);
const { ask, imported, preview, table } = tables;

const declared = async (cells: string) => {
  const [item] = itemsOf(await imported(`Name,Price ALL,Allergens,Diets\nA,100,${cells}\n`));
  return { allergens: item?.allergens, diets: item?.diets };
};
const problem = async (cells: string, language?: 'en') =>
  (await preview(`Name,Price ALL,Allergens,Diets\nA,100,${cells}\n`, language)).problems;

// product.md §416
test.each([
  ['"gluten, Qumësht",', { allergens: { gluten: 'contains', milk: 'contains' }, diets: {} }],
  [
    '"contains: milk; may contain: nuts, peanuts; pa: vezë",',
    {
      allergens: { milk: 'contains', nuts: 'may_contain', peanuts: 'may_contain', eggs: 'free_from' },
      diets: {},
    },
  ],
  [',"Pa Gluten, gluten_free"', undefined],
  [
    ',"vegan; not suitable: lactose-free"',
    { allergens: {}, diets: { vegan: 'suitable', lactose_free: 'not_suitable' } },
  ],
  [',', { allergens: {}, diets: {} }],
])('a cell says %s', async (cells, expected) => {
  if (expected) expect(await declared(cells)).toEqual(expected);
  else expect(await problem(cells, 'en')).toMatchObject([{ message: expect.stringMatching(/twice/) }]);
});

test('what is not known is refused in the owner’s words, with what would be', async () => {
  expect(await problem('"gluten, pluhur",')).toEqual([
    {
      row: 2,
      column: 'Alergjenë',
      message: expect.stringMatching(/^“pluhur” nuk njihet këtu\. Shkruaj: gluten, krustace, vezë/),
    },
  ]);
  expect(await problem('"perhaps: gluten",', 'en')).toEqual([
    {
      row: 2,
      column: 'Allergens',
      message: '“perhaps” is not known here. Write: contains, may contain, free from.',
    },
  ]);
  expect(await problem('milk,vegan', 'en')).toEqual([
    { row: 2, column: 'Diets', message: expect.stringMatching(/contradicts/) },
  ]);
  expect(await ask('PUT', '/csv', { csv: 'Name,Price ALL,Diets\nA,100,paleo\n' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'csv.2.Dieta' }] },
  });
});

test('a table that was exported is the same menu, and one without the columns keeps what was declared', async () => {
  await imported(
    'Name,Price ALL,Allergens,Diets\nA,100,"milk; may contain: nuts","halal; not suitable: vegan"\n',
  );
  for (const language of ['sq', 'en']) {
    expect(await preview(await table(language))).toMatchObject({ unchanged: 1, changes: [], problems: [] });
  }
  const after = await imported('Name,Price ALL\nA,120\n');
  expect(itemsOf(after)).toMatchObject([
    {
      allergens: { milk: 'contains', nuts: 'may_contain' },
      diets: { halal: 'suitable', vegan: 'not_suitable' },
    },
  ]);
});

test('a preview tells what becomes of what is declared', async () => {
  await imported('Name,Price ALL,Allergens\nA,100,milk\n');
  expect((await preview('Name,Price ALL,Allergens\nA,100,"milk, eggs"\n')).changes).toMatchObject([
    {
      fields: { allergens: { before: { milk: 'contains' }, after: { milk: 'contains', eggs: 'contains' } } },
    },
  ]);
});
