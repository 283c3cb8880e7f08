import {
  type ActiveSession,
  type ApiKey,
  type CallDefinition,
  calls,
  type Menu,
  type NewPrinter,
  type PlaceTable,
  type PushDevice,
  type Webhook,
} from '@tavolina/shared-api/contract';
import { createMenuWithChoices, optionOf } from '../test/choices.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../test/factories.ts';
import { picture, upload } from '../test/pictures.ts';
import { dayIn } from '../test/price-changes.ts';
import { type Received, send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

type Call = CallDefinition;

const ALL: readonly Call[] = Object.values(calls).flatMap((group): Call[] => Object.values(group));
const routeOf = ({ method, path }: Call) => `${method} ${path}`;
const cases = (wanted: (call: Call) => boolean) =>
  ALL.filter(wanted).map((call): [string, Call] => [routeOf(call), call]);

const isOwners = ({ access }: Call) => access === 'bearer';
/** Calls that name a thing in their path and know whose it is. */
const namesThings = ({ access, path }: Call) =>
  access !== 'public' && access !== 'team' && path.includes('{');

const UNKNOWN_ID = '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e';
/** A body each change accepts, so that nothing but the owner stands in its way. */
const BODIES: Record<string, object> = {
  'PATCH /users/{id}': { email: 'tjeter@shembull.al', current_password: 'Rruga-Kala-9' },
  'PATCH /menus/{id}': { title: 'I huaj', is_published: 'published', sections: [], items: [] },
  'POST /menus/{id}/csv/preview': { csv: 'Emri\nI huaj' },
  'PUT /menus/{id}/csv': { csv: 'Emri,Çmimi ALL\nI huaj,100' },
  'PUT /menus/{id}/items/{itemId}/sold-out': { span: 'until_told' },
  'PUT /menus/{id}/options/{optionId}/sold-out': { span: 'until_told' },
  'PUT /menus/{id}/items/{itemId}/stock': { left: 3 },
  'PUT /menus/{id}/options/{optionId}/stock': { left: 3 },
  'PATCH /menus/{id}/price-changes': {
    changes: [{ thing_id: UNKNOWN_ID, starts_on: dayIn(3), prices: {} }],
  },
  'PATCH /orders/business/{orderId}': { status: 'cancelled', notes: 'i huaj' },
  'PUT /orders/business/{orderId}/collection': { by: 'cash' },
  'POST /orders/business/{orderId}/take-back': { version: 1 },
  'POST /orders/business/{orderId}/delay': { minutes: 10, version: 1 },
  'POST /orders/business/seen': { order_ids: ['ZZZZ-ZZZZ'] },
  'PUT /reviews/business/{orderId}/answer': { text: 'i huaj' },
  'PUT /reviews/business/{orderId}/report': { reason: 'i huaj' },
  'POST /integrations/keys': { name: 'Kasa', scopes: ['orders_read'] },
  'POST /printers': { name: 'Kuzhina', paper_mm: 80, tickets: ['kitchen'], prints_at: 'arrival' },
  'POST /integrations/webhooks': { url: 'https://kasa.example.com', events: ['item.sold_out'] },
  'PATCH /integrations/webhooks/{id}': { is_on: false },
};

let [first, second, free] = [] as unknown as [TestOwner, TestOwner, TestOwner];
/** An order from when the plan of the owner on the free one had orders. */
let orderOfFree: string;
/** What the first owner has, by the part of the path that names it. */
let things: Record<string, { own: string[]; unknown: string[] }>;
let file: Buffer;

beforeAll(async () => {
  [first, second, free] = await Promise.all([
    createOwner(server, { tier: 'standard' }),
    createOwner(server, { tier: 'standard' }),
    createOwner(server, { tier: 'standard' }),
  ]);
  const order = async (menu: Menu) =>
    (await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string };
  const menu = await createMenuWithChoices(server, first);
  const { id: orderId } = await order(menu);
  ({ id: orderOfFree } = await order(await createMenu(server, free)));
  await server.database.query('DELETE FROM subscriptions WHERE business_id = $1', [free.id]);
  await send(server, 'PATCH', `/menus/${menu.id}`, {
    token: first.accessToken,
    body: { is_published: 'draft' },
  });
  await send(server, 'POST', '/login', { form: { username: first.email, password: first.password } });
  const sessions = (await send(server, 'GET', '/auth/sessions', { token: first.accessToken }))
    .body as ActiveSession[];
  const table = await send(server, 'POST', '/tables', { token: first.accessToken, body: { label: '12' } });
  const device = await send(server, 'POST', '/push/devices', {
    token: first.accessToken,
    body: {
      endpoint: 'https://push.example.com/send/1',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  });
  const key = await send(server, 'POST', '/integrations/keys', {
    token: first.accessToken,
    body: BODIES['POST /integrations/keys'],
  });
  const hook = await send(server, 'POST', '/integrations/webhooks', {
    token: first.accessToken,
    body: BODIES['POST /integrations/webhooks'],
  });
  const { id: hookId } = hook.body as Webhook;
  await server.database.query(
    `INSERT INTO webhook_deliveries (id, webhook_id, type, body, state) VALUES ('msg_1', $1, 'test', '{}', 'failed')`,
    [hookId],
  );
  const printer = await send(server, 'POST', '/printers', {
    token: first.accessToken,
    body: BODIES['POST /printers'],
  });
  await server.database.query(
    `INSERT INTO reviews (order_id, business_id, rating, comment) VALUES ($1, $2, 5, 'Mirë')`,
    [orderId, first.id],
  );
  things = {
    '/reviews/business/{orderId}': { own: [orderId], unknown: ['ZZZZ-ZZZZ'] },
    '/printers/{id}': { own: [(printer.body as NewPrinter).id], unknown: [UNKNOWN_ID] },
    '/integrations/webhooks/{id}/deliveries/{deliveryId}': {
      own: [hookId, 'msg_1'],
      unknown: [UNKNOWN_ID, 'msg_1'],
    },
    '/integrations/webhooks/{id}': { own: [hookId], unknown: [UNKNOWN_ID] },
    '/integrations/keys/{id}': { own: [(key.body as ApiKey).id], unknown: [UNKNOWN_ID] },
    '/push/devices/{id}': { own: [(device.body as PushDevice).id], unknown: [UNKNOWN_ID] },
    '/tables/{id}': { own: [(table.body as PlaceTable).id], unknown: [UNKNOWN_ID] },
    '/menus/{id}/options/{optionId}': {
      own: [menu.id, optionOf(menu, 'E madhe').id],
      unknown: [UNKNOWN_ID, UNKNOWN_ID],
    },
    '/menus/{id}/items/{itemId}': {
      own: [menu.id, itemsOf(menu)[0]?.id ?? ''],
      unknown: [UNKNOWN_ID, UNKNOWN_ID],
    },
    '/menus/{id}': { own: [menu.id], unknown: [UNKNOWN_ID] },
    '/menus/user/{userId}': { own: [first.id], unknown: [UNKNOWN_ID] },
    '/auth/sessions/{id}': {
      own: [sessions.find(({ is_current }) => !is_current)?.id ?? ''],
      unknown: [UNKNOWN_ID],
    },
    '/users/{id}': { own: [first.id], unknown: [UNKNOWN_ID] },
    '/orders/business/{orderId}': { own: [orderId], unknown: ['ZZZZ-ZZZZ'] },
  };
  file = await picture().jpeg().toBuffer();
});

const pathTo = ({ path }: Call, which: 'own' | 'unknown'): string => {
  const [start] = Object.keys(things).filter((prefix) => path.startsWith(prefix));
  const thing = start === undefined ? undefined : things[start];
  if (!thing) throw new Error(`nothing is known that ${path} could name`);
  return thing[which].reduce((filled, name) => filled.replace(/\{\w+\}/, name), path);
};

const ask = (call: Call, path: string, token?: string): Promise<Received> => {
  const access = token === undefined ? {} : { token };
  if (call.bodyEncoding === 'multipart') return upload(server, path, file, access);
  if (call.method === 'GET' || call.method === 'DELETE') return send(server, call.method, path, access);
  const body = BODIES[routeOf(call)] ?? {};
  return send(server, call.method, path, { ...access, body });
};

/** Every row that belongs to somebody. */
const everything = async () => {
  const tables = [
    'businesses',
    'session_families',
    'subscriptions',
    'menus',
    'sections',
    'items',
    'item_prices',
    'item_pictures',
    'stock_counts',
    'price_changes',
    'popular_items',
    'new_items',
    'orders',
    'order_items',
    'reviews',
    'place_tables',
    'opening_hours',
    'order_settings',
    'push_devices',
    'api_keys',
    'printers',
    'print_jobs',
    'webhooks',
    'webhook_choices',
    'webhook_deliveries',
  ];
  const all: unknown[] = [];
  for (const table of tables) {
    const { rows } = await server.database.query(`SELECT t::text FROM ${table} t ORDER BY 1`);
    all.push(rows);
  }
  return all;
};

test('every call of owners that is served asks to sign in without a token that holds, and changes nothing', async () => {
  const { paths } = (await send(server, 'GET', '/openapi.json')).body as { paths: Record<string, object> };
  const served = ALL.filter(
    (call) => isOwners(call) && call.method.toLowerCase() in (paths[call.path] ?? {}),
  );
  expect(served.length).toBeGreaterThan(15);
  const before = await everything();
  for (const call of served) {
    const path = call.path.includes('{') ? pathTo(call, 'own') : call.path;
    for (const token of [undefined, 'abc', `${first.accessToken}x`]) {
      const { status, body } = await ask(call, path, token);
      expect([routeOf(call), status, body]).toMatchObject([routeOf(call), 401, { code: 'unauthorized' }]);
    }
  }
  expect(await everything()).toEqual(before);
});

// product.md §159
describe('what belongs to another business', () => {
  const asked = cases(namesThings).flatMap(([route, call]) => [
    { route, plan: 'with orders', call, owner: () => second },
    { route, plan: 'that is free', call, owner: () => free },
  ]);
  test.each(asked)(
    '$route answers as if it did not exist, to a plan $plan, and changes nothing',
    async ({ call, owner }) => {
      const before = await everything();
      const foreign = await ask(call, pathTo(call, 'own'), owner().accessToken);
      const missing = await ask(call, pathTo(call, 'unknown'), owner().accessToken);
      expect(foreign.status).toBe(404);
      expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body]);
      expect(await everything()).toEqual(before);
    },
  );

  test('is there for its owner', async () => {
    for (const [, call] of cases((each) => namesThings(each) && each.method === 'GET'))
      expect((await ask(call, pathTo(call, 'own'), first.accessToken)).status).toBe(200);
  });
});

