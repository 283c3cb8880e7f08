import type { BusinessOrder, BusinessOrderRow, Menu, OrderStats } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { holdLock } from '../../../test/held-lock.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

const placed = async (quantity = 1): Promise<string> => {
  const items = [{ menu_item_id: itemsOf(menu)[0]?.id, quantity }];
  const { body } = await send(server, 'POST', '/orders', { body: orderBody(menu, { items }) });
  return (body as { id: string }).id;
};
const asOwner = (method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object) =>
  send(server, method, path, { token: owner.accessToken, ...(body ? { body } : {}) });
const collect = (id: string, by: unknown) => asOwner('PUT', `/orders/business/${id}/collection`, { by });
const orderNow = async (id: string) => (await asOwner('GET', `/orders/business/${id}`)).body as BusinessOrder;

// product.md §107
test('an order is collected with one press, in every view, and its version and status stay', async () => {
  const id = await placed();
  const before = await orderNow(id);
  expect(before.collected).toBeNull();
  expect(await collect(id, 'cash')).toMatchObject({
    status: 200,
    body: { collected: { by: 'cash', at: expect.any(String) }, payment_status: 'unpaid' },
  });
  const after = await orderNow(id);
  expect([after.version, after.status]).toEqual([before.version, before.status]);
  const [row] = (await asOwner('GET', '/orders/business/')).body as BusinessOrderRow[];
  expect(row?.collected?.by).toBe('cash');
  const email = orderBody(menu).customer_email;
  expect((await send(server, 'GET', `/orders/customer/${id}?email=${email}`)).body).toMatchObject({
    collected: { by: 'cash' },
  });
});

test('the same press again is none; another way first needs the first one taken back', async () => {
  const id = await placed();
  const { body: first } = await collect(id, 'cash');
  expect((await collect(id, 'cash')).body).toEqual(first);
  expect(await collect(id, 'card')).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } });
  expect(await collect(id, null)).toMatchObject({ status: 200, body: { collected: null } });
  expect(await collect(id, 'card')).toMatchObject({ status: 200, body: { collected: { by: 'card' } } });
});

// product.md §107
test('a diner who cancels while the owner notes the payment is refused', async () => {
  const id = await placed();
  const held = await holdLock(server, `SELECT FROM orders WHERE id = '${id}' FOR UPDATE`);
  const collecting = collect(id, 'cash');
  await held.waiting(1);
  const body = { email: orderBody(menu).customer_email };
  const cancelling = send(server, 'POST', `/orders/customer/${id}/cancel`, { body });
  await held.waiting(2);
  await held.release();
  expect((await collecting).status).toBe(200);
  expect(await cancelling).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } });
  expect(await orderNow(id)).toMatchObject({ status: 'pending', collected: { by: 'cash' } });
});

test('what is cancelled, unknown or no way to pay is not collected', async () => {
  const id = await placed();
  expect((await collect(id, 'shells')).status).toBe(422);
  expect(await collect('ZZZZ-ZZZZ', 'cash')).toMatchObject({
    status: 404,
    body: { code: 'business_order_not_found' },
  });
  await asOwner('PATCH', `/orders/business/${id}`, { status: 'cancelled' });
  expect((await collect(id, 'cash')).status).toBe(409);
});

test('a diner who has paid cannot cancel the order any more', async () => {
  const id = await placed();
  await collect(id, 'cash');
  const body = { email: orderBody(menu).customer_email };
  expect((await send(server, 'POST', `/orders/customer/${id}/cancel`, { body })).status).toBe(409);
});

// product.md §107
test('turnover says by currency what came in and what is open, without cancelled orders', async () => {
  const [inCash, byCard, cancelled] = [await placed(1), await placed(2), await placed(4)];
  await placed(3);
  await collect(inCash, 'cash');
  await collect(byCard, 'card');
  await asOwner('PATCH', `/orders/business/${cancelled}`, { status: 'cancelled' });
  const { period } = (await asOwner('GET', '/orders/stats')).body as OrderStats;
  expect(period.takings).toMatchObject([
    { currency: 'ALL', cash: 650, card: 1300, online: 0, open: 1950, open_orders: 1 },
  ]);
});
