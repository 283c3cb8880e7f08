import type { Menu, NewPrinter, Printer } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from './factories.ts';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';
import { ticketPrinter } from './ticket-printer.ts';

/** A printer of the kitchen as an owner adds it. */
export const KITCHEN = { name: 'Kuzhina', paper_mm: 80, tickets: ['kitchen'], prints_at: 'arrival' };

/** A place at Standard with a menu and a printer in its kitchen. */
export interface PlaceWithPrinter {
  /** The owner of this test. */
  readonly owner: TestOwner;
  readonly menu: Menu;
  readonly printer: ReturnType<typeof ticketPrinter>;
  /** Asks as its owner. */
  ask: (method: string, path: string, body?: object) => Promise<Received>;
  /** Adds a printer that differs from the kitchen's. */
  add: (change?: object) => Promise<NewPrinter>;
  /** Places an order; its id. */
  place: (change?: object) => Promise<string>;
  /** The printer as its owner sees it. */
  listed: () => Promise<Printer | undefined>;
}

/** Before each test of a file, signs an owner up, creates a menu and adds the printer. */
export const placeWithPrinter = (server: TestServer): PlaceWithPrinter => {
  let owner: TestOwner;
  let menu: Menu;
  let printer: ReturnType<typeof ticketPrinter>;
  const place: PlaceWithPrinter = {
    get owner() {
      return owner;
    },
    get menu() {
      return menu;
    },
    get printer() {
      return printer;
    },
    ask: (method, path, body) =>
      send(server, method, path, { token: owner.accessToken, ...(body && { body }) }),
    async add(change = {}) {
      const { status, body } = await place.ask('POST', '/printers', { ...KITCHEN, ...change });
      expect([status, body]).toEqual([201, body]);
      return body as NewPrinter;
    },
    place: async (change = {}) =>
      ((await send(server, 'POST', '/orders', { body: orderBody(menu, change) })).body as { id: string }).id,
    listed: async () => ((await place.ask('GET', '/printers')).body as Printer[]).at(-1),
  };
  beforeEach(async () => {
    owner = await createOwner(server, { tier: 'standard' });
    menu = await createMenu(server, owner);
    printer = ticketPrinter(server, await place.add());
  });
  return place;
};
