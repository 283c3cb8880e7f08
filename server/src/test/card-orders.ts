import type { CustomerOrder, Menu, OrderPlaced } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from './factories.ts';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** A place that takes orders, and diners who pay them by card. */
export interface CardOrders {
  owner: TestOwner;
  menu: Menu;
  submit: (key?: string, change?: object) => Promise<Received>;
  /** Places an order by card; answers its id and the secret that confirms its payment. */
  place: (change?: object) => Promise<{ id: string; secret: string; ref: string }>;
  /** The order as its diner sees it. */
  track: (id: string) => Promise<CustomerOrder>;
  /** The order as its owner sees it. */
  seen: (id: string) => Promise<Received>;
  cancel: (id: string, email?: string) => Promise<Received>;
}

/** Opens such a place: its first dish costs 6.63 €. */
export const cardOrders = async (server: TestServer): Promise<CardOrders> => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const submit: CardOrders['submit'] = (key, change = {}) =>
    send(server, 'POST', '/orders', {
      body: orderBody(menu, { payment_method: 'card', ...change }),
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  return {
    owner,
    menu,
    submit,
    async place(change) {
      const { status, body } = await submit(undefined, change);
      const answer = body as OrderPlaced;
      if (status !== 201 || !answer.payment_intent_client_secret || !answer.payment_intent_id)
        throw new Error(`the order was answered ${status}: ${JSON.stringify(body)}`);
      return {
        id: answer.id,
        secret: answer.payment_intent_client_secret,
        ref: answer.payment_intent_id,
      };
    },
    track: async (id) =>
      (await send(server, 'GET', `/orders/customer/${id}?email=arta.k@shembull.al`)).body as CustomerOrder,
    seen: (id) => send(server, 'GET', `/orders/business/${id}`, { token: owner.accessToken }),
    cancel: (id, email = 'arta.k@shembull.al') =>
      send(server, 'POST', `/orders/customer/${id}/cancel`, { body: { email } }),
  };
};
