import type { Menu, MenuPage, PlacePage, Schedule } from '@tavolina/shared-api/contract';
import { daysAfter, localDay, weekdayOfDay } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, type TestOwner } from '../../test/factories.ts';
import { menuTables } from '../../test/menu-tables.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const tables = menuTables(server);
const { ask, imported, preview, read } = tables;

const BREAKFAST: Schedule = {
  ranges: [{ weekdays: [1, 2, 3, 4, 5], from: '07:00', until: '11:00' }],
  first_day: null,
  last_day: null,
};
const SUMMER: Schedule = { ranges: [], first_day: '2026-06-01', last_day: '2026-08-31' };
const NIGHT: Schedule = {
  ranges: [
    { weekdays: [5, 6], from: '22:00', until: '02:00' },
    { weekdays: [7], from: '00:00', until: '00:00' },
  ],
  first_day: null,
  last_day: '2027-01-06',
};
const schedules = (menu: Menu) => ({
  menu: menu.schedule,
  sections: menu.sections.map(({ schedule }) => schedule),
  items: itemsOf(menu).map(({ schedule }) => schedule),
});
const edit = async (body: object) => {
  const answer = await ask('PATCH', '', body);
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  return answer.body as Menu;
};

// product.md §459
test('a menu, a section and an item keep what is set, until it is set to none', async () => {
  const [section] = tables.menu.sections;
  const [first] = itemsOf(tables.menu);
  const after = await edit({
    schedule: NIGHT,
    sections: [{ id: section?.id, schedule: BREAKFAST, items: [{ id: first?.id, schedule: SUMMER }] }],
  });
  expect(schedules(after)).toEqual({ menu: NIGHT, sections: [BREAKFAST], items: [SUMMER, null, null] });
  expect(await read()).toEqual(after);
  const { body } = await send(server, 'GET', `/menus/${tables.menu.id}`);
  // Diners do not see the item that is not on sale.
  expect(schedules(body as Menu)).toEqual({ menu: NIGHT, sections: [BREAKFAST], items: [SUMMER, null] });
  // What an edit leaves out stays, and a save without a change is none.
  const again = await edit({ title: after.title, schedule: NIGHT });
  expect(again.version).toBe(after.version);
  const none = { ranges: [], first_day: null, last_day: null };
  const cleared = await edit({ schedule: none, sections: [{ id: section?.id, schedule: null }] });
  expect(schedules(cleared)).toEqual({ menu: null, sections: [null], items: [SUMMER, null, null] });
});

// product.md §459
test('a new menu has them from the start, with its days in order', async () => {
  await tables.useMenu({
    schedule: {
      ranges: [{ weekdays: [7, 6], from: '08:00', until: '12:00' }],
      first_day: null,
      last_day: null,
    },
    sections: [
      { title: 'Mëngjes', schedule: SUMMER, items: [{ name: 'Byrek', price: 100, schedule: NIGHT }] },
    ],
  });
  expect(schedules(tables.menu)).toEqual({
    menu: { ranges: [{ weekdays: [6, 7], from: '08:00', until: '12:00' }], first_day: null, last_day: null },
    sections: [SUMMER],
    items: [NIGHT],
  });
});

const RANGE = { weekdays: [1], from: '07:00', until: '11:00' };

