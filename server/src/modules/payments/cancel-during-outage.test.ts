import { type CardOrders, cardOrders } from '../../test/card-orders.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

let orders: CardOrders;
beforeAll(async () => {
  orders = await cardOrders(server);
});

test('an order by card is not cancelled while the provider is away: it could be charged meanwhile', async () => {
  const { id } = await orders.place();
  await server.database.query('ALTER SCHEMA sandbox RENAME TO away');
  const refused = await orders.cancel(id);
  await server.database.query('ALTER SCHEMA away RENAME TO sandbox');
  expect(refused).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
  expect(await orders.track(id)).toMatchObject({ status: 'pending', payment_status: 'pending' });
  expect(await orders.cancel(id)).toMatchObject({ status: 200, body: { status: 'canceled' } });
});
