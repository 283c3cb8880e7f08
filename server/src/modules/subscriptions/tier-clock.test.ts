import { DAY_MS } from '../../platform/clock/clock.ts';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

test('a plan that ends by the clock of the server ends everywhere', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const ask = (path: string) => send(server, 'GET', path, { token: owner.accessToken });
  const place = () => send(server, 'POST', '/orders', { body: orderBody(menu) });
  const standing = async () => ({
    usage: (await ask('/subscriptions/usage')).body,
    profile: (await ask('/users/profile/')).body,
    menu: (await ask(`/menus/${menu.id}`)).body,
    orders: (await ask('/orders/business')).status,
    placed: (await place()).status,
  });
  expect(await standing()).toMatchObject({
    usage: { tier: 'standard' },
    profile: { subscription_tier: 'standard' },
    menu: { business: { accepts_orders: true } },
    orders: 200,
    placed: 201,
  });
  server.advance(30 * DAY_MS);
  expect(await standing()).toMatchObject({
    usage: { tier: 'basic' },
    profile: { subscription_tier: 'basic' },
    menu: { business: { accepts_orders: false } },
    orders: 403,
    placed: 403,
  });
});
