import {
  daysAfter,
  localDay,
  type Menu,
  momentOf,
  type Schedule,
  weekdayOfDay,
} from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let diners = 0;
let clock = 0;
const now = (): Date => new Date(Date.now() + clock);
const today = (): string => localDay(now());

beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  // The subscription outlives every date of these tests.
  await server.database.query(`UPDATE subscriptions SET current_period_end = now() + interval '3 years'`);
});

/** Moves the server's clock to a local time. */
const goTo = (day: string, minute: number): void => {
  const ahead = momentOf(day, minute).getTime() - now().getTime();
  clock += ahead;
  server.advance(ahead);
};

const days = (schedule: Partial<Schedule>): Schedule => ({
  ranges: [],
  first_day: null,
  last_day: null,
  ...schedule,
});
const daily = (from: string, until: string, weekdays = [1, 2, 3, 4, 5, 6, 7]): Schedule =>
  days({ ranges: [{ weekdays, from, until }] });
const weekday = (day: string): number => weekdayOfDay(day) + 1;

/** A menu with a dish, and what may be set of all three. */
const menuWith = (parts: { menu?: Schedule; section?: Schedule; item?: Schedule }): Promise<Menu> =>
  createMenu(server, owner, {
    schedule: parts.menu ?? null,
    sections: [
      {
        title: 'Mëngjes',
        schedule: parts.section,
        items: [
          { name: 'Byrek', price: 150, schedule: parts.item, translations: { en: { name: 'Pie' } } },
          { name: 'Kafe', price: 80 },
        ],
      },
    ],
  });
const order = (menu: Menu, change: object = {}, language = 'en') => {
  diners += 1;
  const body = orderBody(menu, { customer_email: `diner${diners}@shembull.al`, ...change });
  return send(server, 'POST', '/orders', { body, headers: { 'accept-language': language } });
};
const settings = (body: object) =>
  send(server, 'PATCH', '/availability/settings', { token: owner.accessToken, body });

// product.md §462
test.each(['menu', 'section', 'item'] as const)(
  'an order for now is refused outside the times of its %s, and taken within',
  async (part) => {
    await settings({ preparation_minutes: 20 });
    const menu = await menuWith({ [part]: daily('07:00', '11:00') });
    const day = daysAfter(today(), 1);
    goTo(day, 6 * 60);
    expect(await order(menu)).toMatchObject({
      status: 409,
      body: {
        code: 'item_not_served',
        subject: 'Byrek',
        next_at: momentOf(day, 7 * 60).toISOString(),
        detail: expect.stringMatching(/“Byrek” is not served .* 07:00–11:00\. Your cart stays\./),
      },
    });
    // Ready at seven.
    goTo(day, 6 * 60 + 40);
    expect((await order(menu)).status).toBe(201);
    goTo(day, 10 * 60 + 39);
    expect((await order(menu)).status).toBe(201);
    // Ready at eleven, when it is over.
    goTo(day, 10 * 60 + 41);
    expect((await order(menu)).body).toMatchObject({
      code: 'item_not_served',
      next_at: momentOf(daysAfter(day, 1), 7 * 60).toISOString(),
    });
  },
);

// product.md §462
test('an order for later is checked for its slot', async () => {
  const menu = await menuWith({ item: daily('07:00', '11:00') });
  const day = daysAfter(today(), 1);
  goTo(day, 12 * 60);
  const at = (minute: number) => ({ asked_for: momentOf(daysAfter(day, 1), minute).toISOString() });
  expect((await order(menu, at(11 * 60))).body).toMatchObject({ code: 'item_not_served' });
  expect((await order(menu, at(6 * 60 + 45))).body).toMatchObject({ code: 'item_not_served' });
  expect((await order(menu, at(10 * 60 + 45))).status).toBe(201);
  const coffee = { items: [{ menu_item_id: itemsOf(menu)[1]?.id, quantity: 1 }] };
  expect((await order(menu, { ...at(11 * 60), ...coffee })).status).toBe(201);
});

// product.md §459
test('all of menu, section and item have to hold', async () => {
  const day = daysAfter(today(), 1);
  const menu = await menuWith({
    menu: daily('07:00', '12:00'),
    section: daily('10:00', '15:00'),
    item: daily('00:00', '00:00', [weekday(daysAfter(day, 2))]),
  });
  goTo(day, 11 * 60);
  expect((await order(menu)).body).toMatchObject({
    code: 'item_not_served',
    next_at: momentOf(daysAfter(day, 2), 10 * 60).toISOString(),
  });
});

// product.md §459
test('a night past midnight belongs to the day on which it begins, dates included', async () => {
  await settings({ preparation_minutes: 5 });
  const day = daysAfter(today(), 1);
  const night = daily('22:00', '02:00', [weekday(day)]);
  const menu = await menuWith({ item: { ...night, first_day: day, last_day: day } });
  goTo(day, 30);
  expect((await order(menu)).body).toMatchObject({ code: 'item_not_served' });
  goTo(day, 24 * 60 + 90);
  expect((await order(menu)).status).toBe(201);
  goTo(day, 26 * 60);
  expect((await order(menu)).body).toMatchObject({
    code: 'item_not_served',
    detail: expect.stringMatching(/no longer served/),
  });
});

// product.md §462
test('the refusal is in the language of the diner and of the menu as it was read', async () => {
  await send(server, 'PATCH', '/users/profile/', {
    token: owner.accessToken,
    body: { content_languages: ['sq', 'en'] },
  });
  const menu = await menuWith({ item: days({ last_day: '2020-01-31' }) });
  const { body } = await order(menu, { read_in: 'en' }, 'sq');
  expect(body).toMatchObject({
    subject: 'Pie',
    detail: '“Pie” nuk shërbehet në atë orë. Nuk shërbehet më. Shporta mbetet.',
  });
  expect(body).not.toHaveProperty('next_at');
});

/** The next Sunday on which clocks change in a month, 3 or 10. */
const clockChange = (month: number): string => {
  const year = Number(today().slice(0, 4));
  const sundays = [year, year + 1].map((each) => {
    const last = `${each}-${String(month).padStart(2, '0')}-31`;
    return daysAfter(last, -((weekdayOfDay(last) + 1) % 7));
  });
  return sundays.find((day) => day > today()) ?? '';
};

// product.md §459
test.each([
  ['spring', 3, 60],
  ['autumn', 10, 180],
])('times are those of the clock on the wall when it changes in %s', async (_when, month, lasting) => {
  await settings({ preparation_minutes: 5 });
  const menu = await menuWith({ item: daily('01:00', '03:00') });
  goTo(clockChange(month), 60);
  const minutes = lasting - 5;
  expect((await order(menu)).status).toBe(201);
  clock += (minutes - 1) * 60_000;
  server.advance((minutes - 1) * 60_000);
  expect((await order(menu)).status).toBe(201);
  clock += 2 * 60_000;
  server.advance(2 * 60_000);
  expect((await order(menu)).body).toMatchObject({ code: 'item_not_served' });
});
