import type { OperatorOrder, OperatorOrderEvent } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { jobsDone } from '../../test/jobs-done.ts';
import { type PaidOrders, paidOrders } from '../../test/paid-orders.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { orderPlacedJob, orderStatusChangedJob } from '../orders/order-jobs.ts';
import { LIFETIMES } from '../push/push-kinds.ts';
import { createToken } from '../releases/teams/team-tokens.ts';
import { listMails, listPushes } from './operator-orders-repository.ts';
import { mailBeginnings, pushBeginnings } from './order-history.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let paid: PaidOrders;
beforeAll(async () => {
  paid = await paidOrders(server);
});

const tokenFor = (name: string, more: { part?: string; is_observer?: boolean } = {}) =>
  createToken(server.database, { name, part: null, ...more });
const look = async (id: string, token?: string): Promise<Received> =>
  send(server, 'GET', `/platform/orders/${id}`, { token: token ?? (await tokenFor('Drita')) });
const orderOf = async (id: string): Promise<OperatorOrder> => {
  const { status, body } = await look(id);
  expect([status, body]).toEqual([200, body]);
  return body as OperatorOrder;
};
const inWords = ({ area, what, whose, amount, outcome }: OperatorOrderEvent): string =>
  [area, what, whose, amount, outcome].filter((word) => word !== null).join(' ');
const looks = async (id: string): Promise<number | null> =>
  (await server.database.query(`SELECT FROM operator_acts WHERE act = 'order_seen' AND about = $1`, [id]))
    .rowCount;

// product.md §553
test('an order by card tells its steps, payment, mails and pushes in the order of their times', async () => {
  const { id } = await paid.placePaid();
  // A place is not told by a push of an order that is cancelled by then.
  await jobsDone(server, orderPlacedJob);
  await paid.setStatus(id, 'confirmed');
  await paid.setStatus(id, 'cancelled');
  await paid.isAt(id, 'refunded');
  await jobsDone(server, orderPlacedJob, orderStatusChangedJob);
  const order = await orderOf(id);
  expect(order).toMatchObject({ id, status: 'cancelled', payment_status: 'refunded', total: 6.63 });
  const events = order.events.map(inWords);
  const expected = [
    'step pending diner',
    'payment requested 6.63',
    'payment charge 6.63',
    'push newOrder place',
    'mail order-placed diner',
    'mail new-order place',
    'step confirmed place',
    'mail order-status diner',
    'step cancelled place',
    'push declined diner',
    'mail order-status diner',
    'payment refund 6.63',
  ];
  expect([...events].sort()).toEqual(expected.sort());
  const times = order.events.map(({ at }) => at);
  expect(times).toEqual([...times].sort());
});

// product.md §553
test('nothing of its diner is told', async () => {
  const { id } = await paid.orders.place({ notes: 'Te porta e kuqe', customer_name: 'Arta Kola' });
  const { body } = await look(id);
  const text = JSON.stringify(body);
  for (const said of ['Arta', 'arta.k@', 'porta', '+355']) expect(text).not.toContain(said);
});

// product.md §553
test('a message to a till is told with its state, and one about another order is not', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const { body: hook } = await send(server, 'POST', '/integrations/webhooks', {
    token: owner.accessToken,
    body: { url: 'https://kasa.example.com/a', events: ['order.created'] },
  });
  expect(hook).toMatchObject({ events: ['order.created'] });
  const place = async () =>
    ((await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string }).id;
  const [id] = [await place(), await place()];
  await server.database.query(`UPDATE webhook_deliveries SET state = 'failed'`);
  const { events } = await orderOf(id);
  expect(events.filter(({ area }) => area === 'till').map(inWords)).toEqual([
    'till order.created place failed',
  ]);
});

// product.md §292, §553
test('who took the last step is told: its diner, or the server where nobody answered', async () => {
  const cancelledBy = async (change: string): Promise<unknown> => {
    const { id } = await paid.orders.place();
    await server.database.query(`UPDATE orders SET status = 'cancelled', ${change} WHERE id = $1`, [id]);
    await server.database.query(`INSERT INTO order_history (order_id, status) VALUES ($1, 'cancelled')`, [
      id,
    ]);
    return (await orderOf(id)).events.find(({ what }) => what === 'cancelled')?.whose;
  };
  expect(await cancelledBy('cancelled_by_customer = true')).toBe('diner');
  expect(await cancelledBy(`decline_reason = 'unanswered'`)).toBe('server');
  expect(await cancelledBy(`payment_status = 'canceled'`)).toBe('server');
  expect(await cancelledBy(`payment_status = 'refunded'`)).toBe('place');
});

// product.md §554
test('a mail that was refused says so', async () => {
  const { id } = await paid.orders.place();
  await server.database.query(`INSERT INTO sent_mails (message_id, is_refused) VALUES ($1, true)`, [
    `order-placed-${id}`,
  ]);
  expect((await orderOf(id)).events.map(inWords)).toContain('mail order-placed diner refused');
});

// product.md §538, §539, §553
test('each look is recorded, an observer’s too, and neither a look for nothing nor a team’s', async () => {
  const { id } = await paid.orders.place();
  expect(await look(id.toLowerCase().replace('-', ''))).toMatchObject({ status: 200 });
  expect(await look(id, await tokenFor('Besa', { is_observer: true }))).toMatchObject({ status: 200 });
  expect(await look(id, await tokenFor('tavolinat', { part: 'remote-diner' }))).toMatchObject({
    status: 403,
  });
  expect(await looks(id)).toBe(2);
  expect(await look('ZZZZ-ZZZZ')).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  expect(await looks('ZZZZ-ZZZZ')).toBe(0);
});

test('mails and pushes are found by an index', async () => {
  const plans: string[] = [];
  const explaining = {
    query: async (query: { text: string; values: unknown[] }) => {
      const client = await server.database.connect();
      await client.query('SET enable_seqscan = off');
      const { rows } = await client.query(`EXPLAIN ${query.text}`, query.values);
      await client.query('RESET enable_seqscan');
      client.release();
      plans.push(JSON.stringify(rows));
      return { rows: [], rowCount: 0 };
    },
  } as unknown as typeof server.database;
  await listMails(explaining, mailBeginnings('K7MQ-4XTD'));
  await listPushes(explaining, pushBeginnings('K7MQ-4XTD'));
  expect(plans[0]).toContain('sent_mails_beginning');
  expect(plans[1]).toContain('told_pushes_beginning');
});

// product.md §553
test('no push about an order is left out of its history', () => {
  const aboutPlaces = ['consoleSilent', 'placeUnattended'];
  const kinds = pushBeginnings('K7MQ-4XTD').map((beginning) => beginning.split('-')[1]);
  const known = Object.keys(LIFETIMES).filter((kind) => !aboutPlaces.includes(kind));
  expect(kinds.toSorted()).toEqual(known.toSorted());
});
