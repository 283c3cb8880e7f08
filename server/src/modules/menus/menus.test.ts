import type { Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const MENU = {
  default_currency: 'ALL' as const,
  sections: [
    {
      title: 'Gatime',
      items: [
        { name: 'Tavë kosi', price: '650,50', additional_prices: { EUR: 6.8, USD: 0 } },
        { name: 'E mbaruar', price: 300, available: false },
      ],
    },
    { title: 'E fshehur', display: false, items: [{ name: 'Gatim i fshehur', price: 300 }] },
  ],
  items: [{ name: 'Trileçe', price: 'falas' }],
};

test('a menu keeps its order, its prices in every currency and its standalone items', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner, MENU);
  expect(menu).toMatchObject({
    is_published: 'published',
    version: 1,
    owner_id: owner.id,
    sections: [
      {
        title: 'Gatime',
        display: true,
        items: [
          {
            name: 'Tavë kosi',
            price: 650.5,
            prices: [
              { currency: 'ALL', price: 650.5, is_default: true },
              { currency: 'EUR', price: 6.8, is_default: false },
            ],
          },
          { name: 'E mbaruar', available: false },
        ],
      },
      { title: 'E fshehur', display: false },
    ],
    items: [{ name: 'Trileçe', price: 0, section_id: null }],
  });
});

test('a description that is null is none', async () => {
  const owner = await createOwner(server);
  const { status, body } = await send(server, 'POST', '/menus/', {
    token: owner.accessToken,
    body: {
      title: 'Dreka',
      description: null,
      sections: [
        { title: 'Supa', description: null, items: [{ name: 'Jani', description: null, price: 200 }] },
      ],
    },
  });
  expect([status, body]).toMatchObject([
    201,
    { description: '', sections: [{ description: '', items: [{ description: '' }] }] },
  ]);
});

// product.md §15
test('diners see neither hidden sections nor what is sold out; the owner sees all', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const { id } = await createMenu(server, owner, MENU);
  const seen = async (token?: string) => {
    const { body } = await send(server, 'GET', `/menus/${id}`, token ? { token } : {});
    return itemsOf(body as Menu).map(({ name }) => name);
  };
  expect(await seen()).toEqual(['Tavë kosi', 'Trileçe']);
  expect(await seen((await createOwner(server)).accessToken)).toEqual(['Tavë kosi', 'Trileçe']);
  expect(await seen(owner.accessToken)).toEqual(['Tavë kosi', 'E mbaruar', 'Gatim i fshehur', 'Trileçe']);
});

// product.md §14
test('a draft exists only for its owner', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const { id } = await createMenu(server, owner);
  await server.database.query('UPDATE menus SET is_published = false WHERE id = $1', [id]);
  expect(await send(server, 'GET', `/menus/${id}`)).toMatchObject({
    status: 404,
    body: { code: 'menu_not_found' },
  });
  expect((await send(server, 'GET', `/menus/${id}`, { token: owner.accessToken })).status).toBe(200);
});

test.each(['/menus/abc', '/menus/0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e', "/menus/'%20OR%201=1"])(
  '%s is not found, with a sentence',
  async (path) => {
    expect(await send(server, 'GET', path, { headers: { 'accept-language': 'en' } })).toMatchObject({
      status: 404,
      body: { detail: 'Menu not found.' },
    });
  },
);

test('a menu leads to the other published menus of its place, and to no draft', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const [first, second, draft] = [
    await createMenu(server, owner, { title: 'Dreka' }),
    await createMenu(server, owner, { title: 'Darka' }),
    await createMenu(server, owner, { title: 'Provë' }),
  ];
  await server.database.query('UPDATE menus SET is_published = false WHERE id = $1', [draft.id]);
  expect((await send(server, 'GET', `/menus/${first.id}`)).body).toMatchObject({
    business: { other_menus: [{ id: second.id, title: 'Darka' }] },
  });
  expect((await send(server, 'GET', `/menus/${second.id}`)).body).toMatchObject({
    business: { other_menus: [{ id: first.id, title: 'Dreka' }] },
  });
});

test('a menu says whether its place takes orders', async () => {
  const basic = await createMenu(server, await createOwner(server));
  const standard = await createMenu(server, await createOwner(server, { tier: 'standard' }));
  expect(basic.business.accepts_orders).toBe(false);
  expect(standard.business.accepts_orders).toBe(true);
});

