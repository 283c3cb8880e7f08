import type { Menu, OptionGroup } from '@tavolina/shared-api/contract';
import { GROUPS } from '../../../test/choices.ts';
import { choicesTable } from '../../../test/choices-table.ts';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { owner, menu, ask, table, preview, imported, rowsOf } = choicesTable(server);

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
      id: menu().option_groups?.[index]?.id,
      options: group.options?.map((option, position) => ({
        ...option,
        id: menu().option_groups?.[index]?.options[position]?.id,
        option_group_ids: menu().option_groups?.[index]?.options[position]?.option_group_ids,
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
  const empty = await createMenu(server, owner(), { sections: [], items: [] });
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

// product.md §507
test('groups of one name have their number in tables, for dishes too', async () => {
  const [size] = GROUPS;
  const twice = await createMenu(server, owner(), {
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

test('a new menu does not begin with a table of choices', async () => {
  const { body } = await send(server, 'POST', '/menus/csv/preview', {
    token: owner().accessToken,
    body: { csv: await table() },
  });
  expect(body).toMatchObject({
    sections: [],
    items: [],
    problems: [{ row: 1, column: null, message: expect.stringContaining('zgjedhjesh') }],
  });
});

test('a new menu begins with a table of items without their choices, and says so', async () => {
  const items = await send(server, 'GET', `/menus/${menu().id}/csv`, { token: owner().accessToken });
  const { body } = await send(server, 'POST', '/menus/csv/preview', {
    token: owner().accessToken,
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
  expect(await send(server, 'GET', `/menus/${menu().id}/choices/csv`, { token: accessToken })).toMatchObject({
    status: 404,
  });
});
