import type { OrderPlaced } from '@tavolina/shared-api/contract';
import { inTheEnd } from '../../test/in-the-end.ts';
import { SLOT_MS, slotPlaces } from '../../test/slot-places.ts';
import { testServer } from '../../test/test-server.ts';
import { updateOrder } from '../orders/steps/update-order-repository.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const openPlace = slotPlaces(server);

// product.md §305
test('a time that is full is refused with the next one behind it, not with an earlier one', async () => {
  const place = await openPlace({ slot_orders: 1 });
  const [, , , asked_for, next_at] = await place.slots();
  expect((await place.order({ asked_for })).status).toBe(201);
  expect((await place.order({ asked_for })).body).toMatchObject({ code: 'slot_unavailable', next_at });
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
