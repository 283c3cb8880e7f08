import { systemClock } from '../../platform/clock/clock.ts';
import { paidOrders } from '../../test/paid-orders.ts';
import { testServer } from '../../test/test-server.ts';
import { settle } from './settle-payment.ts';

const server = testServer({ RATE_LIMITS: 'off' });

// product.md §51
test('a state that was read before a refund, and arrives after it, does not take the refund back', async () => {
  const money = await paidOrders(server);
  const { provider } = money.dashboard;
  const { id, ref } = await money.placePaid();
  let reads = 0;
  const getPayment = async (): Promise<Awaited<ReturnType<typeof provider.getPayment>>> => {
    const payment = await provider.getPayment(ref);
    reads += 1;
    if (reads > 1) return payment;
    await money.dashboard.refund(ref);
    await money.isAt(id, 'refunded');
    return payment;
  };
  const { database, jobs } = server;
  const warn = (): void => undefined;
  await settle({ database, jobs, clock: systemClock, provider: { ...provider, getPayment }, warn }, ref);
  expect(await money.orders.track(id)).toMatchObject({ payment_status: 'refunded' });
  expect((await money.ledgerOf(id)).map(({ kind }) => kind)).toEqual(['charge', 'refund']);
});
