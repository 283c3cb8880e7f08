import { CARDS } from '../../test/card-holder.ts';
import { eventually } from '../../test/eventually.ts';
import { type PaidOrders, paidOrders } from '../../test/paid-orders.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let money: PaidOrders;
beforeAll(async () => {
  money = await paidOrders(server);
});

// product.md §52
describe('an order that the business cancels', () => {
  test('is given back when it was paid', async () => {
    const { id } = await money.placePaid();
    expect(await money.setStatus(id, 'cancelled')).toMatchObject({
      status: 200,
      body: { status: 'cancelled', payment_status: 'refund_pending' },
    });
    await eventually(async () => {
      expect(await money.orders.track(id)).toMatchObject({ status: 'canceled', payment_status: 'refunded' });
    });
    expect(await money.ledgerOf(id)).toEqual([
      { kind: 'charge', amount_minor: 663 },
      { kind: 'refund', amount_minor: 663 },
    ]);
    expect(await money.orders.seen(id)).toMatchObject({ body: { payment_status: 'refunded' } });
  });

  test('is given back once, also when it is cancelled twice', async () => {
    const { id } = await money.placePaid();
    await Promise.all([money.setStatus(id, 'cancelled'), money.setStatus(id, 'cancelled')]);
    await eventually(async () => {
      expect(await money.orders.track(id)).toMatchObject({ payment_status: 'refunded' });
    });
    expect(await money.ledgerOf(id)).toHaveLength(2);
  });

  test('stays cancelled while its money goes back, and after', async () => {
    const { id } = await money.placePaid();
    await money.setStatus(id, 'cancelled');
    const refused = { status: 409, body: { code: 'order_refunded' } };
    expect(await money.setStatus(id, 'preparing')).toMatchObject(refused);
    await eventually(async () => {
      expect(await money.orders.track(id)).toMatchObject({ payment_status: 'refunded' });
    });
    expect(await money.setStatus(id, 'completed')).toMatchObject(refused);
    expect(await money.setStatus(id, 'cancelled')).toMatchObject({ status: 200 });
    expect(await money.orders.track(id)).toMatchObject({ status: 'canceled', payment_status: 'refunded' });
  });

  test('waits for its refund while the provider is away', async () => {
    const { id } = await money.placePaid();
    await server.database.query('ALTER SCHEMA sandbox RENAME TO away');
    await money.setStatus(id, 'cancelled');
    await eventually(async () => {
      const { rows } = await server.database.query(
        `SELECT FROM pgboss.job WHERE name = 'refund-order' AND data ->> 'order_id' = $1 AND state = 'retry'`,
        [id],
      );
      expect(rows).toHaveLength(1);
    });
    expect(await money.orders.track(id)).toMatchObject({ payment_status: 'refund_pending' });
    await server.database.query('ALTER SCHEMA away RENAME TO sandbox');
    server.advance(61 * 60_000);
    await money.sweep();
    await eventually(async () => {
      expect(await money.orders.track(id)).toMatchObject({ payment_status: 'refunded' });
    });
  });
});

// product.md §100
describe('a refund', () => {
  test('counts when the bank has it, not before', async () => {
    const { id, ref } = await money.placePaid(CARDS.refundLate);
    await money.setStatus(id, 'cancelled');
    // A try is counted before the bank is asked, whose time begins then.
    await eventually(async () => {
      const { rows } = await server.database.query(
        "SELECT kind FROM sandbox.objects WHERE kind = 'refund' AND data ->> 'payment_intent' = $1",
        [ref],
      );
      expect(rows).toHaveLength(1);
    });
    expect(await money.orders.track(id)).toMatchObject({ payment_status: 'refund_pending' });
    expect(await money.ledgerOf(id)).toHaveLength(1);
    await money.passBankTime();
    await money.isAt(id, 'refunded');
    expect(await money.ledgerOf(id)).toHaveLength(2);
  });

  test('that fails is taken back, tried three times, and then left to people', async () => {
    const { id, ref } = await money.placePaid(CARDS.refundFails);
    await money.setStatus(id, 'cancelled');
    const kinds = async (): Promise<string> => (await money.ledgerOf(id)).map(({ kind }) => kind).join(' ');
    const failed = 'refund refund_failed';
    for (const before of ['charge', `charge ${failed}`, `charge ${failed} ${failed}`]) {
      await eventually(async () => expect(await kinds()).toBe(`${before} refund`));
      await money.passBankTime();
      await eventually(async () => expect(await kinds()).toContain(`${before} ${failed}`));
    }
    await money.isAt(id, 'refund_pending');
    server.advance(61 * 60_000);
    await money.sweep();
    await money.passBankTime();
    expect(await kinds()).toBe(`charge ${failed} ${failed} ${failed}`);
    expect(await money.inLedger(id)).toMatchObject({ refunded: 0, payable: 6.63 });
    expect(await money.orders.track(id)).toMatchObject({
      payment_status: 'refund_pending',
      refund_failed: true,
    });
    expect(await money.orders.seen(id)).toMatchObject({ body: { refund_failed: true } });
    expect(await money.inLedger(id)).toMatchObject({ refund_failed: true });
    await money.takeRefunds(ref);
    await money.dashboard.refund(ref);
    await money.isAt(id, 'refunded');
    expect(await money.orders.track(id)).toMatchObject({ refund_failed: false });
  });

  test('that was refused once is tried under another key', async () => {
    const { id, ref } = await money.placePaid(CARDS.disputed);
    await money.setStatus(id, 'cancelled');
    await eventually(async () => {
      const { rows } = await server.database.query<{ refund_tries: number }>(
        'SELECT refund_tries FROM payments WHERE order_id = $1',
        [id],
      );
      expect(rows[0]?.refund_tries).toBeGreaterThan(0);
    });
    await money.dashboard.answerDispute(ref, 'winning_evidence');
    server.advance(61 * 60_000);
    await money.sweep();
    await money.isAt(id, 'refunded');
  });
});
