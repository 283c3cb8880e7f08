import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off', PAYMENTS_SANDBOX: '0' });

test('without anybody who takes cards, orders are paid at the place', async () => {
  expect(await send(server, 'GET', '/payments/config')).toMatchObject({
    body: { provider: null, sandbox: false, publishable_key: null, script_url: null },
  });
  const menu = await createMenu(server, await createOwner(server, { tier: 'standard' }));
  const place = (payment_method: string) =>
    send(server, 'POST', '/orders', {
      body: orderBody(menu, { payment_method }),
      headers: { 'accept-language': 'en' },
    });
  expect(await place('card')).toMatchObject({
    status: 422,
    body: { code: 'card_unavailable', detail: expect.stringContaining('at the restaurant') },
  });
  expect(await place('pay_later')).toMatchObject({ status: 201, body: { payment_status: 'unpaid' } });
});

test('there is no sandbox, and nobody’s messages are taken', async () => {
  expect(await send(server, 'POST', '/webhooks/stripe')).toMatchObject({ status: 404 });
  expect((await fetch(`${new URL(server.api).origin}/sandbox/stripe.js`)).status).toBe(404);
});
