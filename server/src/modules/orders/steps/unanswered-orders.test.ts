import type { BusinessOrder, BusinessOrderRow, OpenRange } from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';
import { answeredOrder } from '../../../test/answered-orders.ts';
import { dueJob } from '../../../test/due-job.ts';
import { eventually } from '../../../test/eventually.ts';
import { jobsDone } from '../../../test/jobs-done.ts';
import { followEvents } from '../../../test/live-events.ts';
import { testMailServer } from '../../../test/mail-server.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { answerTimesJob } from '../../availability/answer-times-jobs.ts';
import { cancelUnansweredJob, orderReminderJob, orderWaitsJob } from '../order-jobs.ts';

const MINUTE_MS = 60_000;

const mail = testMailServer({ RATE_LIMITS: 'off' });
const server = testServer(mail.env);
const at = answeredOrder(server);

/** Waiting jobs of the order's present wait, by kind, in minutes from now. */
const waiting = async (): Promise<Record<string, number>> => {
  const { rows } = await server.database.query<{ name: string; minutes: number }>(
    `SELECT name, round(extract(epoch FROM start_after - now()) / 60)::int AS minutes FROM pgboss.job
     WHERE name = ANY($2) AND data ->> 'order_id' = $1 AND state = 'created'
       AND (data ->> 'answer_by')::timestamptz = (SELECT answer_by FROM orders WHERE id = $1)`,
    [at.id, [orderReminderJob.name, cancelUnansweredJob.name]],
  );
  return Object.fromEntries(rows.map(({ name, minutes }) => [name, minutes]));
};
/** Start of a quarter of an hour, so many after the next one, in ms. */
const slotAfter = (quarters: number): number =>
  (Math.ceil(Date.now() / (15 * MINUTE_MS)) + quarters) * 15 * MINUTE_MS;
const due = (job: { name: string }): Promise<void> => dueJob(server, job, at.id);
/** Makes its answer one second old, however long a test took. */
const isJustAnswered = () =>
  server.database.query(
    `UPDATE order_history SET changed_at = now() - interval '1 second' WHERE order_id = $1`,
    [at.id],
  );
/** Makes the order as if it had come so many minutes earlier, with its jobs. */
const grow = async (minutes: number): Promise<void> => {
  const { rows } = await server.database.query<{ answer_by: Date }>(
    `UPDATE orders SET waits_from = waits_from - make_interval(mins => $2),
       answer_by = answer_by - make_interval(mins => $2) WHERE id = $1 RETURNING answer_by`,
    [at.id, minutes],
  );
  await server.database.query(
    `UPDATE pgboss.job SET start_after = start_after - make_interval(mins => $2),
       data = data || jsonb_build_object('answer_by', $3::text)
     WHERE name = ANY($4) AND data ->> 'order_id' = $1`,
    [at.id, minutes, rows[0]?.answer_by.toISOString(), [orderReminderJob.name, cancelUnansweredJob.name]],
  );
};
const confirm = async (): Promise<number> =>
  ((await at.change({ status: 'confirmed' })).body as BusinessOrder).version;
const takeBack = (version: number) => at.asOwner('POST', `/orders/business/${at.id}/take-back`, { version });

