import type { BusinessOrder, CustomerOrder } from '@tavolina/shared-api/contract';
import { MINUTE_MS } from '../platform/clock/clock.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from './factories.ts';
import type { ReceivedMail } from './mail-server.ts';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';

const DINER = 'arta.k@shembull.al';

/** A place with an order that waits for its answer, again for each test. */
export interface AnsweredOrder {
  owner: TestOwner;
  /** The order. */
  id: string;
  asOwner: (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT',
    path: string,
    body?: object,
    token?: string,
  ) => Promise<Received>;
  /** Places a further order; answers its id. */
  place: (order?: object) => Promise<string>;
  change: (body: object) => Promise<Received>;
  delay: (version: number, token?: string) => Promise<Received>;
  /** The order as its diner sees it. */
  tracked: () => Promise<CustomerOrder>;
  trackPath: () => string;
  /** The order as its owner sees it. */
  own: () => Promise<BusinessOrder>;
  /** Recognises a mail about the order. */
  about: (what: RegExp | string) => (letter: ReceivedMail) => boolean;
}

/** Minutes from now until a time, by the test's clock. */
export const minutesUntil = (time: string | null): number =>
  Math.round((Date.parse(time ?? '') - Date.now()) / MINUTE_MS);

/** Opens such a place before each test of a file. */
export const answeredOrder = (server: TestServer): AnsweredOrder => {
  const at: AnsweredOrder = {
    owner: undefined as unknown as TestOwner,
    id: '',
    asOwner: (method, path, body, token = at.owner.accessToken) =>
      send(server, method, path, { token, ...(body && { body }) }),
    async place(order = {}) {
      const menu = await createMenu(server, at.owner);
      const { body } = await send(server, 'POST', '/orders', { body: { ...orderBody(menu), ...order } });
      return (body as { id: string }).id;
    },
    change: (body) => at.asOwner('PATCH', `/orders/business/${at.id}`, body),
    delay: (version, token) =>
      at.asOwner('POST', `/orders/business/${at.id}/delay`, { minutes: 10, version }, token),
    trackPath: () => `/orders/customer/${at.id}?email=${DINER}`,
    tracked: async () => (await send(server, 'GET', at.trackPath())).body as CustomerOrder,
    own: async () => (await at.asOwner('GET', `/orders/business/${at.id}`)).body as BusinessOrder,
    about: (what) => (letter) => Boolean(letter.subject?.includes(at.id) && letter.text?.match(what)),
  };
  beforeEach(async () => {
    at.owner = await createOwner(server, { tier: 'standard' });
    at.id = await at.place();
  });
  return at;
};
