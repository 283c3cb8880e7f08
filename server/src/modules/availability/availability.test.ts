import type {
  Menu,
  OpeningHours,
  OpenRange,
  OrderPlaced,
  PlaceAvailability,
  PlaceTable,
  RestaurantPage,
  StoredHours,
} from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { openTimesJob } from './availability-upkeep.ts';

const server = testServer();

const ALWAYS: OpenRange[] = [{ opens: '00:00', closes: '00:00' }];
const hoursOf = (ranges: OpenRange[], change: Partial<OpeningHours> = {}): OpeningHours => ({
  week: Array.from({ length: 7 }, () => ranges),
  pickup: null,
  table: null,
  special_days: [],
  ...change,
});
/** A date in Tirana, so many days from today. */
const dateIn = (days: number): string =>
  DateTime.now().setZone('Europe/Tirane').plus({ days }).toISODate() ?? '';

const openPlace = async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const as = { token: owner.accessToken };
  return {
    owner,
    menu,
    setHours: (hours: unknown, version = 0) =>
      send(server, 'PUT', '/availability/hours', { ...as, body: { hours, version } }),
    change: (path: string, method: 'PUT' | 'PATCH', body: object) =>
      send(server, method, `/availability/${path}`, { ...as, body }),
    order: (change: object = {}) => send(server, 'POST', '/orders', { body: orderBody(menu, change) }),
    shown: async () =>
      (await send(server, 'GET', `/places/${owner.id}/availability`)).body as PlaceAvailability,
  };
};

// product.md §282
test('a place without hours takes orders at any time', async () => {
  const place = await openPlace();
  expect(await place.shown()).toMatchObject({ hours: null, is_open: null, changes_at: null });
  expect((await place.order()).status).toBe(201);
});

// product.md §282
test('a closed place takes no order and says when it takes the next', async () => {
  const place = await openPlace();
  const closedToday = [-1, 0, 1].map((days) => ({ date: dateIn(days), ranges: [], note: '' }));
  expect((await place.setHours(hoursOf(ALWAYS, { special_days: closedToday }))).status).toBe(200);
  const { status, body } = await place.order();
  expect(status).toBe(409);
  const opens = DateTime.fromISO(dateIn(2), { zone: 'Europe/Tirane' });
  const next_at = opens.plus({ minutes: 20 }).toUTC().toISO();
  expect(body).toMatchObject({ code: 'place_closed', next_at });
  expect(await place.shown()).toMatchObject({
    is_open: false,
    changes_at: opens.toUTC().toISO(),
    ways: [
      { fulfilment: 'pickup', ready_at: null, next_at },
      { fulfilment: 'table', ready_at: null, next_at },
    ],
  });
});

// product.md §288
test('a pause stops orders and ends by itself', async () => {
  const place = await openPlace();
  const pause = await place.change('pause', 'PUT', { span: 'for_30_minutes', note: 'Kuzhina është plot.' });
  expect(pause.status).toBe(200);
  expect((await place.order()).body).toMatchObject({ code: 'ordering_paused' });
  expect(await place.shown()).toMatchObject({ pause_note: 'Kuzhina është plot.' });
  server.advance(31 * 60_000);
  expect((await place.order()).status).toBe(201);
  expect((await place.change('pause', 'PUT', { span: 'until_tomorrow' })).status).toBe(200);
  expect((await place.order()).status).toBe(409);
  expect((await place.change('pause', 'PUT', { span: 'no' })).body).toMatchObject({ paused_until: null });
  expect((await place.order()).status).toBe(201);
  // Late in the evening the server must not be on another day than the tests behind this one.
  server.advance(-31 * 60_000);
});

// product.md §288
test('a pause until tomorrow lasts as long as the business day, also past midnight', async () => {
  const place = await openPlace();
  const now = DateTime.now().setZone('Europe/Tirane');
  const opened = now.minus({ hours: 1 }).startOf('hour');
  const night = [{ opens: opened.toFormat('HH:mm'), closes: opened.minus({ hours: 1 }).toFormat('HH:mm') }];
  await place.setHours(hoursOf(night));
  const pause = () => place.change('pause', 'PUT', { span: 'until_tomorrow' });
  expect((await pause()).body).toMatchObject({ paused_until: opened.plus({ days: 1 }).toUTC().toISO() });
  // Without an end of the day that anybody knows, with midnight.
  const midnight = now.startOf('day').plus({ days: 1 }).toUTC().toISO();
  for (const [hours, version] of [
    [hoursOf(ALWAYS), 1],
    [hoursOf([]), 2],
  ] as const) {
    await place.setHours(hours, version);
    expect((await pause()).body).toMatchObject({ paused_until: midnight });
  }
});

