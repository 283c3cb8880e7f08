import type { ImportPreview, Menu, OptionGroup } from '@tavolina/shared-api/contract';
import Papa from 'papaparse';
import { createMenuWithChoices, GROUPS, optionOf } from '../../test/choices.ts';
import { createMenu, createOwner, itemsOf, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;

const ask = (method: string, path: string, body?: object, of: Menu = menu) =>
  send(server, method, `/menus/${of.id}${path}`, { token: owner.accessToken, ...(body && { body }) });
const table = async (of: Menu = menu): Promise<string> =>
  String((await ask('GET', '/choices/csv', undefined, of)).body);
const preview = async (csv: string, of: Menu = menu): Promise<ImportPreview> => {
  const { status, body } = await ask('POST', '/csv/preview', { csv }, of);
  expect(status).toBe(200);
  return body as ImportPreview;
};
const imported = async (csv: string, of: Menu = menu): Promise<Menu> => {
  const { status, body } = await ask('PUT', '/csv', { csv }, of);
  expect([status, body]).toMatchObject([200, {}]);
  return body as Menu;
};
const problemsOf = async (csv: string) => {
  const { problems } = await preview(csv);
  expect((await ask('PUT', '/csv', { csv })).status).toBe(422);
  return problems.map(({ row, column, message }) => [row, column, message]);
};
const rowsOf = (csv: string) => Papa.parse<Record<string, string>>(csv.trim(), { header: true }).data;

/** Groups without what every menu gives its own: ids, by which options and items name them. */
const substance = ({ option_groups = [], sections, items }: Menu) => {
  const names = new Map(option_groups.map(({ id, name }) => [id, name]));
  const named = (ids: readonly string[] = []) => ids.map((id) => names.get(id));
  const groups = option_groups.map(({ id: _id, options, ...group }: OptionGroup) => ({
    ...group,
    options: options.map(({ id: _option, option_group_ids, ...option }) => ({
      ...option,
      choices: named(option_group_ids),
    })),
  }));
  return {
    groups,
    items: [...sections.flatMap((section) => section.items), ...items].map((item) => [
      item.name,
      named(item.option_group_ids),
    ]),
  };
};

beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard', languages: ['sq', 'en'] });
  menu = await createMenuWithChoices(server, owner);
});

// product.md §506
test('choices leave with a table and come back, into another menu too', async () => {
  const [size, extras, ...others] = GROUPS;
  const [small, ...sizes] = size?.options ?? [];
  const [cheese, ...further] = extras?.options ?? [];
  const groups = [
    {
      ...size,
      translations: { en: { name: 'Size' } },
      options: [
        { ...small, price: -50, additional_prices: { EUR: -0.5 }, translations: { en: { name: '=Small' } } },
        ...sizes,
      ],
    },
    {
      ...extras,
      name: "'=Shtesa; të tjera",
      options: [
        { ...cheese, allergens: { milk: 'contains' }, diets: { vegetarian: 'suitable' } },
        ...further,
      ],
    },
    ...others,
  ];
  const { status, body } = await ask('PATCH', '', {
    option_groups: groups.map((group, index) => ({
      ...group,
      id: menu.option_groups?.[index]?.id,
      options: group.options?.map((option, position) => ({
        ...option,
        id: menu.option_groups?.[index]?.options[position]?.id,
        option_group_ids: menu.option_groups?.[index]?.options[position]?.option_group_ids,
      })),
    })),
  });
  expect([status, body]).toMatchObject([200, {}]);
  const csv = await table();
  expect(await preview(csv)).toMatchObject({
    table: 'choices',
    unchanged: 9,
    changes: [],
    groups: [],
    problems: [],
    warnings: [],
    reordered: false,
  });
  const empty = await createMenu(server, owner, { sections: [], items: [] });
  await imported(csv, empty);
  const items = String((await ask('GET', '/csv')).body);
  const after = await imported(items, empty);
  const { groups: made, items: dishes } = substance(after);
  const before = substance(body as Menu);
  // A semicolon separates names in a cell, so no group of a table has one.
  const comma = (text: unknown) => JSON.parse(JSON.stringify(text).replaceAll('Shtesa; të', 'Shtesa, të'));
  expect(made).toEqual(comma(before.groups));
  expect(dishes).toEqual(comma(before.items));
});

