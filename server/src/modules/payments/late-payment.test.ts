import { CARDS } from '../../test/card-holder.ts';
import { type PaidOrders, paidOrders } from '../../test/paid-orders.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const MINUTE_MS = 60_000;
let money: PaidOrders;
beforeAll(async () => {
  money = await paidOrders(server);
});

/** Pays an order that was placed so many minutes ago; answers it as its diner sees it then. */
const payLate = async (order: { id: string; secret: string }, minutes: number) => {
  await server.database.query(
    `UPDATE orders SET created_at = created_at - make_interval(mins => $2),
       promised_at = promised_at - make_interval(mins => $2), asked_for = asked_for - make_interval(mins => $2),
       first_promised_at = first_promised_at - make_interval(mins => $2) WHERE id = $1`,
    [order.id, minutes],
  );
  const before = await money.orders.track(order.id);
  await money.diner.confirm(order.secret, await money.diner.enterCard(CARDS.works));
  const after = await money.orders.track(order.id);
  expect(after.payment_status).toBe('paid');
  return { before, after };
};
const minutesUntil = (time: string | null): number =>
  Math.round((Date.parse(time ?? '') - Date.now()) / MINUTE_MS);

// product.md §297
test('a payment after the promise has passed makes it again, from the payment on', async () => {
  const { after } = await payLate(await money.orders.place(), 40);
  expect(minutesUntil(after.promised_at)).toBe(20);
  expect(after.first_promised_at).toBe(after.promised_at);
});

test('a payment in time leaves the promise that the diner ordered with', async () => {
  const { before, after } = await payLate(await money.orders.place(), 10);
  expect(after.promised_at).toBe(before.promised_at);
});

test('an order for later keeps its time until that has passed', async () => {
  const quarter = 15 * MINUTE_MS;
  const asked_for = new Date(Math.ceil(Date.now() / quarter) * quarter + 3 * quarter).toISOString();
  const early = await payLate(await money.orders.place({ asked_for }), 5);
  expect(early.after.promised_at).toBe(early.before.promised_at);
  const late = await payLate(await money.orders.place({ asked_for }), 90);
  expect(minutesUntil(late.after.promised_at)).toBeGreaterThan(40);
  expect(late.after.asked_for).toBe(late.before.asked_for);
});
