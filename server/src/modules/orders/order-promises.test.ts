import type { BusinessOrder, OrderStats } from '@tavolina/shared-api/contract';
import { answeredOrder, minutesUntil } from '../../test/answered-orders.ts';
import { dueJob } from '../../test/due-job.ts';
import { createOwner } from '../../test/factories.ts';
import { jobsDone } from '../../test/jobs-done.ts';
import { followEvents } from '../../test/live-events.ts';
import { testMailServer } from '../../test/mail-server.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const MINUTE_MS = 60_000;

const mail = testMailServer({ RATE_LIMITS: 'off' });
const server = testServer(mail.env);
const at = answeredOrder(server);

const due = (job: { name: string }): Promise<void> => dueJob(server, job, at.id);

describe('a promise', () => {
  // product.md §290
  test('is made by the confirmation, and read by the diner on the page and in the mail', async () => {
    const first = (await at.own()).promised_at;
    const { body } = await at.change({ status: 'confirmed', promise_minutes: 45 });
    expect(minutesUntil((body as BusinessOrder).promised_at)).toBe(45);
    const order = await at.tracked();
    expect(order.first_promised_at).toBe(first);
    expect(minutesUntil(order.promised_at)).toBe(45);
    const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Tirane' });
    const letter = await mail.next(at.about('e pranoi'));
    expect(letter.text).toContain(`rreth orës ${time.format(Date.parse(order.promised_at ?? ''))}`);
  });

  // product.md §290
  test('is not made again by the same status sent again', async () => {
    const { body } = await at.change({ status: 'confirmed', promise_minutes: 45 });
    const { promised_at } = body as BusinessOrder;
    await at.change({ status: 'confirmed', promise_minutes: 15, notes: 'Pa qepë' });
    expect(await at.own()).toMatchObject({ promised_at, internal_notes: 'Pa qepë' });
  });

  test('stays as it was ordered with where the confirmation names none', async () => {
    const { promised_at } = await at.own();
    await at.change({ status: 'confirmed' });
    expect(await at.own()).toMatchObject({ promised_at, first_promised_at: promised_at });
  });

  // product.md §129
  test('is the one before it once the confirmation is taken back', async () => {
    const { promised_at } = await at.own();
    const { version } = (await at.change({ status: 'confirmed', promise_minutes: 45 })).body as BusinessOrder;
    const { body } = await at.asOwner('POST', `/orders/business/${at.id}/take-back`, { version });
    expect(body).toMatchObject({ status: 'pending', promised_at });
  });

  // product.md §290
  test('is the one before it also where a delay came between', async () => {
    const { promised_at } = await at.own();
    const { version } = (await at.change({ status: 'confirmed' })).body as BusinessOrder;
    const delayed = (await at.delay(version)).body as BusinessOrder;
    const { body } = await at.asOwner('POST', `/orders/business/${at.id}/take-back`, {
      version: delayed.version,
    });
    expect(body).toMatchObject({ status: 'pending', promised_at });
  });

  test.each([
    ['too short', { status: 'confirmed', promise_minutes: 4 }],
    ['too long', { status: 'confirmed', promise_minutes: 181 }],
    ['beside another status', { status: 'ready', promise_minutes: 20 }],
  ])('is refused %s', async (_how, body) => {
    expect(await at.change(body)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'promise_minutes' }] },
    });
  });
});

describe('a delay', () => {
  // product.md §291
  test('adds ten minutes, seen live and told in one mail however often it is pressed', async () => {
    const { version, promised_at } = (await at.change({ status: 'confirmed', promise_minutes: 30 }))
      .body as BusinessOrder;
    const events = await followEvents(server.api, at.trackPath().replace('?', '/events?'));
    const once = (await at.delay(version)).body as BusinessOrder;
    expect(Date.parse(once.promised_at ?? '') - Date.parse(promised_at ?? '')).toBe(10 * MINUTE_MS);
    expect(await events.next()).toMatchObject({ type: 'order.updated', order_id: at.id });
    events.stop();
    const { status, body } = await at.delay(once.version);
    expect(status).toBe(200);
    expect(minutesUntil((body as BusinessOrder).promised_at)).toBe(50);
    expect((body as BusinessOrder).history).toHaveLength(2);
    await server.database.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'order-delayed' AND data ->> 'order_id' = $1`,
      [at.id],
    );
    await mail.next(at.about('ka nevojë për më shumë kohë'));
    await jobsDone(server, { name: 'order-delayed' });
    expect(mail.received.filter(at.about('ka nevojë për më shumë kohë'))).toHaveLength(1);
  });

  test('is not told of an order that was cancelled or became ready meanwhile', async () => {
    for (const status of ['cancelled', 'ready']) {
      at.id = await at.place();
      const { version } = (await at.change({ status: 'confirmed' })).body as BusinessOrder;
      await at.delay(version);
      await at.change({ status });
      await due({ name: 'order-delayed' });
      expect(mail.received.filter(at.about('ka nevojë për më shumë kohë'))).toEqual([]);
    }
  });

  test('of a promise that has passed counts from now', async () => {
    const { version } = (await at.change({ status: 'preparing' })).body as BusinessOrder;
    await server.database.query(
      `UPDATE orders SET promised_at = now() - interval '40 minutes' WHERE id = $1`,
      [at.id],
    );
    expect(minutesUntil(((await at.delay(version)).body as BusinessOrder).promised_at)).toBe(10);
  });

  test.each(['pending', 'ready', 'completed', 'cancelled'])(
    'is not for an order that is %s',
    async (status) => {
      const { version } = (await at.change({ status })).body as BusinessOrder;
      expect(await at.delay(version)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } });
    },
  );

  test('is refused with another version, for others, and without a plan with orders', async () => {
    const { version } = (await at.change({ status: 'confirmed' })).body as BusinessOrder;
    expect(await at.delay(version - 1)).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { version } },
    });
    const path = `/orders/business/${at.id}/delay`;
    expect((await send(server, 'POST', path, { body: { minutes: 10, version } })).status).toBe(401);
    expect(await at.asOwner('POST', path, { minutes: 60, version })).toMatchObject({ status: 422 });
    const { accessToken } = await createOwner(server, { tier: 'standard' });
    expect(await at.delay(version, accessToken)).toMatchObject({
      status: 404,
      body: { code: 'business_order_not_found' },
    });
    await server.database.query('DELETE FROM subscriptions WHERE business_id = $1', [at.owner.id]);
    expect(await at.delay(version)).toMatchObject({ status: 403, body: { code: 'plan_required' } });
  });
});

// product.md §295
test('the figures say how often the first promise held, of the orders that became ready', async () => {
  const ready = async (minutesLate: number): Promise<void> => {
    at.id = await at.place();
    await at.change({ status: 'ready' });
    await server.database.query(
      `UPDATE orders SET first_promised_at = now() - make_interval(secs => $2), promised_at = now() + interval '1 day'
       WHERE id = $1`,
      [at.id, minutesLate * 60],
    );
  };
  await ready(-10);
  await ready(1.5);
  await ready(3);
  const { body } = await at.asOwner('GET', '/orders/stats');
  expect((body as OrderStats).period.promises).toEqual({ orders: 3, kept: 2 });
});