// product.md §91
test('a menu takes as much when it is created as when it is saved, all its lists together', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const token = owner.accessToken;
  const half = Array.from({ length: 500 }, (_, index) => ({ name: `Gatim ${index}` }));
  const body = {
    title: 'Dreka',
    sections: [{ title: 'Supa', items: half }],
    items: [...half, { name: 'Byrek' }],
  };
  const errors = [{ field: 'items', message: 'Lejohen deri në 1.000.' }];
  expect(await send(server, 'POST', '/menus/', { token, body })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', errors },
  });
  const { id } = await createMenu(server, owner);
  expect(await send(server, 'PATCH', `/menus/${id}`, { token, body })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', errors },
  });
});

// product.md §20
describe('the limits of a plan', () => {
  const create = (token: string, body: object) => send(server, 'POST', '/menus/', { token, body });
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Gatim ${index}`, price: 100 }));

  test('hold for ten creates at once', async () => {
    const owner = await createOwner(server);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create(owner.accessToken, { title: 'Dreka' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(9);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      code: 'plan_limit_reached',
      detail: expect.stringContaining('1 menu'),
    });
  });

  test('count items of all menus', async () => {
    const owner = await createOwner(server);
    expect((await create(owner.accessToken, { title: 'Dreka', items: many(31) })).status).toBe(403);
    expect((await create(owner.accessToken, { title: 'Dreka', items: many(30) })).status).toBe(201);
  });
});

// product.md §18
test.each([
  [{ title: '' }, 'title'],
  [{ title: 'a', sections: [{ title: '' }] }, 'sections.0.title'],
  [{ title: 'a', sections: [{ title: 'b', items: [{ name: '' }] }] }, 'sections.0.items.0.name'],
  [{ title: 'a', items: [{ name: 'b', price: -1 }] }, 'items.0.price'],
  [{ title: 'a', items: [{ name: 'b', price: 1.005 }] }, 'items.0.price'],
  [{ title: 'a'.repeat(10_000) }, 'title'],
  [{ title: 'a\u0000b' }, 'title'],
])('a wrong field is named: %#', async (body, field) => {
  const owner = await createOwner(server);
  const answer = await send(server, 'POST', '/menus/', { token: owner.accessToken, body });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message: expect.any(String) }] } });
});

test('what owners write is stored and returned as it is', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const title = `<script>alert(1)</script> & "ë" ' 🍲`;
  expect((await createMenu(server, owner, { title })).title).toBe(title);
});

test('a menu can be created only by somebody signed in, and no field makes it somebody else’s', async () => {
  expect((await send(server, 'POST', '/menus/', { body: { title: 'Dreka' } })).status).toBe(401);
  const owner = await createOwner(server);
  const other = await createOwner(server);
  const { body } = await send(server, 'POST', '/menus/', {
    token: owner.accessToken,
    body: { title: 'Dreka', owner_id: other.id, business_id: other.id },
  });
  expect(body).toMatchObject({ owner_id: owner.id });
});

test('an owner’s list holds drafts too', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const { id } = await createMenu(server, owner);
  await server.database.query('UPDATE menus SET is_published = false WHERE id = $1', [id]);
  const { body } = await send(server, 'GET', '/menus/my', { token: owner.accessToken });
  expect(body).toMatchObject([{ id, is_published: 'draft', items_count: 2, sections_count: 1 }]);
});

// product.md §20
test('what is used of the plan counts hidden and sold-out items, and nobody else’s', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  await createMenu(server, await createOwner(server));
  await createMenu(server, owner, MENU);
  const usage = async (token: string) => (await send(server, 'GET', '/subscriptions/usage', { token })).body;
  expect(await usage(owner.accessToken)).toEqual({
    tier: 'standard',
    menus: { used: 1, limit: 5 },
    items: { used: 4, limit: 100 },
    trial_available: false,
  });
  const free = await createOwner(server);
  expect(await usage(free.accessToken)).toEqual({
    tier: 'basic',
    menus: { used: 0, limit: 1 },
    items: { used: 0, limit: 30 },
    trial_available: true,
  });
});
