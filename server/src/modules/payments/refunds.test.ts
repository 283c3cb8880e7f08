import type { Ledger } from '@tavolina/shared-api/contract';
import { sandboxTimeJob } from '../../app/open-payments.ts';
import { CARDS, type CardHolder, cardHolder } from '../../test/card-holder.ts';
import { type CardOrders, cardOrders } from '../../test/card-orders.ts';
import { eventually } from '../../test/eventually.ts';
import { send } from '../../test/send.ts';
import { stripeMessages } from '../../test/stripe-messages.ts';
import { testServer } from '../../test/test-server.ts';
import { paymentSweepJob } from './payment-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let diner: CardHolder;
let orders: CardOrders;

beforeAll(async () => {
  diner = await cardHolder(server);
  orders = await cardOrders(server);
});

const setStatus = (id: string, status: string) =>
  send(server, 'PATCH', `/orders/business/${id}`, { token: orders.owner.accessToken, body: { status } });

const placePaid = async (card: string = CARDS.works) => {
  const order = await orders.place();
  await diner.confirm(order.secret, await diner.enterCard(card));
  expect(await orders.track(order.id)).toMatchObject({ payment_status: 'paid' });
  return order;
};

const ledgerOf = async (id: string) =>
  (
    await server.database.query<{ kind: string; amount_minor: number }>(
      'SELECT kind, amount_minor FROM ledger_entries WHERE order_id = $1 ORDER BY id',
      [id],
    )
  ).rows;

/** Lets a slow bank do what it does, and its message arrive. */
const passBankTime = async (): Promise<void> => {
  server.advance(2 * 60_000);
  await server.jobs.send(server.database, sandboxTimeJob, {});
};

const sweep = () => server.jobs.send(server.database, paymentSweepJob, {});

describe('an order that the business cancels', () => {
  test('is given back when it was paid', async () => {
    const { id } = await placePaid();
    expect(await setStatus(id, 'cancelled')).toMatchObject({
      status: 200,
      body: { status: 'cancelled', payment_status: 'refund_pending' },
    });
    await eventually(async () => {
      expect(await orders.track(id)).toMatchObject({ status: 'canceled', payment_status: 'refunded' });
    });
    expect(await ledgerOf(id)).toEqual([
      { kind: 'charge', amount_minor: 663 },
      { kind: 'refund', amount_minor: 663 },
    ]);
    expect(await orders.seen(id)).toMatchObject({ body: { payment_status: 'refunded' } });
  });

  test('is given back once, also when it is cancelled twice', async () => {
    const { id } = await placePaid();
    await Promise.all([setStatus(id, 'cancelled'), setStatus(id, 'cancelled')]);
    await eventually(async () => {
      expect(await orders.track(id)).toMatchObject({ payment_status: 'refunded' });
    });
    expect(await ledgerOf(id)).toHaveLength(2);
  });

  test('stays cancelled while its money goes back, and after', async () => {
    const { id } = await placePaid();
    await setStatus(id, 'cancelled');
    const refused = { status: 409, body: { code: 'order_refunded' } };
    expect(await setStatus(id, 'preparing')).toMatchObject(refused);
    await eventually(async () => {
      expect(await orders.track(id)).toMatchObject({ payment_status: 'refunded' });
    });
    expect(await setStatus(id, 'completed')).toMatchObject(refused);
    expect(await setStatus(id, 'cancelled')).toMatchObject({ status: 200 });
    expect(await orders.track(id)).toMatchObject({ status: 'canceled', payment_status: 'refunded' });
  });

  test('waits for its refund while the provider is away', async () => {
    const { id } = await placePaid();
    await server.database.query('ALTER SCHEMA sandbox RENAME TO away');
    await setStatus(id, 'cancelled');
    await eventually(async () => {
      const { rows } = await server.database.query(
        `SELECT FROM pgboss.job WHERE name = 'refund-order' AND data ->> 'order_id' = $1 AND state = 'retry'`,
        [id],
      );
      expect(rows).toHaveLength(1);
    });
    expect(await orders.track(id)).toMatchObject({ payment_status: 'refund_pending' });
    await server.database.query('ALTER SCHEMA away RENAME TO sandbox');
    server.advance(61 * 60_000);
    await sweep();
    await eventually(async () => {
      expect(await orders.track(id)).toMatchObject({ payment_status: 'refunded' });
    });
  });
});

