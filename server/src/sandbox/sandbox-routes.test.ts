import { CARDS, type CardHolder, cardHolder } from '../test/card-holder.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let holder: CardHolder;
beforeAll(async () => {
  holder = await cardHolder(server);
});

const card = (number: string, change: Record<string, string> = {}) => ({
  type: 'card',
  'card[number]': number,
  'card[exp_month]': '12',
  'card[exp_year]': '2034',
  'card[cvc]': '123',
  ...change,
});

test('says how cards are taken, with and without a trailing slash', async () => {
  for (const path of ['/payments/config', '/payments/config/']) {
    expect(await send(server, 'GET', path)).toMatchObject({
      status: 200,
      body: {
        provider: 'stripe',
        sandbox: true,
        publishable_key: expect.stringMatching(/^pk_test_/),
        script_url: '/sandbox/stripe.js',
      },
    });
  }
});

test('all processes share the keys', async () => {
  const other = await send({ api: await server.sibling() }, 'GET', '/payments/config');
  expect(other.body).toEqual((await send(server, 'GET', '/payments/config')).body);
});

test('serves the client as a module with all that it imports', async () => {
  const origin = new URL(server.api).origin;
  const seen = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const answer = await fetch(`${origin}/sandbox/${file}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    for (const [, name = ''] of (await answer.text()).matchAll(/from '\.\/([\w-]+\.js)'/g))
      await follow(name);
  };
  await follow('stripe.js');
  expect(seen).toContain('card-element.js');
  expect(seen).toContain('catalogues.js');
});

test('keeps of a card only its brand and last four digits', async () => {
  const answer = await holder.ask('POST', 'payment_methods', card(CARDS.works));
  expect(answer).toMatchObject({ status: 200, body: { card: { brand: 'visa', last4: '4242' } } });
  const { rows } = await server.database.query('SELECT data, hidden FROM sandbox.objects');
  expect(JSON.stringify(rows)).not.toContain(CARDS.works);
});

test('takes a year of two digits', async () => {
  const answer = await holder.ask('POST', 'payment_methods', card(CARDS.works, { 'card[exp_year]': '34' }));
  expect(answer).toMatchObject({ status: 200, body: { card: { exp_year: 2034 } } });
});

test.each([
  ['a real card', card(CARDS.real), 'card_declined'],
  ['a number that no card has', card('4242424242424241'), 'incorrect_number'],
  ['a number that is too short', card('4242'), 'incorrect_number'],
  ['a year that is over', card(CARDS.works, { 'card[exp_year]': '2020' }), 'invalid_expiry_year'],
  ['a year far away', card(CARDS.works, { 'card[exp_year]': '2999' }), 'invalid_expiry_year'],
  ['a month 13', card(CARDS.works, { 'card[exp_month]': '13' }), 'invalid_expiry_month'],
  ['a security code of two digits', card(CARDS.works, { 'card[cvc]': '99' }), 'invalid_cvc'],
  ['a security code of a digit too many', card(CARDS.works, { 'card[cvc]': '1234' }), 'invalid_cvc'],
  ['a month 0', card(CARDS.works, { 'card[exp_month]': '0' }), 'invalid_expiry_month'],
])('refuses %s, with a sentence', async (_what, form, code) => {
  const answer = await holder.ask('POST', 'payment_methods', form);
  expect(answer).toMatchObject({
    status: 402,
    body: { error: { type: 'card_error', code, message: expect.stringMatching(/^Your card.*\.$/) } },
  });
});

test('refuses fields that Stripe does not know', async () => {
  const answer = await holder.ask('POST', 'payment_methods', card(CARDS.works, { colour: 'blue' }));
  expect(answer).toMatchObject({ status: 400, body: { error: { type: 'invalid_request_error' } } });
});

test.each([
  ['a value', { 'billing_details[name]': 'a\u0000b' }],
  ['a name', { 'billing_details[a\u0000b]': 'a' }],
])('refuses %s that cannot be stored', async (_what, change) => {
  const answer = await holder.ask('POST', 'payment_methods', card(CARDS.works, change));
  expect(answer).toMatchObject({ status: 400, body: { error: { type: 'invalid_request_error' } } });
});

test('a browser’s key opens only what browsers need', async () => {
  expect(await holder.ask('POST', 'payment_intents', { amount: '100' })).toMatchObject({ status: 403 });
  expect(await holder.ask('POST', 'refunds', { payment_intent: 'pi_1' })).toMatchObject({ status: 403 });
  expect(await holder.ask('GET', 'unknown')).toMatchObject({ status: 404 });
});

test('the secret key opens nothing from outside', async () => {
  const { rows } = await server.database.query<{ secret_key: string }>('SELECT secret_key FROM sandbox.keys');
  const answer = await send({ api: `${new URL(server.api).origin}/sandbox/stripe/v1` }, 'POST', '/refunds', {
    form: { payment_intent: 'pi_1' },
    headers: { authorization: `Bearer ${rows[0]?.secret_key}` },
  });
  expect(answer).toMatchObject({ status: 401 });
});
