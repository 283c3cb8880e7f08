import type { Subscription, SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import { CARDS, type CardHolder, cardHolder } from '../../test/card-holder.ts';
import { eventually } from '../../test/eventually.ts';
import { createOwner, type TestOwner } from '../../test/factories.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let holder: CardHolder;
beforeAll(async () => {
  holder = await cardHolder(server);
});

const DAY_MS = 24 * 3600 * 1000;

const start = (
  owner: TestOwner,
  body: { plan_id?: string; payment_method_id?: string } = {},
  headers: Record<string, string> = {},
): Promise<Received> =>
  send(server, 'POST', '/subscriptions', {
    token: owner.accessToken,
    headers,
    body: { plan_id: 'standard-month', ...body },
  });

const mine = async (owner: TestOwner): Promise<Subscription> =>
  (await send(server, 'GET', '/subscriptions/me', { token: owner.accessToken })).body as Subscription;

const tierOf = async (owner: TestOwner): Promise<string> =>
  (
    (await send(server, 'GET', '/users/profile/', { token: owner.accessToken })).body as {
      subscription_tier: string;
    }
  ).subscription_tier;

const cancel = (owner: TestOwner) =>
  send(server, 'DELETE', '/subscriptions/me', { token: owner.accessToken });

const changeCard = (owner: TestOwner, payment_method_id: string) =>
  send(server, 'PUT', '/subscriptions/me/payment-method', {
    token: owner.accessToken,
    body: { payment_method_id },
  });

/** An owner whose trial is over: the next subscription is charged at once. */
const ownerAfterTrial = async (): Promise<TestOwner> => {
  const owner = await createOwner(server);
  await start(owner);
  await server.database.query(
    `UPDATE sandbox.objects SET data = jsonb_set(data, '{status}', '"canceled"'), due_at = NULL
     WHERE kind = 'subscription' AND data -> 'metadata' ->> 'business_id' = $1`,
    [owner.id],
  );
  await server.database.query(`UPDATE subscriptions SET status = 'canceled' WHERE business_id = $1`, [
    owner.id,
  ]);
  return owner;
};

const countLive = async (owner: TestOwner): Promise<number> =>
  (
    await server.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM sandbox.objects WHERE kind = 'subscription'
         AND data -> 'metadata' ->> 'business_id' = $1 AND data ->> 'status' NOT IN ('canceled', 'incomplete_expired')`,
      [owner.id],
    )
  ).rows[0]?.n ?? -1;

describe('the trial', () => {
  test('lasts 14 days and needs no card', async () => {
    const owner = await createOwner(server);
    const answer = await start(owner);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        plan_name: 'Standard',
        tier: 'standard',
        price: 10,
        status: 'trialing',
        card: null,
        cancel_at_period_end: false,
        client_secret: null,
        secret_kind: null,
      },
    });
    const { current_period_start, current_period_end } = answer.body as Subscription;
    expect(Date.parse(current_period_end) - Date.parse(current_period_start)).toBe(14 * DAY_MS);
    expect(await tierOf(owner)).toBe('standard');
  });

  test('can have a card from the beginning', async () => {
    const owner = await createOwner(server);
    const answer = await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'trialing', card: { brand: 'visa', last4: '4242' }, client_secret: null },
    });
  });

  test('asks the card holder where the bank wants it', async () => {
    const owner = await createOwner(server);
    const { body } = await start(owner, { payment_method_id: await holder.enterCard(CARDS.asks) });
    const { client_secret, secret_kind } = body as SubscriptionToConfirm;
    expect(secret_kind).toBe('setup');
    expect(await holder.confirm(client_secret ?? '')).toMatchObject({ body: { status: 'requires_action' } });
    expect(await holder.authenticate(client_secret ?? '', 'succeed')).toMatchObject({
      body: { status: 'succeeded' },
    });
  });

  test('is had once: after it a card is needed, in the owner’s language', async () => {
    const owner = await ownerAfterTrial();
    expect(await tierOf(owner)).toBe('basic');
    expect(await start(owner)).toMatchObject({
      status: 422,
      body: { code: 'card_required', detail: expect.stringContaining('kartë') },
    });
    expect(await start(owner, {}, { 'accept-language': 'en' })).toMatchObject({
      body: { detail: expect.stringContaining('free trial has been used') },
    });
  });
});

describe('a subscription that is charged at once', () => {
  test('runs when the browser has confirmed the payment', async () => {
    const owner = await ownerAfterTrial();
    const card = await holder.enterCard(CARDS.works);
    const { status, body } = await start(owner, { payment_method_id: card });
    expect(status).toBe(201);
    const { client_secret, secret_kind } = body as SubscriptionToConfirm;
    expect(body).toMatchObject({ status: 'incomplete', secret_kind: 'payment' });
    expect(secret_kind).toBe('payment');
    expect(await tierOf(owner)).toBe('basic');
    expect(await holder.confirm(client_secret ?? '')).toMatchObject({ body: { status: 'succeeded' } });
    await eventually(async () => {
      expect(await mine(owner)).toMatchObject({ status: 'active', card: { last4: '4242' } });
    });
    expect(await tierOf(owner)).toBe('standard');
  });

  test('does not begin with a card that is declined, and the same key may try another', async () => {
    const owner = await ownerAfterTrial();
    const key = { 'idempotency-key': 'declined-first' };
    const refused = await start(owner, { payment_method_id: await holder.enterCard(CARDS.declined) }, key);
    expect(refused).toMatchObject({ status: 402, body: { code: 'card_declined' } });
    const taken = await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) }, key);
    expect(taken).toMatchObject({ status: 201, body: { status: 'incomplete' } });
    expect(await countLive(owner)).toBe(1);
  });

  test('that was never paid makes room for the next attempt', async () => {
    const owner = await ownerAfterTrial();
    await start(owner, { payment_method_id: await holder.enterCard(CARDS.asks) });
    const again = await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
    expect(again).toMatchObject({ status: 201, body: { status: 'incomplete', secret_kind: 'payment' } });
    expect(await countLive(owner)).toBe(1);
  });
});

describe('what is refused', () => {
  test.each(['premium-month', 'free', 'unknown'])('the plan %s', async (plan_id) => {
    const owner = await createOwner(server);
    expect(await start(owner, { plan_id })).toMatchObject({
      status: 403,
      body: { code: 'plan_unavailable' },
    });
  });

  test('the same plan again', async () => {
    const owner = await createOwner(server);
    await start(owner);
    expect(await start(owner)).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
  });

  test('anybody who is not signed in', async () => {
    expect(
      await send(server, 'POST', '/subscriptions/', { body: { plan_id: 'standard-month' } }),
    ).toMatchObject({
      status: 401,
    });
  });
});

describe('repeating a request with its key', () => {
  test('answers the same; with something else in it it is refused', async () => {
    const owner = await createOwner(server);
    const key = { 'idempotency-key': 'once' };
    const first = await start(owner, {}, key);
    expect((await start(owner, {}, key)).body).toEqual(first.body);
    expect(await start(owner, { plan_id: 'standard-year' }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    });
  });

  test('ten at once, each with its own key, start one', async () => {
    const owner = await createOwner(server);
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(owner)));
    expect(answers.map(({ status }) => status)).toContain(201);
    for (const { status } of answers) expect([201, 409, 503]).toContain(status);
    expect(await countLive(owner)).toBe(1);
  });

  test('a start that was cut off before it was stored is found again', async () => {
    const owner = await createOwner(server);
    await start(owner);
    await server.database.query('DELETE FROM subscriptions WHERE business_id = $1', [owner.id]);
    expect(await start(owner)).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
    expect(await countLive(owner)).toBe(1);
  });
});

describe('changing', () => {
  test('to a year during the trial keeps the trial', async () => {
    const owner = await createOwner(server);
    await start(owner);
    expect(await start(owner, { plan_id: 'standard-year' })).toMatchObject({
      status: 201,
      body: { status: 'trialing', interval: 'year', price: 96 },
    });
    expect(await countLive(owner)).toBe(1);
  });

  test('to a year later charges the card at once', async () => {
    const owner = await ownerAfterTrial();
    const { body } = await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
    await holder.confirm((body as SubscriptionToConfirm).client_secret ?? '');
    const answer = await start(owner, { plan_id: 'standard-year' });
    expect(answer).toMatchObject({ status: 201, body: { status: 'active', interval: 'year' } });
    const { current_period_end } = answer.body as Subscription;
    expect(Date.parse(current_period_end)).toBeGreaterThan(Date.now() + 360 * DAY_MS);
    const { rows } = await server.database.query<{ amount: number }>(
      `SELECT (data ->> 'amount_due')::int AS amount FROM sandbox.objects WHERE kind = 'invoice'
       ORDER BY created_at DESC LIMIT 1`,
    );
    expect(rows[0]?.amount).toBe(86_00);
  });

  test('to a year with a card that fails leaves everything as it was', async () => {
    const owner = await ownerAfterTrial();
    const { body } = await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
    await holder.confirm((body as SubscriptionToConfirm).client_secret ?? '');
    await changeCard(owner, await holder.enterCard(CARDS.failsLater));
    expect(await start(owner, { plan_id: 'standard-year' })).toMatchObject({
      status: 402,
      body: { code: 'card_declined' },
    });
    expect(await mine(owner)).toMatchObject({ status: 'active', interval: 'month' });
  });

  test('the card', async () => {
    const owner = await createOwner(server);
    await start(owner);
    expect(await changeCard(owner, await holder.enterCard(CARDS.works))).toMatchObject({
      status: 200,
      body: { card: { brand: 'visa', last4: '4242' }, status: 'trialing' },
    });
    expect(await changeCard(owner, await holder.enterCard(CARDS.declined))).toMatchObject({
      status: 402,
      body: { code: 'card_declined' },
    });
    expect(await mine(owner)).toMatchObject({ card: { last4: '4242' } });
  });

  test('the card of somebody without a subscription finds nothing', async () => {
    const owner = await createOwner(server);
    expect(await changeCard(owner, await holder.enterCard(CARDS.works))).toMatchObject({ status: 404 });
  });
});

describe('cancelling', () => {
  test('lets the plan run to its end, and going on is one request', async () => {
    const owner = await createOwner(server);
    await start(owner);
    expect((await cancel(owner)).status).toBe(204);
    expect(await mine(owner)).toMatchObject({ status: 'trialing', cancel_at_period_end: true });
    expect(await tierOf(owner)).toBe('standard');
    expect((await cancel(owner)).status).toBe(204);
    expect(await start(owner)).toMatchObject({ status: 201, body: { cancel_at_period_end: false } });
    expect(await countLive(owner)).toBe(1);
  });

  test('what was never had is not found', async () => {
    expect(await cancel(await createOwner(server))).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  test('what nobody bills works as well', async () => {
    const owner = await createOwner(server, { tier: 'standard' });
    expect((await cancel(owner)).status).toBe(204);
    expect(await mine(owner)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await start(owner)).toMatchObject({ status: 201, body: { cancel_at_period_end: false } });
    expect(await start(owner)).toMatchObject({ status: 409 });
  });
});

test('a time that was granted is billed from its end on once there is a card', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const answer = await changeCard(owner, await holder.enterCard(CARDS.works));
  expect(answer).toMatchObject({ status: 200, body: { status: 'trialing', card: { last4: '4242' } } });
  const end = Date.parse((answer.body as Subscription).current_period_end);
  expect(Math.round((end - Date.now()) / DAY_MS)).toBe(29);
  expect(await countLive(owner)).toBe(1);
});
