import { randomUUID } from 'node:crypto';
import type { Menu, OrderStats } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

let owner: TestOwner;
let menu: Menu;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

const stats = async (query = ''): Promise<OrderStats> => {
  const { status, body } = await send(server, 'GET', `/orders/stats${query}`, { token: owner.accessToken });
  expect(status).toBe(200);
  return body as OrderStats;
};

/** Places an order of some dishes, and sets its time to an SQL expression. */
const ordered = async (moment: string, quantities: number[] = [1]): Promise<string> => {
  const items = quantities.map((quantity, index) => ({ menu_item_id: itemsOf(menu)[index]?.id, quantity }));
  const { body } = await send(server, 'POST', '/orders', { body: orderBody(menu, { items }) });
  const { id } = body as { id: string };
  await server.database.query(`UPDATE orders SET created_at = ${moment} WHERE id = $1`, [id]);
  return id;
};

/** A local time in Tirana, some days before today. */
const daysAgo = (days: number, time = '00:00:01'): string =>
  `(date_trunc('day', now() AT TIME ZONE 'Europe/Tirane') - interval '${days} days' + time '${time}') AT TIME ZONE 'Europe/Tirane'`;

const setStatus = async (id: string, status: string) => {
  const answer = await send(server, 'PATCH', `/orders/business/${id}`, {
    token: owner.accessToken,
    body: { status },
  });
  expect(answer.status).toBe(200);
};

test('a business without orders has its days, and nothing in them', async () => {
  const { period, before } = await stats('?days=7');
  expect(before).toEqual({
    orders_today: 0,
    orders_this_month: 0,
    average_order_value: 0,
    total_revenue_this_month: 0,
  });
  expect(period.totals).toEqual({
    orders: 0,
    revenue: 0,
    average_order_value: 0,
    average_waiting_minutes: null,
  });
  expect(period.days).toHaveLength(7);
  expect(period.best_sellers).toEqual([]);
});

// product.md §31
test('days are those of Tirane, the first of the period included and the one before not', async () => {
  await ordered(daysAgo(6));
  await ordered(daysAgo(6, '23:59:59'));
  await ordered(daysAgo(7, '23:59:59'));
  await ordered(daysAgo(13));
  await ordered(daysAgo(14, '23:59:59'));
  const { period } = await stats('?days=7');
  expect(period.days[0]).toEqual({ date: period.from, orders: 2, revenue: 13.26 });
  expect(period.days.slice(1).every(({ orders, revenue }) => orders === 0 && revenue === 0)).toBe(true);
  expect(period.totals).toMatchObject({ orders: 2, revenue: 13.26, average_order_value: 6.63 });
  expect(period.before).toMatchObject({ orders: 2, revenue: 13.26 });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Tirane' }).format(new Date());
  expect(period.to).toBe(today);
});

// product.md §62
test('yesterday is compared up to the same moment', async () => {
  const local = `(now() AT TIME ZONE 'Europe/Tirane')`;
  await ordered('now()');
  await ordered(`(${local} - interval '1 day') AT TIME ZONE 'Europe/Tirane'`);
  await ordered(daysAgo(1, '23:59:59.999999'));
  const { orders_today, before } = await stats();
  expect([orders_today, before.orders_today]).toEqual([1, 1]);
});

test('best sellers are counted over orders that were not cancelled, deleted dishes by their name', async () => {
  await ordered('now()', [1, 3]);
  await ordered('now()', [1]);
  await setStatus(await ordered('now()', [9]), 'cancelled');
  const [tave, fergese] = itemsOf(menu);
  expect((await stats()).period.best_sellers).toEqual([
    {
      menu_item_id: fergese?.id,
      name: 'Fërgesë e Tiranës',
      quantity: 3,
      revenue: 15,
      by_currency: [{ currency: 'ALL', revenue: 1470 }],
    },
    {
      menu_item_id: tave?.id,
      name: 'Tavë kosi',
      quantity: 2,
      revenue: 13.26,
      by_currency: [{ currency: 'ALL', revenue: 1300 }],
    },
  ]);
  await send(server, 'DELETE', `/menus/${menu.id}`, { token: owner.accessToken });
  expect((await stats()).period.best_sellers[0]).toMatchObject({ menu_item_id: null, quantity: 3 });
});

