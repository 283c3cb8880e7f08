import { CARDS, type CardHolder, cardHolder } from '../../test/card-holder.ts';
import { type CardOrders, cardOrders } from '../../test/card-orders.ts';
import { eventually } from '../../test/eventually.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { paymentSweepJob } from './payment-upkeep.ts';

const MINUTE_MS = 60_000;

const log: string[] = [];
const server = testServer(
  { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
  { logTo: { write: (line) => log.push(line) } },
);
let diner: CardHolder;
let orders: CardOrders;

beforeAll(async () => {
  diner = await cardHolder(server);
  orders = await cardOrders(server);
});

const sweep = () => server.jobs.send(server.database, paymentSweepJob, {});

/** Copies an order until it fills a sweep. The provider knows none of the payments. */
const addUnknownPayments = async (id: string, count: number): Promise<void> => {
  const columns = async (table: string, left: string): Promise<string> => {
    const { rows } = await server.database.query<{ list: string }>(
      `SELECT string_agg(column_name, ', ') AS list FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND NOT column_name = ANY($2) AND is_generated = 'NEVER'`,
      [table, left.split(' ')],
    );
    return rows[0]?.list ?? '';
  };
  const own = await columns('orders', 'id idempotency_key');
  await server.database.query(
    `INSERT INTO orders (id, ${own})
     SELECT translate(lpad(n::text, 4, '0'), '01', 'AB') || '-XXXX', ${own} FROM orders, generate_series(1, $2) n WHERE id = $1`,
    [id, count],
  );
  await server.database.query(
    `INSERT INTO payments (order_id, amount_minor, requested_at, ref)
     SELECT id, 663, now() - interval '3 minutes', 'pi_' || id FROM orders WHERE id LIKE '%-XXXX'`,
  );
};

// product.md §188
test('payments that cannot be asked about keep no other waiting', async () => {
  const { id, secret } = await orders.place();
  await addUnknownPayments(id, 200);
  await diner.confirm(secret, await diner.enterCard(CARDS.works));
  // The webhook message was lost.
  await server.database.query(`UPDATE orders SET payment_status = 'pending' WHERE id = $1`, [id]);
  server.advance(3 * MINUTE_MS);
  const failedLooks = async (): Promise<number> => {
    const { rows } = await server.database.query<{ most: number }>(
      `SELECT max(failed_looks)::int AS most FROM payments WHERE order_id LIKE '%-XXXX'`,
    );
    return rows[0]?.most ?? 0;
  };
  await sweep();
  await eventually(async () => expect(await failedLooks()).toBe(1));
  await sweep();
  await eventually(async () => {
    expect(await orders.track(id)).toMatchObject({ payment_status: 'paid' });
  });
});

// product.md §188
test('a payment that cannot be asked about is reported after five tries', async () => {
  const { id } = await orders.place();
  await server.database.query(`UPDATE payments SET ref = 'pi_unknown' WHERE order_id = $1`, [id]);
  const reports = (): string[] => log.filter((line) => line.includes(`Payment of order ${id}`));
  const failedLooks = async (): Promise<number> => {
    const { rows } = await server.database.query<{ failed_looks: number }>(
      'SELECT failed_looks FROM payments WHERE order_id = $1',
      [id],
    );
    return rows[0]?.failed_looks ?? 0;
  };
  server.advance(3 * MINUTE_MS);
  await sweep();
  await eventually(async () => expect(await failedLooks()).toBeGreaterThan(0));
  expect(reports()).toEqual([]);
  await server.database.query('UPDATE payments SET failed_looks = 4, look_at = NULL WHERE order_id = $1', [
    id,
  ]);
  await sweep();
  await eventually(async () => expect(reports()).not.toEqual([]));
});

test('an order whose payment was refused by the provider can be cancelled', async () => {
  const { id } = await orders.place();
  await server.database.query(
    'UPDATE payments SET ref = NULL, amount_minor = 100000000 WHERE order_id = $1',
    [id],
  );
  expect(await orders.cancel(id)).toMatchObject({
    status: 200,
    body: { status: 'canceled', payment_status: 'canceled' },
  });
});

test('a refund that the provider refuses for good is reported at once, with the reason', async () => {
  const { id, secret } = await orders.place();
  await diner.confirm(secret, await diner.enterCard(CARDS.disputed));
  await eventually(async () => {
    expect(await orders.track(id)).toMatchObject({ payment_status: 'paid' });
  });
  await send(server, 'PATCH', `/orders/business/${id}`, {
    token: orders.owner.accessToken,
    body: { status: 'cancelled' },
  });
  await eventually(async () =>
    expect(log.find((line) => line.includes(`The refund of order ${id} was refused`))).toContain(
      'charge_disputed',
    ),
  );
});
