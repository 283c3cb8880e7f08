import type {
  OpeningHours,
  OpenRange,
  OrderPlaced,
  OrderStats,
  PlaceAvailability,
  PlaceTable,
} from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';
import { BACKGROUND_POOL, openDatabase, transaction } from '../../platform/database/database.ts';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { holdLock } from '../../test/held-lock.ts';
import { inTheEnd } from '../../test/in-the-end.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { updateOrder } from '../orders/update-order-repository.ts';
import { takeSlot } from './slots-repository.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const SLOT_MS = 15 * 60_000;
/** More than orders of a place are placed at a time in one process. */
const COMPETITORS = 20;
const weekOf = (ranges: OpenRange[]): OpeningHours => ({
  week: Array.from({ length: 7 }, () => ranges),
  pickup: null,
  table: null,
  special_days: [],
});

let diners = 0;
const openPlace = async (settings: object = {}, ranges?: OpenRange[], content: object = {}) => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner, content);
  const token = owner.accessToken;
  await send(server, 'PATCH', '/availability/settings', { token, body: settings });
  if (ranges)
    await send(server, 'PUT', '/availability/hours', { token, body: { hours: weekOf(ranges), version: 0 } });
  return {
    owner,
    menu,
    put: (path: string, body: object) => send(server, 'PUT', `/availability/${path}`, { token, body }),
    slots: async (query = ''): Promise<string[]> =>
      ((await send(server, 'GET', `/places/${owner.id}/slots${query}`)).body as { slots: string[] }).slots,
    order: (change: object = {}) => {
      diners += 1;
      return send(server, 'POST', '/orders', {
        body: orderBody(menu, { customer_email: `diner${diners}@shembull.al`, ...change }),
      });
    },
    addTable: async (): Promise<string> =>
      ((await send(server, 'POST', '/tables', { token, body: { label: '7' } })).body as PlaceTable).code,
    cancel: (id: string) =>
      send(server, 'PATCH', `/orders/business/${id}`, { token, body: { status: 'cancelled' } }),
    resume: (id: string) =>
      send(server, 'PATCH', `/orders/business/${id}`, { token, body: { status: 'pending' } }),
    shown: async () =>
      (await send(server, 'GET', `/places/${owner.id}/availability`, { token })).body as PlaceAvailability,
    stats: async () => (await send(server, 'GET', '/orders/stats', { token })).body as OrderStats,
    lost: async () =>
      (
        await server.database.query(
          'SELECT day::text, reason, orders FROM lost_orders WHERE business_id = $1 ORDER BY reason',
          [owner.id],
        )
      ).rows,
  };
};
const localTime = (time: string | undefined): string =>
  DateTime.fromISO(time ?? '', { zone: 'Europe/Tirane' }).toFormat('HH:mm');

test('slots of a way that there is not are refused', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  expect(await send(server, 'GET', `/places/${owner.id}/slots?fulfilment=drone`)).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', errors: [{ field: 'fulfilment' }] },
  });
});

// product.md §285
test('slots begin after opening and preparation, and end with the last orders', async () => {
  const settings = { preparation_minutes: 20, last_order_minutes: 45 };
  const place = await openPlace(settings, [{ opens: '18:00', closes: '23:00' }]);
  const slots = await place.slots();
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const day = slot.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), localTime(slot)]);
  }
  // Today and the day a week from now may be cut, or missing, by the hour of the day.
  const today = DateTime.now().setZone('Europe/Tirane');
  const cut = [today.toISODate(), today.plus({ weeks: 1 }).toISODate()];
  const whole = [...days].filter(([day]) => !cut.includes(day)).map(([, times]) => times);
  expect(whole).toHaveLength(6);
  for (const times of whole) {
    expect(times[0]).toBe('18:30');
    expect(times.at(-1)).toBe('22:00');
    expect(times).toHaveLength(15);
  }
});

// product.md §285
test('slots are not sooner than the owner asks for, and at most a week ahead', async () => {
  const place = await openPlace({ lead_minutes: 120 });
  const slots = (await place.slots()).map((slot) => Date.parse(slot));
  const [first = 0] = slots;
  expect(first - Date.now()).toBeGreaterThan(115 * 60_000);
  expect(first - Date.now()).toBeLessThan(136 * 60_000);
  expect((slots.at(-1) ?? 0) - Date.now()).toBeLessThanOrEqual(7 * 24 * 3_600_000);
  expect(slots.every((slot, index) => slot === first + index * SLOT_MS)).toBe(true);
});

