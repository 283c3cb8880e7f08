import type { SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import { sandboxTimeJob } from '../../app/open-payments.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { createJobs, type Jobs } from '../../platform/jobs/jobs.ts';
import { sandboxEventJob } from '../../sandbox/events.ts';
import { CARDS, type CardHolder, cardHolder } from '../../test/card-holder.ts';
import { eventually } from '../../test/eventually.ts';
import { createOwner, type TestOwner } from '../../test/factories.ts';
import { doWork } from '../../test/jobs-done.ts';
import { whileRefusing } from '../../test/refusing-sandbox.ts';
import { send } from '../../test/send.ts';
import { subscriptionsOf } from '../../test/subscriptions.ts';
import { testServer } from '../../test/test-server.ts';
import { paymentFailedJob, trialEndingJob } from './subscription-jobs.ts';
import { reconcileJob } from './subscription-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let holder: CardHolder;
let listener: Jobs;
beforeAll(async () => {
  holder = await cardHolder(server);
  // Jobs are queued only if they have a handler.
  listener = createJobs(server.database, () => undefined);
  listener.handle(trialEndingJob, async () => undefined);
  listener.handle(paymentFailedJob, async () => undefined);
  await listener.start();
});
afterAll(() => listener.stop());

const begin = async (card?: string): Promise<TestOwner> => {
  const owner = await createOwner(server);
  const { status } = await send(server, 'POST', '/subscriptions', {
    token: owner.accessToken,
    body: {
      plan_id: 'standard-month',
      ...(card && { payment_method_id: await holder.enterCard(card) }),
    },
  });
  expect(status).toBe(201);
  return owner;
};

/** Advances the clock here and at the provider, and delivers webhooks. */
const pass = async (days: number): Promise<void> => {
  server.advance(days * DAY_MS);
  await doWork(server, sandboxTimeJob, sandboxEventJob);
};

/** The stored subscription. The owner's session is too short to ask for it. */
const standing = async ({ id }: TestOwner) =>
  (
    await server.database.query<object>(
      `SELECT status, past_due_since IS NOT NULL AS is_overdue, trial_ending_told FROM subscriptions WHERE business_id = $1`,
      [id],
    )
  ).rows[0];

const jobsOf = async (name: string, { id }: TestOwner): Promise<number> =>
  (
    await server.database.query(`SELECT FROM pgboss.job WHERE name = $1 AND data ->> 'business_id' = $2`, [
      name,
      id,
    ])
  ).rowCount ?? 0;

const expectStatus = (owner: TestOwner, expected: object) =>
  eventually(async () => expect(await standing(owner)).toMatchObject(expected));

// product.md §55
test('a trial without a card: told three days before, over after 14 days', async () => {
  const owner = await begin();
  await pass(10);
  expect(await standing(owner)).toMatchObject({ status: 'trialing', trial_ending_told: false });
  await pass(1.01);
  await expectStatus(owner, { trial_ending_told: true });
  await pass(3);
  await expectStatus(owner, { status: 'canceled' });
});

test('a trial with a card becomes a paid month, and the next one', async () => {
  const owner = await begin(CARDS.works);
  await pass(14.01);
  await expectStatus(owner, { status: 'active', trial_ending_told: false });
  await pass(31);
  await eventually(async () => {
    const { rowCount } = await server.database.query(
      `SELECT FROM sandbox.objects WHERE kind = 'invoice' AND data ->> 'status' = 'paid' AND data ->> 'amount_due' = '1000'
         AND data ->> 'customer' = (SELECT ref FROM billing_customers WHERE business_id = $1)`,
      [owner.id],
    );
    expect(rowCount).toBe(2);
  });
  await expectStatus(owner, { status: 'active' });
});

// product.md §57
test('a card without money: overdue, told once, and ended after seven days', async () => {
  const owner = await begin(CARDS.failsLater);
  await pass(14.01);
  await expectStatus(owner, { status: 'past_due', is_overdue: true });
  for (const days of [3.1, 3]) {
    await pass(days);
    await doWork(server, reconcileJob);
    expect(await standing(owner)).toMatchObject({ status: 'past_due' });
  }
  await pass(1);
  await doWork(server, reconcileJob);
  await expectStatus(owner, { status: 'canceled', is_overdue: false });
});

// product.md §57
test('a new card pays what is overdue', async () => {
  const owner = await begin(CARDS.failsLater);
  await pass(14.01);
  await expectStatus(owner, { status: 'past_due' });
  await server.database.query(
    `UPDATE sandbox.objects SET data = jsonb_set(data, '{default_payment_method}', to_jsonb($2::text))
     WHERE kind = 'subscription' AND data -> 'metadata' ->> 'business_id' = $1`,
    [owner.id, await holder.enterCard(CARDS.works)],
  );
  await pass(3.1);
  await expectStatus(owner, { status: 'active', is_overdue: false });
});

test('an overdue subscription that is given up ends at once, and is not charged any more', async () => {
  const owner = await begin(CARDS.failsLater);
  await pass(14.01);
  await expectStatus(owner, { status: 'past_due' });
  const { body } = await send(server, 'POST', '/login', {
    form: { username: owner.email, password: owner.password },
  });
  const token = (body as { access_token: string }).access_token;
  expect(await send(server, 'DELETE', '/subscriptions/me', { token })).toMatchObject({ status: 204 });
  expect(await standing(owner)).toMatchObject({ status: 'canceled', is_overdue: false });
  expect((await send(server, 'GET', '/subscriptions/invoices', { token })).body).toMatchObject([
    { amount: 10, status: 'void' },
    { amount: 0, status: 'paid' },
  ]);
});

test('a cancelled subscription ends with its period', async () => {
  const owner = await begin(CARDS.works);
  await send(server, 'DELETE', '/subscriptions/me', { token: owner.accessToken });
  await pass(14.01);
  await expectStatus(owner, { status: 'canceled' });
});

// product.md §57
test('what no message told is found at night', async () => {
  const owner = await begin();
  await server.database.query(
    `UPDATE sandbox.objects SET data = jsonb_set(data, '{status}', '"canceled"'), due_at = NULL
     WHERE kind = 'subscription' AND data -> 'metadata' ->> 'business_id' = $1`,
    [owner.id],
  );
  await server.jobs.send(server.database, reconcileJob, {});
  await expectStatus(owner, { status: 'canceled' });
});

test('owners are told of a trial’s end and of a failed charge once each', async () => {
  const trial = await begin();
  const poor = await begin(CARDS.failsLater);
  await pass(11.1);
  await expectStatus(trial, { trial_ending_told: true });
  await doWork(server, reconcileJob);
  await pass(3);
  await expectStatus(poor, { status: 'past_due' });
  // A second charge fails, and the nightly check runs.
  await pass(3.1);
  await doWork(server, reconcileJob);
  expect(await jobsOf('trial-ending', trial)).toBe(1);
  expect(await jobsOf('payment-failed', poor)).toBe(1);
});

test('an unpaid subscription that cannot be ended keeps no other one running', async () => {
  const owners = [await begin(CARDS.failsLater), await begin(CARDS.failsLater)];
  const [stuck, next] = owners.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [TestOwner, TestOwner];
  await pass(14.01);
  for (const owner of owners) await expectStatus(owner, { status: 'past_due' });
  const { rows } = await server.database.query<{ business_id: string; ref: string }>(
    'SELECT business_id, ref FROM subscriptions WHERE business_id = ANY ($1)',
    [owners.map(({ id }) => id)],
  );
  const ref = rows.find((row) => row.business_id === stuck.id)?.ref ?? '';
  await whileRefusing(server, ref, async () => {
    server.advance(8 * DAY_MS);
    await server.jobs.send(server.database, reconcileJob, {});
    await expectStatus(next, { status: 'canceled' });
    expect(await standing(stuck)).toMatchObject({ status: 'past_due' });
  });
  await server.jobs.send(server.database, reconcileJob, {});
  await expectStatus(stuck, { status: 'canceled' });
});

test('a first payment that is never made expires, and cannot be made any more', async () => {
  const { start, ownerAfterTrial } = subscriptionsOf(server);
  const owner = await ownerAfterTrial();
  const { body } = await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
  await pass(1);
  await expectStatus(owner, { status: 'incomplete_expired' });
  expect(await holder.confirm((body as SubscriptionToConfirm).client_secret ?? '')).toMatchObject({
    status: 400,
  });
});
