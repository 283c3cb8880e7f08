import Stripe from 'stripe';
import { DAY_MS } from '../platform/clock/clock.ts';
import { testDatabase } from '../test/test-database.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';
import { sandboxFetch } from './sandbox-fetch.ts';

const { open } = testDatabase();
let sandbox: Sandbox;
let stripe: Stripe;
const events: string[] = [];
let ahead = 0;

const clientWith = (key: string): Stripe =>
  new Stripe(key, { httpClient: Stripe.createFetchHttpClient(sandboxFetch(sandbox)), maxNetworkRetries: 0 });

beforeAll(async () => {
  sandbox = await openSandbox({
    database: open(),
    clock: () => new Date(Date.now() + ahead),
    apiVersion: Stripe.API_VERSION,
    announce: async (client, id) => {
      const { rows } = await client.query<{ type: string }>(
        `SELECT data ->> 'type' AS type FROM sandbox.objects WHERE id = $1`,
        [id],
      );
      events.push(rows[0]?.type ?? '');
    },
  });
  stripe = clientWith(sandbox.keys.secretKey);
});

/** Sends what the types of the `stripe` package would not let through. */
const post = (path: string, body: string, idempotencyKey?: string) =>
  sandbox.answer({ method: 'POST', url: path, key: sandbox.keys.secretKey, body, idempotencyKey });

const enterCard = async (number: string): Promise<string> => {
  const card = `card[number]=${number}&card[exp_month]=12&card[exp_year]=2034&card[cvc]=123`;
  const { body } = await post('/v1/payment_methods', `type=card&${card}`);
  return (body as { id: string }).id;
};

const newIntent = () =>
  stripe.paymentIntents.create({ amount: 1000, currency: 'eur', allowed_payment_method_types: ['card'] });

const pay = async (number: string) => {
  const { id } = await newIntent();
  return stripe.paymentIntents.confirm(id, { payment_method: await enterCard(number) });
};

const code = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => 'no error',
    (error: Stripe.errors.StripeError) => error.code ?? error.type,
  );

const intentFields = 'currency=eur&allowed_payment_method_types[0]=card';

test.each([
  ['a parameter that Stripe has removed', 'payment_method_types[0]=card&amount=1000&currency=eur'],
  ['an amount that is not whole', `amount=10.5&${intentFields}`],
  ['an amount below the smallest', `amount=49&${intentFields}`],
  ['a parameter that nobody knows', `amount=1000&colour=blue&${intentFields}`],
  ['a missing amount', intentFields],
])('refuses %s', async (_what, body) => {
  expect(await post('/v1/payment_intents', body)).toMatchObject({
    status: 400,
    body: { error: { type: 'invalid_request_error' } },
  });
});

test('refuses an old expand path', async () => {
  const { id } = await newIntent();
  const url = `/v1/payment_intents/${id}?expand[0]=charges`;
  const answer = await sandbox.answer({
    method: 'GET',
    url,
    key: sandbox.keys.secretKey,
    body: '',
    idempotencyKey: undefined,
  });
  expect(answer).toMatchObject({ status: 400 });
});

test('knows its keys', async () => {
  expect(await code(clientWith('sk_test_other').paymentIntents.retrieve('pi_1'))).toBe(
    'StripeAuthenticationError',
  );
  expect(await code(clientWith(sandbox.keys.publishableKey).customers.create({}))).toBe(
    'StripePermissionError',
  );
});

test('answers a repeated key the same, and refuses it for another request', async () => {
  const create = (amount: number) =>
    stripe.paymentIntents.create(
      { amount, currency: 'eur', allowed_payment_method_types: ['card'] },
      { idempotencyKey: 'once' },
    );
  const answers = await Promise.all([create(1000), create(1000), create(1000)]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await code(create(2000))).toBe('StripeIdempotencyError');
});

test('repeats a refusal under the same key, also when it would no longer refuse', async () => {
  const { id } = await newIntent();
  const refund = (key: string) => stripe.refunds.create({ payment_intent: id }, { idempotencyKey: key });
  const refused = await code(refund('early'));
  expect(refused).not.toBe('no error');
  await stripe.paymentIntents.confirm(id, { payment_method: await enterCard('4242424242424242') });
  expect(await code(refund('early'))).toBe(refused);
  expect(await code(refund('later'))).toBe('no error');
});

