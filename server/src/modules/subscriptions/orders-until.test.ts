import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TIERS, tierFacts } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { createMenu, createOwner } from '../../test/factories.ts';
import { testServer } from '../../test/test-server.ts';
import { acceptsOrders } from './subscriptions-service.ts';

const server = testServer({ RATE_LIMITS: 'off' });

// product.md §20
test('the table of tiers says of each whether it takes orders, as the contract does', async () => {
  const { rows } = await server.database.query('SELECT code, takes_orders FROM subscription_tiers');
  expect(Object.fromEntries(rows.map(({ code, takes_orders }) => [code, takes_orders]))).toEqual(
    Object.fromEntries(SUBSCRIPTION_TIERS.map((tier) => [tier, tierFacts(tier).orders])),
  );
});

// product.md §116
test('lists and orders agree on when a place takes orders, in every state and at every time', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  await createMenu(server, owner);
  const now = new Date();
  for (const status of SUBSCRIPTION_STATUSES)
    for (const tier of SUBSCRIPTION_TIERS)
      for (const ref of [null, 'sub_1'])
        for (const days of [-10, -7.01, -6.99, -3.01, -2.99, -0.01, 0.01, 5]) {
          const end = new Date(now.getTime() + days * DAY_MS);
          await server.database.query(
            `UPDATE subscriptions SET status = $2, tier = $3, ref = $4, current_period_end = $5,
               current_period_start = $5::timestamptz - interval '30 days' WHERE business_id = $1`,
            [owner.id, status, tier, ref, end],
          );
          const { rows } = await server.database.query(
            'SELECT coalesce(orders_until > $2, false) AS listed FROM search_documents WHERE business_id = $1',
            [owner.id, now],
          );
          const expected = await acceptsOrders(server.database, owner.id, now);
          expect([status, tier, ref, days, rows[0]?.listed]).toEqual([status, tier, ref, days, expected]);
        }
});
