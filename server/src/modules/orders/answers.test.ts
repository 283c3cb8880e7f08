import type { BusinessOrder, CustomerOrder, OrderStats } from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { jobsDone } from '../../test/jobs-done.ts';
import { followEvents } from '../../test/live-events.ts';
import { type ReceivedMail, testMailServer } from '../../test/mail-server.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { orderReminderJob, orderUnansweredJob, orderWaitsJob } from './order-jobs.ts';

const MINUTE_MS = 60_000;
const DINER = 'arta.k@shembull.al';

const mail = testMailServer({ RATE_LIMITS: 'off' });
const server = testServer(mail.env);
let owner: TestOwner;
let id: string;

const asOwner = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  body?: object,
  token = owner.accessToken,
) => send(server, method, path, { token, ...(body && { body }) });
const place = async (order: object = {}): Promise<string> => {
  const menu = await createMenu(server, owner);
  const { body } = await send(server, 'POST', '/orders', { body: { ...orderBody(menu), ...order } });
  return (body as { id: string }).id;
};
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  id = await place();
});

const change = (body: object) => asOwner('PATCH', `/orders/business/${id}`, body);
const delay = (version: number, token = owner.accessToken) =>
  asOwner('POST', `/orders/business/${id}/delay`, { minutes: 10, version }, token);
const tracked = async (): Promise<CustomerOrder> =>
  (await send(server, 'GET', `/orders/customer/${id}?email=${DINER}`)).body as CustomerOrder;
const own = async (): Promise<BusinessOrder> =>
  (await asOwner('GET', `/orders/business/${id}`)).body as BusinessOrder;
/** Minutes from now until a time, by the test's clock. */
const minutesUntil = (time: string | null): number =>
  Math.round((Date.parse(time ?? '') - Date.now()) / MINUTE_MS);
const about = (what: RegExp | string) => (letter: ReceivedMail) =>
  Boolean(letter.subject?.includes(id) && letter.text?.match(what));

