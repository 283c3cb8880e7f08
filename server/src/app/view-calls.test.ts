import { type CallDefinition, type Menu, type Route, VIEW_CALLS } from '@tavolina/shared-api/contract';
import { createToken } from '../modules/releases/teams/team-tokens.ts';
import { callAsInExample, callRows } from '../test/described-calls.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from '../test/factories.ts';
import { send } from '../test/send.ts';
import { openViewOf } from '../test/support-view.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const takesTokens = ({ access }: CallDefinition) => access === 'bearer' || access === 'optional-bearer';
const isShown = ({ method, path }: CallDefinition) => `${method} ${path}` in VIEW_CALLS;

let owner: TestOwner;
let token: string;
let menu: Menu;
let orderId: string;

beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
  const { body } = await send(server, 'POST', '/orders', {
    body: orderBody(menu, { notes: 'Pa qepë', allergy: 'arra' }),
  });
  orderId = (body as { id: string }).id;
  await server.database.query(
    `INSERT INTO reviews (order_id, business_id, rating, comment) VALUES ($1, $2, 5, 'Mirë')`,
    [orderId, owner.id],
  );
  const operator = await createToken(server.database, { name: 'Drita', part: null });
  token = (await openViewOf(server, owner.id, operator)).view_token;
});

/** Every row of every table, but for what work in the background has sent. */
const everything = async () => {
  const { rows: tables } = await server.database.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND relname NOT IN ('rate_limits', 'migrations', 'sent_mails', 'told_pushes') ORDER BY 1`,
  );
  const all: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await server.database.query(`SELECT t::text FROM "${name}" t ORDER BY 1`);
    all.push([name, rows]);
  }
  return all;
};

// product.md §700
test.each(callRows((call) => takesTokens(call) && call.method !== 'GET'))(
  '%s is refused in a support view, and changes nothing',
  async (_name, described) => {
    const before = await everything();
    expect(await callAsInExample(server, described, { token })).toMatchObject({
      status: 403,
      body: { code: 'read_only' },
    });
    expect(await everything()).toEqual(before);
  },
);

// product.md §700
test.each([
  ['sq', 'Po e sheh këtë lokal si mbështetje: asgjë nuk mund të ndryshohet.', 'Mbështetja nuk e sheh këtë.'],
  ['en', 'You are viewing this place as support: nothing can be changed.', 'Support does not see this.'],
])('who is refused reads why, %s', async (language, readOnly, notForSupport) => {
  const as = { token, headers: { 'accept-language': language } };
  expect(await send(server, 'PUT', '/availability/alive', as)).toMatchObject({ body: { detail: readOnly } });
  expect(await send(server, 'GET', '/auth/sessions', as)).toMatchObject({ body: { detail: notForSupport } });
});

// product.md §700
test.each(callRows((call) => takesTokens(call) && call.method === 'GET' && !isShown(call)))(
  '%s is not for support',
  async (_name, described) => {
    expect(await callAsInExample(server, described, { token })).toMatchObject({
      status: 403,
      body: { code: 'not_for_support' },
    });
  },
);

test('what support may call are calls of owners that only read', () => {
  const readable = callRows((call) => takesTokens(call) && call.method === 'GET').map(([name]) => name);
  expect(readable).toEqual(expect.arrayContaining(Object.keys(VIEW_CALLS)));
});

// product.md §700
test.each(callRows((call) => takesTokens(call) && isShown(call) && !call.success.stream))(
  '%s is answered as its owner is, but for what is covered, and changes nothing',
  async (name, described) => {
    const { call } = described;
    const path = call.path
      .replace('{orderId}', orderId)
      .replace('{userId}', owner.id)
      .replace('{id}', menu.id)
      .replace(/\/$/, '');
    const before = await everything();
    const seen = await send(server, 'GET', path, { token });
    const own = await send(server, 'GET', path, { token: owner.accessToken });
    expect(seen.status).toBe(own.status);
    expect(await everything()).toEqual(before);
    const covered = VIEW_CALLS[name as Route] ?? {};
    const expected = JSON.parse(JSON.stringify(own.body), (field, value) =>
      typeof value === 'string' && value !== '' && Object.hasOwn(covered, field) ? covered[field] : value,
    );
    expect(seen.body).toEqual(expected);
    expect(seen.headers.get('cache-control')).toBe(own.headers.get('cache-control'));
  },
);

// product.md §700
test.each(['/orders/business', 'order', '/reviews/business'])(
  'nothing of a guest stands in %s',
  async (asked) => {
    const path = asked === 'order' ? `/orders/business/${orderId}` : asked;
    const { status, body } = await send(server, 'GET', path, { token });
    const text = JSON.stringify(body);
    expect(status).toBe(200);
    expect(text).toContain('•••');
    for (const word of ['Arta', 'arta.k@', '+355 69 000 0000', 'Pa qepë', 'arra'])
      expect(text.replaceAll(/"phone":"[^"]*"/g, '')).not.toContain(word);
  },
);

// product.md §700
test('neither a team’s call takes the token of a view, nor a view’s call that of a team', async () => {
  for (const [, described] of callRows(({ access }) => access === 'team'))
    expect(await callAsInExample(server, described, { token })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
});
