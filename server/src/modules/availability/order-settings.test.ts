import { createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer();

/** A place that is new; changes its settings. */
const openPlace = async () => {
  const { accessToken: token } = await createOwner(server, { tier: 'standard' });
  return (body: object) => send(server, 'PATCH', '/availability/settings', { token, body });
};

// product.md §552
test('a number that somebody else changed since it was looked at is not overwritten', async () => {
  const change = await openPlace();
  expect((await change({ preparation_minutes: 40 })).status).toBe(200);
  const refused = await change({ preparation_minutes: 30, seen: { preparation_minutes: 20 } });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'version_conflict', current: { preparation_minutes: 40 } });
  // What was not looked at may have changed.
  const other = await change({ lead_minutes: 60, seen: { lead_minutes: 30 } });
  expect(other.body).toMatchObject({ preparation_minutes: 40, lead_minutes: 60 });
  expect((await change({ slot_orders: 8, seen: { slot_orders: null } })).status).toBe(200);
  expect((await change({ slot_orders: 9, seen: { slot_orders: null } })).status).toBe(409);
});

// product.md §552
test('of two changes at once onto the same number one is refused', async () => {
  const change = await openPlace();
  const both = await Promise.all(
    [30, 40].map((preparation_minutes) => change({ preparation_minutes, seen: { preparation_minutes: 20 } })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