describe('on the free plan', () => {
  test.each(cases((call) => isOwners(call) && call.errors.includes('plan_required') && !call.success.stream))(
    '%s says which plan it needs',
    async (_, call) => {
      const path = call.path.replace('{orderId}', orderOfFree);
      expect(await ask(call, path, free.accessToken)).toMatchObject({
        status: 403,
        body: { code: 'plan_required' },
      });
    },
  );
});

describe('fields nobody has a say in', () => {
  const EXTRA = {
    id: UNKNOWN_ID,
    user_id: UNKNOWN_ID,
    owner_id: UNKNOWN_ID,
    business_id: UNKNOWN_ID,
    tier: 'premium',
    subscription_tier: 'premium',
    rating: 5,
    rating_sum: 500,
    rating_count: 100,
    version_of: 9,
    is_admin: true,
    items_count: 0,
    created_at: '2020-01-01T00:00:00.000Z',
  };
  /** As text: a literal `__proto__` would only set the prototype. */
  const poisoned = (body: object) =>
    `${JSON.stringify({ ...EXTRA, ...body }).slice(0, -1)},"__proto__":{"tier":"premium"},"constructor":{"prototype":{"tier":"premium"}}}`;

  const decided = async () => {
    const { rows } = await server.database.query(
      `SELECT b.id, b.rating_sum, b.rating_count, b.created_at, s.tier, s.status,
         (SELECT json_agg(json_build_array(m.id, m.items_count, m.created_at) ORDER BY m.id) FROM menus m WHERE m.business_id = b.id) AS menus,
         (SELECT json_agg(json_build_array(o.id, o.total_minor, o.payment_status) ORDER BY o.id) FROM orders o WHERE o.business_id = b.id) AS orders
       FROM businesses b LEFT JOIN subscriptions s ON s.business_id = b.id ORDER BY b.id`,
    );
    return rows;
  };

  test.each([
    ['PATCH /users/profile/', { city: 'Shkodër' }],
    ['PATCH /menus/{id}', { title: 'Titull' }],
    ['PATCH /orders/business/{orderId}', { status: 'confirmed', total_amount: 0, payment_status: 'paid' }],
  ])('of %s are ignored', async (route, body) => {
    const call = ALL.find((each) => routeOf(each) === route);
    if (!call) throw new Error(`no call ${route}`);
    const before = await decided();
    const path = call.path.includes('{') ? pathTo(call, 'own') : call.path;
    const answer = await send(server, call.method, path, {
      token: first.accessToken,
      body: poisoned(body),
    });
    expect(answer.status).toBe(200);
    expect(await decided()).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'tier')).toBe(false);
  });
});
