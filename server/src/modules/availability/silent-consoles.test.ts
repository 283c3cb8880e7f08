import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { createOwner } from '../../test/factories.ts';
import { doWork, jobsDone } from '../../test/jobs-done.ts';
import { createKey } from '../../test/key-of.ts';
import { testMailServer } from '../../test/mail-server.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { watchedPlaces } from '../../test/watched-places.ts';
import { findSilentJob } from './silent-console-jobs.ts';

const mail = testMailServer({ RATE_LIMITS: 'off', PUSH_PRIVATE_SERVICES: 'on' });
const server = testServer(mail.env);
const { openPlace, look, watches, notices } = watchedPlaces(server, mail);

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
test('a place without hours whose console was never open is not watched', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  server.advance(MINUTE_MS);
  await doWork(server, findSilentJob);
  expect(await watches(owner.id)).toBe(0);
});

// product.md §343
test('a silence while no server was there to hear a heartbeat does not count', async () => {
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
    `${place.owner.name} nuk merr porosi për tani`,
  ]);
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
] as const)('a key that %s counts as no heartbeat', async (_what, scopes, path) => {
  const place = await openPlace();
  const { key } = await createKey(server, place.owner, scopes);
  await place.silentFor(5);
  expect((await send(server, 'GET', path, { token: key })).status).toBe(200);
  expect((await place.order()).body).toMatchObject({ code: 'place_unattended' });
});