test('the table has a row for each option, with what is said of its group', async () => {
  const [small, large] = rowsOf(await table());
  expect(small).toMatchObject({
    Grupi: 'Madhësia',
    'Të paktën': '1',
    'E shumta': '1',
    Falas: '',
    Opsioni: 'E vogël',
    'E zgjedhur që në fillim': 'po',
    'Në shitje': 'po',
    Monedha: 'ALL',
    'Çmimi ALL': '0',
    'Grupi (EN)': '',
    'Opsioni (EN)': '',
  });
  expect(large).toMatchObject({
    Grupi: 'Madhësia',
    'Të paktën': '1',
    Opsioni: 'E madhe',
    'Çmimi ALL': '200',
  });
  expect(rowsOf(await table()).at(-1)).toMatchObject({
    Opsioni: 'Me pije',
    'Sjell zgjedhjet': 'Pija',
  });
});

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
  expect(after.version).toBe(menu.version + 1);
  const [drink, size] = after.option_groups ?? [];
  expect(drink?.options.map(({ id }) => id)).toEqual([optionOf(menu, 'Birrë').id, optionOf(menu, 'Ujë').id]);
  expect(size).toMatchObject({ id: menu.option_groups?.[0]?.id, max_choices: 1 });
  expect(itemsOf(after)[0]?.option_group_ids).toEqual([size?.id]);
  const undone = (await ask('POST', '/csv/undo')).body as Menu;
  expect(undone.option_groups).toEqual(menu.option_groups);
  expect(itemsOf(undone)).toEqual(itemsOf(menu));
});

// product.md §507
test('groups of one name have their number in tables, for dishes too', async () => {
  const [size] = GROUPS;
  const twice = await createMenu(server, owner, {
    sections: [],
    items: [{ name: 'Pica', price: 500, option_group_ids: [GROUPS[1]?.id, GROUPS[0]?.id] }],
    option_groups: [
      size,
      {
        ...size,
        id: GROUPS[1]?.id,
        min_choices: null,
        options: size?.options.map((option) => ({ ...option, id: option.id.replace(/0000001/, '0000009') })),
      },
    ],
  } as object);
  expect(rowsOf(await table(twice)).map(({ Grupi }) => Grupi)).toEqual([
    'Madhësia',
    'Madhësia',
    'Madhësia (2)',
    'Madhësia (2)',
  ]);
  expect(await preview(await table(twice), twice)).toMatchObject({ unchanged: 4, changes: [], groups: [] });
  const items = String((await ask('GET', '/csv', undefined, twice)).body);
  expect(items).toContain('Madhësia (2); Madhësia');
  expect(await preview(items, twice)).toMatchObject({ unchanged: 1, changes: [] });
});

