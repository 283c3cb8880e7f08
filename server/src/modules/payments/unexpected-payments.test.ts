import { CARDS, cardHolder } from '../../test/card-holder.ts';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const wrongField = (field: string) => ({
  status: 422,
  body: { code: 'invalid_input', errors: [expect.objectContaining({ field })] },
});

describe.each([
  ['half a character', 'pm_\ud800'],
  ['a NUL', 'pm_\u0000'],
])('a card whose id holds %s is a wrong field', (_what, payment_method_id) => {
  test('of an order, which is not kept', async () => {
    const menu = await createMenu(server, await createOwner(server, { tier: 'standard' }));
    const body = { ...orderBody(menu), payment_method: 'card', payment_method_id };
    expect(await send(server, 'POST', '/orders', { body })).toMatchObject(wrongField('payment_method_id'));
    const { rows } = await server.database.query('SELECT 1 FROM orders');
    expect(rows).toEqual([]);
  });

  test('of a subscription, begun or changed', async () => {
    const { accessToken: token } = await createOwner(server, { tier: 'standard' });
    const begun = await send(server, 'POST', '/subscriptions', {
      token,
      body: { plan_id: 'standard', payment_method_id },
    });
    expect(begun).toMatchObject(wrongField('payment_method_id'));
    const changed = await send(server, 'PUT', '/subscriptions/me/payment-method', {
      token,
      body: { payment_method_id },
    });
    expect(changed).toMatchObject(wrongField('payment_method_id'));
  });
});

test('an address to come back to that cannot be stored is a wrong field', async () => {
  const holder = await cardHolder(server);
  const menu = await createMenu(server, await createOwner(server, { tier: 'standard' }));
  const body = {
    ...orderBody(menu),
    payment_method: 'card',
    payment_method_id: await holder.enterCard(CARDS.works),
    return_url: 'https://shembull.al/\u0000',
  };
  expect(await send(server, 'POST', '/orders', { body })).toMatchObject(wrongField('return_url'));
});