// product.md §285
test('an order for later is promised for its slot, also while the place is closed or pauses', async () => {
  const soon = DateTime.now().setZone('Europe/Tirane').plus({ hours: 3 }).toFormat('HH:00');
  const later = DateTime.now().setZone('Europe/Tirane').plus({ hours: 6 }).toFormat('HH:00');
  const place = await openPlace({}, [{ opens: soon, closes: later }]);
  await place.put('pause', { span: 'for_15_minutes' });
  const [asked_for] = await place.slots();
  const { status, body } = await place.order({ asked_for });
  expect(status).toBe(201);
  const placed = body as OrderPlaced;
  expect(placed.promised_at).toBe(asked_for);
  const order = await send(server, 'GET', `/orders/customer/${placed.id}?email=diner${diners}@shembull.al`);
  expect(order.body).toMatchObject({ fulfilment: 'pickup', asked_for, promised_at: asked_for });
});

// product.md §285
test('a time that is no free slot is refused with the next one', async () => {
  const place = await openPlace();
  const [first = '', second] = await place.slots();
  const shifted = (ms: number): string => new Date(Date.parse(first) + ms).toISOString();
  for (const [asked_for, next_at] of [
    [shifted(60_000), second],
    [shifted(-10 * SLOT_MS), first],
    [shifted(8 * 24 * 3_600_000), first],
  ]) {
    const { status, body } = await place.order({ asked_for });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'slot_unavailable', next_at });
  }
  expect((await place.order({ asked_for: 'nesër' })).status).toBe(422);
  // Nobody was turned away, because no place takes orders for such times.
  expect(await place.lost()).toEqual([]);
});

// product.md §285
test('no order is for later at a table, or where the owner takes none', async () => {
  const place = await openPlace();
  const [asked_for] = await place.slots();
  expect(await place.slots('?fulfilment=table')).toEqual([]);
  const table_code = await place.addTable();
  const strict = await openPlace({ takes_later: false });
  expect(await strict.slots()).toEqual([]);
  for (const [at, way] of [
    [place, { table_code }],
    [strict, {}],
  ] as const) {
    const refused = await at.order({ ...way, asked_for });
    expect(refused).toMatchObject({ status: 409, body: { code: 'later_unavailable', takes_next: true } });
    const { next_at: ready_by } = refused.body as { next_at: string };
    expect(await at.order({ ...way, ready_by })).toMatchObject({ status: 201 });
    expect(await at.lost()).toEqual([]);
  }
});

test('slots of a place that does not exist', async () => {
  const { status, body } = await send(server, 'GET', '/places/00000000-0000-4000-8000-000000000000/slots');
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'place_not_found' });
});

// product.md §305
test('the last place in a slot is given once under 50 parallel orders', async () => {
  const place = await openPlace({ slot_orders: 3 });
  const [asked_for, second] = await place.slots();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => inTheEnd(() => place.order({ asked_for }))),
  );
  const taken = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect([taken.length, refused.length]).toEqual([3, 47]);
  for (const { body } of refused) expect(body).toMatchObject({ code: 'slot_unavailable', next_at: second });
  expect((await place.slots())[0]).toBe(second);
  expect(await place.lost()).toEqual([
    {
      day: DateTime.now().setZone('Europe/Tirane').toISODate(),
      reason: 'slot_unavailable',
      orders: 47,
    },
  ]);
});

// product.md §305
test('transactions that take the same slot at the same moment get no more than it has', async () => {
  const { owner } = await openPlace();
  const start = new Date(Math.ceil(Date.now() / SLOT_MS) * SLOT_MS);
  const limits = { slot_orders: 4, slot_work_minutes: null };
  // The first order of the slot is not committed yet.
  const first = await holdLock(
    server,
    `INSERT INTO order_slots (business_id, starts_at, orders, work_minutes)
     VALUES ('${owner.id}', '${start.toISOString()}', 1, 0)`,
  );
  const pool = { ...BACKGROUND_POOL, connections: COMPETITORS };
  const database = openDatabase(server.databaseUrl, () => undefined, pool);
  const answers = Array.from({ length: COMPETITORS }, () =>
    transaction(database, (client) => takeSlot(client, owner.id, { start, limits, workMinutes: 0 })),
  );
  await first.waiting(COMPETITORS);
  await first.release();
  const taken = await Promise.all(answers);
  await database.end();
  expect(taken.filter((isTaken) => isTaken)).toHaveLength(3);
});

// product.md §285
test('a place without a way for later takes none for later, whatever its switch for later says', async () => {
  const place = await openPlace({ takes_pickup: false });
  expect((await place.shown()).takes_later).toBe(false);
});

// product.md §305
test('a time that is full is refused with the next one behind it, not with an earlier one', async () => {
  const place = await openPlace({ slot_orders: 1 });
  const [, , , asked_for, next_at] = await place.slots();
  expect((await place.order({ asked_for })).status).toBe(201);
  expect((await place.order({ asked_for })).body).toMatchObject({ code: 'slot_unavailable', next_at });
});