// product.md §460
test.each([
  ['schedule.ranges.0.weekdays', { ranges: [{ ...RANGE, weekdays: [] }] }],
  ['schedule.ranges.0.weekdays', { ranges: [{ ...RANGE, weekdays: [1, 1] }] }],
  ['schedule.ranges.0.weekdays.0', { ranges: [{ ...RANGE, weekdays: [8] }] }],
  ['schedule.ranges.0.weekdays.0', { ranges: [{ ...RANGE, weekdays: [1.5] }] }],
  ['schedule.ranges.0.weekdays.0', { ranges: [{ ...RANGE, weekdays: ['1'] }] }],
  ['schedule.ranges.0.from', { ranges: [{ ...RANGE, from: '24:00' }] }],
  ['schedule.ranges.0.until', { ranges: [{ ...RANGE, until: '7' }] }],
  ['schedule.ranges.0.until', { ranges: [{ weekdays: [1], from: '07:00' }] }],
  ['schedule.ranges', { ranges: Array.from({ length: 8 }, () => RANGE) }],
  ['schedule.ranges', { ranges: 'always' }],
  ['schedule.first_day', { first_day: '2026-02-30' }],
  ['schedule.first_day', { first_day: '0000-01-01' }],
  ['schedule.last_day', { last_day: '31.08.2026' }],
  ['schedule.last_day', { first_day: '2026-08-31', last_day: '2026-06-01' }],
  ['schedule', []],
  ['schedule', 'mornings'],
])('a wrong %s is named at its field, of a menu, a section and an item', async (field, schedule) => {
  const [section] = tables.menu.sections;
  const [first] = itemsOf(tables.menu);
  const bodies = [
    ['', { schedule }],
    ['sections.0.', { sections: [{ id: section?.id, schedule }] }],
    ['sections.0.items.0.', { sections: [{ id: section?.id, items: [{ id: first?.id, schedule }] }] }],
  ] as const;
  for (const [path, body] of bodies)
    expect(await ask('PATCH', '', body)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', errors: [{ field: `${path}${field}`, message: expect.any(String) }] },
    });
  expect(await read()).toEqual(tables.menu);
});

// product.md §468
test('a table has them as words, in each language, and reads what it wrote', async () => {
  const [first, second] = itemsOf(tables.menu);
  const set = await edit({
    sections: [
      {
        id: tables.menu.sections[0]?.id,
        items: [
          { id: first?.id, schedule: NIGHT },
          { id: second?.id, schedule: { ...BREAKFAST, first_day: '2026-09-01' } },
        ],
      },
    ],
  });
  const table = await tables.table('en');
  expect(table).toContain('Fri-Sat 22:00-02:00; Sun 00:00-00:00; until 06.01.2027');
  expect(table).toContain('Mon-Fri 07:00-11:00; from 01.09.2026');
  const sq = await tables.table('sq');
  expect(sq).toContain('Pre-Sht 22:00-02:00; Die 00:00-00:00; deri më 06.01.2027');
  for (const each of [table, sq]) expect(await imported(each)).toEqual(set);
});

// product.md §468
test.each([
  ['', null],
  ['7:00 – 11.00', { ...BREAKFAST, ranges: [{ ...BREAKFAST.ranges[0], weekdays: [1, 2, 3, 4, 5, 6, 7] }] }],
  ['monday-FRIDAY 07:00-11:00', BREAKFAST],
  ['Hën, Mar, Mër, Enj, Pre 07:00-11:00', BREAKFAST],
  ['Sat-Mon 10:00-12:00', { ...BREAKFAST, ranges: [{ weekdays: [1, 6, 7], from: '10:00', until: '12:00' }] }],
  ['nga 1.6.2026; until 2026-08-31', SUMMER],
])('the cell “%s” is read', async (cell, schedule) => {
  const after = await imported(`Name,Price ALL,Served\nA,100,"${cell}"\n`);
  expect(after.items.map((item) => item.schedule)).toEqual([schedule]);
});

const NONE = [
  'in the mornings',
  'Mon-Fri',
  'Mon-Fri 07:00',
  'Mon-Fri-Sun 07:00-11:00',
  'Abc 07:00-11:00',
  '25:00-26:00',
  'until 31.02.2026',
  'from 2.1.2026; until 1.1.2026',
  'from 1.1.2026; from 2.1.2026',
  'Mon 1:00-2:00;'.repeat(8),
  `${' '.repeat(100_000)}x`,
];
test.each(NONE.map((cell) => [cell.slice(0, 40), cell]))(
  'the cell “%s” is refused with an example',
  async (_name, cell) => {
    const { problems } = await preview(`Name,Price ALL,Served\nA,100,"${cell}"\n`, 'en');
    expect(problems).toEqual([
      { row: 2, column: 'Served', message: expect.stringMatching(/Mon-Fri 07:00-11:00/) },
    ]);
  },
);