/** Waiting jobs of the order, by kind, in minutes from now. */
const waiting = async (): Promise<Record<string, number>> => {
  const { rows } = await server.database.query<{ name: string; minutes: number }>(
    `SELECT name, round(extract(epoch FROM start_after - now()) / 60)::int AS minutes FROM pgboss.job
     WHERE name = ANY($2) AND data ->> 'order_id' = $1 AND state = 'created' ORDER BY start_after`,
    [id, [orderReminderJob.name, orderUnansweredJob.name]],
  );
  return Object.fromEntries(rows.map(({ name, minutes }) => [name, minutes]));
};
/** Lets the time of a kind of waiting job come. */
const due = async ({ name }: { name: string }): Promise<void> => {
  await server.database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND data ->> 'order_id' = $2`,
    [name, id],
  );
  await eventually(async () => {
    const { rowCount } = await server.database.query(
      `SELECT FROM pgboss.job WHERE name = $1 AND data ->> 'order_id' = $2 AND state <> 'completed'`,
      [name, id],
    );
    expect(rowCount).toBe(0);
  });
};

describe('declining', () => {
  // product.md §289
  test('says why: to the diner on the page and in the mail, in their language', async () => {
    id = await place({ language: 'en' });
    const { status, body } = await change({ status: 'cancelled', decline_reason: 'too_busy' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'cancelled', decline_reason: 'too_busy' });
    expect(await tracked()).toMatchObject({ status: 'canceled', decline_reason: 'too_busy' });
    const letter = await mail.next(about('too many orders'));
    expect(letter.text).toContain('You can call Oxhaku i Gjyshes: +355 69 000 0000.');
  });

  test('needs no reason, and what goes on again has none', async () => {
    await change({ status: 'cancelled' });
    expect(await own()).toMatchObject({ status: 'cancelled', decline_reason: null });
    await change({ status: 'cancelled', decline_reason: 'closing' });
    expect(await own()).toMatchObject({ decline_reason: 'closing' });
    await change({ status: 'confirmed' });
    expect(await own()).toMatchObject({ status: 'confirmed', decline_reason: null });
  });

  test.each([
    ['a reason that only the server gives', { status: 'cancelled', decline_reason: 'unanswered' }],
    ['an unknown reason', { status: 'cancelled', decline_reason: 'mood' }],
    ['a reason beside another status', { status: 'ready', decline_reason: 'closing' }],
  ])('refuses %s', async (_what, body) => {
    expect(await change(body)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'decline_reason' }] },
    });
    expect(await own()).toMatchObject({ status: 'pending', version: 1 });
  });
});

describe('a promise', () => {
  // product.md §290
  test('is made by the confirmation, and read by the diner on the page and in the mail', async () => {
    const first = (await own()).promised_at;
    const { body } = await change({ status: 'confirmed', promise_minutes: 45 });
    expect(minutesUntil((body as BusinessOrder).promised_at)).toBe(45);
    const order = await tracked();
    expect(order.first_promised_at).toBe(first);
    expect(minutesUntil(order.promised_at)).toBe(45);
    const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Tirane' });
    const letter = await mail.next(about('e pranoi'));
    expect(letter.text).toContain(`rreth orës ${time.format(Date.parse(order.promised_at ?? ''))}`);
  });

  test('stays as it was ordered with where the confirmation names none', async () => {
    const { promised_at } = await own();
    await change({ status: 'confirmed' });
    expect(await own()).toMatchObject({ promised_at, first_promised_at: promised_at });
  });

  // product.md §129
  test('is the one before it once the confirmation is taken back', async () => {
    const { promised_at } = await own();
    const { version } = (await change({ status: 'confirmed', promise_minutes: 45 })).body as BusinessOrder;
    const { body } = await asOwner('POST', `/orders/business/${id}/take-back`, { version });
    expect(body).toMatchObject({ status: 'pending', promised_at });
  });

  // product.md §290
  test('is the one before it also where a delay came between', async () => {
    const { promised_at } = await own();
    const { version } = (await change({ status: 'confirmed' })).body as BusinessOrder;
    const delayed = (await delay(version)).body as BusinessOrder;
    const { body } = await asOwner('POST', `/orders/business/${id}/take-back`, { version: delayed.version });
    expect(body).toMatchObject({ status: 'pending', promised_at });
  });

  test.each([
    ['too short', { status: 'confirmed', promise_minutes: 4 }],
    ['too long', { status: 'confirmed', promise_minutes: 181 }],
    ['beside another status', { status: 'ready', promise_minutes: 20 }],
  ])('is refused %s', async (_how, body) => {
    expect(await change(body)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'promise_minutes' }] },
    });
  });
});

describe('a delay', () => {
  // product.md §291
  test('adds ten minutes, seen live and told in one mail however often it is pressed', async () => {
    const { version, promised_at } = (await change({ status: 'confirmed', promise_minutes: 30 }))
      .body as BusinessOrder;
    const events = await followEvents(server.api, `/orders/customer/${id}/events?email=${DINER}`);
    const once = (await delay(version)).body as BusinessOrder;
    expect(Date.parse(once.promised_at ?? '') - Date.parse(promised_at ?? '')).toBe(10 * MINUTE_MS);
    expect(await events.next()).toMatchObject({ type: 'order.updated', order_id: id });
    events.stop();
    const { status, body } = await delay(once.version);
    expect(status).toBe(200);
    expect(minutesUntil((body as BusinessOrder).promised_at)).toBe(50);
    expect((body as BusinessOrder).history).toHaveLength(2);
    await server.database.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'order-delayed' AND data ->> 'order_id' = $1`,
      [id],
    );
    await mail.next(about('ka nevojë për më shumë kohë'));
    await jobsDone(server, { name: 'order-delayed' });
    expect(mail.received.filter(about('ka nevojë për më shumë kohë'))).toHaveLength(1);
  });

  test('is not told of an order that was cancelled or became ready meanwhile', async () => {
    for (const status of ['cancelled', 'ready']) {
      id = await place();
      const { version } = (await change({ status: 'confirmed' })).body as BusinessOrder;
      await delay(version);
      await change({ status });
      await due({ name: 'order-delayed' });
      expect(mail.received.filter(about('ka nevojë për më shumë kohë'))).toEqual([]);
    }
  });

  test('of a promise that has passed counts from now', async () => {
    const { version } = (await change({ status: 'preparing' })).body as BusinessOrder;
    await server.database.query(
      `UPDATE orders SET promised_at = now() - interval '40 minutes' WHERE id = $1`,
      [id],
    );
    expect(minutesUntil(((await delay(version)).body as BusinessOrder).promised_at)).toBe(10);
  });

  test.each(['pending', 'ready', 'completed', 'cancelled'])(
    'is not for an order that is %s',
    async (status) => {
      const { version } = (await change({ status })).body as BusinessOrder;
      expect(await delay(version)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } });
    },
  );

  test('is refused with another version, for others, and without a plan with orders', async () => {
    const { version } = (await change({ status: 'confirmed' })).body as BusinessOrder;
    expect(await delay(version - 1)).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { version } },
    });
    const path = `/orders/business/${id}/delay`;
    expect((await send(server, 'POST', path, { body: { minutes: 10, version } })).status).toBe(401);
    expect(await asOwner('POST', path, { minutes: 60, version })).toMatchObject({ status: 422 });
    const { accessToken } = await createOwner(server, { tier: 'standard' });
    expect(await delay(version, accessToken)).toMatchObject({
      status: 404,
      body: { code: 'business_order_not_found' },
    });
    await server.database.query('DELETE FROM subscriptions WHERE business_id = $1', [owner.id]);
    expect(await delay(version)).toMatchObject({ status: 403, body: { code: 'plan_required' } });
  });
});

