import type { BusinessOrder, Menu, RestaurantPage } from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { jobsDone } from '../../test/jobs-done.ts';
import { testMailServer } from '../../test/mail-server.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { ALWAYS, watchedPlaces } from '../../test/watched-places.ts';
import { answerTimesJob } from './answer-times-jobs.ts';

const mail = testMailServer({ RATE_LIMITS: 'off', PUSH_PRIVATE_SERVICES: 'on' });
const server = testServer(mail.env);
const { openPlace } = watchedPlaces(server, mail);

// product.md §341
test('after five minutes the place takes no orders, and diners read whom to call', async () => {
  const place = await openPlace();
  await place.silentFor(5);
  const call_number = '+355 69 000 0000';
  expect(await place.shown()).toMatchObject({ call_number, ways: [{ ready_at: null }, { ready_at: null }] });
  const { business } = (await send(server, 'GET', `/menus/${place.menu.id}`)).body as Menu;
  expect(business.opening).toMatchObject({ call_number });
  const { items } = (await send(server, 'GET', '/restaurants?limit=100')).body as RestaurantPage;
  expect(items.find(({ id }) => id === place.owner.id)).toMatchObject({ call_number });
  const refused = await place.order();
  expect(refused).toMatchObject({ status: 409, body: { code: 'place_unattended' } });
  expect((refused.body as { detail: string }).detail).toContain(call_number);
  expect((await place.state()).unattended).toMatchObject({ until: null });
  const { rows } = await server.database.query(
    'SELECT reason, orders FROM lost_orders WHERE business_id = $1',
    [place.owner.id],
  );
  expect(rows).toEqual([{ reason: 'place_unattended', orders: 1 }]);
});

// product.md §342
test('a console that comes back ends that pause at once, and says since when it lasted', async () => {
  const place = await openPlace();
  await place.silentFor(5);
  await place.waitFor(3);
  expect(await place.beat()).toEqual({ resumed: true });
  expect((await place.order()).status).toBe(201);
  expect((await place.shown()).call_number).toBeUndefined();
  const { paused_until, unattended } = await place.state();
  expect(paused_until).toBeNull();
  // Orders were taken until it paused, five minutes after the last heartbeat.
  const lasted = Date.parse(unattended?.until ?? '') - Date.parse(unattended?.from ?? '');
  expect(Math.round(lasted / MINUTE_MS)).toBe(3);
  server.advance(MINUTE_MS / 2);
  expect(await place.beat()).toEqual({ resumed: false });
  server.advance(25 * 60 * MINUTE_MS);
  expect((await place.state()).unattended).toBeNull();
});

// product.md §293
test('an order for later of that pause waits for its answer from when a console comes back', async () => {
  // Open whatever hour the tests before have made it, and closed once a day.
  const opens = DateTime.now().setZone('Europe/Tirane').minus({ hours: 1 }).startOf('hour');
  const range = { opens: opens.toFormat('HH:mm'), closes: opens.plus({ hours: 18 }).toFormat('HH:mm') };
  const week = Array.from({ length: 7 }, () => [range]);
  const place = await openPlace({ hours: { ...ALWAYS, week } });
  await place.silentFor(5);
  const { slots } = (await send(server, 'GET', `/places/${place.owner.id}/slots`)).body as {
    slots: string[];
  };
  const { id } = (await place.order({ asked_for: slots[0] })).body as { id: string };
  const waitsFrom = async () =>
    Date.parse(((await place.ask('GET', `/orders/business/${id}`)).body as BusinessOrder).waits_from ?? '');
  // The first slot is half an hour after the next opening.
  expect(await waitsFrom()).toBe(Date.parse(slots[0] ?? '') - 30 * MINUTE_MS);
  await place.beat();
  await jobsDone(server, answerTimesJob);
  expect(await waitsFrom()).toBeLessThanOrEqual(Date.now());
});

// product.md §342
test("an owner's own pause is neither watched nor ended", async () => {
  const place = await openPlace();
  await place.ask('PUT', '/availability/pause', { span: 'for_an_hour', note: 'Kthehemi.' });
  await place.silentFor(6);
  expect(place.letters()).toEqual([]);
  expect(await place.beat()).toEqual({ resumed: false });
  expect(await place.state()).toMatchObject({ pause_note: 'Kthehemi.', unattended: null });
  expect((await place.order()).body).toMatchObject({ code: 'ordering_paused' });
});

// product.md §342
test('a pause of its owner after one of its own is not ended by a console', async () => {
  const place = await openPlace();
  await place.silentFor(5);
  await place.ask('PUT', '/availability/pause', { span: 'for_an_hour', note: 'Kthehemi.' });
  expect(await place.beat()).toEqual({ resumed: false });
  expect(await place.state()).toMatchObject({ pause_note: 'Kthehemi.' });
});

// product.md §530
test('a place without hours tells its owners and pauses, for no longer than twelve hours', async () => {
  const place = await openPlace({ hours: null });
  await place.silentFor(2);
  await place.waitFor(3);
  expect(place.letters().map(({ subject }) => subject)).toEqual([
    `${place.owner.name}: asnjë panel nuk është i hapur`,
    `${place.owner.name} nuk merr porosi për tani`,
  ]);
  expect((await place.order()).body).toMatchObject({ code: 'place_unattended' });
  await place.waitFor(12 * 60);
  expect((await place.order()).status).toBe(201);
  expect(place.letters()).toHaveLength(2);
  expect(await place.beat()).toEqual({ resumed: false });
});
