import { CARDS } from '../../test/card-holder.ts';
import { eventually } from '../../test/eventually.ts';
import { createOwner } from '../../test/factories.ts';
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
  const isFailed = (id: string, refund_failed: boolean) =>
    eventually(async () => expect(await money.orders.track(id)).toMatchObject({ refund_failed }));

  /** Lets three refunds fail. */
  const failThrice = async (id: string): Promise<void> => {
    const count = (kind: string) => async () =>
      (await money.ledgerOf(id)).filter((entry) => entry.kind === kind).length;
    const before = await count('refund_failed')();
    for (const time of [1, 2, 3]) {
      await eventually(async () => expect(await count('refund')()).toBe(before + time));
      await money.passBankTime();
      await eventually(async () => expect(await count('refund_failed')()).toBe(before + time));
    }
  };
  const leftToPeople = async () => {
    const order = await money.placePaid(CARDS.refundFails);
    await money.setStatus(order.id, 'cancelled');
    await failThrice(order.id);
    await isFailed(order.id, true);
    return order;
  };

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
    await failThrice(id);
    await isFailed(id, true);
    expect(await money.ledgerOf(id)).toHaveLength(13);
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
