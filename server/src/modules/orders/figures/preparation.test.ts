import {
  type BusinessOrder,
  type OrderingState,
  type OrderPlaced,
  type PlaceAvailability,
  ZONE,
} from '@tavolina/shared-api/contract';
import { DateTime, type DurationLike } from 'luxon';
import { eventually } from '../../../test/eventually.ts';
import { createMenu, createOwner, orderBody } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { measurePreparationJob } from './preparation-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So far ahead is half past the next hour, so that no test begins in one hour and ends in another. */
const AHEAD_MS = 1.5 * HOUR_MS - (Date.now() % HOUR_MS);
beforeAll(() => server.advance(AHEAD_MS));

/** A place whose orders of this hour each took some minutes, and were paid by card after others, if named. */
const placeWith = async (minutes: readonly number[], paidAfter?: number) => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const as = { token: owner.accessToken };
  for (const each of minutes) {
    const placed = (await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as OrderPlaced;
    let { version } = { version: 1 };
    for (const status of ['confirmed', 'preparing', 'ready']) {
      const path = `/orders/business/${placed.id}`;
      const changed = await send(server, 'PATCH', path, { ...as, body: { status, version } });
      ({ version } = changed.body as BusinessOrder);
    }
    await server.database.query(
      `WITH placed AS (UPDATE orders SET created_at = $3 WHERE id = $1 RETURNING id)
       UPDATE order_history h SET changed_at = $3::timestamptz + make_interval(mins => $2::int)
       FROM placed WHERE h.order_id = placed.id AND h.status = 'ready'`,
      [placed.id, each, new Date(Date.now() + AHEAD_MS)],
    );
    if (paidAfter === undefined) continue;
    await server.database.query(
      `INSERT INTO payments (order_id, amount_minor, requested_at, paid_at)
       SELECT id, 663, created_at, created_at + make_interval(mins => $2::int) FROM orders WHERE id = $1`,
      [placed.id, paidAfter],
    );
  }
  return {
    change: (body: object) => send(server, 'PATCH', '/availability/settings', { ...as, body }),
    state: async () => (await send(server, 'GET', '/availability/state', as)).body as OrderingState,
    promised: async () => {
      const { body } = await send(server, 'GET', `/places/${owner.id}/availability`);
      const { ways } = body as PlaceAvailability;
      return Math.round((Date.parse(ways[0]?.ready_at ?? '') - Date.now() - AHEAD_MS) / MINUTE_MS);
    },
  };
};

// product.md §298
test('what orders of this hour took is promised, until the owner switches it off', async () => {
  const few = await placeWith([40, 40, 40, 40]);
  const place = await placeWith([12, 36, 37, 38, 170]);
  expect(await place.promised()).toBe(20);
  await server.jobs.send(server.database, measurePreparationJob, {});
  await eventually(async () =>
    expect(await place.state()).toMatchObject({ preparation_minutes: 40, is_measured: true }),
  );
  expect(await place.promised()).toBe(40);
  expect(await few.state()).toMatchObject({ preparation_minutes: 20, is_measured: false });

  expect((await place.change({ uses_measured_time: false })).status).toBe(200);
  expect(await place.promised()).toBe(20);
  expect(await place.state()).toMatchObject({ preparation_minutes: 20, is_measured: false });
});

// product.md §298
test('an order by card is measured from its payment', async () => {
  const place = await placeWith([70, 70, 70, 70, 70], 40);
  await server.jobs.send(server.database, measurePreparationJob, {});
  await eventually(async () => expect(await place.state()).toMatchObject({ preparation_minutes: 30 }));
});

// product.md §298
test('what orders took counts for their weekday and hour alone, until they are of long ago', async () => {
  const place = await placeWith([40, 40, 40, 40, 40]);
  await server.jobs.send(server.database, measurePreparationJob, {});
  await eventually(async () => expect(await place.promised()).toBe(40));
  const begun = DateTime.fromMillis(Date.now() + AHEAD_MS, { zone: ZONE });
  let passed = 0;
  const advanceTo = (later: DurationLike): void => {
    const ahead = begun.plus(later).diff(begun).toMillis();
    server.advance(ahead - passed);
    passed = ahead;
  };
  const usual = { preparation_minutes: 20, is_measured: false };
  advanceTo({ hours: 1 });
  expect(await place.state()).toMatchObject(usual);
  advanceTo({ days: 1 });
  expect(await place.state()).toMatchObject(usual);
  advanceTo({ weeks: 1 });
  expect(await place.state()).toMatchObject({ preparation_minutes: 40, is_measured: true });
  advanceTo({ weeks: 5 });
  await server.jobs.send(server.database, measurePreparationJob, {});
  await eventually(async () => expect(await place.state()).toMatchObject(usual));
});
