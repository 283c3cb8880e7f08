import type { OrderPlaced } from '@tavolina/shared-api/contract';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off', PAYMENTS_SANDBOX: '0' });

// product.md §27
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

test('an order that was paid by card is not cancelled while nobody could give its money back', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const { body } = await send(server, 'POST', '/orders', {
    body: orderBody(await createMenu(server, owner)),
  });
  const { id } = body as OrderPlaced;
  await server.database.query(`UPDATE orders SET payment_status = 'paid' WHERE id = $1`, [id]);
  const own = { token: owner.accessToken };
  const refused = await send(server, 'PATCH', `/orders/business/${id}`, {
    ...own,
    body: { status: 'cancelled' },
  });
  expect(refused).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
  expect(await send(server, 'GET', `/orders/business/${id}`, own)).toMatchObject({
    body: { status: 'pending', payment_status: 'paid' },
  });
});

// product.md §296
test('an unanswered order that was paid by card is looked at again until its money can be given back', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const { id } = (await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as OrderPlaced;
  await server.database.query(`UPDATE orders SET payment_status = 'paid' WHERE id = $1`, [id]);
  await server.database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = 'order-unanswered' AND data ->> 'order_id' = $1`,
    [id],
  );
  const jobs = async () => {
    const { rows } = await server.database.query<{ state: string; minutes: number }>(
      `SELECT state::text, round(extract(epoch FROM start_after - now()) / 60)::int AS minutes FROM pgboss.job
       WHERE name = 'order-unanswered' AND data ->> 'order_id' = $1 ORDER BY start_after`,
      [id],
    );
    return rows;
  };
  await eventually(async () =>
    expect(await jobs()).toEqual([
      { state: 'completed', minutes: 0 },
      { state: 'created', minutes: 60 },
    ]),
  );
  expect(await send(server, 'GET', `/orders/business/${id}`, { token: owner.accessToken })).toMatchObject({
    body: { status: 'pending', payment_status: 'paid' },
  });
});

test('there is no sandbox, and nobody’s messages are taken', async () => {
  expect(await send(server, 'POST', '/webhooks/stripe')).toMatchObject({ status: 404 });
  expect((await fetch(`${new URL(server.api).origin}/sandbox/stripe.js`)).status).toBe(404);
});