describe('what is wrong is said at its row and column', () => {
  test.each([
    ['no heading for the group', 'Opsioni\nUjë', [[1, null, expect.stringContaining('“Grupi”')]]],
    [
      'no name',
      'Grupi,Opsioni\nPija,\n,Ujë',
      [
        [2, 'Opsioni', expect.any(String)],
        [3, 'Grupi', expect.any(String)],
      ],
    ],
    [
      'a price beyond the limit',
      'Grupi,Opsioni,Çmimi ALL\nPija,Ujë,-99999999',
      [[2, 'Çmimi ALL', expect.any(String)]],
    ],
    [
      'a number that is none',
      'Grupi,Opsioni,Të paktën\nPija,Ujë,dy',
      [[2, 'Të paktën', expect.stringContaining('1')]],
    ],
    [
      'an answer that is none',
      'Grupi,Opsioni,Në shitje\nPija,Ujë,ndoshta',
      [[2, 'Në shitje', expect.any(String)]],
    ],
    [
      'two numbers of one group',
      'Grupi,Opsioni,E shumta\nPija,Ujë,1\nPija,Birrë,2',
      [[3, 'E shumta', expect.stringContaining('Rreshti 2')]],
    ],
    [
      'more needed than there are',
      'Grupi,Opsioni,Të paktën\nMadhësia,S,\nPija,Ujë,2',
      [[3, 'Të paktën', expect.stringContaining('1')]],
    ],
    [
      'more chosen from the start than allowed',
      'Grupi,Opsioni,E shumta,E zgjedhur që në fillim\nPija,A,1,po\nPija,B,1,po',
      [[2, 'E shumta', expect.stringContaining('2')]],
    ],
    [
      'a group that the table does not have',
      'Grupi,Opsioni,Sjell zgjedhjet\nVakt,Me pije,Shtesa',
      [[2, 'Sjell zgjedhjet', expect.stringContaining('“Shtesa”')]],
    ],
    [
      'a group within itself',
      'Grupi,Opsioni,Sjell zgjedhjet\nPija,Ujë,\nVakt,Me pije,Pija; Vakt',
      [[3, 'Sjell zgjedhjet', expect.any(String)]],
    ],
    [
      'a diet that contradicts allergens',
      'Grupi,Opsioni,Alergjenë,Dieta\nPija,Ujë,,\nPija,Kos,qumësht,vegane',
      [[3, 'Dieta', expect.any(String)]],
    ],
    [
      'more options than a group takes',
      `Grupi,Opsioni\n${Array.from({ length: 61 }, (_, index) => `Pija,P${index}`).join('\n')}`,
      [[62, 'Opsioni', expect.stringContaining('60')]],
    ],
    [
      'more groups than a menu takes',
      `Grupi,Opsioni\n${Array.from({ length: 101 }, (_, index) => `G${index},A`).join('\n')}`,
      [[102, 'Grupi', expect.stringContaining('100')]],
    ],
    ['no option at all', 'Grupi,Opsioni\n', [[1, null, expect.stringContaining('4')]]],
  ])('%s', async (_, csv, problems) => {
    expect(await problemsOf(csv)).toEqual(problems);
    expect((await ask('GET', '')).body).toEqual(menu);
  });
});

test('a dish has no more groups than it may', async () => {
  const names = Array.from({ length: 21 }, (_, index) => `G${index}`);
  await imported(`Grupi,Opsioni\n${names.map((name) => `${name},A`).join('\n')}`);
  expect(await problemsOf(`Seksioni,Emri,Zgjedhjet\nPica,Margherita,${names.join('; ')}`)).toEqual([
    [2, 'Zgjedhjet', expect.stringContaining('20')],
  ]);
});

test('a further option of one name is added and warned about', async () => {
  const { warnings, added } = await preview(`${await table()}Pija,,,,Ujë,,,,,,,,,50,,,,,\r\n`);
  expect(added).toBe(1);
  expect(warnings).toEqual([{ row: 11, column: 'Opsioni', message: expect.stringContaining('Rreshti 8') }]);
});

test('a new menu does not begin with a table of choices', async () => {
  const { body } = await send(server, 'POST', '/menus/csv/preview', {
    token: owner.accessToken,
    body: { csv: await table() },
  });
  expect(body).toMatchObject({
    sections: [],
    items: [],
    problems: [{ row: 1, column: null, message: expect.stringContaining('zgjedhjesh') }],
  });
});

test('a new menu begins with a table of items without their choices, and says so', async () => {
  const items = await send(server, 'GET', `/menus/${menu.id}/csv`, { token: owner.accessToken });
  const { body } = await send(server, 'POST', '/menus/csv/preview', {
    token: owner.accessToken,
    body: { csv: String(items.body) },
  });
  expect(body).toMatchObject({
    sections: [{ title: 'Pica', items: [{ name: 'Margherita' }, {}] }],
    problems: [],
    warnings: [{ row: 1, column: 'Zgjedhjet', message: expect.stringContaining('menu të re') }],
  });
});

test('another owner reads no choices', async () => {
  const { accessToken } = await createOwner(server);
  expect(await send(server, 'GET', `/menus/${menu.id}/choices/csv`, { token: accessToken })).toMatchObject({
    status: 404,
  });
});