describe('a refund', () => {
  const isRefunded = (id: string, payment_status: string) =>
    eventually(async () => expect(await orders.track(id)).toMatchObject({ payment_status }));

  test('counts when the bank has it, not before', async () => {
    const { id } = await placePaid(CARDS.refundLate);
    await setStatus(id, 'cancelled');
    await eventually(async () => {
      const { rows } = await server.database.query('SELECT refund_tries FROM payments WHERE order_id = $1', [
        id,
      ]);
      expect(rows).toEqual([{ refund_tries: 1 }]);
    });
    expect(await orders.track(id)).toMatchObject({ payment_status: 'refund_pending' });
    expect(await ledgerOf(id)).toHaveLength(1);
    await passBankTime();
    await isRefunded(id, 'refunded');
    expect(await ledgerOf(id)).toHaveLength(2);
  });

  test('that fails is taken back, tried three times, and then left to people', async () => {
    const { id } = await placePaid(CARDS.refundFails);
    await setStatus(id, 'cancelled');
    const kinds = async (): Promise<string> => (await ledgerOf(id)).map(({ kind }) => kind).join(' ');
    const failed = 'refund refund_failed';
    for (const before of ['charge', `charge ${failed}`, `charge ${failed} ${failed}`]) {
      await eventually(async () => expect(await kinds()).toBe(`${before} refund`));
      await passBankTime();
      await eventually(async () => expect(await kinds()).toContain(`${before} ${failed}`));
    }
    await isRefunded(id, 'refund_pending');
    server.advance(61 * 60_000);
    await sweep();
    await passBankTime();
    expect(await kinds()).toBe(`charge ${failed} ${failed} ${failed}`);
    const { body } = await send(server, 'GET', '/payments/ledger', { token: orders.owner.accessToken });
    expect((body as Ledger).orders.find(({ order_id }) => order_id === id)).toMatchObject({
      refunded: 0,
      payable: 6.63,
    });
  });

  test('that was refused once is tried under another key', async () => {
    const { id, ref } = await placePaid();
    const setDisputed = (disputed: boolean) =>
      server.database.query(
        `UPDATE sandbox.objects SET data = jsonb_set(data, '{disputed}', $2)
         WHERE kind = 'charge' AND data ->> 'payment_intent' = $1`,
        [ref, JSON.stringify(disputed)],
      );
    await setDisputed(true);
    await setStatus(id, 'cancelled');
    await eventually(async () => {
      const { rows } = await server.database.query<{ refund_tries: number }>(
        'SELECT refund_tries FROM payments WHERE order_id = $1',
        [id],
      );
      expect(rows[0]?.refund_tries).toBeGreaterThan(0);
    });
    await setDisputed(false);
    server.advance(61 * 60_000);
    await sweep();
    await isRefunded(id, 'refunded');
  });
});

test('what a bank takes back stands in the ledger, until the dispute is won', async () => {
  const { id, ref } = await placePaid(CARDS.disputed);
  const inLedger = async () => {
    const { body } = await send(server, 'GET', '/payments/ledger', { token: orders.owner.accessToken });
    return (body as Ledger).orders.find(({ order_id }) => order_id === id);
  };
  await eventually(async () => expect(await inLedger()).toMatchObject({ disputed: 6.63, payable: 0 }));
  await server.database.query(
    `UPDATE sandbox.objects SET data = jsonb_set(data, '{status}', '"won"')
     WHERE kind = 'dispute' AND data ->> 'payment_intent' = $1`,
    [ref],
  );
  const { eventOf, deliver } = stripeMessages(server);
  await deliver(eventOf('charge.dispute.closed', { id: 'du_1', payment_intent: ref }));
  expect(await inLedger()).toMatchObject({ gross: 6.63, disputed: 0, payable: 6.63 });
});

