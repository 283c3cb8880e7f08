import { CARDS } from '../../test/card-holder.ts';
import { eventually } from '../../test/eventually.ts';
import { createOwner } from '../../test/factories.ts';
import { holdLock } from '../../test/held-lock.ts';
import { type PaidOrders, paidOrders } from '../../test/paid-orders.ts';
import { whileAway } from '../../test/refusing-sandbox.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let money: PaidOrders;
beforeAll(async () => {
  money = await paidOrders(server);
});

describe('a refund that was left to people', () => {
  const again = (id: string, token = money.orders.owner.accessToken) =>
    send(server, 'POST', `/orders/business/${id}/refund`, { token });
  const byHand = (id: string, token = money.orders.owner.accessToken) =>
    send(server, 'POST', `/orders/business/${id}/refund-by-hand`, { token });
  const isFailed = (id: string, refund_failed: boolean) =>
    eventually(async () => expect(await money.orders.track(id)).toMatchObject({ refund_failed }));

  const leftToPeople = async () => {
    const order = await money.placePaid(CARDS.refundFails);
    await money.setStatus(order.id, 'cancelled');
    await money.failThrice(order.id);
    await isFailed(order.id, true);
    return order;
  };

  // product.md §101
  test('is tried again when the owner asks, and arrives', async () => {
    const { id, ref } = await leftToPeople();
    await money.takeRefunds(ref);
    expect(await again(id)).toMatchObject({
      status: 200,
      body: { payment_status: 'refund_pending', refund_failed: false },
    });
    await money.isAt(id, 'refunded');
    expect(await money.inLedger(id)).toMatchObject({ refunded: 6.63, payable: 0, refund_failed: false });
    expect(await again(id)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } });
  });

  test('is left to people again when it fails three times more', async () => {
    const { id } = await leftToPeople();
    expect(await Promise.all([again(id), again(id)])).toContainEqual(
      expect.objectContaining({ status: 200 }),
    );
    await money.failThrice(id);
    await isFailed(id, true);
    expect(await money.ledgerOf(id)).toHaveLength(13);
  });

  test('stays so while the provider is away', async () => {
    const { id } = await leftToPeople();
    const refused = await whileAway(server, () => again(id));
    expect(refused).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
    await isFailed(id, true);
  });

  // product.md §160
  test('counts as refunded by hand once the owner says so, and is tried no more', async () => {
    const { id } = await leftToPeople();
    const settled = {
      status: 200,
      body: { payment_status: 'refunded', refund_failed: false, refunded_by_hand: true },
    };
    expect(await byHand(id)).toMatchObject(settled);
    expect(await byHand(id)).toMatchObject(settled);
    expect(await money.orders.track(id)).toMatchObject(settled.body);
    expect(await money.inLedger(id)).toMatchObject({
      refunded: 0,
      payable: 6.63,
      refund_failed: false,
      refunded_by_hand: true,
    });
    const table = await fetch(`${server.api}/payments/ledger.csv`, {
      headers: { authorization: `Bearer ${money.orders.owner.accessToken}`, 'accept-language': 'sq' },
    });
    expect(await table.text()).toMatch(new RegExp(`${id}.*,"?Paratë u kthyen me dorë, jo në kartë\\.`));
    expect(await again(id)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } });
    expect(await money.setStatus(id, 'preparing')).toMatchObject({
      status: 409,
      body: { code: 'order_refunded' },
    });
    server.advance(61 * 60_000);
    await money.sweep();
    await money.passBankTime();
    expect(await money.ledgerOf(id)).toHaveLength(7);
  });

  test('stays refunded by hand when a refund of the provider’s own pages fails afterwards', async () => {
    const { id, ref } = await leftToPeople();
    await byHand(id);
    await money.dashboard.refund(ref);
    await eventually(async () => expect(await money.ledgerOf(id)).toHaveLength(8));
    await money.passBankTime();
    await eventually(async () => expect(await money.ledgerOf(id)).toHaveLength(9));
    expect(await money.orders.track(id)).toMatchObject({
      payment_status: 'refunded',
      refund_failed: false,
      refunded_by_hand: true,
    });
    expect(await money.inLedger(id)).toMatchObject({ refunded: 0, refunded_by_hand: true });
  });

  test('is not tried by a press that was already under way when it went back by hand', async () => {
    const { id } = await leftToPeople();
    const held = await holdLock(server, `SELECT FROM orders WHERE id = '${id}' FOR UPDATE`);
    const settled = byHand(id);
    await held.waiting(1);
    const tried = again(id);
    await held.waiting(2);
    await held.release();
    expect(await settled).toMatchObject({ status: 200 });
    expect(await tried).toMatchObject({ body: { payment_status: 'refunded', refunded_by_hand: true } });
    await money.passBankTime();
    expect(await money.ledgerOf(id)).toHaveLength(7);
  });

  test('is not said to have gone back by hand where it did not fail', async () => {
    const { id } = await money.placePaid();
    expect(await byHand(id)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } });
    await money.setStatus(id, 'cancelled');
    await money.isAt(id, 'refunded');
    expect(await byHand(id)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } });
    expect(await money.orders.track(id)).toMatchObject({ refunded_by_hand: false });
  });

  test('is nothing that others may ask for', async () => {
    const { id } = await leftToPeople();
    const stranger = await createOwner(server, { tier: 'standard' });
    expect(await again(id, stranger.accessToken)).toMatchObject({ status: 404 });
    expect(await byHand(id, stranger.accessToken)).toMatchObject({ status: 404 });
    const { accessToken: free } = await createOwner(server);
    expect(await again(id, free)).toMatchObject({ status: 404 });
    expect(await byHand(id, free)).toMatchObject({ status: 404 });
    expect((await send(server, 'POST', `/orders/business/${id}/refund-by-hand`)).status).toBe(401);
    await isFailed(id, true);
  });
});