describe('an order that nobody answers', () => {
  // product.md §292
  test('rings again on every console, and is told to every owner', async () => {
    expect(await waiting()).toEqual({ 'order-reminder': 5, 'order-unanswered': 15 });
    const events = await followEvents(server.api, '/orders/business/events', at.owner.accessToken);
    await due(orderReminderJob);
    expect(await events.next()).toEqual({ type: 'order.unanswered', order_id: at.id, status: 'pending' });
    events.stop();
    const [listed] = (await at.asOwner('GET', '/orders/business')).body as BusinessOrderRow[];
    expect(Date.parse(listed?.remind_at ?? '') - Date.parse(listed?.waits_from ?? '')).toBe(5 * MINUTE_MS);
    const letter = await mail.next(at.about('pret përgjigje'));
    expect(letter.recipients).toEqual([at.owner.email]);
    expect(letter.text).toContain(`/business/orders/${at.id}?place=${at.owner.id}`);
  });

  // product.md §293
  test('is cancelled, and its diner reads why and whom to call', async () => {
    await due(cancelUnansweredJob);
    expect(await at.tracked()).toMatchObject({ status: 'canceled', decline_reason: 'unanswered' });
    const letter = await mail.next(at.about('askush te Oxhaku i Gjyshes nuk iu përgjigj'));
    expect(letter.text).toContain('+355 69 000 0000');
  });

  test('waits as long as its owner said when it came', async () => {
    await at.asOwner('PATCH', '/availability/settings', { remind_minutes: 3, cancel_minutes: 40 });
    expect(await waiting()).toEqual({ 'order-reminder': 5, 'order-unanswered': 15 });
    at.id = await at.place();
    expect(await waiting()).toEqual({ 'order-reminder': 3, 'order-unanswered': 40 });
  });

  test('waits no longer than until its diner wants it', async () => {
    await at.asOwner('PATCH', '/availability/settings', {
      takes_later: true,
      lead_minutes: 0,
      cancel_minutes: 120,
    });
    const wanted = slotAfter(3);
    at.id = await at.place({ asked_for: new Date(wanted).toISOString() });
    const { 'order-unanswered': minutes } = await waiting();
    expect(minutes).toBe(Math.round((wanted - Date.now()) / MINUTE_MS));
  });

  test('has its minutes also where the time that its diner asked for has passed', async () => {
    await server.database.query(`UPDATE orders SET asked_for = now() - interval '1 minute' WHERE id = $1`, [
      at.id,
    ]);
    await at.change({ status: 'confirmed' });
    await at.change({ status: 'pending' });
    const { rows } = await server.database.query(
      `SELECT round(extract(epoch FROM answer_by - now()) / 60)::int AS minutes FROM orders WHERE id = $1`,
      [at.id],
    );
    expect(rows).toEqual([{ minutes: 15 }]);
  });

  // product.md §292
  test('is announced again before it is cancelled, also where its diner wants it before', async () => {
    await at.asOwner('PATCH', '/availability/settings', {
      takes_later: true,
      lead_minutes: 0,
      remind_minutes: 60,
      cancel_minutes: 120,
    });
    const wanted = slotAfter(2);
    at.id = await at.place({ asked_for: new Date(wanted).toISOString() });
    const minutes = (wanted - Date.now()) / MINUTE_MS;
    const { 'order-reminder': reminder, 'order-unanswered': cancelled } = await waiting();
    expect(cancelled).toBe(Math.round(minutes));
    expect(Math.abs((reminder ?? 0) - minutes / 2)).toBeLessThanOrEqual(1);
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
    await at.asOwner('PUT', '/availability/hours', {
      hours: { week: always, pickup: null, table: null, special_days: closed },
      version: 0,
    });
    at.id = await at.place({ asked_for: opens.plus({ hours: 3 }).toUTC().toISO() });
    const untilOpen = Math.round((opens.toMillis() - Date.now()) / MINUTE_MS);
    expect(await waiting()).toEqual({ 'order-reminder': untilOpen + 5, 'order-unanswered': untilOpen + 15 });
  });

  // product.md §293
  test('for later waits from when its place takes orders of its kind', async () => {
    const opens = DateTime.now().setZone('Europe/Tirane').plus({ hours: 3 }).startOf('hour');
    const pickup = { opens: opens.toFormat('HH:mm'), closes: opens.plus({ hours: 3 }).toFormat('HH:mm') };
    const weekOf = (range: OpenRange) => Array.from({ length: 7 }, () => [range]);
    await at.asOwner('PUT', '/availability/hours', {
      hours: {
        week: weekOf({ opens: '00:00', closes: '00:00' }),
        pickup: weekOf(pickup),
        table: null,
        special_days: [],
      },
      version: 0,
    });
    at.id = await at.place({ asked_for: opens.plus({ minutes: 45 }).toUTC().toISO() });
    const untilOpen = Math.round((opens.toMillis() - Date.now()) / MINUTE_MS);
    expect(await waiting()).toEqual({ 'order-reminder': untilOpen + 5, 'order-unanswered': untilOpen + 15 });
    expect((await at.own()).waits_from).toBe(opens.toUTC().toISO());
  });

  test('for later waits from the end of a pause', async () => {
    await at.asOwner('PUT', '/availability/pause', { span: 'for_an_hour' });
    at.id = await at.place({ asked_for: new Date(slotAfter(8)).toISOString() });
    expect(await waiting()).toEqual({ 'order-reminder': 65, 'order-unanswered': 75 });
  });

  // product.md §293
  test('for later waits from now where its place takes orders again before its time', async () => {
    await at.asOwner('PUT', '/availability/pause', { span: 'for_an_hour' });
    at.id = await at.place({ asked_for: new Date(slotAfter(8)).toISOString() });
    await at.asOwner('PUT', '/availability/pause', { span: 'no' });
    await jobsDone(server, answerTimesJob);
    expect((await waiting())['order-unanswered']).toBe(15);
    const { waits_from } = await at.own();
    expect(Date.parse(waits_from ?? '')).toBeLessThanOrEqual(Date.now());
    await due(orderReminderJob);
    await mail.next(at.about('pret përgjigje'));
    await due(cancelUnansweredJob);
    expect(await at.own()).toMatchObject({ status: 'cancelled', decline_reason: 'unanswered' });
  });

  describe('for later, whose place gets other hours,', () => {
    const today = DateTime.now().setZone('Europe/Tirane').startOf('day');
    const always = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]);
    const closeOn = async (version: number, days: readonly number[]): Promise<void> => {
      const special_days = days.map((day) => ({
        date: today.plus({ days: day }).toISODate(),
        ranges: [],
        note: '',
      }));
      const hours = { week: always, pickup: null, table: null, special_days };
      await at.asOwner('PUT', '/availability/hours', { hours, version });
      await jobsDone(server, answerTimesJob);
    };

    // product.md §293
    test('waits from when these open, and goes on waiting where it did', async () => {
      const { waits_from } = await at.own();
      await closeOn(0, [-1, 0, 1]);
      const later = await at.place({ asked_for: today.plus({ days: 3 }).toUTC().toISO() });
      await closeOn(1, [-1, 0]);
      expect((await at.own()).waits_from).toBe(waits_from);
      at.id = later;
      expect((await at.own()).waits_from).toBe(today.plus({ days: 1 }).toUTC().toISO());
    });

    // product.md §292, §293
    test('is announced before its time where these leave nobody to answer until then', async () => {
      await closeOn(0, [-1, 0, 1]);
      const asked = today.plus({ days: 2, hours: 3 });
      at.id = await at.place({ asked_for: asked.toUTC().toISO() });
      await closeOn(1, [-1, 0, 1, 2, 3]);
      expect((await at.own()).waits_from).toBe(asked.minus({ minutes: 15 }).toUTC().toISO());
    });
  });

  test.each(['confirmed', 'preparing', 'completed', 'cancelled'])('is none that is %s', async (status) => {
    await at.change({ status });
    await due(orderReminderJob);
    await due(cancelUnansweredJob);
    await jobsDone(server, orderWaitsJob);
    expect(await at.own()).toMatchObject({ status, decline_reason: null });
    expect(mail.received.filter(at.about('pret përgjigje'))).toEqual([]);
  });

  test('is none that was paid at the restaurant', async () => {
    await send(server, 'PUT', `/orders/business/${at.id}/collection`, {
      token: at.owner.accessToken,
      body: { by: 'cash' },
    });
    await due(cancelUnansweredJob);
    expect(await at.own()).toMatchObject({ status: 'pending' });
  });

  test('is told to nobody once it was paid, though its mail comes late', async () => {
    await at.asOwner('PUT', `/orders/business/${at.id}/collection`, { by: 'cash' });
    const late = { order_id: at.id, answer_by: new Date().toISOString() };
    await server.jobs.send(server.database, orderWaitsJob, late);
    await jobsDone(server, orderWaitsJob);
    expect(mail.received.filter(at.about('pret përgjigje'))).toEqual([]);
  });

  test('does not wait again where it was paid before its answer was taken back', async () => {
    await at.asOwner('PUT', `/orders/business/${at.id}/collection`, { by: 'cash' });
    await due(orderReminderJob);
    await due(cancelUnansweredJob);
    await takeBack(await confirm());
    expect(await waiting()).toEqual({});
  });

  // product.md §292
  test('is told to its owners again when it waits again', async () => {
    const told = () => mail.received.filter(at.about('pret përgjigje'));
    await due(orderReminderJob);
    await eventually(async () => expect(told()).toHaveLength(1));
    await at.change({ status: 'confirmed' });
    await at.change({ status: 'pending' });
    await due(orderReminderJob);
    await eventually(async () => expect(told()).toHaveLength(2));
  });

  test('waits again once its payment at the restaurant is taken back', async () => {
    const path = `/orders/business/${at.id}/collection`;
    await at.asOwner('PUT', path, { by: 'cash' });
    await due(cancelUnansweredJob);
    await at.asOwner('PUT', path, { by: null });
    expect(await waiting()).toMatchObject({ 'order-unanswered': 15 });
    await due(cancelUnansweredJob);
    expect(await at.own()).toMatchObject({ status: 'cancelled', decline_reason: 'unanswered' });
  });

  test('waits anew once its owner sets it back to pending', async () => {
    await server.database.query(
      `UPDATE pgboss.job SET start_after = now() + interval '1 minute'
       WHERE name = 'order-unanswered' AND data ->> 'order_id' = $1`,
      [at.id],
    );
    await at.change({ status: 'confirmed' });
    await at.change({ status: 'pending' });
    expect(await waiting()).toEqual({ 'order-reminder': 5, 'order-unanswered': 15 });
    // The job of the first wait has nothing to do any more.
    await server.database.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'order-unanswered'
       AND data ->> 'order_id' = $1 AND start_after < now() + interval '2 minutes'`,
      [at.id],
    );
    await eventually(async () => {
      const { rowCount } = await server.database.query(
        `SELECT FROM pgboss.job WHERE name = 'order-unanswered' AND data ->> 'order_id' = $1 AND state = 'completed'`,
        [at.id],
      );
      expect(rowCount).toBe(1);
    });
    expect(await at.own()).toMatchObject({ status: 'pending' });
    await due(cancelUnansweredJob);
    expect(await at.own()).toMatchObject({ status: 'cancelled', decline_reason: 'unanswered' });
  });

  // product.md §449
  test('waits on as if it had never been answered, once its answer is undone', async () => {
    await grow(4);
    const { waits_from } = await at.own();
    expect((await takeBack(await confirm())).body).toMatchObject({ status: 'pending', waits_from });
    expect(await waiting()).toEqual({ 'order-reminder': 1, 'order-unanswered': 11 });
    await due(cancelUnansweredJob);
    expect(await at.own()).toMatchObject({ status: 'cancelled', decline_reason: 'unanswered' });
  });

  // product.md §449
  test('is never cancelled at the moment when its answer is undone', async () => {
    await grow(14);
    const { waits_from } = await at.own();
    const version = await confirm();
    // Its time comes while it is answered.
    await grow(1);
    await due(cancelUnansweredJob);
    await isJustAnswered();
    expect((await takeBack(version)).body).toMatchObject({ status: 'pending' });
    expect(Date.parse((await at.own()).waits_from ?? '')).toBe(Date.parse(waits_from ?? '') - MINUTE_MS);
    expect(await waiting()).toMatchObject({ 'order-unanswered': 2 });
    await due(cancelUnansweredJob);
    expect(await at.own()).toMatchObject({ status: 'cancelled', decline_reason: 'unanswered' });
  });

  // product.md §449
  test('is announced again though its time for it came while an answer stood that was undone', async () => {
    const version = await confirm();
    await due(orderReminderJob);
    await server.database.query(`UPDATE orders SET waits_from = now() - interval '5 minutes' WHERE id = $1`, [
      at.id,
    ]);
    await isJustAnswered();
    await takeBack(version);
    await mail.next(at.about('pret përgjigje'));
  });

  test('is cancelled once, by whichever process takes the job', async () => {
    await server.sibling();
    await due(cancelUnansweredJob);
    expect((await at.own()).history.map(({ status }) => status)).toEqual(['pending', 'cancelled']);
  });
});
