import { CARDS } from '../../test/card-holder.ts';
import { eventually } from '../../test/eventually.ts';
import { type PaidOrders, paidOrders } from '../../test/paid-orders.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let money: PaidOrders;
beforeAll(async () => {
  money = await paidOrders(server);
});

describe('a payment that was refunded by the provider’s own pages', () => {
  const refunded = async (card: string) => {
    const order = await money.placePaid(card);
    await money.dashboard.refund(order.ref);
    await eventually(async () => {
      expect(await money.orders.track(order.id)).toMatchObject({ payment_status: 'refunded' });
    });
    return order;
  };

  // product.md §100
  test('is paid again when that refund fails, for its order was not cancelled', async () => {
    const { id } = await refunded(CARDS.refundFails);
    await money.passBankTime();
    await eventually(async () => {
      expect(await money.orders.track(id)).toMatchObject({ status: 'pending', payment_status: 'paid' });
    });
    expect((await money.ledgerOf(id)).map(({ kind }) => kind)).toEqual(['charge', 'refund', 'refund_failed']);
  });

  test('counts as refunded only when all of it went back', async () => {
    const { id, ref } = await money.placePaid();
    await money.dashboard.refund(ref, 263);
    await eventually(async () =>
      expect(await money.inLedger(id)).toMatchObject({ refunded: 2.63, payable: 4 }),
    );
    expect(await money.orders.track(id)).toMatchObject({ payment_status: 'paid' });
    await money.setStatus(id, 'cancelled');
    await eventually(async () => {
      expect(await money.orders.track(id)).toMatchObject({ payment_status: 'refunded' });
    });
    expect(await money.inLedger(id)).toMatchObject({ refunded: 6.63, payable: 0 });
  });
});

test('more refunds of one payment than its charge shows are all counted', async () => {
  const { id, ref } = await money.placePaid();
  for (let cents = 1; cents <= 12; cents += 1) await money.dashboard.refund(ref, cents);
  await eventually(async () => expect(await money.inLedger(id)).toMatchObject({ refunded: 0.78 }));
});

describe('what a bank takes back', () => {
  const dispute = async () => {
    const order = await money.placePaid(CARDS.disputed);
    await eventually(async () =>
      expect(await money.inLedger(order.id)).toMatchObject({ disputed: 6.63, payable: 0 }),
    );
    return order;
  };

  test('stands in the ledger until the dispute is won', async () => {
    const { id, ref } = await dispute();
    await money.dashboard.answerDispute(ref, 'winning_evidence');
    await eventually(async () =>
      expect(await money.inLedger(id)).toMatchObject({ gross: 6.63, disputed: 0, payable: 6.63 }),
    );
  });

  test('stays in the ledger while the dispute is looked at, and when it is lost', async () => {
    const { id, ref } = await dispute();
    expect(await money.dashboard.answerDispute(ref, 'Fatura')).toMatchObject({ status: 'under_review' });
    expect(await money.dashboard.closeDispute(ref)).toMatchObject({ status: 'lost' });
    expect(await money.inLedger(id)).toMatchObject({ disputed: 6.63, payable: 0 });
  });

  // product.md §210
  test.each(['before', 'after'])(
    'counts as the refund of an order that was cancelled %s it was lost',
    async (when) => {
      const { id, ref } = await dispute();
      if (when === 'before') await money.setStatus(id, 'cancelled');
      await money.dashboard.closeDispute(ref);
      if (when === 'after') await money.setStatus(id, 'cancelled');
      await money.isAt(id, 'refunded');
      expect(await money.inLedger(id)).toMatchObject({ refunded: 0, disputed: 6.63, payable: 0 });
    },
  );

  test('stays paid in an order that was not cancelled', async () => {
    const { id, ref } = await dispute();
    await money.dashboard.closeDispute(ref);
    expect(await money.orders.track(id)).toMatchObject({ payment_status: 'paid', refund_failed: false });
  });
});