// product.md §189
test('waiting ends when an order is ready, and what was forgotten does not count', async () => {
  const [quick, slow, forgotten, cancelled] = [
    await ordered(`now() - interval '10 minutes'`),
    await ordered(`now() - interval '30 minutes'`),
    await ordered(`now() - interval '13 hours'`),
    await ordered(`now() - interval '50 minutes'`),
  ];
  await setStatus(quick, 'ready');
  await setStatus(quick, 'completed');
  await setStatus(slow, 'completed');
  await setStatus(forgotten, 'completed');
  await setStatus(cancelled, 'ready');
  await setStatus(cancelled, 'cancelled');
  expect((await stats()).period.totals.average_waiting_minutes).toBeCloseTo(20, 0);
});

test("another's orders are not in it", async () => {
  const other = await createOwner(server, { tier: 'standard', name: randomUUID() });
  const theirs = await createMenu(server, other);
  await send(server, 'POST', '/orders', { body: orderBody(theirs) });
  expect((await stats()).period.totals.orders).toBe(0);
});

// product.md §114
describe('amounts by the currency they are collected in', () => {
  /** Places an order of two Tavë kosi (650 L, 6,63 €). */
  const orderedIn = async (display_currency: string, moment = 'now()'): Promise<string> => {
    const items = [{ menu_item_id: itemsOf(menu)[0]?.id, quantity: 2 }];
    const { body } = await send(server, 'POST', '/orders', {
      body: orderBody(menu, { items, display_currency }),
    });
    const { id } = body as { id: string };
    await server.database.query(`UPDATE orders SET created_at = ${moment} WHERE id = $1`, [id]);
    return id;
  };

  test('stand side by side, the one with most orders first, and are never added up', async () => {
    await orderedIn('EUR');
    await orderedIn('ALL');
    await orderedIn('ALL');
    await setStatus(await orderedIn('GBP'), 'cancelled');
    const { by_currency, period } = await stats('?days=7');
    const before = { average_order_value: 0, total_revenue_this_month: 0 };
    expect(by_currency).toEqual([
      { currency: 'ALL', average_order_value: 1300, total_revenue_this_month: 2600, before },
      { currency: 'EUR', average_order_value: 13.26, total_revenue_this_month: 13.26, before },
    ]);
    expect(
      period.takings?.map(({ currency, open, days }) => [currency, open, days?.length, days?.at(-1)]),
    ).toEqual([
      ['ALL', 2600, 7, { date: period.to, revenue: 2600 }],
      ['EUR', 13.26, 7, { date: period.to, revenue: 13.26 }],
    ]);
    expect(period.best_sellers).toMatchObject([
      {
        name: 'Tavë kosi',
        quantity: 6,
        revenue: 39.78,
        by_currency: [
          { currency: 'ALL', revenue: 2600 },
          { currency: 'EUR', revenue: 13.26 },
        ],
      },
    ]);
  });

  test('compare with the month before, currency by currency', async () => {
    const lastMonth = `(date_trunc('month', now() AT TIME ZONE 'Europe/Tirane') - interval '1 month' + time '00:00:01') AT TIME ZONE 'Europe/Tirane'`;
    await orderedIn('ALL', lastMonth);
    await orderedIn('ALL');
    expect((await stats()).by_currency).toEqual([
      {
        currency: 'ALL',
        average_order_value: 1300,
        total_revenue_this_month: 1300,
        before: { average_order_value: 1300, total_revenue_this_month: 1300 },
      },
    ]);
  });

  // product.md §4
  test('of an order paid by card are euro', async () => {
    const id = await orderedIn('ALL');
    await server.database.query(`UPDATE orders SET payment_method = 'card' WHERE id = $1`, [id]);
    await server.database.query(
      'INSERT INTO payments (order_id, amount_minor, requested_at, paid_at) VALUES ($1, 1326, now(), now())',
      [id],
    );
    const { by_currency, period } = await stats();
    expect(by_currency).toMatchObject([{ currency: 'EUR', total_revenue_this_month: 13.26 }]);
    expect(period.best_sellers[0]?.by_currency).toEqual([{ currency: 'EUR', revenue: 13.26 }]);
  });

  test('a line from before its shown price was kept takes its share of what its order came to', async () => {
    const id = await ordered('now()', [1, 3]);
    const lines = () =>
      stats().then(({ period }) => period.best_sellers.map(({ by_currency }) => by_currency?.[0]?.revenue));
    const kept = await lines();
    await server.database.query(`UPDATE order_items SET display_price_minor = NULL WHERE order_id = $1`, [
      id,
    ]);
    const shared = await lines();
    const sum = (amounts: (number | undefined)[]) =>
      amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
    expect(sum(shared)).toBeCloseTo(sum(kept), 1);
  });
});