// product.md §283, §286, §287
test('a busy place promises later, for an hour', async () => {
  const place = await openPlace();
  await place.change('settings', 'PATCH', { preparation_minutes: 30, takes_table: false });
  await place.change('busy', 'PUT', { minutes: 20 });
  const minutesAhead = async () => {
    const { ways } = await place.shown();
    expect(ways).toHaveLength(1);
    const asked = (await send(server, 'GET', '/health/live')).headers.get('date') ?? '';
    return Math.round((Date.parse(ways[0]?.ready_at ?? '') - Date.parse(asked)) / 60_000);
  };
  const before = await minutesAhead();
  expect((await place.change('busy', 'PUT', { minutes: 0 })).body).toMatchObject({ busy_minutes: 0 });
  expect(before - (await minutesAhead())).toBe(20);
});

// product.md §280
test.each([
  [
    'ranges that overlap',
    hoursOf([
      { opens: '09:00', closes: '15:00' },
      { opens: '14:00', closes: '22:00' },
    ]),
    'hours.week.0',
  ],
  ['a time that no clock shows', hoursOf([{ opens: '25:00', closes: '26:00' }]), 'hours.week.0.0.opens'],
  ['a week of six days', { ...hoursOf([]), week: [[], [], [], [], [], []] }, 'hours.week'],
  [
    'a date twice',
    hoursOf([], { special_days: [1, 1].map((days) => ({ date: dateIn(days), ranges: [], note: '' })) }),
    'hours.special_days',
  ],
])('%s are refused at their place', async (_what, hours, field) => {
  const place = await openPlace();
  const { status, body } = await place.setHours(hours);
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ field })]) });
});

test('hours that somebody else changed are not overwritten', async () => {
  const place = await openPlace();
  const stored = (await place.setHours(hoursOf(ALWAYS))).body as StoredHours;
  expect(stored.version).toBe(1);
  expect((await place.setHours(hoursOf([]), 1)).status).toBe(200);
  const late = await place.setHours(hoursOf(ALWAYS), 1);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'version_conflict', current: { version: 2 } });
  expect((await place.setHours(hoursOf(ALWAYS), 0)).status).toBe(409);
  // The highest number that the database can hold, and one above.
  expect((await place.setHours(hoursOf(ALWAYS), 2 ** 31 - 1)).status).toBe(409);
  expect((await place.setHours(hoursOf(ALWAYS), 2 ** 31)).status).toBe(422);
});

// product.md §266
test('hours can be taken away again, unless somebody else changed them', async () => {
  const place = await openPlace();
  await place.setHours(hoursOf([]));
  expect((await place.order()).body).toMatchObject({ code: 'place_closed' });
  expect((await place.setHours(null, 2)).body).toMatchObject({
    code: 'version_conflict',
    current: { version: 1 },
  });
  expect(await place.setHours(null, 1)).toMatchObject({ status: 200, body: { hours: null, version: 0 } });
  expect(await place.shown()).toMatchObject({ hours: null, is_open: null });
  expect((await place.order()).status).toBe(201);
  // Who still edits the hours that were taken away does not save over new ones.
  expect((await place.setHours(hoursOf(ALWAYS))).body).toMatchObject({ version: 2 });
  expect((await place.setHours(hoursOf([]), 1)).status).toBe(409);
});

