import { LIMITS, type OperatorFailure, type OperatorFailures } from '@tavolina/shared-api/contract';
import { MAIL_RETRIES } from '../../platform/mail/mail.ts';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { jobsDone } from '../../test/jobs-done.ts';
import { testMailServer } from '../../test/mail-server.ts';
import { testPushService } from '../../test/push-service.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { consoleSilentJob, unattendedJob } from '../availability/silent-console-jobs.ts';
import { orderPlacedJob } from '../orders/order-jobs.ts';
import { pushJob } from '../push/push-jobs.ts';
import { createToken } from '../releases/teams/team-tokens.ts';
import { NOTICE_JOBS } from './failed-notices.ts';
import { reasonOf } from './failure-reason.ts';

const mails = testMailServer({ PUSH_PRIVATE_SERVICES: 'on', RATE_LIMITS: 'off' });
const service = testPushService();
const server = testServer(mails.env);
const DINER = 'arta.k@shembull.al';
let owner: TestOwner;
let token: string;

beforeAll(async () => {
  token = await createToken(server.database, { name: 'Drita', part: null });
  owner = await createOwner(server, { tier: 'standard' });
});
beforeEach(async () => {
  mails.refuse(() => undefined);
  await server.database.query(`DELETE FROM pgboss.job WHERE state IN ('retry', 'failed')`);
  await server.database.query('DELETE FROM sent_mails WHERE is_refused');
});

const placeOrder = async (): Promise<string> => {
  const menu = await createMenu(server, owner);
  return ((await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string }).id;
};
const list = async (query = '', who = token): Promise<OperatorFailures> => {
  const { status, body } = await send(server, 'GET', `/platform/failures${query}`, { token: who });
  expect([status, body]).toEqual([200, body]);
  return body as OperatorFailures;
};
const onlyOne = async (): Promise<OperatorFailure> => {
  const { items } = await list();
  expect(items).toHaveLength(1);
  return items[0] as OperatorFailure;
};
const again = (id: string, who = token): Promise<Received> =>
  send(server, 'POST', `/platform/failures/${id}/again`, { token: who });
const actsAbout = async (about: string): Promise<number | null> =>
  (await server.database.query(`SELECT FROM operator_acts WHERE act = 'sent_again' AND about = $1`, [about]))
    .rowCount;
const refusedOrder = async (): Promise<string> => {
  mails.refuse((recipient) => (recipient === DINER ? 550 : undefined));
  const id = await placeOrder();
  await jobsDone(server, orderPlacedJob);
  mails.refuse(() => undefined);
  return id;
};

// product.md §563, §564
test('a refused mail is told with its order and place, masked, and is sent again once', async () => {
  const id = await refusedOrder();
  const failure = await onlyOne();
  expect(failure).toMatchObject({
    ...{ area: 'mail', what: 'order-placed', whose: 'diner', to: 'a…@shembull.al', order_id: id },
    ...{ place: { id: owner.id }, reason: 'refused', next_try_at: null, can_send_again: true },
  });
  const answers = await Promise.all([again(failure.id), again(failure.id)]);
  expect(answers.map(({ body }) => (body as { is_queued: boolean }).is_queued).sort()).toEqual([false, true]);
  await jobsDone(server, orderPlacedJob);
  const toDiner = mails.received.filter(
    ({ recipients, raw }) => recipients.includes(DINER) && raw.includes(id),
  );
  expect(toDiner).toHaveLength(1);
  expect(await list()).toMatchObject({ items: [], total: 0 });
  expect(await actsAbout(`order-placed-${id}`)).toBe(1);
});

// product.md §563, §564
test('a mail that waits for its next try tells when that is, and is sent now', async () => {
  await mails.down();
  const id = await placeOrder();
  await eventually(async () => expect((await list()).items).toHaveLength(1));
  const failure = await onlyOne();
  expect(failure).toMatchObject({ what: 'order-placed', order_id: id, reason: 'unreachable', status: null });
  expect(failure.next_try_at).not.toBeNull();
  await server.database.query(
    `UPDATE pgboss.job SET start_after = now() + interval '1 day' WHERE state = 'retry'`,
  );
  await mails.up();
  expect(await again(failure.id)).toMatchObject({ status: 200, body: { is_queued: true } });
  await jobsDone(server, orderPlacedJob);
  expect((await list()).items).toEqual([]);
  expect(await again(failure.id)).toMatchObject({ body: { is_queued: false } });
  expect(await actsAbout(`order-placed-${id}`)).toBe(1);
});

