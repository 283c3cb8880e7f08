import type { Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, type TestOwner } from './factories.ts';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';

const MENU = {
  default_currency: 'ALL' as const,
  sections: [
    {
      title: 'Gatime',
      description: 'Nga furra',
      items: [
        { name: 'Tavë kosi', price: 650 },
        { name: 'Fërgesë', price: 490, additional_prices: { EUR: 5 } },
      ],
    },
    { title: 'Supa', items: [{ name: 'Supë peshku', price: 400 }] },
  ],
  items: [{ name: 'Trileçe', price: 250 }],
};

/** An owner at Standard whose menus the tests of a file save. */
export interface MenuEditor {
  /** The owner, once the tests run. */
  readonly owner: TestOwner;
  /** Creates a menu of two sections and a standalone dish, unless said otherwise. */
  create: (input?: object) => Promise<Menu>;
  save: (menu: Pick<Menu, 'id'>, body: object, headers?: Record<string, string>) => Promise<Received>;
  /** Saves what must be accepted; the menu after it. */
  saved: (menu: Pick<Menu, 'id'>, body: object) => Promise<Menu>;
  /** The menu as its owner reads it. */
  read: (menu: Pick<Menu, 'id'>) => Promise<Menu>;
}

/** Signs an owner up for the tests of a file, and takes the menus away after each. */
export const menuEditor = (server: TestServer): MenuEditor => {
  let owner: TestOwner;
  beforeAll(async () => {
    owner = await createOwner(server, { tier: 'standard' });
  });
  afterEach(() => server.database.query('DELETE FROM menus WHERE business_id = $1', [owner.id]));

  const editor: MenuEditor = {
    get owner() {
      return owner;
    },
    create: (input = {}) => createMenu(server, owner, { ...MENU, ...input }),
    save: (menu, body, headers = {}) =>
      send(server, 'PATCH', `/menus/${menu.id}`, { token: owner.accessToken, body, headers }),
    async saved(menu, body) {
      const answer = await editor.save(menu, body);
      expect(answer).toMatchObject({ status: 200 });
      return answer.body as Menu;
    },
    read: async (menu) =>
      (await send(server, 'GET', `/menus/${menu.id}`, { token: owner.accessToken })).body as Menu,
  };
  return editor;
};

/** Asks again when the server says that it is too busy now, as it does to who waits for others on a slow machine. */
export const patiently = async (ask: () => Promise<Received>, attempts = 20): Promise<Received> => {
  const answer = await ask();
  return answer.status === 503 && attempts > 1 ? patiently(ask, attempts - 1) : answer;
};

/** A menu's outline: titles with the names under them. */
export const outline = (menu: Menu) => [
  ...menu.sections.map(({ title, items }) => [title, ...items.map(({ name }) => name)]),
  ['-', ...menu.items.map(({ name }) => name)],
];

/** A dish of a menu by its name. */
export const named = (menu: Menu, name: string) => {
  const item = itemsOf(menu).find((each) => each.name === name);
  if (!item) throw new Error(`no ${name}`);
  return item;
};
