import type { BusinessOrderRow, Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;

/** More than a list returns at once, one minute apart. */
const COUNT = 620;

beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
  const { body } = await send(server, 'POST', '/orders', { body: orderBody(menu) });
  // Copies of the first order; the last is half an hour into 21 November in Tirana.
  await server.database.query(
    `INSERT INTO orders (id, business_id, payment_method, payment_status, customer_name, customer_email, customer_phone, language,
       total_minor, display_currency, display_total_minor, rate, created_at)
     SELECT 'AAAA-' || translate(lpad(n::text, 4, '0'), '0123456789', 'ABCDEFGHJK'), business_id, payment_method, payment_status, customer_name, customer_email, customer_phone, language,
       total_minor, display_currency, display_total_minor, rate, timestamptz '2025-11-21 00:30+01' - n * interval '1 minute'
     FROM orders, generate_series(1, $2) AS n WHERE id = $1`,
    [(body as { id: string }).id, COUNT],
  );
  await server.database.query(
    `INSERT INTO order_items (id, order_id, ordered_at, name, price_minor, quantity, position)
     SELECT gen_random_uuid(), id, created_at, 'Bukë', 100, 1, 0 FROM orders WHERE id LIKE 'AAAA-%'`,
  );
});

/** Id of the order that is this many minutes old. */
const idOf = (n: number): string =>
  `AAAA-${String(n)
    .padStart(4, '0')
    .replace(/\d/g, (digit) => 'ABCDEFGHJK'[Number(digit)] ?? '')}`;

const list = async (query = ''): Promise<string[]> => {
  const { status, body } = await send(server, 'GET', `/orders/business${query}`, {
    token: owner.accessToken,
  });
  expect(status).toBe(200);
  return (body as BusinessOrderRow[]).map(({ id }) => id);
};

// product.md §80
test('the newest 500 orders are listed, and the others page by page', async () => {
  const first = await list();
  expect(first).toHaveLength(500);
  expect(first[1]).toBe(idOf(1));
  const rest = await list('?skip=500');
  expect(rest).toHaveLength(COUNT + 1 - 500);
  expect(new Set([...first, ...rest]).size).toBe(COUNT + 1);
  expect(await list('?limit=2&skip=1')).toEqual([idOf(1), idOf(2)]);
});

test('the orders of days are those of days in Tirane', async () => {
  expect(await list('?from=2025-11-21&until=2025-11-21')).toEqual(
    Array.from({ length: 30 }, (_, index) => idOf(index + 1)),
  );
  const before = await list('?until=2025-11-20');
  expect([before[0], before.length]).toEqual([idOf(31), 500]);
});

test('more at once than 500 are refused', async () => {
  expect(await send(server, 'GET', '/orders/business?limit=501', { token: owner.accessToken })).toMatchObject(
    { status: 422, body: { errors: [{ field: 'limit' }] } },
  );
});
