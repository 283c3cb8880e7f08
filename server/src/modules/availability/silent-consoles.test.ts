import type {
  BusinessOrder,
  Menu,
  OpeningHours,
  OrderingState,
  PlaceAvailability,
  RestaurantPage,
} from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, itemsOf, orderBody } from '../../test/factories.ts';
import { doWork, jobsDone } from '../../test/jobs-done.ts';
import { createKey } from '../../test/key-of.ts';
import { testMailServer } from '../../test/mail-server.ts';
import { testPushService } from '../../test/push-service.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { pushJob } from '../push/push-jobs.ts';
import { answerTimesJob } from './answer-times-jobs.ts';
import {
  consoleSilentJob,
  findSilentJob,
  silenceJob,
  silenceMailJob,
  unattendedJob,
} from './silent-console-jobs.ts';

const MINUTE_MS = 60_000;
const ALWAYS: OpeningHours = {
  week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
  pickup: null,
  table: null,
  special_days: [],
};

const service = testPushService();
const mail = testMailServer({ RATE_LIMITS: 'off', PUSH_PRIVATE_SERVICES: 'on' });
const server = testServer(mail.env);

/**
 * Lets the time of a place's watch come, and waits until it has looked.
 * @param isOnTime whether the queue is to believe that it looks when it should
 */
const look = async (businessId: string, isOnTime = true): Promise<void> => {
  const { rows } = await server.database.query<{ id: string }>(
    `UPDATE pgboss.job SET start_after = now(), data = data || $3::jsonb
     WHERE name = $1 AND data ->> 'business_id' = $2 AND state < 'active' RETURNING id`,
    [silenceJob.name, businessId, JSON.stringify(isOnTime ? { look_at: '2100-01-01T00:00:00.000Z' } : {})],
  );
  expect(rows).toHaveLength(1);
  await eventually(async () => {
    const { rowCount } = await server.database.query(
      `SELECT FROM pgboss.job WHERE id = $1 AND state = 'completed'`,
      [rows[0]?.id],
    );
    expect(rowCount).toBe(1);
  });
};
/** How many checks of a place's silence are waiting. */
const watches = async (businessId: string): Promise<number | null> => {
  const { rowCount } = await server.database.query(
    `SELECT FROM pgboss.job WHERE name = $1 AND data ->> 'business_id' = $2 AND state < 'active'`,
    [silenceJob.name, businessId],
  );
  return rowCount;
};

/** Waits until owners are told, and lets the time pass in which a push has to reach them. */
const notices = async (): Promise<void> => {
  await jobsDone(server, consoleSilentJob, unattendedJob, pushJob);
  await server.database.query('UPDATE pgboss.job SET start_after = now() WHERE name = $1', [
    silenceMailJob.name,
  ]);
  await jobsDone(server, silenceMailJob);
};

/** A place that is always open, whose console has just said that it is open. */
const openPlace = async ({ hours = ALWAYS }: { hours?: OpeningHours | null } = {}) => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const ask = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    send(server, method, path, { token: owner.accessToken, ...(body && { body }) });
  if (hours) await ask('PUT', '/availability/hours', { hours, version: 0 });
  const beat = async () => (await ask('PUT', '/availability/alive')).body as { resumed: boolean };
  expect(await beat()).toEqual({ resumed: false });
  return {
    owner,
    menu,
    ask,
    beat,
    /** Minutes pass without a sign, and what is due is done. */
    silentFor: async (minutes: number) => {
      server.advance(MINUTE_MS);
      await doWork(server, findSilentJob);
      server.advance((minutes - 1) * MINUTE_MS);
      await look(owner.id);
      await notices();
    },
    /** Further minutes pass. */
    waitFor: async (minutes: number) => {
      server.advance(minutes * MINUTE_MS);
      await look(owner.id);
      await notices();
    },
    order: (change: object = {}) => send(server, 'POST', '/orders', { body: orderBody(menu, change) }),
    shown: async () =>
      (await send(server, 'GET', `/places/${owner.id}/availability`)).body as PlaceAvailability,
    state: async () => (await ask('GET', '/availability/state')).body as OrderingState,
    letters: () => mail.received.filter(({ recipients }) => recipients.includes(owner.email)),
  };
};