// product.md §283, §286
test('an order says how it is got and when it is promised, and a way that is off is refused', async () => {
  const place = await openPlace();
  const added = await send(server, 'POST', '/tables', {
    token: place.owner.accessToken,
    body: { label: '12' },
  });
  const table_code = (added.body as PlaceTable).code;
  const { body } = await place.order({ fulfilment: 'table', table_code });
  const { id, promised_at } = body as OrderPlaced;
  const order = (await send(server, 'GET', `/orders/customer/${id}?email=arta.k@shembull.al`)).body;
  expect(order).toMatchObject({ fulfilment: 'table', table: '12', asked_for: null, promised_at });
  expect(Date.parse(promised_at ?? '')).toBeGreaterThan(Date.now() + 19 * 60_000);
  await place.change('settings', 'PATCH', { takes_table: false });
  const refused = await place.order({ fulfilment: 'table', table_code });
  expect(refused.body).toMatchObject({ code: 'fulfilment_unavailable' });
  expect((await place.order()).status).toBe(201);
});

// product.md §283, §306
test('a place with every way off is to be called, and lists say that it takes no orders', async () => {
  const place = await openPlace();
  const { id } = place.owner;
  const listed = async () => {
    const { items } = (await send(server, 'GET', '/restaurants?limit=100')).body as RestaurantPage;
    return items.find((item) => item.id === id)?.accepts_orders;
  };
  expect(await listed()).toBe(true);
  expect((await place.shown()).call_number).toBeUndefined();
  await place.change('settings', 'PATCH', { takes_pickup: false, takes_table: false });
  const opening = { call_number: '+355 69 000 0000', takes: [], takes_later: false };
  expect(await place.shown()).toMatchObject({ call_number: opening.call_number, takes: [], ways: [] });
  const { business } = (await send(server, 'GET', `/menus/${place.menu.id}`)).body as Menu;
  expect(business).toMatchObject({ accepts_orders: true, opening });
  expect(await listed()).toBe(false);
  await send(server, 'POST', `/places/${id}/lost-carts`, { body: { items: [crypto.randomUUID()] } });
  const { rows } = await server.database.query('SELECT reason FROM lost_orders WHERE business_id = $1', [id]);
  expect(rows).toEqual([{ reason: 'fulfilment_unavailable' }]);
  await place.change('settings', 'PATCH', { takes_table: true });
  expect(await place.shown()).toMatchObject({ takes: ['table'] });
  expect(await listed()).toBe(true);
});

// product.md §308
test('lists and menus say whether a place is open, and a filter leaves only those', async () => {
  const place = await openPlace();
  const name = place.owner.name;
  const listed = async (query: string) => {
    const { body } = await send(
      server,
      'GET',
      `/restaurants/?limit=100&business_name=${encodeURIComponent(name)}${query}`,
    );
    return (body as RestaurantPage).items.filter(({ id }) => id === place.owner.id);
  };
  expect(await listed('')).toMatchObject([{ is_open: null, changes_at: null }]);
  expect(await listed('&open_now=true')).toHaveLength(0);
  await place.setHours(hoursOf(ALWAYS));
  const [open] = await listed('&open_now=true');
  expect(open).toMatchObject({ is_open: true });
  const shown = (await send(server, 'GET', `/menus/${place.menu.id}`)).body as Menu;
  expect(shown.business.opening).toMatchObject({ is_open: true, changes_at: open?.changes_at });
  await place.setHours(hoursOf([]), 1);
  expect(await listed('')).toMatchObject([{ is_open: false, changes_at: null }]);
  expect(await listed('&open_now=true')).toHaveLength(0);
});

// product.md §308
test('a night later the lists know a further day', async () => {
  const place = await openPlace();
  await place.setHours(hoursOf([{ opens: '09:00', closes: '22:00' }]));
  const days = async () =>
    (await server.database.query('SELECT 1 FROM open_times WHERE business_id = $1', [place.owner.id]))
      .rowCount;
  await server.database.query('DELETE FROM open_times WHERE business_id = $1', [place.owner.id]);
  await server.jobs.send(server.database, openTimesJob, {});
  await eventually(async () => expect(await days()).toBeGreaterThan(7));
});

// product.md §292
test('an order cannot be cancelled before its reminder, also not by two changes', async () => {
  const place = await openPlace();
  const refused = await place.change('settings', 'PATCH', { remind_minutes: 20 });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ errors: [{ field: 'cancel_minutes' }] });
  expect((await place.change('settings', 'PATCH', { cancel_minutes: 6 })).status).toBe(200);
  expect((await place.change('settings', 'PATCH', { cancel_minutes: 5 })).status).toBe(422);
});
