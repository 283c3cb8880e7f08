import type { Subscription, SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { CARDS, type CardHolder, cardHolder } from '../../test/card-holder.ts';
import { eventually } from '../../test/eventually.ts';
import { createOwner, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { permutations, stripeMessages } from '../../test/stripe-messages.ts';
import { subscriptionsOf } from '../../test/subscriptions.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { start, mine, tierOf, ownerAfterTrial, countLive, messagesArrived } = subscriptionsOf(server);
const { eventOf, deliver } = stripeMessages(server);
let holder: CardHolder;
beforeAll(async () => {
  holder = await cardHolder(server);
});

// product.md §55
describe('the trial', () => {
  test('lasts 14 days and needs no card', async () => {
    const owner = await createOwner(server);
    const answer = await start(owner, { payment_method_id: '' });
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

  // product.md §89
  test('begins without a card whose bank has to agree, and has it when asked again after that', async () => {
    const owner = await createOwner(server);
    const payment_method_id = await holder.enterCard(CARDS.asks);
    const { body } = await start(owner, { payment_method_id });
    expect(body).toMatchObject({ status: 'trialing', card: null, secret_kind: 'setup' });
    const { client_secret } = body as SubscriptionToConfirm;
    expect(await holder.confirm(client_secret ?? '')).toMatchObject({ body: { status: 'requires_action' } });
    expect(await holder.authenticate(client_secret ?? '', 'succeed')).toMatchObject({
      body: { status: 'succeeded' },
    });
    expect(await start(owner, { payment_method_id })).toMatchObject({
      status: 201,
      body: { status: 'trialing', card: { last4: '3155' }, client_secret: null, secret_kind: null },
    });
    expect(await countLive(owner)).toBe(1);
  });

  test('stays without a card that its bank refuses', async () => {
    const owner = await createOwner(server);
    const payment_method_id = await holder.enterCard(CARDS.asks);
    const { body } = await start(owner, { payment_method_id });
    const first = body as SubscriptionToConfirm;
    await holder.confirm(first.client_secret ?? '');
    expect(await holder.authenticate(first.client_secret ?? '', 'fail')).toMatchObject({ status: 402 });
    expect(await mine(owner)).toMatchObject({ status: 'trialing', card: null });
    const again = (await start(owner, { payment_method_id })).body as SubscriptionToConfirm;
    expect(again).toMatchObject({ status: 'trialing', card: null, secret_kind: 'setup' });
    expect(again.client_secret).not.toBe(first.client_secret);
  });

  test('does not begin with a card that is declined', async () => {
    const owner = await createOwner(server);
    const payment_method_id = await holder.enterCard(CARDS.declined);
    expect(await start(owner, { payment_method_id })).toMatchObject({
      status: 402,
      body: { code: 'card_declined' },
    });
    expect(await countLive(owner)).toBe(0);
  });

  test('answers a repeated key with the question that is still open', async () => {
    const owner = await createOwner(server);
    const body = { payment_method_id: await holder.enterCard(CARDS.asks) };
    const key = { 'idempotency-key': 'lost-question' };
    const { client_secret } = (await start(owner, body, key)).body as SubscriptionToConfirm;
    expect(client_secret).toEqual(expect.any(String));
    expect(await start(owner, body, key)).toMatchObject({ status: 201, body: { client_secret } });
  });

  test('is had once: after it a card is needed, in the owner’s language', async () => {
    const owner = await ownerAfterTrial();
    expect(await tierOf(owner)).toBe('basic');
    expect(await start(owner)).toMatchObject({
      status: 422,
      body: { code: 'card_required', detail: expect.stringContaining('kartë') },
    });
    expect(await start(owner, {}, { 'accept-language': 'en' })).toMatchObject({
      body: { detail: expect.stringContaining('free trial is had once') },
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
      body: { code: 'plan_unavailable', detail: 'Për këtë plan nuk ka abonim.' },
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

  // product.md §55
  test('ten at once, each with its own key, start one', async () => {
    const owner = await createOwner(server);
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(owner)));
    expect(answers.map(({ status }) => status)).toContain(201);
    for (const { status } of answers) expect([201, 409, 503]).toContain(status);
    expect(await countLive(owner)).toBe(1);
  });
});

// product.md §55
describe('a start that the provider carried out and that was lost here', () => {
  /** Forgets what the start stored, as if it had been cut off before. */
  const lose = async (owner: TestOwner): Promise<void> => {
    await messagesArrived();
    await server.database.query('DELETE FROM subscriptions WHERE business_id = $1', [owner.id]);
  };

  test('is taken over by the next one', async () => {
    const owner = await createOwner(server);
    await start(owner);
    await lose(owner);
    expect(await start(owner)).toMatchObject({ status: 201, body: { status: 'trialing' } });
    expect(await mine(owner)).toMatchObject({ status: 'trialing', plan_name: 'Standard' });
    expect(await countLive(owner)).toBe(1);
    expect(await start(owner)).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
  });

  test('is changed by the next one, which asks for another plan', async () => {
    const owner = await createOwner(server);
    await start(owner);
    await lose(owner);
    expect(await start(owner, { plan_id: 'standard-year' })).toMatchObject({
      status: 201,
      body: { interval: 'year', status: 'trialing' },
    });
    expect(await countLive(owner)).toBe(1);
  });

  test('is stored although the card of the next one is declined', async () => {
    const owner = await createOwner(server);
    await start(owner);
    await lose(owner);
    const declined = { payment_method_id: await holder.enterCard(CARDS.declined) };
    expect(await start(owner, declined)).toMatchObject({ status: 402 });
    expect(await mine(owner)).toMatchObject({ status: 'trialing', plan_name: 'Standard' });
  });

  test('is stored although its first payment is open and the next one brings no card', async () => {
    const owner = await ownerAfterTrial();
    await start(owner, { payment_method_id: await holder.enterCard(CARDS.asks) });
    await lose(owner);
    expect(await start(owner)).toMatchObject({ status: 422, body: { code: 'card_required' } });
    expect(await mine(owner)).toMatchObject({ status: 'incomplete' });
  });
});

describe('the provider’s messages', () => {
  test('come to the same end in any order, and twice', async () => {
    const owner = await createOwner(server);
    await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
    const { rows } = await server.database.query<{ ref: string }>(
      'SELECT ref FROM subscriptions WHERE business_id = $1',
      [owner.id],
    );
    const about = { id: rows[0]?.ref };
    const kinds = ['created', 'updated', 'deleted', 'trial_will_end'];
    for (const order of permutations(kinds)) {
      const payloads = order.map((kind) => eventOf(`customer.subscription.${kind}`, about));
      const answers = await Promise.all([...payloads, ...payloads].map((payload) => deliver(payload)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(await mine(owner)).toMatchObject({ status: 'trialing', card: { last4: '4242' } });
  });

  test('about a subscription of another installation change nothing', async () => {
    const owner = await createOwner(server);
    await start(owner);
    const { rows } = await server.database.query<{ ref: string }>(
      `UPDATE sandbox.objects SET data = jsonb_set(jsonb_set(data, '{metadata,installation}', '"other"'), '{status}', '"canceled"')
       WHERE kind = 'subscription' AND data -> 'metadata' ->> 'business_id' = $1 RETURNING id AS ref`,
      [owner.id],
    );
    const event = eventOf('customer.subscription.updated', { id: rows[0]?.ref });
    expect(await deliver(event)).toMatchObject({ status: 200 });
    expect(await mine(owner)).toMatchObject({ status: 'trialing' });
  });
});
