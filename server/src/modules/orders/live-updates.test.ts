import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { holdLock } from '../../test/held-lock.ts';
import { followEvents } from '../../test/live-events.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.1' });

/** Names of the queries that requests make while something is done. */
const queriesOf = async (act: () => Promise<unknown>): Promise<(string | undefined)[]> => {
  const query = jest.spyOn(server.database, 'query');
  await act();
  const names = query.mock.calls.map(([asked]) => (asked as unknown as { name?: string }).name);
  query.mockRestore();
  return names;
};

// product.md §605: a page that opens them again asks for the order then, and a thousand do so at once.
test('to open live updates of an order, only what says whether they may be is read', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const { body } = await send(server, 'POST', '/orders', {
    body: orderBody(menu, { payment_method: 'card' }),
  });
  const page = `/orders/customer/${(body as { id: string }).id}`;
  const query = `?email=${encodeURIComponent('arta.k@shembull.al')}`;
  expect(
    await queriesOf(async () => (await followEvents(server.api, `${page}/events${query}`)).stop()),
  ).toEqual(['is-order-address-known', 'find-order-time', 'find-order-email']);
  // The page itself has more, and asks what became of the payment.
  expect((await queriesOf(() => send(server, 'GET', `${page}${query}`))).length).toBeGreaterThan(2);
});

// product.md §710
test('while many windows wait for what they show, orders are placed', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const { body } = await send(server, 'POST', '/orders', { body: orderBody(menu) });
  const page = `/orders/customer/${(body as { id: string }).id}?email=${encodeURIComponent('arta.k@shembull.al')}`;
  const look = (window: number) =>
    send(server, 'GET', page, { headers: { 'x-forwarded-for': `10.4.0.${window}` } });
  for (let window = 1; window <= 20; window += 1) await look(window);
  const held = await holdLock(server, 'LOCK TABLE reviews IN ACCESS EXCLUSIVE MODE');
  const windows = Array.from({ length: 20 }, (_, index) => look(1 + index));
  await held.waiting(3);
  expect(await send(server, 'POST', '/orders', { body: orderBody(menu) })).toMatchObject({ status: 201 });
  await held.release();
  await Promise.all(windows);
});