describe('an order that nobody answers', () => {
  // product.md §292
  test('rings again on every console, and is told to every owner', async () => {
    expect(await waiting()).toEqual({ 'order-reminder': 5, 'order-unanswered': 15 });
    const events = await followEvents(server.api, '/orders/business/events', owner.accessToken);
    await due(orderReminderJob);
    expect(await events.next()).toEqual({ type: 'order.unanswered', order_id: id, status: 'pending' });
    events.stop();
    const letter = await mail.next(about('pret përgjigje'));
    expect(letter.recipients).toEqual([owner.email]);
    expect(letter.text).toContain(`/business/orders/${id}?place=${owner.id}`);
  });

  // product.md §293
  test('is cancelled, and its diner reads why and whom to call', async () => {
    await due(orderUnansweredJob);
    expect(await tracked()).toMatchObject({ status: 'canceled', decline_reason: 'unanswered' });
    const letter = await mail.next(about('askush te Oxhaku i Gjyshes nuk iu përgjigj'));
    expect(letter.text).toContain('+355 69 000 0000');
  });

  test('waits as long as its owner said when it came', async () => {
    await asOwner('PATCH', '/availability/settings', { remind_minutes: 3, cancel_minutes: 40 });
    expect(await waiting()).toEqual({ 'order-reminder': 5, 'order-unanswered': 15 });
    id = await place();
    expect(await waiting()).toEqual({ 'order-reminder': 3, 'order-unanswered': 40 });
  });

  test('waits no longer than until its diner wants it', async () => {
    await asOwner('PATCH', '/availability/settings', {
      takes_later: true,
      lead_minutes: 0,
      cancel_minutes: 120,
    });
    const quarter = 15 * MINUTE_MS;
    const wanted = Math.ceil(Date.now() / quarter) * quarter + 3 * quarter;
    id = await place({ asked_for: new Date(wanted).toISOString() });
    const { 'order-unanswered': minutes } = await waiting();
    expect(minutes).toBe(Math.round((wanted - Date.now()) / MINUTE_MS));
  });

  test('has its minutes also where the time that its diner asked for has passed', async () => {
    await server.database.query(`UPDATE orders SET asked_for = now() - interval '1 minute' WHERE id = $1`, [
      id,
    ]);
    const { version } = (await change({ status: 'confirmed' })).body as BusinessOrder;
    await asOwner('POST', `/orders/business/${id}/take-back`, { version });
    const { rows } = await server.database.query(
      `SELECT round(extract(epoch FROM answer_by - now()) / 60)::int AS minutes FROM orders WHERE id = $1`,
      [id],
    );
    expect(rows).toEqual([{ minutes: 15 }]);
  });

  test('is not announced again where its diner wants it before', async () => {
    await asOwner('PATCH', '/availability/settings', {
      takes_later: true,
      lead_minutes: 0,
      remind_minutes: 60,
      cancel_minutes: 120,
    });
    const quarter = 15 * MINUTE_MS;
    const wanted = Math.ceil(Date.now() / quarter) * quarter + 2 * quarter;
    id = await place({ asked_for: new Date(wanted).toISOString() });
    expect(Object.keys(await waiting())).toEqual(['order-unanswered']);
  });

  test('for later waits from when its place opens', async () => {
    const today = DateTime.now().setZone('Europe/Tirane').startOf('day');
    const opens = today.plus({ days: 2 });
    const closed = [-1, 0, 1].map((days) => ({
      date: today.plus({ days }).toISODate(),
      ranges: [],
      note: '',
    }));
    const always = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]);
    await asOwner('PUT', '/availability/hours', {
      hours: { week: always, pickup: null, table: null, special_days: closed },
      version: 0,
    });
    id = await place({ asked_for: opens.plus({ hours: 3 }).toUTC().toISO() });
    const untilOpen = Math.round((opens.toMillis() - Date.now()) / MINUTE_MS);
    expect(await waiting()).toEqual({ 'order-reminder': untilOpen + 5, 'order-unanswered': untilOpen + 15 });
  });

  test.each(['confirmed', 'preparing', 'completed', 'cancelled'])('is none that is %s', async (status) => {
    await change({ status });
    await due(orderReminderJob);
    await due(orderUnansweredJob);
    await jobsDone(server, orderWaitsJob);
    expect(await own()).toMatchObject({ status, decline_reason: null });
    expect(mail.received.filter(about('pret përgjigje'))).toEqual([]);
  });

  test('is none that was paid at the restaurant', async () => {
    await send(server, 'PUT', `/orders/business/${id}/collection`, {
      token: owner.accessToken,
      body: { by: 'cash' },
    });
    await due(orderUnansweredJob);
    expect(await own()).toMatchObject({ status: 'pending' });
  });

  // product.md §292
  test('is told to its owners again when it waits again', async () => {
    const told = () => mail.received.filter(about('pret përgjigje'));
    await due(orderReminderJob);
    await eventually(async () => expect(told()).toHaveLength(1));
    const { version } = (await change({ status: 'confirmed' })).body as BusinessOrder;
    await asOwner('POST', `/orders/business/${id}/take-back`, { version });
    await due(orderReminderJob);
    await eventually(async () => expect(told()).toHaveLength(2));
  });

  test('waits anew once its payment at the restaurant is taken back', async () => {
    const path = `/orders/business/${id}/collection`;
    await asOwner('PUT', path, { by: 'cash' });
    await due(orderUnansweredJob);
    await asOwner('PUT', path, { by: null });
    expect(await waiting()).toMatchObject({ 'order-unanswered': 15 });
    await due(orderUnansweredJob);
    expect(await own()).toMatchObject({ status: 'cancelled', decline_reason: 'unanswered' });
  });

  test('waits anew once its owner takes the answer back', async () => {
    await server.database.query(
      `UPDATE pgboss.job SET start_after = now() + interval '1 minute'
       WHERE name = 'order-unanswered' AND data ->> 'order_id' = $1`,
      [id],
    );
    const { version } = (await change({ status: 'confirmed' })).body as BusinessOrder;
    await asOwner('POST', `/orders/business/${id}/take-back`, { version });
    expect(await waiting()).toEqual({ 'order-reminder': 5, 'order-unanswered': 15 });
    // The job of the first wait has nothing to do any more.
    await server.database.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'order-unanswered'
       AND data ->> 'order_id' = $1 AND start_after < now() + interval '2 minutes'`,
      [id],
    );
    await eventually(async () => {
      const { rowCount } = await server.database.query(
        `SELECT FROM pgboss.job WHERE name = 'order-unanswered' AND data ->> 'order_id' = $1 AND state = 'completed'`,
        [id],
      );
      expect(rowCount).toBe(1);
    });
    expect(await own()).toMatchObject({ status: 'pending' });
    await due(orderUnansweredJob);
    expect(await own()).toMatchObject({ status: 'cancelled', decline_reason: 'unanswered' });
  });

  test('is cancelled once, by whichever process takes the job', async () => {
    await server.sibling();
    await due(orderUnansweredJob);
    expect((await own()).history.map(({ status }) => status)).toEqual(['pending', 'cancelled']);
  });
});

describe('an order that was seen', () => {
  const see = (ids: string[], token = owner.accessToken) =>
    asOwner('POST', '/orders/business/seen', { order_ids: ids }, token);

  // product.md §294
  test('says when to its diner, live, and says it once', async () => {
    expect(await tracked()).toMatchObject({ seen_at: null });
    const events = await followEvents(server.api, `/orders/customer/${id}/events?email=${DINER}`);
    expect((await see([id])).status).toBe(204);
    expect(await events.next()).toMatchObject({ type: 'order.updated', order_id: id });
    events.stop();
    const { seen_at } = await tracked();
    expect(Math.abs(minutesUntil(seen_at))).toBe(0);
    expect((await see([id, 'ZZZZ-ZZZZ'])).status).toBe(204);
    expect(await own()).toMatchObject({ seen_at, version: 1 });
  });

  test('was seen by its own place alone', async () => {
    const { accessToken } = await createOwner(server, { tier: 'standard' });
    expect((await see([id], accessToken)).status).toBe(204);
    expect(await tracked()).toMatchObject({ seen_at: null });
    const { accessToken: free } = await createOwner(server);
    expect(await see([id], free)).toMatchObject({ status: 403, body: { code: 'plan_required' } });
    expect((await send(server, 'POST', '/orders/business/seen', { body: { order_ids: [id] } })).status).toBe(
      401,
    );
    expect((await see([])).status).toBe(422);
  });
});

// product.md §295
test('the figures say how often the promise held, of the orders that became ready', async () => {
  const ready = async (minutesLate: number): Promise<void> => {
    id = await place();
    await change({ status: 'ready' });
    await server.database.query(
      `UPDATE orders SET promised_at = now() - make_interval(secs => $2) WHERE id = $1`,
      [id, minutesLate * 60],
    );
  };
  await ready(-10);
  await ready(1.5);
  await ready(3);
  const { body } = await asOwner('GET', '/orders/stats');
  expect((body as OrderStats).period.promises).toEqual({ orders: 3, kept: 2 });
});
