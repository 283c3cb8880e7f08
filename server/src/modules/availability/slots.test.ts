import type { OrderPlaced } from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';
import { createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { SLOT_MS, slotPlaces } from '../../test/slot-places.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const openPlace = slotPlaces(server);
const localTime = (time: string | undefined): string =>
  DateTime.fromISO(time ?? '', { zone: 'Europe/Tirane' }).toFormat('HH:mm');

test('slots of a way that there is not are refused', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  expect(await send(server, 'GET', `/places/${owner.id}/slots?fulfilment=drone`)).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', errors: [{ field: 'fulfilment' }] },
  });
});

test('slots of a place that does not exist', async () => {
  const { status, body } = await send(server, 'GET', '/places/00000000-0000-4000-8000-000000000000/slots');
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'place_not_found' });
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
  const customer_email = 'arta@shembull.al';
  const { status, body } = await place.order({ asked_for, customer_email });
  expect(status).toBe(201);
  const placed = body as OrderPlaced;
  expect(placed.promised_at).toBe(asked_for);
  const order = await send(server, 'GET', `/orders/customer/${placed.id}?email=${customer_email}`);
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

// product.md §285
test('a place without a way for later takes none for later, whatever its switch for later says', async () => {
  const place = await openPlace({ takes_pickup: false });
  expect((await place.shown()).takes_later).toBe(false);
});

// product.md §442
test('a time that an order took leaves the list at once', async () => {
  const place = await openPlace({ slot_orders: 1 });
  const [asked_for] = await place.slots();
  expect((await place.order({ asked_for })).status).toBe(201);
  expect(await place.slots()).not.toContain(asked_for);
});
