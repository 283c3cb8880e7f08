import { calls, type Menu, type MenuPage, type OrderPlaced } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from '../test/factories.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

/** Shorter than what the payloads would have the database sleep, however busy the machine is. */
const PROMPT_MS = 19_000;
const DINER = 'arta.k@shembull.al';

const PAYLOADS = [
  "'",
  "''",
  '"',
  '\\',
  '`',
  ';',
  '--',
  '/*',
  "' OR '1'='1",
  "' OR 1=1 --",
  '1 OR 1=1',
  "') OR ('1'='1",
  "')) OR TRUE; --",
  "'; DROP TABLE orders; --",
  "1; UPDATE menus SET title = 'x'; --",
  "' UNION SELECT email, password_hash FROM businesses --",
  '0 UNION ALL SELECT NULL, version()',
  "' AND (SELECT pg_sleep(20)) IS NULL --",
  '1; SELECT pg_sleep(20) --',
  "'||pg_sleep(20)||'",
  "'||(SELECT password_hash FROM businesses LIMIT 1)||'",
  '(SELECT 1 FROM pg_sleep(20))',
  'CASE WHEN 1=1 THEN title ELSE created_at END',
  'title; --',
  'created_at, (SELECT 1/0)',
  'asc; --',
  '$$; DROP TABLE menus; $$',
  "E'\\047'",
  '%27%20OR%201%3D1--',
  '$1',
  '%',
  '_',
  '%%%',
  '____',
  '\\%',
];

let owner: TestOwner;
let menu: Menu;
let orderId: string;
beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard', name: 'Oxhaku' });
  menu = await createMenu(server, owner);
  const { body } = await send(server, 'POST', '/orders', { body: orderBody(menu) });
  orderId = (body as OrderPlaced).id;
});

/** What the payloads would change or show. */
const contents = async (): Promise<unknown> =>
  (
    await server.database.query(
      `SELECT (SELECT json_agg(m.title) FROM menus m) AS menus, (SELECT count(*)::int FROM orders) AS orders,
         (SELECT json_agg(b.email) FROM businesses b) AS businesses`,
    )
  ).rows;

/** Asks for each payload, and says what was answered with more than a refusal or in more than a moment. */
const askAll = async (
  addressOf: (payload: string) => string,
  isHarmless: (body: unknown) => boolean,
): Promise<unknown[]> => {
  const wrong: unknown[] = [];
  for (const payload of PAYLOADS) {
    const before = performance.now();
    const { status, body } = await send(server, 'GET', addressOf(encodeURIComponent(payload)), {
      token: owner.accessToken,
    });
    const isTaken = status === 200 && isHarmless(body);
    const isRefused = status === 404 || status === 422;
    const isPrompt = performance.now() - before < PROMPT_MS;
    if (!(isTaken || isRefused) || !isPrompt) wrong.push({ payload, status, body });
  }
  return wrong;
};

const FILTERS = Object.keys(calls.discovery.menus.query.shape);

test.each(FILTERS)('the filter %s finds nothing by SQL', async (filter) => {
  const before = await contents();
  const findsNothing = (body: unknown): boolean => (body as MenuPage).total === 0;
  for (const list of ['menus', 'restaurants'])
    expect(await askAll((payload) => `/${list}/?${filter}=${payload}`, findsNothing)).toEqual([]);
  expect(await contents()).toEqual(before);
});

test.each<[string, (payload: string) => string]>([
  ['a menu', (payload) => `/menus/${payload}`],
  ['menus of a user', (payload) => `/menus/user/${payload}`],
  ['a table of a menu', (payload) => `/menus/${payload}/csv`],
  ['an order', (payload) => `/orders/business/${payload}`],
  ['an order and its e-mail', (payload) => `/orders/customer/${payload}?email=${DINER}`],
  ['an e-mail of an order', (payload) => `/orders/customer/${orderId}?email=${payload}`],
  ['days of figures', (payload) => `/orders/stats?days=${payload}`],
  ['a month of the ledger', (payload) => `/payments/ledger?month=${payload}`],
])('%s is not found by SQL', async (_what, addressOf) => {
  const before = await contents();
  expect(await askAll(addressOf, () => false)).toEqual([]);
  expect(await contents()).toEqual(before);
});

test('nobody signs in by SQL', async () => {
  for (const payload of PAYLOADS) {
    const form = { username: `${owner.email}${payload}`, password: payload };
    expect((await send(server, 'POST', '/login', { form })).status).toBe(401);
  }
});

test('statements end by themselves, and the role of the product administers nothing', async () => {
  const { rows } = await server.database.query(
    `SELECT current_setting('statement_timeout') <> '0' AS ends, rolsuper AS administrator
     FROM pg_roles WHERE rolname = current_user`,
  );
  expect(rows).toEqual([{ ends: true, administrator: false }]);
});
