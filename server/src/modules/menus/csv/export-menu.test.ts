import type { Menu } from '@tavolina/shared-api/contract';
import Papa from 'papaparse';
import { asRequest, createMenuWithChoices } from '../../../test/choices.ts';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { menuTables, substance } from '../../../test/menu-tables.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

/** A menu's choices and what has them, with names for ids, which every menu has of its own. */
const withNames = ({ option_groups: groups = [], sections }: Menu) => {
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  const named = <T extends { option_group_ids?: string[] | undefined }>({
    option_group_ids: ids = [],
    ...rest
  }: T) => ({
    ...rest,
    groups: ids.map((id) => names.get(id)),
  });
  return {
    groups: groups.map(({ id: _, options, ...group }) => ({
      ...group,
      options: options.map(({ id: _id, ...option }) => named(option)),
    })),
    items: sections.flatMap(({ items }) => items.map((item) => [item.name, named(item).groups])),
  };
};

const server = testServer({ RATE_LIMITS: 'off' });
const tables = menuTables(server);
const { ask, imported, preview, read, table } = tables;

// product.md §75
test('all menus leave as JSON, drafts and hidden parts included, and nobody else’s', async () => {
  await createMenu(server, await createOwner(server));
  await ask('PATCH', '', { is_published: 'draft' });
  const second = await createMenu(server, tables.owner, { title: 'E dyta' });
  const { body, headers } = await send(server, 'GET', '/menus/export', { token: tables.owner.accessToken });
  expect((body as { menus: Menu[] }).menus).toEqual([await read(), second]);
  expect(headers.get('content-disposition')).toContain('attachment');
});

// product.md §75, §400
test('choices that left as JSON come back from it as they were', async () => {
  const whole = await createMenuWithChoices(server, tables.owner);
  const token = tables.owner.accessToken;
  const { body } = await send(server, 'GET', '/menus/export', { token });
  const kept = JSON.parse(JSON.stringify(body)) as { menus: Menu[] };
  const exported = kept.menus.find(({ id }) => id === whole.id) as Menu;
  expect(exported.option_groups).toEqual(whole.option_groups);
  const sections = exported.sections.map(({ title, items }) => ({
    title,
    items: items.map(({ name, price, option_group_ids }) => ({ name, price, option_group_ids })),
  }));
  const made = await createMenu(server, tables.owner, {
    sections,
    option_groups: asRequest(exported),
  } as object);
  expect(withNames(made)).toEqual(withNames(whole));
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
      sections: [],
      groups: [],
      problems: [],
      warnings: [],
      stock_seen: expect.any(String),
    };
    expect(await preview(csv)).toEqual({ version: tables.menu.version, table: 'items', ...counts });
    expect(substance(await imported(csv))).toEqual(substance(tables.menu));
  },
);

// product.md §33
test('whole lek stand in a table without decimals, and both ways of writing them are read', async () => {
  await tables.useMenu({
    sections: [],
    items: [
      { name: 'Tavë', price: 650, additional_prices: { EUR: 7 } },
      { name: 'Supë', price: 1_250.5 },
    ],
  });
  const csv = await table('sq');
  const { data } = Papa.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true });
  expect(data.map((row) => [row['Çmimi ALL'], row['Çmimi EUR']])).toEqual([
    ['650', '7.00'],
    ['1250.50', ''],
  ]);
  expect(await preview(csv)).toMatchObject({ unchanged: 2, changed: 0 });
  expect(await preview(csv.replace('650', '650.00'))).toMatchObject({ unchanged: 2, changed: 0 });
});

// product.md §196
test('sections without items and sections of one title come back as they left', async () => {
  const dish = { name: 'Ujë', description: 'E para', price: 100 };
  await tables.useMenu({
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
  expect(substance(await imported(csv))).toEqual(substance(tables.menu));
  const after = await imported('Seksioni,Emri,Çmimi ALL\nPije,Ujë,100\n');
  expect(after.sections.map(({ title }) => title)).toEqual(['Së shpejti', 'Pije', 'Mes', 'Fund']);
});
