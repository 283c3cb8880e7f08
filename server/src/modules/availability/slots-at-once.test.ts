import { DateTime } from 'luxon';
import { BACKGROUND_POOL, openDatabase, transaction } from '../../platform/database/database.ts';
import { holdLock } from '../../test/held-lock.ts';
import { inTheEnd } from '../../test/in-the-end.ts';
import { SLOT_MS, slotPlaces } from '../../test/slot-places.ts';
import { testServer } from '../../test/test-server.ts';
import { takeSlot } from './slots-repository.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const openPlace = slotPlaces(server);

/** More than orders of a place are placed at a time in one process. */
const COMPETITORS = 20;

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