// product.md §468
test('an import without the column keeps them, and undoing one brings them back', async () => {
  const [first] = itemsOf(tables.menu);
  const [section] = tables.menu.sections;
  await edit({
    sections: [{ id: section?.id, schedule: NIGHT, items: [{ id: first?.id, schedule: SUMMER }] }],
  });
  const kept = await imported(`Section,Name,Price ALL\n${section?.title},${first?.name},100\n`);
  expect(schedules(kept)).toMatchObject({ sections: [NIGHT], items: [SUMMER] });
  await imported('Name,Price ALL\nA,100\n');
  const { body } = await ask('POST', '/csv/undo', {});
  expect(schedules(body as Menu)).toMatchObject({ sections: [NIGHT], items: [SUMMER] });
});

describe('of several menus', () => {
  let owner: TestOwner;
  const inTwoDays = daysAfter(localDay(new Date()), 2);
  const weekdays = [weekdayOfDay(inTwoDays) + 1];
  const later: Schedule = { ...SUMMER, first_day: daysAfter(inTwoDays, 30), last_day: null };
  const soon: Schedule = {
    ranges: [{ weekdays, from: '12:00', until: '16:00' }],
    first_day: null,
    last_day: null,
  };
  const page = async (): Promise<PlacePage> => {
    const { rows } = await server.database.query<{ slug: string }>(
      'SELECT slug FROM businesses WHERE id = $1',
      [owner.id],
    );
    return (await send(server, 'GET', `/places/${rows[0]?.slug}`)).body as PlacePage;
  };
  const menus = async (...each: (Schedule | null)[]): Promise<Menu[]> => {
    const made: Menu[] = [];
    for (const schedule of each) {
      const menu = await createMenu(server, owner, { title: `Menu ${made.length}`, schedule });
      made.push(menu);
    }
    return made;
  };
  beforeEach(async () => {
    owner = await createOwner(server, { tier: 'standard' });
  });

  // product.md §464
  test('the page of the place opens the one that is served', async () => {
    const [, now] = await menus(soon, null, later);
    const place = await page();
    expect(place.current_menu_id).toBe(now?.id);
    expect(place.menus.map(({ schedule }) => schedule)).toEqual(expect.arrayContaining([soon, null, later]));
  });

  // product.md §464
  test('of two that are served at once, the one that ends first opens', async () => {
    const today = localDay(new Date());
    const week = { ...SUMMER, first_day: null, last_day: daysAfter(today, 6) };
    const [, , shortest] = await menus(null, week, { ...week, last_day: daysAfter(today, 1) });
    const place = await page();
    expect(place.current_menu_id).toBe(shortest?.id);
    expect(place.menus).toHaveLength(3);
  });

  // product.md §464
  test('where none is served, the next one opens', async () => {
    const [, , next] = await menus(SUMMER, later, soon);
    expect((await page()).current_menu_id).toBe(next?.id);
  });

  // product.md §464
  test('a menu says when the others are served', async () => {
    const [one, other] = await menus(soon, later);
    const { body } = await send(server, 'GET', `/menus/${one?.id}`);
    expect((body as Menu).business.other_menus).toEqual([
      { id: other?.id, title: 'Menu 1', schedule: later },
    ]);
  });
});

// product.md §469
test('lists show a menu that is not served now, with its dishes and its times', async () => {
  await edit({
    title: 'Menuja e verës që shkoi',
    schedule: { first_day: '2020-06-01', last_day: '2020-08-31' },
  });
  const { body } = await send(server, 'GET', '/menus/?q=verës që shkoi');
  expect((body as MenuPage).items).toMatchObject([
    { id: tables.menu.id, price: expect.any(Number), items_count: 2, schedule: { last_day: '2020-08-31' } },
  ]);
});
