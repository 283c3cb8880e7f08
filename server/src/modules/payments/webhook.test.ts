import { CARDS, type CardHolder, cardHolder } from '../../test/card-holder.ts';
import { type CardOrders, cardOrders } from '../../test/card-orders.ts';
import { eventually } from '../../test/eventually.ts';
import { whileRefusing } from '../../test/refusing-sandbox.ts';
import { send } from '../../test/send.ts';
import { permutations, stripeMessages } from '../../test/stripe-messages.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { eventOf, sign, deliver } = stripeMessages(server);
let diner: CardHolder;
let orders: CardOrders;

beforeAll(async () => {
  diner = await cardHolder(server);
  orders = await cardOrders(server);
});

const ledgerOf = async (id: string) =>
  (await server.database.query('SELECT kind FROM ledger_entries WHERE order_id = $1', [id])).rows;

describe('a message is refused', () => {
  const payload = eventOf('payment_intent.succeeded', { id: 'pi_1' });
  const now = Math.floor(Date.now() / 1000);

  test.each([
    ['without a signature', ''],
    ['signed by somebody else', () => sign(payload, { secret: 'whsec_other' })],
    ['signed long ago', () => sign(payload, { timestamp: now - 301 })],
    ['with another body than was signed', () => sign(`${payload} `)],
  ])('%s', async (_what, signature) => {
    const header = typeof signature === 'string' ? signature : await signature();
    expect(await deliver(payload, header)).toMatchObject({
      status: 400,
      body: { code: 'malformed_request' },
    });
  });

  test('without anything in it', async () => {
    expect(await send(server, 'POST', '/webhooks/stripe')).toMatchObject({ status: 400 });
  });
});

describe('a message is taken', () => {
  test('with and without a trailing slash, whatever its kind', async () => {
    expect(await deliver(eventOf('tax.settings.updated', { id: 'x' }))).toMatchObject({ status: 200 });
    const other = eventOf('invented.later', { id: 'y' });
    expect(await deliver(other, await sign(other), '/webhooks/stripe/')).toMatchObject({ status: 200 });
  });

  test('and changes nothing when it is about somebody else’s payment', async () => {
    const { id, secret, ref } = await orders.place();
    await server.database.query(
      `UPDATE sandbox.objects SET data = jsonb_set(data, '{metadata,installation}', '"other"') WHERE id = $1`,
      [ref],
    );
    await diner.confirm(secret, await diner.enterCard(CARDS.works));
    expect(await deliver(eventOf('payment_intent.succeeded', { id: ref }))).toMatchObject({ status: 200 });
    expect(await ledgerOf(id)).toEqual([]);
  });

  // product.md §50
  test('as a hint only: an unpaid payment stays unpaid', async () => {
    const { id, ref } = await orders.place();
    expect(await deliver(eventOf('payment_intent.succeeded', { id: ref }))).toMatchObject({ status: 200 });
    expect(await orders.track(id)).toMatchObject({ payment_status: 'pending' });
  });

  test('many times at once with one effect', async () => {
    const { id, secret, ref } = await orders.place();
    await diner.confirm(secret, await diner.enterCard(CARDS.works));
    const payload = eventOf('payment_intent.succeeded', { id: ref });
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(payload)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await orders.track(id)).toMatchObject({ payment_status: 'paid' });
    expect(await ledgerOf(id)).toEqual([{ kind: 'charge' }]);
    const { rowCount } = await server.database.query(
      `SELECT FROM pgboss.job WHERE name = 'order-placed' AND data ->> 'order_id' = $1`,
      [id],
    );
    expect(rowCount).toBe(1);
  });
});

test('messages in any order come to the same end', async () => {
  const kinds = [
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.succeeded',
    'charge.refunded',
  ];
  for (const order of permutations(kinds)) {
    const { id, secret, ref } = await orders.place();
    await diner.confirm(secret, await diner.enterCard(CARDS.declined));
    await diner.confirm(secret, await diner.enterCard(CARDS.works));
    for (const type of order) {
      const about = type === 'charge.refunded' ? { id: 'ch_1', payment_intent: ref } : { id: ref };
      expect(await deliver(eventOf(type, about))).toMatchObject({ status: 200 });
    }
    expect(await orders.track(id)).toMatchObject({ status: 'pending', payment_status: 'paid' });
    expect(await ledgerOf(id)).toEqual([{ kind: 'charge' }]);
  }
});

// product.md §50
test.each([
  ['amount', `jsonb_set(data, '{amount}', '100')`],
  ['currency', `jsonb_set(data, '{currency}', '"all"')`],
])('a payment of another %s than was asked for makes no order paid', async (_what, change) => {
  const { id, secret, ref } = await orders.place();
  await server.database.query(`UPDATE sandbox.objects SET data = ${change} WHERE id = $1`, [ref]);
  await diner.confirm(secret, await diner.enterCard(CARDS.works));
  expect(await deliver(eventOf('payment_intent.succeeded', { id: ref }))).toMatchObject({ status: 200 });
  expect(await orders.track(id)).toMatchObject({ payment_status: 'pending' });
});

test('a second payment for the same order counts for nothing', async () => {
  const first = await orders.place();
  const other = await orders.place();
  await server.database.query(
    `UPDATE sandbox.objects SET data = jsonb_set(data, '{metadata,order_id}', to_jsonb($2::text)) WHERE id = $1`,
    [other.ref, first.id],
  );
  await diner.confirm(other.secret, await diner.enterCard(CARDS.works));
  expect(await deliver(eventOf('payment_intent.succeeded', { id: other.ref }))).toMatchObject({
    status: 200,
  });
  expect(await orders.track(first.id)).toMatchObject({ payment_status: 'pending' });
});

test('while the provider is away the message is asked to come again', async () => {
  const { ref } = await orders.place();
  const payload = eventOf('payment_intent.succeeded', { id: ref });
  const signature = await sign(payload);
  await server.database.query('ALTER SCHEMA sandbox RENAME TO away');
  const answer = await deliver(payload, signature);
  await server.database.query('ALTER SCHEMA away RENAME TO sandbox');
  expect(answer).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
});

test('the fifth refusal cancels the order although the provider cannot do so at once', async () => {
  const { id, ref } = await orders.place();
  await server.database.query('UPDATE payments SET failures = 4 WHERE order_id = $1', [id]);
  const refusal = eventOf('payment_intent.payment_failed', { id: ref });
  const { status } = await whileRefusing(server, ref, () => deliver(refusal));
  // The provider repeats a message that was not accepted.
  if (status !== 200) await deliver(refusal);
  await eventually(async () => {
    expect(await orders.track(id)).toMatchObject({ status: 'canceled', payment_status: 'canceled' });
  });
});