// product.md §563, §564
test('a push that its service refused, and one whose time was over, are sent again with time anew', async () => {
  const { public_key } = (await send(server, 'GET', '/push/key')).body as { public_key: string };
  const { path, subscription } = service.browser(public_key);
  await send(server, 'POST', '/push/devices', { token: owner.accessToken, body: subscription });
  service.answer(400);
  const id = await placeOrder();
  await jobsDone(server, orderPlacedJob, pushJob);
  const failure = await onlyOne();
  expect(failure).toMatchObject({
    ...{ area: 'push', what: 'newOrder', whose: 'place', order_id: id, place: { id: owner.id } },
    ...{ reason: 'answered', status: 400, next_try_at: null },
  });
  server.advance(3_600_000);
  const late = {
    ...{ kind: 'newOrder' as const, words: { id, name: 'Oda' }, path: '/business/orders', topic: 'owner-x' },
    device_id: (await server.database.query<{ id: string }>('SELECT id FROM push_devices')).rows[0]?.id ?? '',
    expires_at: '2026-01-01T00:00:00.000Z',
  };
  await server.jobs.send(server.database, pushJob, late);
  await jobsDone(server, pushJob);
  expect((await list()).items.map(({ reason }) => reason)).toEqual(['expired', 'answered']);
  const before = service.received.filter((push) => push.path === path).length;
  for (const { id: failed } of (await list()).items)
    expect(await again(failed)).toMatchObject({ body: { is_queued: true } });
  await jobsDone(server, pushJob);
  expect(service.received.filter((push) => push.path === path)).toHaveLength(before + 2);
  expect((await list()).items).toEqual([]);
});

// product.md §563
test('a mail that would be wrong by now is shown and not sent again', async () => {
  const id = `password-reset-${owner.id}`;
  await server.database.query('INSERT INTO sent_mails (message_id, is_refused) VALUES ($1, true)', [id]);
  expect(await onlyOne()).toMatchObject({ what: 'password-reset', whose: 'person', can_send_again: false });
  expect(await again(id)).toMatchObject({ status: 200, body: { is_queued: false } });
  expect((await list()).total).toBe(1);
});

// product.md §563
test('failures are told page by page, the latest first', async () => {
  for (let at = 0; at <= LIMITS.operatorFailures; at += 1)
    await server.database.query(
      `INSERT INTO sent_mails (message_id, is_refused, sent_at) VALUES ($1, true, now() - $2 * interval '1 min')`,
      [`payment-failed-${owner.id}-${at}`, at],
    );
  const { items, total } = await list();
  expect([items.length, total]).toEqual([LIMITS.operatorFailures, LIMITS.operatorFailures + 1]);
  expect(items[0]).toMatchObject({ id: `payment-failed-${owner.id}-0`, place: { id: owner.id } });
  expect((await list(`?skip=${LIMITS.operatorFailures}`)).items).toHaveLength(1);
});

// product.md §538, §564
test('an observer looks and sends nothing, and the team of a part does not look', async () => {
  const observer = await createToken(server.database, { name: 'Besa', part: null, is_observer: true });
  const team = await createToken(server.database, { name: 'tavolinat', part: 'remote-diner' });
  const id = await refusedOrder();
  expect(await list('', observer)).toMatchObject({ items: [{ order_id: id }], may_send: false });
  for (const who of [observer, team])
    expect(await again(`order-placed-${id}`, who)).toMatchObject({ status: 403 });
  expect(await send(server, 'GET', '/platform/failures', { token: team })).toMatchObject({ status: 403 });
  expect(await actsAbout(`order-placed-${id}`)).toBe(0);
});

// product.md §563
test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable', null],
  ['the push service answered 503', 'answered', 503],
  ['Message failed: 452 <arta@shembull.al> mailbox full', 'answered', 452],
  ['still running after 300 s', 'too_slow', null],
  ['', 'other', null],
])('the error %p is told as %s', (message, reason, status) => {
  expect(reasonOf(message)).toEqual({ reason, status });
});

// product.md §563
test('no job that mails is left out of the list', async () => {
  const { rows } = await server.database.query<{ name: string }>(
    'SELECT name FROM pgboss.queue WHERE retry_limit = $1',
    [MAIL_RETRIES.limit],
  );
  // These two send no mail themselves: they queue one for each owner.
  const others = new Set([consoleSilentJob.name, unattendedJob.name]);
  const mailing = rows.map(({ name }) => name).filter((name) => !others.has(name));
  expect(mailing.toSorted()).toEqual(NOTICE_JOBS.filter((name) => name !== pushJob.name).toSorted());
});
