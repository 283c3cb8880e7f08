import type { ContentLanguage, ImportPreview, Menu, NewMenuPreview } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, type TestOwner } from './factories.ts';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';

const MENU = {
  sections: [
    {
      title: 'Gatime',
      description: 'Nga furra',
      items: [
        { name: 'Tavë kosi', description: 'me "kos", oriz\ndhe vezë', price: 650 },
        { name: '=Fërgesë', price: 490.5, available: false, additional_prices: { EUR: 5 } },
      ],
    },
  ],
  items: [{ name: "'=Trileçe", price: 2.5, default_currency: 'EUR' }],
};

/** An owner at Standard and a menu that the tests of a file write out as a table and read from one. */
export interface MenuTables {
  /** The owner of this test. */
  readonly owner: TestOwner;
  /** The menu that is asked for, as it was created. */
  readonly menu: Menu;
  /** Asks for another menu from now on. */
  useMenu: (input: Parameters<typeof createMenu>[2]) => Promise<void>;
  /** Asks for something of the menu as its owner; `path` begins behind the menu's id. */
  ask: (method: string, path: string, body?: object, language?: string) => Promise<Received>;
  /** The menu as a table. */
  table: (language?: string) => Promise<string>;
  /** What a table would change. */
  preview: (csv: string, language?: string) => Promise<ImportPreview>;
  /** What a new menu made of a table would be. */
  previewNew: (csv: string) => Promise<NewMenuPreview>;
  /** Imports a table that must be accepted; the menu after it. */
  imported: (csv: string, more?: object) => Promise<Menu>;
  /** The menu as its owner reads it now. */
  read: () => Promise<Menu>;
}

/**
 * Before each test of a file, signs an owner up and creates the menu.
 * @param languages in which the place offers its menus; else Albanian alone
 */
export const menuTables = (server: TestServer, languages?: readonly ContentLanguage[]): MenuTables => {
  let owner: TestOwner;
  let menu: Menu;
  beforeEach(async () => {
    owner = await createOwner(server, { tier: 'standard', ...(languages && { languages }) });
    menu = await createMenu(server, owner, MENU);
  });

  const tables: MenuTables = {
    get owner() {
      return owner;
    },
    get menu() {
      return menu;
    },
    async useMenu(input) {
      menu = await createMenu(server, owner, input);
    },
    ask: (method, path, body, language = 'sq') =>
      send(server, method, `/menus/${menu.id}${path}`, {
        token: owner.accessToken,
        ...(body && { body }),
        headers: { 'accept-language': language },
      }),
    table: async (language) => (await tables.ask('GET', '/csv', undefined, language)).body as string,
    async preview(csv, language) {
      const { status, body } = await tables.ask('POST', '/csv/preview', { csv }, language);
      expect(status).toBe(200);
      return body as ImportPreview;
    },
    async previewNew(csv) {
      const { status, body } = await send(server, 'POST', '/menus/csv/preview', {
        token: owner.accessToken,
        body: { csv },
      });
      expect(status).toBe(200);
      return body as NewMenuPreview;
    },
    async imported(csv, more = {}) {
      const { status, body } = await tables.ask('PUT', '/csv', { csv, ...more });
      expect([status, body]).toMatchObject([200, {}]);
      return body as Menu;
    },
    read: async () => (await tables.ask('GET', '')).body as Menu,
  };
  return tables;
};

/** What a menu consists of, versions and times aside. */
export const substance = ({ sections, items }: Menu) => ({ sections, items });
