import type { NewWebhook } from '@tavolina/shared-api/contract';
import { CARDS } from '../../test/card-holder.ts';
import { jobsDone } from '../../test/jobs-done.ts';
import { type PaidOrders, paidOrders } from '../../test/paid-orders.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { testTill } from '../../test/till-service.ts';
import { webhookJob } from '../integrations/webhook-jobs.ts';

const server = testServer({ RATE_LIMITS: 'off', WEBHOOKS_ON_LOOPBACK: 'on' });
const till = testTill();
const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
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

/** Changes how the place takes orders, for one test. */
const withSettings = (body: object) =>
  send(server, 'PATCH', '/availability/settings', { token: money.orders.owner.accessToken, body });
/** Start of the slot of a promise, in ms. */
const slotOf = (promised: string | null): number =>
  Math.floor(Date.parse(promised ?? '') / QUARTER_MS) * QUARTER_MS;
/** Orders that a slot counts. */
const countIn = async (slot: number): Promise<number> => {
  const { rows } = await server.database.query<{ orders: number }>(
    'SELECT orders FROM order_slots WHERE business_id = $1 AND starts_at = $2',
    [money.orders.owner.id, new Date(slot)],
  );
  return rows[0]?.orders ?? 0;
};

// product.md §297
test.each([
  ['after the promise has passed', 40],
  ['when the kitchen has lost time', 10],
])('a payment %s makes the promise again, from the payment on', async (_, minutes) => {
  const { after } = await payLate(await money.orders.place(), minutes);
  expect(minutesUntil(after.promised_at)).toBe(20);
  expect(after.first_promised_at).toBe(after.promised_at);
});

// product.md §297, §365
test('tills are told of an order that was paid late with the time that is promised from then on', async () => {
  const { secret } = (
    await send(server, 'POST', '/integrations/webhooks', {
      token: money.orders.owner.accessToken,
      body: { url: `${till.origin()}/late`, events: ['order.created'] },
    })
  ).body as NewWebhook;
  const { after } = await payLate(await money.orders.place(), 40);
  await jobsDone(server, webhookJob);
  expect(till.read('/late', secret).map(({ data }) => data)).toEqual([
    expect.objectContaining({ promised_at: after.promised_at }),
  ]);
});

test('a payment in time leaves the promise that the diner ordered with', async () => {
  const { before, after } = await payLate(await money.orders.place(), 4);
  expect(after.promised_at).toBe(before.promised_at);
});

test('an order for later keeps its time until that has passed', async () => {
  const asked_for = new Date((Math.ceil(Date.now() / QUARTER_MS) + 3) * QUARTER_MS).toISOString();
  const early = await payLate(await money.orders.place({ asked_for }), 5);
  expect(early.after.promised_at).toBe(early.before.promised_at);
  const late = await payLate(await money.orders.place({ asked_for }), 90);
  expect(minutesUntil(late.after.promised_at)).toBe(20);
  expect(late.after.asked_for).toBe(late.before.asked_for);
});

// product.md §297
test('a late payment moves its order to the first slot that is free by then, and gives its old place back', async () => {
  const late = await money.orders.place();
  const { promised_at } = await money.orders.track(late.id);
  const full = slotOf(promised_at);
  const [old, next] = [full - QUARTER_MS, full + QUARTER_MS];
  // As if it had been placed a quarter of an hour ago, and somebody else had its present time.
  await server.database.query('UPDATE orders SET slot_starts_at = $2 WHERE id = $1', [
    late.id,
    new Date(old),
  ]);
  await server.database.query(
    `INSERT INTO order_slots (business_id, starts_at, orders, work_minutes) VALUES ($1, $2, 1, 0)
     ON CONFLICT (business_id, starts_at) DO UPDATE SET orders = order_slots.orders + 1`,
    [money.orders.owner.id, new Date(old)],
  );
  const before = { old: await countIn(old), next: await countIn(next) };
  await withSettings({ slot_orders: await countIn(full) });
  const { after } = await payLate(late, 15);
  await withSettings({ slot_orders: null });
  expect(Date.parse(after.promised_at ?? '')).toBe(next);
  expect({ old: await countIn(old), next: await countIn(next) }).toEqual({
    old: before.old - 1,
    next: before.next + 1,
  });
});

// product.md §297
test('an order that is paid when the place pauses or is closed is asked of it at once, and paid back when declined', async () => {
  const late = await money.orders.place();
  const pause = (span: string) =>
    send(server, 'PUT', '/availability/pause', { token: money.orders.owner.accessToken, body: { span } });
  await pause('for_an_hour');
  const { after } = await payLate(late, 20);
  await pause('no');
  expect(after).toMatchObject({ status: 'pending' });
  expect(minutesUntil(after.promised_at)).toBe(20);
  const { rows } = await server.database.query<{ minutes: number }>(
    `SELECT round(extract(epoch FROM answer_by - now()) / 60)::int AS minutes FROM orders WHERE id = $1`,
    [late.id],
  );
  expect(rows).toEqual([{ minutes: 15 }]);
  await send(server, 'PATCH', `/orders/business/${late.id}`, {
    token: money.orders.owner.accessToken,
    body: { status: 'cancelled', decline_reason: 'closing' },
  });
  await money.isAt(late.id, 'refunded');
});