// product.md §340, §525
test('owners without a device get a mail after two minutes, once', async () => {
  const place = await openPlace();
  await place.silentFor(1);
  expect(place.letters()).toEqual([]);
  await place.waitFor(1);
  await place.waitFor(1);
  expect(place.letters()).toEqual([
    expect.objectContaining({ subject: `${place.owner.name}: asnjë panel nuk është i hapur` }),
  ]);
  expect(place.letters()[0]?.text).toContain(`/business/orders?place=${place.owner.id}`);
  expect((await place.order()).status).toBe(201);
});

/** Lets a device of a place's first owner get pushes; its path at the push service. */
const addDevice = async ({ ask }: Pick<Awaited<ReturnType<typeof openPlace>>, 'ask'>): Promise<string> => {
  const key = ((await send(server, 'GET', '/push/key')).body as { public_key: string }).public_key;
  const { path, subscription } = service.browser(key);
  await ask('POST', '/push/devices', subscription);
  return path;
};

// product.md §525
test('an owner without a device gets a mail, though another one has a device', async () => {
  const place = await openPlace();
  await addDevice(place);
  const other = await createOwner(server);
  await server.database.query(
    `INSERT INTO memberships (user_id, business_id, role)
     SELECT user_id, $2, 'owner' FROM memberships WHERE business_id = $1`,
    [other.id, place.owner.id],
  );
  await place.silentFor(2);
  expect(mail.received.filter(({ recipients }) => recipients.includes(other.email))).toEqual([
    expect.objectContaining({ subject: `${place.owner.name}: asnjë panel nuk është i hapur` }),
  ]);
  expect(place.letters()).toEqual([]);
});

// product.md §340
test.each([
  ['takes no push', 403],
  ['is gone', 410],
])('an owner whose only device %s gets a mail', async (_, status) => {
  const place = await openPlace();
  await addDevice(place);
  service.answer(status);
  await place.silentFor(2);
  expect(place.letters()).toHaveLength(1);
});

// product.md §340, §341, §525
test('owners with a device get a push after two minutes and after five, and no mail', async () => {
  const place = await openPlace();
  const path = await addDevice(place);
  const titles = () =>
    service.received.filter((push) => push.path === path).map(({ message }) => message.title);
  await place.silentFor(2);
  expect(titles()).toEqual([`${place.owner.name}: asnjë panel nuk është i hapur`]);
  await place.waitFor(3);
  expect(titles().slice(1)).toEqual([`${place.owner.name} nuk merr porosi`]);
  expect(place.letters()).toEqual([]);
});

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

const lostOf = async ({ id }: { id: string }) =>
  (
    await server.database.query(
      'SELECT reason, orders FROM lost_orders WHERE business_id = $1 AND orders > 0',
      [id],
    )
  ).rows;

// product.md §306
test('a cart whose diner can only call counts as lost, once, and only while that is so', async () => {
  const place = await openPlace();
  const count = (items: string[]) =>
    send(server, 'POST', `/places/${place.owner.id}/lost-carts`, { body: { items } });
  const [dish, other] = itemsOf(place.menu).map(({ id }) => id) as [string, string];
  expect((await count([dish])).status).toBe(204);
  expect(await lostOf(place.owner)).toEqual([]);
  await place.silentFor(5);
  await count([dish, other]);
  await count([other, dish]);
  await count([dish]);
  expect(await lostOf(place.owner)).toEqual([{ reason: 'place_unattended', orders: 2 }]);
});

// product.md §306
test.each(['before', 'after'])(
  'a cart that is looked at %s its order is refused counts once',
  async (when) => {
    const place = await openPlace();
    const look = () => {
      const items = orderBody(place.menu).items.map(({ menu_item_id }) => menu_item_id);
      return send(server, 'POST', `/places/${place.owner.id}/lost-carts`, { body: { items } });
    };
    await place.silentFor(5);
    if (when === 'before') await look();
    expect((await place.order()).status).toBe(409);
    if (when === 'after') await look();
    expect(await lostOf(place.owner)).toEqual([{ reason: 'place_unattended', orders: 1 }]);
    // Of the same address, such as the Wi-Fi of the place.
    await place.order({ customer_email: 'tjeter@shembull.al' });
    expect(await lostOf(place.owner)).toEqual([{ reason: 'place_unattended', orders: 2 }]);
  },
);

