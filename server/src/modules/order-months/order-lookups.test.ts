import { explained, plansOfMonths, readsOfMonths } from '../../test/explained.ts';
import { createMenu, createOwner, itemsOf, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { ordersOf } from '../operators/failures-repository.ts';
import { findOrderHead, listSteps } from '../operators/operator-orders-repository.ts';
import { findBusinessOrder, findOrder, findOrderEmail } from '../orders/orders-repository.ts';
import { markSeen } from '../orders/steps/answers-repository.ts';
import { deleteLastStatus, findHistoryStatus } from '../orders/steps/order-history-repository.ts';
import { lockOrder } from '../orders/steps/update-order-repository.ts';
import { listLedger } from '../payments/ledger-repository.ts';
import { findPayment, lockPayment } from '../payments/payments-repository.ts';
import { findNextJob, insertPrintJobs } from '../printers/print-jobs-repository.ts';
import { lockOrderDevices } from '../push/push-repository.ts';
import { almostReadyOrders, readyOrders } from '../ready-screens/ready-screens-repository.ts';
import { findOwnReview } from '../reviews/own-reviews-repository.ts';
import { findNeededAgain } from '../stock/taken-stock-repository.ts';

const server = testServer({ RATE_LIMITS: 'off' });
type Client = typeof server.database;

/** Months that have their partitions, beside the three to come and the default ones. */
const MONTHS_BEFORE = 9;
/** The middle of a month, so that what is read of a day before and after is of the same one. */
const MOMENT = `(date_trunc('month', now()) - interval '15 days')`;

let id: string;
let businessId: string;
let printerId: string;
let step: number;

const query = async (sql: string, values: unknown[] = []) => (await server.database.query(sql, values)).rows;

/** Of how many months the queries of a repository read orders, lines and steps, or plan to where that is asked for. */
const monthsReadBy = async (ask: (client: Client) => Promise<unknown>, partsOf = readsOfMonths) => {
  const reads = partsOf(await explained(server.database, ask));
  const tables = [...new Set(reads.map((part) => part['Relation Name'] ?? ''))];
  const count = (table: string): number => tables.filter((name) => name.startsWith(table)).length;
  return { orders: count('orders_'), lines: count('order_items_'), steps: count('order_history_') };
};

beforeAll(async () => {
  await query(`SELECT make_order_months(now() - interval '${MONTHS_BEFORE} months', now())`);
  const owner = await createOwner(server, { tier: 'standard' });
  businessId = owner.id;
  const menu = await createMenu(server, owner);
  ({ id } = (await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string });
  await query(`UPDATE orders SET created_at = ${MOMENT}, updated_at = ${MOMENT} WHERE id = $1`, [id]);
  const [first] = await query(
    `UPDATE order_history SET changed_at = ${MOMENT} WHERE order_id = $1 RETURNING id`,
    [id],
  );
  step = first.id;
  const printer = { name: 'Kuzhina', paper_mm: 80, tickets: ['kitchen'], prints_at: 'arrival' };
  const added = await send(server, 'POST', '/printers', { token: owner.accessToken, body: printer });
  printerId = (added.body as { id: string }).id;
  await query(`INSERT INTO print_jobs (printer_id, order_id, ticket, copy) VALUES ($1, $2, 'kitchen', 0)`, [
    printerId,
    id,
  ]);
  await query(
    `INSERT INTO payments (order_id, amount_minor, requested_at, paid_at) VALUES ($1, 1, now(), now())`,
    [id],
  );
  await query(
    `INSERT INTO ledger_entries (business_id, order_id, kind, amount_minor, entered_at) VALUES ($1, $2, 'charge', 1, now())`,
    [businessId, id],
  );
  await query(`INSERT INTO reviews (order_id, business_id, rating, created_at) VALUES ($1, $2, 5, now())`, [
    id,
    businessId,
  ]);
  await query(`INSERT INTO stock_counts (thing_id, menu_id, left_now) VALUES ($1, $2, 5)`, [
    itemsOf(menu)[0]?.id,
    menu.id,
  ]);
});

// product.md §600
describe('an order that is looked for by its number is read in its month alone', () => {
  test.each<
    [string, (client: Client) => Promise<unknown>, { orders?: number; lines?: number; steps?: number }]
  >([
    ['by anybody', (client) => findOrder(client, id), { orders: 1, lines: 1, steps: 1 }],
    [
      'by its place',
      (client) => findBusinessOrder(client, businessId, id),
      { orders: 1, lines: 1, steps: 1 },
    ],
    ['by who follows it', (client) => findOrderEmail(client, id), { orders: 1 }],
    ['to be changed', (client) => lockOrder(client, id), { orders: 1 }],
    ['to be followed by a browser', (client) => lockOrderDevices(client, id), { orders: 1 }],
    ['to be marked as seen', (client) => markSeen(client, businessId, [id]), { orders: 1 }],
    ['with its payment', (client) => findPayment(client, id), { orders: 1 }],
    ['with its payment, to be changed', (client) => lockPayment(client, id), { orders: 1 }],
    ['for the ledger', (client) => listLedger(client, businessId, undefined), { orders: 1, lines: 1 }],
    ['for its review', (client) => findOwnReview(client, businessId, id), { orders: 1 }],
    ['for what it needs of the stock again', (client) => findNeededAgain(client, id), { lines: 1 }],
    [
      'for tickets',
      (client) => insertPrintJobs(client, { businessId, orderId: id, printsAt: 'arrival' }),
      { orders: 1 },
    ],
    [
      'for the next ticket',
      (client) => {
        const now = new Date();
        return findNextJob(client, printerId, { handedOutBefore: now, dueUntil: now });
      },
      { orders: 1 },
    ],
    ['by an operator', (client) => findOrderHead(client, id), { orders: 1 }],
    ['by an operator, with its steps', (client) => listSteps(client, id), { orders: 1, steps: 1 }],
    ['for a failed mail', (client) => ordersOf(client, [id]), { orders: 1 }],
    ['for a step', (client) => findHistoryStatus(client, id, step), { orders: 1, steps: 1 }],
  ])('%s', async (_, ask, read) => {
    expect(await monthsReadBy(ask)).toEqual({ orders: 0, lines: 0, steps: 0, ...read });
  });
});

// product.md §600
test('to undo a step, steps of its order’s months and of now are read', async () => {
  const { orders, steps } = await monthsReadBy((client) => deleteLastStatus(client, id, 10));
  expect(orders).toBe(1);
  // Its own one, and that of now, which may be the last day of a month.
  expect(steps).toBeLessThanOrEqual(3);
});

// product.md §600
test('a screen of what is ready reads the steps of an order in the months from the order to its last change', async () => {
  await query(`UPDATE orders SET status = 'ready', promised_at = NULL WHERE id = $1`, [id]);
  const recent = `now() - interval '10 days'`;
  await query(`UPDATE orders SET created_at = ${recent}, updated_at = ${recent} WHERE id = $1`, [id]);
  for (const ask of [
    (client: Client) => readyOrders(client, businessId),
    (client: Client) => almostReadyOrders(client, businessId, new Date()),
  ])
    expect((await monthsReadBy(ask)).steps).toBeLessThanOrEqual(2);
});

// product.md §600: behind a pooler a statement is planned each time, and to plan for all months takes longer than to read one.
test.each<[string, (client: Client) => Promise<unknown>, { lines: number }]>([
  ['by anybody', (client) => findOrder(client, id), { lines: 1 }],
  ['by its place', (client) => findBusinessOrder(client, businessId, id), { lines: 1 }],
  ['by who follows it', (client) => findOrderEmail(client, id), { lines: 0 }],
])('an order that is asked for %s is planned for in its month alone', async (_, ask, planned) => {
  expect(await monthsReadBy(ask, plansOfMonths)).toMatchObject({ orders: 1, ...planned });
});