// product.md §442
test('a time that an order took leaves the list at once', async () => {
  const place = await openPlace({ slot_orders: 1 });
  const [asked_for] = await place.slots();
  expect((await place.order({ asked_for })).status).toBe(201);
  expect(await place.slots()).not.toContain(asked_for);
});

// product.md §305
test('an order as soon as possible is never promised into a full slot', async () => {
  const place = await openPlace({ slot_orders: 1 });
  const first = (await place.order()).body as OrderPlaced;
  const promised = Date.parse(first.promised_at ?? '');
  const next_at = new Date(Math.floor(promised / SLOT_MS) * SLOT_MS + SLOT_MS).toISOString();
  expect(await place.shown()).toMatchObject({ ways: [{ ready_at: null, next_at }, { ready_at: null }] });
  const second = await place.order();
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({ code: 'slot_unavailable', next_at });
});

// product.md §520
test.each([
  ['at a table', {}, true],
  ['for pickup', {}, false],
  ['where none is taken for later', { takes_later: false }, false],
])(
  'a full quarter is offered the next free time, and an order that takes it gets it (%s)',
  async (_, settings, isAtTable) => {
    const place = await openPlace({ slot_orders: 1, ...settings });
    const way = isAtTable ? { table_code: await place.addTable() } : {};
    const first = (await place.order(way)).body as OrderPlaced;
    const promised = Date.parse(first.promised_at ?? '');
    const next_at = new Date(Math.floor(promised / SLOT_MS) * SLOT_MS + SLOT_MS).toISOString();
    expect((await place.shown()).ways[0]).toMatchObject({ ready_at: null, next_at, takes_next: true });
    const refused = await place.order(way);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable', next_at, takes_next: true },
    });
    const taken = await place.order({ ...way, ready_by: next_at });
    expect(taken).toMatchObject({ status: 201, body: { promised_at: next_at } });
    // The time that was offered is gone by now: the next one is, not a later promise.
    const late = await place.order({ ...way, ready_by: next_at });
    expect(late.body).toMatchObject({ code: 'slot_unavailable', takes_next: true });
    expect((late.body as { next_at: string }).next_at > next_at).toBe(true);
  },
);

// product.md §520
test('an order is promised for what its diner was shown, else refused with the time to agree to', async () => {
  const place = await openPlace({ preparation_minutes: 20 });
  const shown = async () => (await place.shown()).ways[0]?.ready_at ?? '';
  const ready_by = await shown();
  server.advance(60_000);
  // What was shown a minute ago is what is promised, within a quarter of an hour.
  const inTime = (await place.order({ ready_by })).body as OrderPlaced;
  const isSameQuarter =
    Math.floor(Date.parse(ready_by) / SLOT_MS) === Math.floor(Date.parse(await shown()) / SLOT_MS);
  expect(Date.parse(inTime.promised_at ?? '') - Date.parse(ready_by)).toBeLessThan(
    isSameQuarter ? 1 : 90_000,
  );
  await place.put('busy', { minutes: 30 });
  const refused = await place.order({ ready_by });
  expect(refused).toMatchObject({ status: 409, body: { code: 'slot_unavailable', takes_next: true } });
  const { next_at } = refused.body as { next_at: string };
  expect(Date.parse(next_at) - Date.parse(ready_by)).toBeGreaterThan(29 * 60_000);
  const agreed = await place.order({ ready_by: next_at });
  expect(agreed.status).toBe(201);
  const past = new Date(Date.now() - 3_600_000).toISOString();
  expect((await place.order({ ready_by: past })).body).toMatchObject({ code: 'slot_unavailable' });
  // Who names no time takes what there is.
  expect((await place.order()).status).toBe(201);
});

// product.md §520
test('a full quarter whose next free time the place makes later is not promised later without a word', async () => {
  const place = await openPlace({ slot_orders: 1 });
  await place.order();
  const { next_at: ready_by } = (await place.order()).body as { next_at: string };
  await place.put('busy', { minutes: 30 });
  const { status, body } = await place.order({ ready_by });
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ code: 'slot_unavailable', takes_next: true }),
  ]);
  expect((body as { next_at: string }).next_at > ready_by).toBe(true);
});

// product.md §520
test('a place that is closed or pauses takes no order for the time that it offers', async () => {
  const place = await openPlace();
  await place.put('pause', { span: 'for_15_minutes' });
  const { next_at } = (await place.order()).body as { next_at: string };
  const { body } = await place.order({ ready_by: next_at });
  expect(body).toMatchObject({ code: 'ordering_paused', next_at });
  expect(body).toMatchObject({
    detail: expect.stringMatching(/^Lokali nuk merr porosi deri në orën \d\d:\d\d\. Shporta jote mbetet\.$/),
  });
  expect(body).not.toHaveProperty('takes_next');
});

