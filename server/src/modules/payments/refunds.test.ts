import type { Ledger } from '@tavolina/shared-api/contract';
import { sandboxTimeJob } from '../../app/open-payments.ts';
import { CARDS, type CardHolder, cardHolder } from '../../test/card-holder.ts';
import { type CardOrders, cardOrders } from '../../test/card-orders.ts';
import { eventually } from '../../test/eventually.ts';
import { createOwner } from '../../test/factories.ts';
import { whileAway } from '../../test/refusing-sandbox.ts';
import { send } from '../../test/send.ts';
import { stripeDashboard } from '../../test/stripe-dashboard.ts';
import { testServer } from '../../test/test-server.ts';
import { paymentSweepJob } from './payment-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let dashboard: Awaited<ReturnType<typeof stripeDashboard>>;
let diner: CardHolder;
let orders: CardOrders;

beforeAll(async () => {
  dashboard = await stripeDashboard(server);
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

const inLedger = async (id: string) => {
  const { body } = await send(server, 'GET', '/payments/ledger', { token: orders.owner.accessToken });
  return (body as Ledger).orders.find(({ order_id }) => order_id === id);
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

  /** Lets the bank of a card take refunds from now on. */
  const takeRefunds = (ref: string) =>
    server.database.query(
      `UPDATE sandbox.objects SET hidden = jsonb_set(hidden, '{behaviour}', '"works"')
       WHERE kind = 'charge' AND data ->> 'payment_intent' = $1`,
      [ref],
    );

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
    const { id, ref } = await placePaid(CARDS.refundFails);
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
    expect(await inLedger(id)).toMatchObject({ refunded: 0, payable: 6.63 });
    expect(await orders.track(id)).toMatchObject({ payment_status: 'refund_pending', refund_failed: true });
    expect(await orders.seen(id)).toMatchObject({ body: { refund_failed: true } });
    expect(await inLedger(id)).toMatchObject({ refund_failed: true });
    await takeRefunds(ref);
    await dashboard.refund(ref);
    await isRefunded(id, 'refunded');
    expect(await orders.track(id)).toMatchObject({ refund_failed: false });
  });

  describe('that was left to people', () => {
    const again = (id: string, token = orders.owner.accessToken) =>
      send(server, 'POST', `/orders/business/${id}/refund`, { token });
    const isFailed = (id: string, refund_failed: boolean) =>
      eventually(async () => expect(await orders.track(id)).toMatchObject({ refund_failed }));

    /** Lets three refunds fail. */
    const failThrice = async (id: string): Promise<void> => {
      const count = (kind: string) => async () =>
        (await ledgerOf(id)).filter((entry) => entry.kind === kind).length;
      const before = await count('refund_failed')();
      for (const time of [1, 2, 3]) {
        await eventually(async () => expect(await count('refund')()).toBe(before + time));
        await passBankTime();
        await eventually(async () => expect(await count('refund_failed')()).toBe(before + time));
      }
    };
    const leftToPeople = async () => {
      const order = await placePaid(CARDS.refundFails);
      await setStatus(order.id, 'cancelled');
      await failThrice(order.id);
      await isFailed(order.id, true);
      return order;
    };

    test('is tried again when the owner asks, and arrives', async () => {
      const { id, ref } = await leftToPeople();
      await takeRefunds(ref);
      expect(await again(id)).toMatchObject({
        status: 200,
        body: { payment_status: 'refund_pending', refund_failed: false },
      });
      await isRefunded(id, 'refunded');
      expect(await inLedger(id)).toMatchObject({ refunded: 6.63, payable: 0, refund_failed: false });
      expect(await again(id)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } });
    });

    test('is left to people again when it fails three times more', async () => {
      const { id } = await leftToPeople();
      expect(await Promise.all([again(id), again(id)])).toContainEqual(
        expect.objectContaining({ status: 200 }),
      );
      await failThrice(id);
      await isFailed(id, true);
      expect(await ledgerOf(id)).toHaveLength(13);
    });

    test('stays so while the provider is away', async () => {
      const { id } = await leftToPeople();
      const refused = await whileAway(server, () => again(id));
      expect(refused).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
      await isFailed(id, true);
    });

    test('is nothing that others may ask for', async () => {
      const { id } = await leftToPeople();
      const stranger = await createOwner(server, { tier: 'standard' });
      expect(await again(id, stranger.accessToken)).toMatchObject({ status: 404 });
      await isFailed(id, true);
    });
  });

  test('that was refused once is tried under another key', async () => {
    const { id, ref } = await placePaid(CARDS.disputed);
    await setStatus(id, 'cancelled');
    await eventually(async () => {
      const { rows } = await server.database.query<{ refund_tries: number }>(
        'SELECT refund_tries FROM payments WHERE order_id = $1',
        [id],
      );
      expect(rows[0]?.refund_tries).toBeGreaterThan(0);
    });
    await dashboard.answerDispute(ref, 'winning_evidence');
    server.advance(61 * 60_000);
    await sweep();
    await isRefunded(id, 'refunded');
  });
});

describe('a payment that was refunded by the provider’s own pages', () => {
  const refunded = async (card: string) => {
    const order = await placePaid(card);
    await dashboard.refund(order.ref);
    await eventually(async () => {
      expect(await orders.track(order.id)).toMatchObject({ payment_status: 'refunded' });
    });
    return order;
  };

  test('is paid again when that refund fails, for its order was not cancelled', async () => {
    const { id } = await refunded(CARDS.refundFails);
    await passBankTime();
    await eventually(async () => {
      expect(await orders.track(id)).toMatchObject({ status: 'pending', payment_status: 'paid' });
    });
    expect((await ledgerOf(id)).map(({ kind }) => kind)).toEqual(['charge', 'refund', 'refund_failed']);
  });

  test('counts as refunded only when all of it went back', async () => {
    const { id, ref } = await placePaid();
    await dashboard.refund(ref, 263);
    await eventually(async () => expect(await inLedger(id)).toMatchObject({ refunded: 2.63, payable: 4 }));
    expect(await orders.track(id)).toMatchObject({ payment_status: 'paid' });
    await setStatus(id, 'cancelled');
    await eventually(async () => {
      expect(await orders.track(id)).toMatchObject({ payment_status: 'refunded' });
    });
    expect(await inLedger(id)).toMatchObject({ refunded: 6.63, payable: 0 });
  });
});

describe('what a bank takes back', () => {
  const dispute = async () => {
    const order = await placePaid(CARDS.disputed);
    await eventually(async () =>
      expect(await inLedger(order.id)).toMatchObject({ disputed: 6.63, payable: 0 }),
    );
    return order;
  };

  test('stands in the ledger until the dispute is won', async () => {
    const { id, ref } = await dispute();
    await dashboard.answerDispute(ref, 'winning_evidence');
    await eventually(async () =>
      expect(await inLedger(id)).toMatchObject({ gross: 6.63, disputed: 0, payable: 6.63 }),
    );
  });

  test('stays in the ledger while the dispute is looked at, and when it is lost', async () => {
    const { id, ref } = await dispute();
    expect(await dashboard.answerDispute(ref, 'Fatura')).toMatchObject({ status: 'under_review' });
    expect(await dashboard.closeDispute(ref)).toMatchObject({ status: 'lost' });
    expect(await inLedger(id)).toMatchObject({ disputed: 6.63, payable: 0 });
  });
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
