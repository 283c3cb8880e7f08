import { eventually } from '../../test/eventually.ts';
import { type PaidOrders, paidOrders } from '../../test/paid-orders.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let paid: PaidOrders;
beforeAll(async () => {
  paid = await paidOrders(server);
});

const waits = async (id: string): Promise<number> => {
  const { rowCount } = await server.database.query(
    `SELECT FROM pgboss.job WHERE name = 'order-unanswered' AND data ->> 'order_id' = $1`,
    [id],
  );
  return rowCount ?? 0;
};

// product.md §293
test('a card order waits for an answer from its payment on, and its money goes back where none comes', async () => {
  const unpaid = await paid.orders.place();
  expect(await waits(unpaid.id)).toBe(0);
  const { id } = await paid.placePaid();
  expect(await waits(id)).toBe(1);
  await server.database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = 'order-unanswered' AND data ->> 'order_id' = $1`,
    [id],
  );
  await eventually(async () =>
    expect(await paid.orders.track(id)).toMatchObject({
      status: 'canceled',
      decline_reason: 'unanswered',
      payment_status: 'refunded',
    }),
  );
  expect((await paid.ledgerOf(id)).map(({ kind }) => kind)).toContain('refund');
});