test('forgets what it answered under a key after a day', async () => {
  const { id } = await newIntent();
  const refund = () => stripe.refunds.create({ payment_intent: id }, { idempotencyKey: 'kept' });
  const refused = await code(refund());
  await stripe.paymentIntents.confirm(id, { payment_method: await enterCard('4242424242424242') });
  ahead += 24 * 3_600_000 - 60_000;
  expect(await code(refund())).toBe(refused);
  ahead += 120_000;
  expect(await code(refund())).toBe('no error');
});

test.each([
  '4000002760003184',
  '4000003800000446',
  '4000000000003220',
  '4000000000003238',
  '4000000000003246',
  '4000000000003253',
])('the card %s asks its holder for each payment', async (number) => {
  expect((await pay(number)).status).toBe('requires_action');
});

test.each([
  ['4000008260003178', 'insufficient_funds'],
  ['4000008400001629', 'generic_decline'],
])('the card %s is refused although its holder agreed', async (number, decline_code) => {
  const { id, client_secret } = await pay(number);
  expect(
    await post(`/v1/payment_intents/${id}/authenticate`, `client_secret=${client_secret}&outcome=succeed`),
  ).toMatchObject({ status: 402, body: { error: { code: 'card_declined', decline_code } } });
});

test.each([
  '5105105105105100',
  '6205500000000000004',
  '36227206271667',
  '4000000760000002',
  '4000058260000005',
])('the card %s of another brand or country pays', async (number) => {
  expect((await pay(number)).status).toBe('succeeded');
});

test('a payment above what Stripe takes is refused', async () => {
  const tooMuch = { amount: 100_000_000, currency: 'eur', allowed_payment_method_types: ['card' as const] };
  expect(await code(stripe.paymentIntents.create(tooMuch))).toBe('StripeInvalidRequestError');
});

test('a declined card leaves the payment open for another one', async () => {
  const { id } = await newIntent();
  const declined = stripe.paymentIntents.confirm(id, { payment_method: await enterCard('4000000000000002') });
  expect(await code(declined)).toBe('card_declined');
  const paid = await stripe.paymentIntents.confirm(id, {
    payment_method: await enterCard('4242424242424242'),
  });
  expect(paid.status).toBe('succeeded');
});

// product.md §158
test.each([
  // Its holder cannot be asked, so nobody is.
  ['4000008400001280', 'card_declined', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'Your card has insufficient funds.'],
  ['4000000000009987', 'card_declined', 'Your card was declined.'],
  ['4000000000000069', 'expired_card', 'Your card has expired.'],
  ['4000000000000127', 'incorrect_cvc', "Your card's security code is incorrect."],
  [
    '4000000000000119',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
])('the test card %s is refused as its bank would: %s', async (number, refused, message) => {
  await expect(pay(number)).rejects.toMatchObject({ code: refused, message });
});

test.each(['378282246310005', '4000056655665556'])('the test card %s pays', async (number) => {
  expect(await pay(number)).toMatchObject({ status: 'succeeded' });
});

test('a payment is refunded once', async () => {
  const { id } = await pay('4242424242424242');
  await stripe.refunds.create({ payment_intent: id });
  expect(await code(stripe.refunds.create({ payment_intent: id }))).toBe('charge_already_refunded');
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(latest_charge).toMatchObject({ amount_refunded: 1000, refunded: true });
});

test('a payment is refunded in parts, never more than is left of it', async () => {
  const { id } = await pay('4242424242424242');
  const refund = (amount: number) => stripe.refunds.create({ payment_intent: id, amount });
  await refund(400);
  expect(await code(refund(0))).toBe('parameter_invalid_integer');
  expect(await code(refund(601))).toBe('StripeInvalidRequestError');
  const chargeOf = async () =>
    (await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })).latest_charge;
  expect(await chargeOf()).toMatchObject({ amount_refunded: 400, refunded: false });
  expect(await refund(600)).toMatchObject({ amount: 600 });
  expect(await chargeOf()).toMatchObject({ amount_refunded: 1000, refunded: true });
});

