import { createOwner } from '../../test/factories.ts';
import { jobsDone } from '../../test/jobs-done.ts';
import { testMailServer } from '../../test/mail-server.ts';
import { testPushService } from '../../test/push-service.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { watchedPlaces } from '../../test/watched-places.ts';
import { silenceMailJob } from './silent-console-jobs.ts';

const service = testPushService();
const mail = testMailServer({ RATE_LIMITS: 'off', PUSH_PRIVATE_SERVICES: 'on' });
const server = testServer(mail.env);
const { openPlace } = watchedPlaces(server, mail);

/** Lets a device of a place's first owner get pushes; its path at the push service. */
const addDevice = async ({ ask }: Pick<Awaited<ReturnType<typeof openPlace>>, 'ask'>): Promise<string> => {
  const key = ((await send(server, 'GET', '/push/key')).body as { public_key: string }).public_key;
  const { path, subscription } = service.browser(key);
  await ask('POST', '/push/devices', subscription);
  return path;
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
  expect(titles().slice(1)).toEqual([`${place.owner.name} nuk merr porosi për tani`]);
  expect(place.letters()).toEqual([]);
});

test('a mail that a version before queued says the same', async () => {
  const place = await openPlace();
  const { id } = place.owner;
  const { rows } = await server.database.query<{ alive_at: Date }>(
    'SELECT alive_at FROM console_signs WHERE business_id = $1',
    [id],
  );
  const alive_at = rows[0]?.alive_at.toISOString() ?? '';
  await server.jobs.send(server.database, silenceMailJob, {
    ...{ business_id: id, user_id: id, alive_at, silent_from: alive_at, told_at: alive_at },
    ...{ kind: 'placePaused', time: '19:40' },
  });
  await jobsDone(server, silenceMailJob);
  expect(place.letters()).toMatchObject([{ subject: `${place.owner.name} nuk merr porosi për tani` }]);
});