// product.md §306
test('a cart that was only looked at and is ordered after all is not lost', async () => {
  const place = await openPlace();
  const items = orderBody(place.menu).items.map(({ menu_item_id }) => menu_item_id);
  await place.silentFor(5);
  await send(server, 'POST', `/places/${place.owner.id}/lost-carts`, { body: { items } });
  expect(await lostOf(place.owner)).toEqual([{ reason: 'place_unattended', orders: 1 }]);
  await place.beat();
  expect((await place.order()).status).toBe(201);
  expect(await lostOf(place.owner)).toEqual([]);
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
  // Orders were taken until it paused, five minutes after the last sign.
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

// product.md §514
test('a till that takes orders keeps its place open, and ends the pause of its silence', async () => {
  const place = await openPlace();
  const { key } = await createKey(server, place.owner, ['orders_read', 'orders_write']);
  const pull = () => send(server, 'GET', '/orders/business/changes', { token: key });
  for (let minute = 0; minute < 6; minute += 1) {
    server.advance(MINUTE_MS);
    expect((await pull()).status).toBe(200);
    await doWork(server, findSilentJob);
  }
  expect((await place.state()).unattended).toBeNull();
  await place.silentFor(5);
  expect((await place.order()).body).toMatchObject({ code: 'place_unattended' });
  const [told, ...more] = place.letters();
  expect(more).toEqual([]);
  expect(told?.text).toContain('Kasa e banakut');
  await pull();
  expect((await place.order()).status).toBe(201);
});

// product.md §514
test.each([
  ['cannot move orders', ['orders_read'], '/orders/business/changes'],
  ['asks for other things', ['orders_write', 'menus_read'], '/menus/my/'],
] as const)('a key that %s is no sign that somebody takes orders', async (_what, scopes, path) => {
  const place = await openPlace();
  const { key } = await createKey(server, place.owner, scopes);
  await place.silentFor(5);
  expect((await send(server, 'GET', path, { token: key })).status).toBe(200);
  expect((await place.order()).body).toMatchObject({ code: 'place_unattended' });
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

// product.md §340
test('a console that says it is open again is told of nothing', async () => {
  const place = await openPlace();
  await place.silentFor(1);
  server.advance(MINUTE_MS / 2);
  await place.beat();
  server.advance(MINUTE_MS / 2);
  await look(place.owner.id);
  await notices();
  expect(place.letters()).toEqual([]);
  expect(await watches(place.owner.id)).toBe(0);
});

// product.md §340
test('a place without a plan with orders is not watched', async () => {
  const place = await openPlace();
  await server.database.query('DELETE FROM subscriptions WHERE business_id = $1', [place.owner.id]);
  await place.silentFor(6);
  expect(place.letters()).toEqual([]);
  expect((await place.state()).unattended).toBeNull();
});

// product.md §530
test('a place without hours tells its owners and pauses, for no longer than twelve hours', async () => {
  const place = await openPlace({ hours: null });
  await place.silentFor(2);
  await place.waitFor(3);
  expect(place.letters().map(({ subject }) => subject)).toEqual([
    `${place.owner.name}: asnjë panel nuk është i hapur`,
    `${place.owner.name} nuk merr porosi`,
  ]);
  expect((await place.order()).body).toMatchObject({ code: 'place_unattended' });
  await place.waitFor(12 * 60);
  expect((await place.order()).status).toBe(201);
  expect(place.letters()).toHaveLength(2);
  expect(await place.beat()).toEqual({ resumed: false });
});

// product.md §530
test('a place without hours whose console was never open is not watched', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  server.advance(MINUTE_MS);
  await doWork(server, findSilentJob);
  expect(await watches(owner.id)).toBe(0);
});

// product.md §343
test('a silence while no server was there to hear a sign does not count', async () => {
  const place = await openPlace();
  server.advance(10 * MINUTE_MS);
  await doWork(server, findSilentJob);
  await look(place.owner.id);
  await notices();
  expect(place.letters()).toEqual([]);
  // Nor does one in which nobody looked.
  server.advance(10 * MINUTE_MS);
  await look(place.owner.id, false);
  await notices();
  expect(place.letters()).toEqual([]);
  expect((await place.state()).unattended).toBeNull();
});

// product.md §343
test('two processes tell and pause a place once', async () => {
  await server.sibling();
  const place = await openPlace();
  server.advance(MINUTE_MS);
  await Promise.all(Array.from({ length: 4 }, () => server.jobs.send(server.database, findSilentJob, {})));
  await jobsDone(server, findSilentJob);
  await place.waitFor(1);
  await place.waitFor(3);
  expect(place.letters().map(({ subject }) => subject)).toEqual([
    `${place.owner.name}: asnjë panel nuk është i hapur`,
    `${place.owner.name} nuk merr porosi`,
  ]);
});
