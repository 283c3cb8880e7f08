import { cardOrders } from '../../test/card-orders.ts';
import { doWork } from '../../test/jobs-done.ts';
import { testServer } from '../../test/test-server.ts';
import { paymentSweepJob } from './payment-upkeep.ts';

const MINUTE_MS = 60_000;

const server = testServer({ RATE_LIMITS: 'off' });
let id = '';

/** How a payment stands that the provider does not know. */
const looks = async (): Promise<{ failed_looks: number; look_at: Date }> => {
  const { rows } = await server.database.query<{ failed_looks: number; look_at: Date }>(
    'SELECT failed_looks, look_at FROM payments WHERE order_id = $1',
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error('no payment');
  return row;
};
const lookAfter = (failed: number, at: Date | null) =>
  server.database.query('UPDATE payments SET failed_looks = $2, look_at = $3 WHERE order_id = $1', [
    id,
    failed,
    at,
  ]);
const sweep = () => doWork(server, paymentSweepJob);

beforeAll(async () => {
  ({ id } = await (await cardOrders(server)).place());
  await server.database.query(
    `UPDATE payments SET ref = 'pi_unknown', requested_at = requested_at - interval '3 minutes' WHERE order_id = $1`,
    [id],
  );
});

// product.md §188
test.each([
  [0, 1],
  [1, 2],
  [4, 16],
  [8, 256],
  [9, 360],
  [40, 360],
])('after %d failed looks the next failure waits %d minutes', async (failed, minutes) => {
  await lookAfter(failed, null);
  const before = Date.now();
  await sweep();
  const after = Date.now();
  const { failed_looks, look_at } = await looks();
  expect(failed_looks).toBe(failed + 1);
  expect(look_at.getTime()).toBeGreaterThanOrEqual(before + minutes * MINUTE_MS);
  expect(look_at.getTime()).toBeLessThanOrEqual(after + minutes * MINUTE_MS);
});

test('a payment that waits is not asked about, and is once its time has come', async () => {
  await lookAfter(3, new Date(Date.now() + 60 * MINUTE_MS));
  await sweep();
  expect(await looks()).toMatchObject({ failed_looks: 3 });
  server.advance(61 * MINUTE_MS);
  await sweep();
  expect(await looks()).toMatchObject({ failed_looks: 4 });
});
