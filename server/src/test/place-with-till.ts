import { type Menu, type NewWebhook, WEBHOOK_EVENTS } from '@tavolina/shared-api/contract';
import { webhookJob } from '../modules/integrations/webhook-jobs.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from './factories.ts';
import { jobsDone } from './jobs-done.ts';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';
import { testTill } from './till-service.ts';

/** Where a place keeps the addresses of its tills. */
export const HOOKS = '/integrations/webhooks';

/** A place at Standard with a menu, whose tills listen on loopback. */
export interface PlaceWithTill {
  /** The owner of this test. */
  readonly owner: TestOwner;
  readonly menu: Menu;
  readonly till: ReturnType<typeof testTill>;
  /** Asks as its owner, or as another. */
  ask: (method: string, path: string, body?: object, who?: TestOwner) => Promise<Received>;
  /** Adds a path of the till as an address, for all events unless said otherwise. */
  add: (path: string, events?: readonly string[]) => Promise<NewWebhook>;
  /** Places an order; its id. */
  place: () => Promise<string>;
  /** Waits until tills have been told. */
  sent: () => Promise<void>;
}

/** Before each test of a file, signs an owner up and creates a menu. The server needs `WEBHOOKS_ON_LOOPBACK`. */
export const placeWithTill = (server: TestServer): PlaceWithTill => {
  const till = testTill();
  let owner: TestOwner;
  let menu: Menu;
  beforeEach(async () => {
    owner = await createOwner(server, { tier: 'standard' });
    menu = await createMenu(server, owner);
  });

  const place: PlaceWithTill = {
    get owner() {
      return owner;
    },
    get menu() {
      return menu;
    },
    till,
    ask: (method, path, body, who = owner) =>
      send(server, method, path, { token: who.accessToken, ...(body && { body }) }),
    async add(path, events = WEBHOOK_EVENTS) {
      const { status, body } = await place.ask('POST', HOOKS, { url: till.origin() + path, events });
      expect([status, body]).toEqual([201, body]);
      return body as NewWebhook;
    },
    place: async () =>
      ((await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string }).id,
    sent: () => jobsDone(server, webhookJob),
  };
  return place;
};