// product.md §520
test('the last place of the time that is offered is given once under parallel orders', async () => {
  const place = await openPlace({ slot_orders: 1 });
  await place.order();
  const { next_at: ready_by } = (await place.order()).body as { next_at: string };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => inTheEnd(() => place.order({ ready_by }))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

// product.md §444
test('a rush at one place leaves its times, and other places, to be read and ordered from', async () => {
  const [place, other] = [await openPlace({ slot_orders: 30 }), await openPlace()];
  const [asked_for] = await place.slots();
  await place.order({ asked_for });
  const lock = await holdLock(
    server,
    `SELECT FROM order_slots WHERE business_id = '${place.owner.id}' FOR UPDATE`,
  );
  const rush = Array.from({ length: 20 }, () => place.order({ asked_for }));
  // Orders that have their turn wait for the one that is held; the others hold and await no connection.
  await lock.waiting(3);
  expect(server.database.waitingCount).toBe(0);
  expect((await place.slots())[0]).toBe(asked_for);
  expect((await other.order()).status).toBe(201);
  await lock.release();
  await Promise.all(rush);
});

// product.md §305
test('a cancelled order gives its place back, once', async () => {
  const place = await openPlace({ slot_orders: 1 });
  const [asked_for] = await place.slots();
  const { id } = (await place.order({ asked_for })).body as OrderPlaced;
  expect(await place.slots()).not.toContain(asked_for);
  await place.cancel(id);
  expect(await place.slots()).toContain(asked_for);
  expect((await place.order({ asked_for })).status).toBe(201);
  await place.resume(id);
  await place.cancel(id);
  expect((await place.order({ asked_for })).status).toBe(409);
});

// product.md §312
test('a slot takes as many minutes of work as its owner says, and one order that is more', async () => {
  const place = await openPlace({ slot_work_minutes: 20 }, undefined, {
    sections: [],
    items: [
      { name: 'Tavë kosi', price: 650, work_minutes: 8 },
      { name: 'Ujë', price: 100 },
    ],
  });
  const [tave, water] = place.menu.items;
  const of = (dish: typeof tave, quantity: number, asked_for: string | undefined) =>
    place.order({ asked_for, items: [{ menu_item_id: dish?.id, quantity }] });
  const [first, second, third] = await place.slots();
  const { id } = (await of(tave, 2, first)).body as OrderPlaced;
  expect(await of(tave, 1, first)).toMatchObject({
    status: 409,
    body: { code: 'slot_unavailable', next_at: second },
  });
  expect((await of(water, 9, first)).status).toBe(201);
  expect((await of(tave, 3, second)).status).toBe(201);
  expect((await of(tave, 1, second)).status).toBe(409);
  await place.cancel(id);
  expect((await of(tave, 2, first)).status).toBe(201);
  const parallel = await Promise.all(Array.from({ length: 10 }, () => inTheEnd(() => of(tave, 2, third))));
  expect(parallel.filter(({ status }) => status === 201)).toHaveLength(1);
  // Nobody knows yet what a diner orders who looks at the times.
  expect(await place.slots()).not.toContain(second);
});

test('a change of an outdated version gives no place back', async () => {
  const place = await openPlace({ slot_orders: 1 });
  const [asked_for] = await place.slots();
  const { id } = (await place.order({ asked_for })).body as OrderPlaced;
  const change = { status: 'cancelled', notes: undefined, version: 7 } as const;
  expect(await updateOrder(server.database, id, change)).toBe(false);
  expect(await place.slots()).not.toContain(asked_for);
});

// product.md §306
test('orders that are refused for their time are counted as lost, others are not', async () => {
  const place = await openPlace();
  await place.put('pause', { span: 'for_15_minutes' });
  await place.order();
  await place.order({ customer_email: 'arta@shembull.al' });
  // The same cart, sent again: by its browser, and by its diner.
  await place.order({ customer_email: 'Arta@shembull.al' });
  await place.order({ items: [{ menu_item_id: '00000000-0000-4000-8000-000000000000', quantity: 1 }] });
  await place.order({ table_code: 'asnjë' });
  expect(await place.lost()).toEqual([expect.objectContaining({ reason: 'ordering_paused', orders: 2 })]);
  expect((await place.stats()).period.lost).toEqual([{ reason: 'ordering_paused', orders: 2 }]);
});

// product.md §306
test('an order that is taken after all, for another time, was not lost', async () => {
  const place = await openPlace();
  const diner = { customer_email: 'besa@shembull.al' };
  await place.put('pause', { span: 'for_15_minutes' });
  await place.order(diner);
  await place.order();
  const [asked_for] = await place.slots();
  expect((await place.order({ ...diner, asked_for })).status).toBe(201);
  expect(await place.lost()).toEqual([expect.objectContaining({ reason: 'ordering_paused', orders: 1 })]);
  expect((await place.stats()).period.lost).toEqual([{ reason: 'ordering_paused', orders: 1 }]);
});
