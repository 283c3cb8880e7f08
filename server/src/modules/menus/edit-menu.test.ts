import type { Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../test/factories.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

let owner: TestOwner;
beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
});
afterEach(() => server.database.query('DELETE FROM menus WHERE business_id = $1', [owner.id]));

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

const save = (menu: Pick<Menu, 'id'>, body: object, headers: Record<string, string> = {}) =>
  send(server, 'PATCH', `/menus/${menu.id}`, { token: owner.accessToken, body, headers });

/** Asks again when the server says that it is too busy now, as it does to who waits for others on a slow machine. */
const patiently = async (ask: () => Promise<Received>, attempts = 20): Promise<Received> => {
  const answer = await ask();
  return answer.status === 503 && attempts > 1 ? patiently(ask, attempts - 1) : answer;
};

const saved = async (menu: Pick<Menu, 'id'>, body: object): Promise<Menu> => {
  const answer = await save(menu, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Menu;
};

const readOwn = async (menu: Pick<Menu, 'id'>) =>
  (await send(server, 'GET', `/menus/${menu.id}`, { token: owner.accessToken })).body as Menu;

/** A menu's outline: titles with the names under them. */
const outline = (menu: Menu) => [
  ...menu.sections.map(({ title, items }) => [title, ...items.map(({ name }) => name)]),
  ['-', ...menu.items.map(({ name }) => name)],
];

const named = (menu: Menu, name: string) => {
  const item = itemsOf(menu).find((each) => each.name === name);
  if (!item) throw new Error(`no ${name}`);
  return item;
};

describe('an edit', () => {
  test('changes what it names and leaves the rest, ids and order as they are', async () => {
    const menu = await createMenu(server, owner, MENU);
    const soup = named(menu, 'Supë peshku');
    const after = await saved(menu, {
      title: 'Menuja e darkës',
      cuisine_type: null,
      price_range: '',
      sections: [{ id: soup.section_id, items: [{ id: soup.id, available: false }] }],
    });
    expect(after).toMatchObject({
      title: 'Menuja e darkës',
      cuisine_type: null,
      price_range: null,
      category: 'Dreka',
      version: 2,
      sections: [{ id: menu.sections[0]?.id, description: 'Nga furra' }, { title: 'Supa' }],
    });
    expect(outline(after)).toEqual(outline(menu));
    expect(named(after, 'Supë peshku')).toEqual({ ...soup, available: false });
    expect(await readOwn(menu)).toEqual(after);
  });

  test('adds, removes, moves and reorders sections and items', async () => {
    const menu = await createMenu(server, owner, MENU);
    const [dishes, soups] = menu.sections;
    const after = await saved(menu, {
      sections: [
        { title: 'Paragjella', items: [{ name: 'Speca me gjizë', price: 300 }] },
        { id: soups?.id, items: [{ id: named(menu, 'Trileçe').id }, { id: named(menu, 'Supë peshku').id }] },
        {
          id: dishes?.id,
          display: false,
          items: [
            { id: named(menu, 'Fërgesë').id, name: 'Fërgesë e Tiranës' },
            { id: named(menu, 'Tavë kosi').id, isDeleted: true },
            { name: 'E papërfunduar', isDeleted: true },
          ],
        },
      ],
    });
    expect(outline(after)).toEqual([
      ['Paragjella', 'Speca me gjizë'],
      ['Supa', 'Trileçe', 'Supë peshku'],
      ['Gatime', 'Fërgesë e Tiranës'],
      ['-'],
    ]);
    expect(after.sections[2]).toMatchObject({ id: dishes?.id, display: false });
  });

  test('removes a section with everything in it, but not what it moves elsewhere', async () => {
    const menu = await createMenu(server, owner, MENU);
    const after = await saved(menu, {
      sections: [{ id: menu.sections[0]?.id, isDeleted: true }],
      items: [{ id: named(menu, 'Tavë kosi').id }],
    });
    expect(outline(after)).toEqual([
      ['Supa', 'Supë peshku'],
      ['-', 'Trileçe', 'Tavë kosi'],
    ]);
  });

  test('understands standalone items in a section titled Të tjera', async () => {
    const menu = await createMenu(server, owner, MENU);
    const after = await saved(menu, {
      default_currency: 'EUR',
      sections: [
        {
          id: -1,
          title: 'Të tjera',
          display: true,
          menu_id: menu.id,
          items: [{ id: named(menu, 'Trileçe').id, section_id: -1, name: 'Trileçe e shtëpisë' }],
        },
        { title: 'Të tjera', items: [{ name: 'Bakllava', price: 200 }, { name: '_shënim' }] },
      ],
    });
    expect(outline(after)).toEqual([
      ['Gatime', 'Tavë kosi', 'Fërgesë'],
      ['Supa', 'Supë peshku'],
      ['Të tjera', '_shënim'],
      ['-', 'Trileçe e shtëpisë', 'Bakllava'],
    ]);
    expect(named(after, 'Trileçe e shtëpisë').section_id).toBeNull();
  });

  test('keeps a dish of 500 lek at 500 lek, though the form says EUR', async () => {
    const menu = await createMenu(server, owner, { ...MENU, items: [{ name: 'Pilaf', price: 500 }] });
    const pilaf = named(menu, 'Pilaf');
    const form = { ...pilaf, default_currency: 'EUR', currency_prices: { ALL: 500, EUR: 5.1 } };
    const after = await saved(menu, { default_currency: 'EUR', items: [form] });
    expect(named(after, 'Pilaf')).toMatchObject({
      price: 500,
      default_currency: 'ALL',
      prices: [
        { currency: 'ALL', price: 500, is_default: true },
        { currency: 'EUR', price: 5.1, is_default: false },
      ],
    });
    const doubtful = await save(menu, { items: [{ id: pilaf.id, price: 520, default_currency: 'EUR' }] });
    expect(doubtful).toMatchObject({ status: 422, body: { errors: [{ field: 'items.0.price' }] } });
  });

  test('publishes and withdraws a menu, also for who kept the public answer', async () => {
    const menu = await createMenu(server, owner, MENU);
    const look = async () => (await send(server, 'GET', `/menus/${menu.id}`)).status;
    expect(await look()).toBe(200);
    await saved(menu, { is_published: 'draft' });
    expect(await look()).toBe(404);
    await saved(menu, { is_published: 'published' });
    expect(await look()).toBe(200);
  });
});

describe('a save based on a version', () => {
  test('is refused when somebody else saved meanwhile, and shows what the menu is now', async () => {
    const menu = await createMenu(server, owner, MENU);
    await saved(menu, { title: 'Tjetër titull', version: 1 });
    const stale = await save(menu, { title: 'Titulli im', version: 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { title: 'Tjetër titull', version: 2 } },
    });
    expect(await readOwn(menu)).toMatchObject({ title: 'Tjetër titull', version: 2 });
  });

  test.each([
    ['"1"', 200],
    ['W/"1"', 200],
    ['*', 200],
    ['"2"', 409],
    ['"abc"', 409],
  ])('If-Match %s on the first version answers %i', async (ifMatch, status) => {
    const menu = await createMenu(server, owner, MENU);
    const answer = await save(menu, { title: 'Titull', version: 7 }, { 'if-match': ifMatch });
    expect(answer.status).toBe(status);
  });

  test('wins once when many save at once, and the menu is the winner’s', async () => {
    const menu = await createMenu(server, owner, MENU);
    const attempts = Array.from({ length: 8 }, (_, index) => ({
      version: 1,
      title: `Titulli ${index}`,
      sections: [{ title: `Seksioni ${index}`, items: [{ name: `Gatimi ${index}` }] }],
    }));
    const answers = await Promise.all(attempts.map((body) => patiently(() => save(menu, body))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const winner = attempts[answers.findIndex(({ status }) => status === 200)];
    const after = await readOwn(menu);
    expect(after).toMatchObject({ title: winner?.title, version: 2 });
    expect(after.sections.map(({ title }) => title)).toEqual(['Gatime', 'Supa', winner?.sections[0]?.title]);
  });

  test('is named by the owner’s answers', async () => {
    const menu = await createMenu(server, owner, MENU);
    expect((await save(menu, { title: 'Titull' })).headers.get('etag')).toBe('"2"');
    const read = await send(server, 'GET', `/menus/${menu.id}/`, { token: owner.accessToken });
    expect(read.headers.get('etag')).toBe('"2"');
  });
});

describe('what is refused changes nothing', () => {
  test.each<[string, (own: Menu, other: Menu) => object, string]>([
    ['an item of another menu', (_, other) => ({ items: [{ id: itemsOf(other)[0]?.id }] }), 'items.0.id'],
    [
      'an item of another menu inside an own section',
      (own, other) => ({ sections: [{ id: own.sections[0]?.id, items: [{ id: itemsOf(other)[0]?.id }] }] }),
      'sections.0.items.0.id',
    ],
    [
      'a section of another menu',
      (_, other) => ({ sections: [{ id: other.sections[0]?.id, isDeleted: true }] }),
      'sections.0.id',
    ],
    [
      'a move into a section of another menu',
      (own, other) => ({ items: [{ id: itemsOf(own)[0]?.id, section_id: other.sections[0]?.id }] }),
      'items.0.section_id',
    ],
    [
      'a part that says it is another menu’s',
      (_, other) => ({ items: [{ name: 'a', menu_id: other.id }] }),
      'items.0.menu_id',
    ],
    [
      'an item named twice',
      (own) => ({ items: [{ id: itemsOf(own)[0]?.id }, { id: itemsOf(own)[0]?.id }] }),
      'items.1.id',
    ],
    ['an empty title', () => ({ title: ' ' }), 'title'],
    ['a section without a title', () => ({ sections: [{ items: [] }] }), 'sections.0.title'],
    ['an item without a name', () => ({ items: [{ price: 5 }] }), 'items.0.name'],
    ['a negative price', () => ({ items: [{ name: 'a', price: -1 }] }), 'items.0.price'],
  ])('%s', async (_, body, field) => {
    const menu = await createMenu(server, owner, MENU);
    const other = await createMenu(server, await createOwner(server));
    const answer = await save(menu, { title: 'Titull i ri', ...body(menu, other) });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message: expect.any(String) }] } });
    expect(await readOwn(menu)).toEqual(menu);
    expect((await send(server, 'GET', `/menus/${other.id}`)).body).toMatchObject({
      sections: [{ items: [{}, {}] }],
    });
  });

  test('the sentence of a wrong part is in the caller’s language', async () => {
    const menu = await createMenu(server, owner, MENU);
    const body = { items: [{ price: 5 }] };
    expect((await save(menu, body)).body).toMatchObject({ errors: [{ message: 'Plotësoje këtë fushë.' }] });
    expect((await save(menu, body, { 'accept-language': 'en' })).body).toMatchObject({
      errors: [{ message: 'Fill in this field.' }],
    });
  });
});

