import type { Subscription, SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { CARDS, type CardHolder, cardHolder } from '../../test/card-holder.ts';
import { createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { subscriptionsOf } from '../../test/subscriptions.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { start, mine, tierOf, cancel, changeCard, ownerAfterTrial, countLive } = subscriptionsOf(server);
let holder: CardHolder;
beforeAll(async () => {
  holder = await cardHolder(server);
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

  // product.md §56
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

  // product.md §108
  test.each([
    ['wrongCode', 'sq', 'Kodi i sigurisë nuk është i saktë.'],
    ['wrongCode', 'en', 'The security code is wrong.'],
    ['expired', 'sq', 'Karta ka skaduar ose data e skadimit nuk është e saktë.'],
    ['expired', 'en', 'The card has expired, or its expiry date is wrong.'],
  ] as const)(
    'the card to one that was typed wrong says what is wrong (%s, %s)',
    async (card, language, message) => {
      const owner = await createOwner(server);
      await start(owner);
      const payment_method_id = await holder.enterCard(CARDS[card]);
      const answer = await send(server, 'PUT', '/subscriptions/me/payment-method', {
        token: owner.accessToken,
        headers: { 'accept-language': language },
        body: { payment_method_id },
      });
      expect(answer).toMatchObject({
        status: 402,
        body: { code: 'card_declined', errors: [{ field: 'payment_method_id', message }] },
      });
      expect(await mine(owner)).toMatchObject({ card: null });
    },
  );

  // product.md §89
  test('the card to one whose bank asks: it takes its place when the bank has agreed', async () => {
    const owner = await createOwner(server);
    await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
    const card = await holder.enterCard(CARDS.asks);
    const asked = await changeCard(owner, card);
    expect(asked).toMatchObject({ status: 200, body: { card: { last4: '4242' }, secret_kind: 'setup' } });
    const { client_secret } = asked.body as SubscriptionToConfirm;
    await holder.confirm(client_secret ?? '');
    expect(await changeCard(owner, card)).toMatchObject({ body: { client_secret } });
    await holder.authenticate(client_secret ?? '', 'succeed');
    expect(await changeCard(owner, card)).toMatchObject({
      status: 200,
      body: { card: { last4: '3155' }, client_secret: null },
    });
    expect(await mine(owner)).toMatchObject({ card: { last4: '3155' } });
  });

  test('to a year with another card that its bank refuses leaves plan and card', async () => {
    const owner = await ownerAfterTrial();
    const { body } = await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
    await holder.confirm((body as SubscriptionToConfirm).client_secret ?? '');
    const asked = await start(owner, {
      plan_id: 'standard-year',
      payment_method_id: await holder.enterCard(CARDS.asks),
    });
    expect(asked).toMatchObject({ status: 201, body: { interval: 'month', secret_kind: 'setup' } });
    const { client_secret } = asked.body as SubscriptionToConfirm;
    await holder.confirm(client_secret ?? '');
    await holder.authenticate(client_secret ?? '', 'fail');
    expect(await mine(owner)).toMatchObject({ status: 'active', interval: 'month', card: { last4: '4242' } });
  });

  test('to a year with another card whose bank agrees charges that card', async () => {
    const owner = await ownerAfterTrial();
    const { body } = await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
    await holder.confirm((body as SubscriptionToConfirm).client_secret ?? '');
    const wish = { plan_id: 'standard-year', payment_method_id: await holder.enterCard(CARDS.asks) };
    const { client_secret } = (await start(owner, wish)).body as SubscriptionToConfirm;
    await holder.confirm(client_secret ?? '');
    await holder.authenticate(client_secret ?? '', 'succeed');
    expect(await start(owner, wish)).toMatchObject({
      status: 201,
      body: { status: 'active', interval: 'year', card: { last4: '3155' }, client_secret: null },
    });
  });

  test('the card to one of another business is refused', async () => {
    const owner = await createOwner(server);
    const other = await createOwner(server);
    const card = await holder.enterCard(CARDS.works);
    await start(owner, { payment_method_id: card });
    await start(other);
    expect(await changeCard(other, card)).toMatchObject({ status: 402, body: { code: 'card_declined' } });
    expect(await mine(other)).toMatchObject({ card: null });
  });

  test('the card of somebody without a subscription finds nothing', async () => {
    const owner = await createOwner(server);
    expect(await changeCard(owner, await holder.enterCard(CARDS.works))).toMatchObject({ status: 404 });
  });
});

describe('cancelling', () => {
  // product.md §56
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

test('a granted time is billed once, however many cards come at the same time', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const cards = await Promise.all(Array.from({ length: 4 }, () => holder.enterCard(CARDS.works)));
  const answers = await Promise.all(cards.map((card) => changeCard(owner, card)));
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(await countLive(owner)).toBe(1);
  expect(await mine(owner)).toMatchObject({ status: 'trialing', card: { last4: '4242' } });
});
