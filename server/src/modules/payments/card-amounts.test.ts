import { createMenu, createOwner, itemsOf, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

/** Numbers of stored orders and payments. */
const countOrders = async (): Promise<number> => {
  const { rows } = await server.database.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM orders LEFT JOIN payments ON payments.order_id = orders.id',
  );
  return rows[0]?.n ?? -1;
};

// product.md §27
test.each([
  ['EUR', 0.49, 1, 422],
  ['EUR', 0.5, 1, 201],
  ['EUR', 0.01, 49, 422],
  ['EUR', 0.01, 50, 201],
  // 48.50 lek are 49.49 cents, 48.51 lek are 49.50.
  ['ALL', 48.5, 1, 422],
  ['ALL', 48.51, 1, 201],
  // Stripe takes no more than 999,999.99 euro.
  ['EUR', 999_999.99, 1, 201],
  ['EUR', 1_000_000, 1, 422],
  ['EUR', 500_000, 2, 422],
  ['EUR', 9_999_999.99, 1, 422],
] as const)('%s %d, %d times, by card is answered %d', async (default_currency, price, quantity, status) => {
  const owner = await createOwner(server, { tier: 'standard' });
  const items = [{ name: 'Kafe', price, default_currency }];
  const menu = await createMenu(server, owner, { sections: [], items });
  const before = await countOrders();
  const answer = await send(server, 'POST', '/orders', {
    body: orderBody(menu, {
      payment_method: 'card',
      items: [{ menu_item_id: itemsOf(menu)[0]?.id, quantity }],
    }),
  });
  expect(answer).toMatchObject({
    status,
    ...(status === 422 && {
      body: { code: price < 100 ? 'card_amount_too_small' : 'card_amount_too_large' },
    }),
  });
  expect((await countOrders()) - before).toBe(status === 201 ? 1 : 0);
});

test.each([
  ['en', /^Cards are accepted up to 999,999\.99\s€\./],
  ['sq', /^Me kartë paguhet deri në 999\.999,99\s€\./],
])('in %s a sentence says how much a card may pay', async (language, sentence) => {
  const owner = await createOwner(server, { tier: 'standard' });
  const items = [{ name: 'Kafe', price: 1_000_000, default_currency: 'EUR' as const }];
  const menu = await createMenu(server, owner, { sections: [], items });
  const body = orderBody(menu, { payment_method: 'card' });
  const headers = { 'accept-language': language };
  expect(await send(server, 'POST', '/orders', { body, headers })).toMatchObject({
    body: { code: 'card_amount_too_large', detail: expect.stringMatching(sentence) },
  });
});
