import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { followEvents } from '../../test/live-events.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

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
