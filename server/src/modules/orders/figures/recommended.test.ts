import type { Menu, OrderPlaced, OrderStats } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

let owner: TestOwner;
let menu: Menu;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner, {
    sections: [],
    items: [
      { name: 'Tavë kosi', price: 600, goes_with: ['salca'] },
      { ref: 'salca', name: 'Salcë kosi', price: 100 },
      { name: 'Ujë', price: 50 },
    ],
  });
});

const line = (name: string, more: object = {}) => ({
  menu_item_id: itemsOf(menu).find((item) => item.name === name)?.id,
  quantity: 1,
  ...more,
});
const order = async (...items: object[]): Promise<string> => {
  const { status, body } = await send(server, 'POST', '/orders', { body: orderBody(menu, { items }) });
  expect([status, body]).toMatchObject([201, {}]);
  return (body as OrderPlaced).id;
};
const figures = async () => {
  const { body } = await send(server, 'GET', '/orders/stats', { token: owner.accessToken });
  return (body as OrderStats).period.recommended;
};

// product.md §502
test('the figures say how often recommendations were taken, and what they brought', async () => {
  expect(await figures()).toEqual({ orders: 0, quantity: 0, revenue: 0, by_currency: [] });
  await order(line('Tavë kosi'), line('Salcë kosi', { quantity: 2, recommended: true }));
  await order(line('Tavë kosi'), line('Salcë kosi', { recommended: true }), line('Ujë'));
  await order(line('Tavë kosi'), line('Salcë kosi'));
  const told = await figures();
  expect(told).toMatchObject({ orders: 2, quantity: 3, by_currency: [{ currency: 'ALL', revenue: 300 }] });
  expect(told?.revenue).toBeGreaterThan(0);
});

// product.md §502
test('what no dish of the order recommends counts as ordered without, whatever is sent', async () => {
  await order(line('Tavë kosi'), line('Ujë', { recommended: true }));
  await order(line('Salcë kosi', { recommended: true }), line('Ujë'));
  await order(line('Tavë kosi'), line('Salcë kosi', { recommended: true }), line('Salcë kosi'));
  expect(await figures()).toMatchObject({ orders: 0 });
});

// product.md §502
test('a cancelled order brought nothing', async () => {
  const id = await order(line('Tavë kosi'), line('Salcë kosi', { recommended: true }));
  const token = owner.accessToken;
  await send(server, 'PATCH', `/orders/business/${id}`, { token, body: { status: 'cancelled' } });
  expect(await figures()).toMatchObject({ orders: 0 });
});
