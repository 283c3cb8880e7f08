import type { Menu } from '@tavolina/shared-api/contract';
import { optionOf } from '../../../test/choices.ts';
import { choicesTable } from '../../../test/choices-table.ts';
import { itemsOf } from '../../../test/factories.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { menu, ask, table, preview, imported } = choicesTable(server);

test('a table as a spreadsheet saves it changes what it names, keeps ids, and is taken back', async () => {
  const csv = [
    '\uFEFFsep=;',
    'Group;At least;Option;Price ALL;Chosen from the start;group_en;option_en',
    'Pija;;Birrë;1.150,00;po;;',
    'Pija;1;UJË;;jo;Drink;Water',
    'MADHËSIA;1;E vogël;0;po;;',
    'Madhësia;;Familjare;400;;;Family',
    '',
  ].join('\r\n');
  const told = await preview(csv);
  expect(told).toMatchObject({
    added: 1,
    changed: 2,
    removed: 6,
    unchanged: 1,
    reordered: true,
    problems: [],
  });
  expect(told.groups).toEqual([
    {
      kind: 'changed',
      row: 2,
      name: 'Pija',
      fields: {},
      translations: [{ language: 'en', before: '', after: 'Drink' }],
    },
    {
      kind: 'changed',
      row: 4,
      name: 'MADHËSIA',
      fields: { name: { before: 'Madhësia', after: 'MADHËSIA' } },
      translations: [],
    },
    { kind: 'removed', row: null, name: 'Shtesa', fields: {}, translations: [] },
    { kind: 'removed', row: null, name: 'Si vakt', fields: {}, translations: [] },
  ]);
  expect(told.changes.slice(0, 3)).toEqual([
    {
      kind: 'changed',
      row: 2,
      section: 'Pija',
      name: 'Birrë',
      prices: [{ currency: 'ALL', before: 150, after: 1150 }],
      fields: { is_default: { before: false, after: true } },
    },
    expect.objectContaining({
      kind: 'changed',
      name: 'UJË',
      fields: {
        name: { before: 'Ujë', after: 'UJË' },
        is_default: { before: true, after: false },
        translations: [{ language: 'en', field: 'name', before: '', after: 'Water' }],
      },
    }),
    expect.objectContaining({ kind: 'added', row: 5, name: 'Familjare' }),
  ]);
  expect(told.warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining('“Shtesa”'),
    expect.stringContaining('“Si vakt”'),
  ]);
  const after = await imported(csv);
  expect(after.version).toBe(menu().version + 1);
  const [drink, size] = after.option_groups ?? [];
  expect(drink?.options.map(({ id }) => id)).toEqual([
    optionOf(menu(), 'Birrë').id,
    optionOf(menu(), 'Ujë').id,
  ]);
  expect(size).toMatchObject({ id: menu().option_groups?.[0]?.id, max_choices: 1 });
  expect(itemsOf(after)[0]?.option_group_ids).toEqual([size?.id]);
  const undone = (await ask('POST', '/csv/undo')).body as Menu;
  expect(undone.option_groups).toEqual(menu().option_groups);
  expect(itemsOf(undone)).toEqual(itemsOf(menu()));
});

test('a further option of one name is added and warned about', async () => {
  const { warnings, added } = await preview(`${await table()}Pija,,,,Ujë,,,,,,,,,50,,,,,\r\n`);
  expect(added).toBe(1);
  expect(warnings).toEqual([{ row: 11, column: 'Opsioni', message: expect.stringContaining('Rreshti 8') }]);
});