test('a refund that fails takes back only itself', async () => {
  const { id } = await pay('4000000000005126');
  await stripe.refunds.create({ payment_intent: id, amount: 400 });
  ahead += 61_000;
  await stripe.refunds.create({ payment_intent: id, amount: 100 });
  events.length = 0;
  await sandbox.catchUp(open());
  expect(events).toEqual(['refund.failed', 'charge.refund.updated']);
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(latest_charge).toMatchObject({ amount_refunded: 100 });
});

describe('a dispute', () => {
  const disputed = async (number: string) => {
    const { id } = await pay(number);
    events.length = 0;
    return (await stripe.disputes.list({ payment_intent: id, limit: 1 })).data[0] as Stripe.Dispute;
  };
  const THEFT = '4000000000000259';
  const answer = (id: string, uncategorized_text: string) =>
    stripe.disputes.update(id, { evidence: { uncategorized_text } });

  test.each([
    ['winning_evidence', 'won', ['charge.dispute.closed', 'charge.dispute.funds_reinstated']],
    ['losing_evidence', 'lost', ['charge.dispute.closed']],
    ['a bill', 'under_review', ['charge.dispute.updated']],
  ])('that is answered with %s is %s', async (evidence, status, told) => {
    const { id } = await disputed(THEFT);
    expect(await answer(id, evidence)).toMatchObject({ status });
    expect(events).toEqual(told);
  });

  test('that is over is not answered again', async () => {
    const { id } = await disputed(THEFT);
    expect(await stripe.disputes.close(id)).toMatchObject({ status: 'lost' });
    expect(await code(answer(id, 'winning_evidence'))).toBe('StripeInvalidRequestError');
  });

  test('bars a refund unless it is won; an inquiry does not', async () => {
    const { id, payment_intent } = await disputed(THEFT);
    const refund = (intent: unknown) => code(stripe.refunds.create({ payment_intent: intent as string }));
    expect(await refund(payment_intent)).toBe('charge_disputed');
    await answer(id, 'winning_evidence');
    expect(await refund(payment_intent)).toBe('no error');
    expect(await refund((await disputed('4000000000001976')).payment_intent)).toBe('no error');
  });
});

test('what is cancelled cannot be paid, and what is paid cannot be cancelled', async () => {
  const canceled = await newIntent();
  await stripe.paymentIntents.cancel(canceled.id);
  const late = stripe.paymentIntents.confirm(canceled.id, {
    payment_method: await enterCard('4242424242424242'),
  });
  expect(await code(late)).toBe('payment_intent_unexpected_state');
  const paid = await pay('4242424242424242');
  expect(await code(stripe.paymentIntents.cancel(paid.id))).toBe('payment_intent_unexpected_state');
  expect(await code(stripe.refunds.create({ payment_intent: canceled.id }))).not.toBe('no error');
});

test('what fails leaves nothing behind, not even an event', async () => {
  const before = events.length;
  const customer = await stripe.customers.create({ email: 'arta@shembull.al' });
  const price = await stripe.prices.create({
    currency: 'eur',
    unit_amount: 1000,
    recurring: { interval: 'month' },
    lookup_key: 'tried',
    transfer_lookup_key: true,
    product_data: { name: 'Tried' },
  });
  const start = stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    default_payment_method: await enterCard('4242424242424242'),
  });
  expect(await code(start)).not.toBe('no error');
  const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
  expect(data).toEqual([]);
  expect(events.length).toBe(before);
});

test('a first payment that is not made in 23 hours ends the subscription', async () => {
  const customer = await stripe.customers.create({});
  const card = await enterCard('4242424242424242');
  await stripe.paymentMethods.attach(card, { customer: customer.id });
  const { data } = await stripe.prices.list({ lookup_keys: ['tried'], active: true });
  const { id, status } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: data[0]?.id ?? '' }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    default_payment_method: card,
  });
  expect(status).toBe('incomplete');
  ahead += DAY_MS;
  await sandbox.catchUp(open());
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired');
});
