import { CARDS, cardHolder } from '../../test/card-holder.ts';
import { type CardOrders, cardOrders } from '../../test/card-orders.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let orders: CardOrders;
beforeAll(async () => {
  orders = await cardOrders(server);
});

const listen = async (api: string, path: string, token?: string) => {
  const stop = new AbortController();
  const response = await fetch(api + path, {
    signal: stop.signal,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const reader = (response.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  const next = async (): Promise<unknown> => {
    for (let text = ''; ; ) {
      const data = /data: (.*)\n\n/.exec(text)?.[1];
      if (data) return JSON.parse(data);
      text += (await reader.read()).value ?? '';
    }
  };
  return { next, stop: () => stop.abort() };
};

const listenAs = {
  owner: (api: string) => listen(api, '/orders/business/events', orders.owner.accessToken),
  diner: (api: string, id: string) => listen(api, `/orders/customer/${id}/events?email=arta.k@shembull.al`),
};

test('reach the owner and the diner, also through another server process', async () => {
  const sibling = await server.sibling();
  const owner = await listenAs.owner(sibling);
  const { id } = (await orders.submit(undefined, { payment_method: 'pay_later' })).body as { id: string };
  expect(await owner.next()).toEqual({ type: 'order.placed', order_id: id, status: 'pending' });
  const diner = await listenAs.diner(sibling, id);
  await send(server, 'PATCH', `/orders/business/${id}`, {
    token: orders.owner.accessToken,
    body: { status: 'ready' },
  });
  expect(await diner.next()).toEqual({ type: 'order.updated', order_id: id, status: 'ready' });
  owner.stop();
  diner.stop();
});

test('tell the owner of a card order when it is paid, not before, and never of one that was not', async () => {
  const holder = await cardHolder(server);
  const owner = await listenAs.owner(server.api);
  const given_up = await orders.place();
  const diner = await listenAs.diner(server.api, given_up.id);
  await orders.cancel(given_up.id);
  expect(await diner.next()).toEqual({ type: 'order.updated', order_id: given_up.id, status: 'cancelled' });
  const paid = await orders.place();
  await holder.confirm(paid.secret, await holder.enterCard(CARDS.works));
  expect(await owner.next()).toEqual({ type: 'order.placed', order_id: paid.id, status: 'pending' });
  owner.stop();
  diner.stop();
});