describe('an order that nobody pays', () => {
  test('is cancelled after 30 minutes, its payment with it, and the business never sees it', async () => {
    const { id, secret } = await orders.place();
    server.advance(31 * 60_000);
    await sweep();
    await eventually(async () => {
      expect(await orders.track(id)).toMatchObject({
        status: 'canceled',
        payment_status: 'canceled',
        history: [{ status: 'pending' }, { status: 'canceled' }],
      });
    });
    expect(await diner.confirm(secret, await diner.enterCard(CARDS.works))).toMatchObject({ status: 400 });
    expect(await orders.seen(id)).toMatchObject({ status: 404 });
    const { rowCount } = await server.database.query(
      `SELECT FROM pgboss.job WHERE name LIKE 'order-%' AND data ->> 'order_id' = $1`,
      [id],
    );
    expect(rowCount).toBe(0);
  });

  test('whose payment was never asked for is cancelled just so', async () => {
    const { id } = await orders.place();
    await server.database.query('UPDATE payments SET ref = NULL WHERE order_id = $1', [id]);
    server.advance(31 * 60_000);
    await sweep();
    await eventually(async () => {
      expect(await orders.track(id)).toMatchObject({ payment_status: 'canceled' });
    });
  });

  test('but was paid without a word from the provider becomes paid', async () => {
    const { id, secret } = await orders.place();
    await diner.confirm(secret, await diner.enterCard(CARDS.works));
    server.advance(31 * 60_000);
    await sweep();
    await eventually(async () => {
      expect(await orders.seen(id)).toMatchObject({ body: { status: 'pending', payment_status: 'paid' } });
    });
  });

  test('is given back when the money comes after all', async () => {
    const { id, secret } = await orders.place();
    await server.database.query(
      `UPDATE orders SET status = 'cancelled', payment_status = 'canceled' WHERE id = $1`,
      [id],
    );
    await diner.confirm(secret, await diner.enterCard(CARDS.works));
    await eventually(async () => {
      expect(await orders.track(id)).toMatchObject({ status: 'canceled', payment_status: 'refunded' });
    });
    expect(await ledgerOf(id)).toEqual([
      { kind: 'charge', amount_minor: 663 },
      { kind: 'refund', amount_minor: 663 },
    ]);
    expect(await orders.seen(id)).toMatchObject({ status: 404 });
  });

  test('is cancelled after five refused cards', async () => {
    const { id, secret } = await orders.place();
    const card = await diner.enterCard(CARDS.declined);
    for (let attempt = 1; attempt <= 5; attempt += 1) await diner.confirm(secret, card);
    await eventually(async () => {
      expect(await orders.track(id)).toMatchObject({ status: 'canceled', payment_status: 'canceled' });
    });
    expect(await diner.confirm(secret, await diner.enterCard(CARDS.works))).toMatchObject({ status: 400 });
  });
});

describe('a diner cancels', () => {
  test('an unpaid card order, which cannot be paid then', async () => {
    const { id, secret } = await orders.place();
    expect(await orders.cancel(id)).toMatchObject({
      status: 200,
      body: { status: 'canceled', payment_status: 'canceled' },
    });
    expect(await diner.confirm(secret, await diner.enterCard(CARDS.works))).toMatchObject({ status: 400 });
    expect(await orders.cancel(id)).toMatchObject({ status: 409 });
  });

  test('an order to be paid at the place, and both sides are told', async () => {
    const { body } = await orders.submit(undefined, { payment_method: 'pay_later' });
    const { id } = body as { id: string };
    expect(await orders.cancel(id)).toMatchObject({ status: 200, body: { status: 'canceled' } });
    expect(await orders.seen(id)).toMatchObject({ body: { status: 'cancelled' } });
    expect(await orders.cancel(id)).toMatchObject({
      status: 409,
      body: { code: 'order_state_conflict', detail: expect.stringContaining('Rifresko') },
    });
  });

  test('nothing that is paid or confirmed', async () => {
    const { id } = await placePaid();
    expect(await orders.cancel(id)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } });
    const later = (await orders.submit(undefined, { payment_method: 'pay_later' })).body as { id: string };
    await setStatus(later.id, 'confirmed');
    expect(await orders.cancel(later.id)).toMatchObject({ status: 409 });
  });

  test('nothing that was charged a moment ago', async () => {
    const { id, secret } = await orders.place();
    await diner.confirm(secret, await diner.enterCard(CARDS.works));
    expect(await orders.cancel(id)).toMatchObject({ status: 409 });
    expect(await orders.track(id)).toMatchObject({ status: 'pending', payment_status: 'paid' });
  });

  test('nothing of somebody else', async () => {
    const { id } = await orders.place();
    expect(await orders.cancel(id, 'tjeter@shembull.al')).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    });
  });
});