test('a save that fails at its very end leaves the menu as it was', async () => {
  const menu = await createMenu(server, owner, MENU);
  await server.database.query(`
    CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
    CREATE TRIGGER broken BEFORE INSERT ON search_words FOR EACH STATEMENT EXECUTE FUNCTION break()`);
  const sections = [
    { id: menu.sections[0]?.id, isDeleted: true },
    { title: 'Re', items: [{ name: 'Re' }] },
  ];
  const answer = await save(menu, { title: 'Titull i ri', sections });
  await server.database.query('DROP TRIGGER broken ON search_words');
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error' } });
  expect(await readOwn(menu)).toEqual(menu);
});

describe('the plan’s limit of items', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Gatim ${index}` }));

  test('holds for ten saves at once', async () => {
    const menu = await createMenu(server, owner, { items: many(95), sections: [] });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => patiently(() => save(menu, { items: many(1) }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(5).fill(403),
    ]);
    expect((await readOwn(menu)).items).toHaveLength(100);
  });

  test('hides nothing after a downgrade, and refuses only to add', async () => {
    const other = await createOwner(server, { tier: 'standard' });
    const menu = await createMenu(server, other, { items: many(40), sections: [] });
    await server.database.query(`UPDATE subscriptions SET status = 'canceled' WHERE business_id = $1`, [
      other.id,
    ]);
    const edit = (body: object) =>
      send(server, 'PATCH', `/menus/${menu.id}`, { token: other.accessToken, body });
    const [first, second] = menu.items;
    expect(await edit({ items: [{ id: first?.id, name: 'Emër i ri' }] })).toMatchObject({ status: 200 });
    expect(
      await edit({ items: [{ id: first?.id, isDeleted: true }, { name: 'Në vend të saj' }] }),
    ).toMatchObject({
      status: 200,
    });
    expect(await edit({ items: [{ id: second?.id }, { name: 'Një më shumë' }] })).toMatchObject({
      status: 403,
      body: { code: 'plan_limit_reached' },
    });
    expect(((await send(server, 'GET', `/menus/${menu.id}`)).body as Menu).items).toHaveLength(40);
  });
});

describe('deleting a menu', () => {
  test('takes it away for everybody, and orders keep their lines', async () => {
    const menu = await createMenu(server, owner, MENU);
    const order = await send(server, 'POST', '/orders', { body: orderBody(menu) });
    expect(order.status).toBe(201);
    expect((await send(server, 'GET', `/menus/${menu.id}`)).status).toBe(200);
    const gone = await send(server, 'DELETE', `/menus/${menu.id}/`, { token: owner.accessToken });
    expect([gone.status, gone.body]).toEqual([204, undefined]);
    expect((await send(server, 'GET', `/menus/${menu.id}`)).status).toBe(404);
    const { id } = order.body as { id: string };
    const path = `/orders/customer/${id}?email=arta.k@shembull.al`;
    expect((await send(server, 'GET', path)).body).toMatchObject({
      items: [{ name: 'Tavë kosi', quantity: 1 }],
    });
    expect((await send(server, 'DELETE', `/menus/${menu.id}`, { token: owner.accessToken })).status).toBe(
      404,
    );
  });
});

test('the menus of a user are the caller’s own', async () => {
  const menu = await createMenu(server, owner, MENU);
  const listOf = (id: string) => send(server, 'GET', `/menus/user/${id}/`, { token: owner.accessToken });
  expect(await listOf(owner.id)).toMatchObject({ status: 200, body: [{ id: menu.id }] });
  const other = await createOwner(server);
  const [foreign, unknown] = [await listOf(other.id), await listOf('0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e')];
  expect(foreign).toMatchObject({ status: 404 });
  expect(foreign.body).toEqual(unknown.body);
});

test('orders and saves of one menu at once neither fail nor mix', async () => {
  const menu = await createMenu(server, owner, MENU);
  const lines = itemsOf(menu).map(({ id }) => ({ menu_item_id: id, quantity: 1 }));
  const priced = (price: number) => ({
    sections: menu.sections.map(({ id, items }) => ({
      id,
      items: items.map((item) => ({ id: item.id, price })),
    })),
  });
  const order = (items: object[]) => send(server, 'POST', '/orders', { body: orderBody(menu, { items }) });
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      patiently(() =>
        index % 4 === 0 ? save(menu, priced(500 + index)) : order(index % 2 ? lines : lines.toReversed()),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
});
