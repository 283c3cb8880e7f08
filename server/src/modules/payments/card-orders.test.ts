import type { OrderPlaced } from '@tavolina/shared-api/contract';
import { CARDS, type CardHolder, cardHolder } from '../../test/card-holder.ts';
import { type CardOrders, cardOrders } from '../../test/card-orders.ts';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, itemsOf, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let diner: CardHolder;
let orders: CardOrders;

beforeAll(async () => {
  diner = await cardHolder(server);
  orders = await cardOrders(server);
});

const count = async (sql: string): Promise<number> =>
  (await server.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`)).rows[0]?.n ?? -1;

const countIntents = (): Promise<number> => count(`sandbox.objects WHERE kind = 'payment_intent'`);

// product.md §50
test('an order by card waits for its payment, and the business does not see it', async () => {
  const { status, body } = await orders.submit();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    payment_status: 'pending',
    total_amount: 6.63,
    payment_intent_id: expect.stringMatching(/^pi_/),
    payment_intent_client_secret: expect.stringMatching(/^pi_\w+_secret_/),
  });
  const { id } = body as OrderPlaced;
  expect(await orders.track(id)).toMatchObject({ status: 'pending', payment_status: 'pending' });
  expect(await orders.seen(id)).toMatchObject({ status: 404 });
  const list = await send(server, 'GET', '/orders/business', { token: orders.owner.accessToken });
  expect(JSON.stringify(list.body)).not.toContain(id);
  expect(JSON.stringify(await orders.track(id))).not.toContain('secret');
});

test('the provider’s own message makes it paid and hands it to the business, once', async () => {
  const { id, secret } = await orders.place();
  expect(await diner.confirm(secret, await diner.enterCard(CARDS.works))).toMatchObject({
    status: 200,
    body: { status: 'succeeded' },
  });
  await eventually(async () => {
    expect(await orders.seen(id)).toMatchObject({ status: 200, body: { payment_status: 'paid' } });
  });
  expect(await count(`ledger_entries WHERE order_id = '${id}'`)).toBe(1);
  expect(await count(`pgboss.job WHERE name = 'order-placed' AND data ->> 'order_id' = '${id}'`)).toBe(1);
});

test('following the order asks the provider, whether or not its message has come', async () => {
  const { id, secret } = await orders.place();
  await diner.confirm(secret, await diner.enterCard(CARDS.works));
  expect(await orders.track(id)).toMatchObject({ payment_status: 'paid', status: 'pending' });
});

test('a card that was handed over before needs only to be confirmed', async () => {
  const { id, secret } = await orders.place({ payment_method_id: await diner.enterCard(CARDS.works) });
  expect(await diner.confirm(secret)).toMatchObject({ body: { status: 'succeeded' } });
  expect(await orders.track(id)).toMatchObject({ payment_status: 'paid' });
});

// product.md §51
test.each([
  ['declined', 'generic_decline'],
  ['insufficient', 'insufficient_funds'],
] as const)('a card that is %s is replaced on the same payment', async (kind, decline_code) => {
  const { id, secret, ref } = await orders.place();
  expect(await diner.confirm(secret, await diner.enterCard(CARDS[kind]))).toMatchObject({
    status: 402,
    body: { error: { type: 'card_error', code: 'card_declined', decline_code } },
  });
  expect(await orders.track(id)).toMatchObject({ payment_status: 'pending' });
  expect(await diner.confirm(secret, await diner.enterCard(CARDS.works))).toMatchObject({
    body: { id: ref },
  });
  expect(await orders.track(id)).toMatchObject({ payment_status: 'paid' });
});

test('a bank that asks first is answered by the card holder', async () => {
  const { id, secret } = await orders.place();
  const asked = await diner.confirm(secret, await diner.enterCard(CARDS.asks));
  expect(asked.body).toMatchObject({ status: 'requires_action' });
  expect(await diner.authenticate(secret, 'fail')).toMatchObject({
    status: 402,
    body: { error: { code: 'payment_intent_authentication_failure' } },
  });
  expect(await orders.track(id)).toMatchObject({ payment_status: 'pending' });
  await diner.confirm(secret, await diner.enterCard(CARDS.asks));
  await diner.authenticate(secret, 'succeed');
  expect(await orders.track(id)).toMatchObject({ payment_status: 'paid' });
});

test('a payment is confirmed once', async () => {
  const { secret } = await orders.place();
  const card = await diner.enterCard(CARDS.works);
  await diner.confirm(secret, card);
  expect(await diner.confirm(secret, card)).toMatchObject({
    status: 400,
    body: { error: { code: 'payment_intent_unexpected_state' } },
  });
});

test('nobody confirms or sees a payment without its secret', async () => {
  const { secret, ref } = await orders.place();
  const other = (await orders.place()).secret.split('_secret_')[1];
  const guess = `${ref}_secret_${other}`;
  expect(await diner.confirm(guess, await diner.enterCard(CARDS.works))).toMatchObject({ status: 404 });
  expect(await diner.ask('GET', `payment_intents/${ref}`)).toMatchObject({ status: 404 });
  expect(await diner.ask('GET', `payment_intents/${ref}?client_secret=${secret}`)).toMatchObject({
    status: 200,
  });
});

// product.md §51
test('twenty submits at once are one order with one payment', async () => {
  const before = [await countIntents(), await count('orders')];
  const answers = await Promise.all(Array.from({ length: 20 }, () => orders.submit('twenty-cards')));
  const last = await orders.submit('twenty-cards');
  expect(last.status).toBe(201);
  // On a busy machine some requests wait too long (429, 503). All others return the same order.
  for (const { status, body } of answers) {
    expect([201, 409, 429, 503]).toContain(status);
    if (status === 201) expect(body).toEqual(last.body);
  }
  expect([await countIntents(), await count('orders')]).toEqual(before.map((n) => n + 1));
});

test('repeating the submit answers where the payment stands', async () => {
  const first = (await orders.submit('again')).body as OrderPlaced;
  const secret = first.payment_intent_client_secret ?? '';
  await diner.confirm(secret, await diner.enterCard(CARDS.works));
  expect((await orders.submit('again')).body).toEqual({
    ...first,
    payment_status: 'paid',
    payment_intent_id: null,
    payment_intent_client_secret: null,
  });
});

test('repeating it with another card pays the same order; with another cart it is refused', async () => {
  const first = await orders.submit('other-card', {
    payment_method_id: await diner.enterCard(CARDS.declined),
  });
  const second = await orders.submit('other-card', {
    payment_method_id: await diner.enterCard(CARDS.works),
  });
  expect(second.body).toEqual(first.body);
  const { id, payment_intent_client_secret: secret } = second.body as OrderPlaced;
  await diner.confirm(secret ?? '');
  expect(await orders.track(id)).toMatchObject({ payment_status: 'paid' });
  expect(await orders.submit('other-card', { notes: 'tjetër' })).toMatchObject({
    status: 409,
    body: { code: 'idempotency_conflict' },
  });
});

test('a crash before the answer leaves an order that gets its one payment later', async () => {
  const before = await countIntents();
  const first = (await orders.submit('crash')).body as OrderPlaced;
  await server.database.query('UPDATE payments SET ref = NULL WHERE order_id = $1', [first.id]);
  expect((await orders.submit('crash')).body).toEqual(first);
  expect(await countIntents()).toBe(before + 1);
});

test('a message that comes before the payment’s name was stored still finds its order', async () => {
  const { id, secret } = await orders.place();
  await server.database.query('UPDATE payments SET ref = NULL WHERE order_id = $1', [id]);
  await diner.confirm(secret, await diner.enterCard(CARDS.works));
  await eventually(async () => {
    expect(await orders.seen(id)).toMatchObject({ body: { payment_status: 'paid' } });
  });
});

test('an unknown card is refused, and the order waits for another one', async () => {
  const refused = await orders.submit('bad-card', { payment_method_id: 'pm_unknown' });
  expect(refused).toMatchObject({ status: 402, body: { code: 'card_declined' } });
  const again = await orders.submit('bad-card', { payment_method_id: await diner.enterCard(CARDS.works) });
  expect(again).toMatchObject({ status: 201, body: { payment_status: 'pending' } });
});

test('while the provider is away the order waits, and the same key pays it later', async () => {
  const before = await count('orders');
  await server.database.query('ALTER SCHEMA sandbox RENAME TO away');
  const refused = await send(server, 'POST', '/orders', {
    body: orderBody(orders.menu, { payment_method: 'card' }),
    headers: { 'idempotency-key': 'away', 'accept-language': 'en' },
  });
  await server.database.query('ALTER SCHEMA away RENAME TO sandbox');
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'payment_unavailable', detail: expect.stringContaining('Nothing was charged') },
  });
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await orders.submit('away')).toMatchObject({ status: 201, body: { payment_status: 'pending' } });
  expect(await count('orders')).toBe(before + 1);
});

test('below 0.50 € no card is taken, in the diner’s language', async () => {
  const menu = await createMenu(server, await createOwner(server, { tier: 'standard' }), {
    sections: [{ title: 'Pije', items: [{ name: 'Kafe', price: 48 }] }],
  });
  const body = orderBody(menu, {
    payment_method: 'card',
    items: [{ menu_item_id: itemsOf(menu)[0]?.id, quantity: 1 }],
  });
  const before = await count('orders');
  expect(await send(server, 'POST', '/orders', { body })).toMatchObject({
    status: 422,
    body: { code: 'card_amount_too_small', detail: expect.stringContaining('0,50\u00a0€') },
  });
  expect(await count('orders')).toBe(before);
});
