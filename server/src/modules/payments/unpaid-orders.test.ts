import { CARDS } from '../../test/card-holder.ts';
import { eventually } from '../../test/eventually.ts';
import { type PaidOrders, paidOrders } from '../../test/paid-orders.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let money: PaidOrders;
beforeAll(async () => {
  money = await paidOrders(server);
});

// product.md §51
describe('an order that nobody pays', () => {
  test('is cancelled after 30 minutes, its payment with it, and the business never sees it', async () => {
    const { id, secret } = await money.orders.place();
    server.advance(31 * 60_000);
    await money.sweep();
    await eventually(async () => {
      expect(await money.orders.track(id)).toMatchObject({
        status: 'canceled',
        payment_status: 'canceled',
        history: [{ status: 'pending' }, { status: 'canceled' }],
      });
    });
    expect(await money.diner.confirm(secret, await money.diner.enterCard(CARDS.works))).toMatchObject({
      status: 400,
    });
    expect(await money.orders.seen(id)).toMatchObject({ status: 404 });
    const { rowCount } = await server.database.query(
      `SELECT FROM pgboss.job WHERE name LIKE 'order-%' AND data ->> 'order_id' = $1`,
      [id],
    );
    expect(rowCount).toBe(0);
  });

  // product.md §436
  test('gives back what it took of what is counted', async () => {
    await server.database.query(
      'INSERT INTO stock_counts (thing_id, menu_id, left_now) SELECT id, menu_id, 5 FROM items',
    );
    const left = async (): Promise<number> =>
      (await server.database.query<{ left: number }>('SELECT sum(left_now) AS left FROM stock_counts'))
        .rows[0]?.left ?? 0;
    const before = await left();
    const { id } = await money.orders.place();
    expect(await left()).toBeLessThan(before);
    server.advance(31 * 60_000);
    await money.sweep();
    await eventually(async () => {
      expect(await money.orders.track(id)).toMatchObject({ payment_status: 'canceled' });
    });
    expect(await left()).toBe(before);
    await server.database.query('DELETE FROM stock_counts');
  });

  test('whose payment was never asked for is cancelled just so', async () => {
    const { id } = await money.orders.place();
    await server.database.query('UPDATE payments SET ref = NULL WHERE order_id = $1', [id]);
    server.advance(31 * 60_000);
    await money.sweep();
    await eventually(async () => {
      expect(await money.orders.track(id)).toMatchObject({ payment_status: 'canceled' });
    });
  });

  test('but was paid without a word from the provider becomes paid', async () => {
    const { id, secret } = await money.orders.place();
    await money.diner.confirm(secret, await money.diner.enterCard(CARDS.works));
    server.advance(31 * 60_000);
    await money.sweep();
    await eventually(async () => {
      expect(await money.orders.seen(id)).toMatchObject({
        body: { status: 'pending', payment_status: 'paid' },
      });
    });
  });

  /** Places an order, gives it up, and pays it afterwards. */
  const paidTooLate = async (card: string): Promise<string> => {
    const { id, secret } = await money.orders.place();
    await server.database.query(
      `UPDATE orders SET status = 'cancelled', payment_status = 'canceled' WHERE id = $1`,
      [id],
    );
    await money.diner.confirm(secret, await money.diner.enterCard(card));
    return id;
  };

  test('is given back when the money comes after all', async () => {
    const id = await paidTooLate(CARDS.works);
    await eventually(async () => {
      expect(await money.orders.track(id)).toMatchObject({ status: 'canceled', payment_status: 'refunded' });
    });
    expect(await money.ledgerOf(id)).toEqual([
      { kind: 'charge', amount_minor: 663 },
      { kind: 'refund', amount_minor: 663 },
    ]);
    expect(await money.orders.seen(id)).toMatchObject({ status: 404 });
    expect(await money.inLedger(id)).toBeUndefined();
  });

  // product.md §100, §101
  test('is shown to its place when the money cannot be given back', async () => {
    const id = await paidTooLate(CARDS.refundFails);
    await money.failThrice(id);
    await eventually(async () => expect(await money.orders.track(id)).toMatchObject({ refund_failed: true }));
    expect(await money.inLedger(id)).toMatchObject({
      gross: 6.63,
      refunded: 0,
      payable: 6.63,
      refund_failed: true,
    });
    expect(await money.orders.seen(id)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', payment_status: 'refund_pending', refund_failed: true },
    });
    const { accessToken: token } = money.orders.owner;
    expect(await send(server, 'POST', `/orders/business/${id}/refund`, { token })).toMatchObject({
      status: 200,
      body: { refund_failed: false },
    });
  });

  // product.md §54
  test('is in the ledger of its place when its money is disputed, by the time of its charge', async () => {
    const id = await paidTooLate(CARDS.disputed);
    await eventually(async () =>
      expect(await money.inLedger(id)).toMatchObject({ gross: 6.63, disputed: 6.63, payable: 0 }),
    );
    expect(await money.orders.seen(id)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    const { rows } = await server.database.query(
      `SELECT FROM payments p JOIN ledger_entries l USING (order_id)
       WHERE order_id = $1 AND kind = 'charge' AND entered_at = paid_at`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test('is cancelled after five refused cards', async () => {
    const { id, secret } = await money.orders.place();
    const card = await money.diner.enterCard(CARDS.declined);
    for (let attempt = 1; attempt <= 5; attempt += 1) await money.diner.confirm(secret, card);
    await eventually(async () => {
      expect(await money.orders.track(id)).toMatchObject({ status: 'canceled', payment_status: 'canceled' });
    });
    expect(await money.diner.confirm(secret, await money.diner.enterCard(CARDS.works))).toMatchObject({
      status: 400,
    });
  });
});

// product.md §53
describe('a diner cancels', () => {
  test('an unpaid card order, which cannot be paid then', async () => {
    const { id, secret } = await money.orders.place();
    expect(await money.orders.cancel(id)).toMatchObject({
      status: 200,
      body: { status: 'canceled', payment_status: 'canceled' },
    });
    expect(await money.diner.confirm(secret, await money.diner.enterCard(CARDS.works))).toMatchObject({
      status: 400,
    });
    expect(await money.orders.cancel(id)).toMatchObject({ status: 409 });
  });

  test('an order to be paid at the place, and both sides are told', async () => {
    const { body } = await money.orders.submit(undefined, { payment_method: 'pay_later' });
    const { id } = body as { id: string };
    expect(await money.orders.cancel(id)).toMatchObject({ status: 200, body: { status: 'canceled' } });
    expect(await money.orders.seen(id)).toMatchObject({ body: { status: 'cancelled' } });
    expect(await money.orders.cancel(id)).toMatchObject({
      status: 409,
      body: { code: 'order_state_conflict', detail: expect.stringContaining('Rifresko') },
    });
  });

  test('nothing that is paid or confirmed', async () => {
    const { id } = await money.placePaid();
    expect(await money.orders.cancel(id)).toMatchObject({
      status: 409,
      body: { code: 'order_state_conflict' },
    });
    const later = (await money.orders.submit(undefined, { payment_method: 'pay_later' })).body as {
      id: string;
    };
    await money.setStatus(later.id, 'confirmed');
    expect(await money.orders.cancel(later.id)).toMatchObject({ status: 409 });
  });

  test('nothing that was charged a moment ago', async () => {
    const { id, secret } = await money.orders.place();
    await money.diner.confirm(secret, await money.diner.enterCard(CARDS.works));
    expect(await money.orders.cancel(id)).toMatchObject({ status: 409 });
    expect(await money.orders.track(id)).toMatchObject({ status: 'pending', payment_status: 'paid' });
  });

  test('nothing of somebody else', async () => {
    const { id } = await money.orders.place();
    expect(await money.orders.cancel(id, 'tjeter@shembull.al')).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    });
  });
});
