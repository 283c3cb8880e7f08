import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { answeredOrder } from '../test/answered-orders.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const TOKEN = 'a-token-of-the-operator';
const MINUTE_MS = 60_000;
const server = testServer({ METRICS_TOKEN: TOKEN, RATE_LIMITS: 'off', BACKUP_DIR: 'backups' });
const at = answeredOrder(server);

const metrics = async (): Promise<string> =>
  (await fetch(`${server.api}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();

/** The value of a series, by its name and labels as they are written; undefined where there is none. */
const seriesValue = async (series: string): Promise<number | undefined> => {
  const line = (await metrics()).split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

const waitedFor = (minutes: number): Promise<unknown> =>
  server.database.query(`UPDATE orders SET waits_from = now() - make_interval(mins => $2) WHERE id = $1`, [
    at.id,
    minutes,
  ]);

const confirm = async (): Promise<BusinessOrder> =>
  (await at.change({ status: 'confirmed', promise_minutes: 20 })).body as BusinessOrder;

beforeEach(() =>
  server.database
    .query('TRUNCATE orders, order_numbers CASCADE')
    .then(() => at.place())
    .then((id) => {
      at.id = id;
    }),
);

// product.md §571
describe('metrics say', () => {
  test('what was ordered in the last hour, by way and payment, and nothing of before', async () => {
    const placed = 'orders_placed_last_hour{fulfilment="pickup",payment_method="pay_later"}';
    expect(await seriesValue(placed)).toBe(1);
    await server.database.query(`UPDATE orders SET created_at = now() - interval '61 minutes'`);
    expect(await seriesValue(placed)).toBe(0);
  });

  test('how many wait for an answer, and how long the first of them has', async () => {
    await waitedFor(7);
    expect(await seriesValue('orders_unanswered')).toBe(1);
    expect(await seriesValue('orders_unanswered_oldest_seconds')).toBeCloseTo(420, -1);
    await confirm();
    expect(await seriesValue('orders_unanswered')).toBe(0);
    expect(await seriesValue('orders_unanswered_oldest_seconds')).toBe(0);
  });

  test('how orders were answered, each once, and after how long', async () => {
    await waitedFor(7);
    const { version } = await confirm();
    await at.change({ status: 'ready', version });
    expect(await seriesValue('orders_answered_last_hour{answer="confirmed"}')).toBe(1);
    expect(await seriesValue('orders_answered_last_hour{answer="declined"}')).toBe(0);
    const seconds = await seriesValue('order_answer_seconds_last_hour{answer="confirmed",quantile="0.5"}');
    expect(seconds).toBeCloseTo(420, -1);
  });

  test.each([
    ['declined', `cancelled_by_customer = false, decline_reason = 'closing'`],
    ['withdrawn', 'cancelled_by_customer = true'],
    ['unanswered', `decline_reason = 'unanswered'`],
  ])('which cancelled ones were %s', async (answer, how) => {
    await at.change({ status: 'cancelled', decline_reason: 'closing' });
    await server.database.query(`UPDATE orders SET ${how}`);
    expect(await seriesValue(`orders_answered_last_hour{answer="${answer}"}`)).toBe(1);
  });

  test.each([
    ['kept', 0],
    ['late', 30],
  ])('which promises were %s', async (outcome, minutesLate) => {
    const { version } = await confirm();
    await server.database.query(
      "UPDATE orders SET first_promised_at = now() - make_interval(mins => $1) + interval '10 seconds'",
      [minutesLate],
    );
    await at.change({ status: 'ready', version });
    expect(await seriesValue(`order_promises_last_hour{outcome="${outcome}"}`)).toBe(1);
  });

  test('how many places have an open console', async () => {
    await server.database.query('DELETE FROM console_signs');
    await at.asOwner('PUT', '/availability/alive');
    expect(await seriesValue('places_by_console{state="open"}')).toBe(1);
    server.advance(3 * MINUTE_MS);
    expect(await seriesValue('places_by_console{state="open"}')).toBe(0);
    server.advance(-3 * MINUTE_MS);
  });

  test('which calls were refused, by the code of the failure', async () => {
    const { status, body } = await send(server, 'POST', '/orders', { body: {} });
    expect(status).toBe(422);
    const { code } = body as { code: string };
    const refused = `http_refusals_total{method="POST",route="/api/orders",code="${code}"}`;
    expect(await seriesValue(refused)).toBe(1);
  });
});

/** Names that a query of Prometheus asks for: what is left without texts, ranges, labels and words of its language. */
const askedBy = (query: string): string[] => {
  const words = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|(?:by|without) \([^)]*\)|offset \w+/g, ' ')
    .match(/[a-z_]{3,}(?![a-z_]* *\()/g);
  return (words ?? []).filter((word) => word !== 'and' && word !== 'unless');
};

// product.md §572
test('every metric that alerts and dashboard ask for is one of the server', async () => {
  const folder = path.join(import.meta.dirname, '../../../tooling/monitoring');
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const alerts = Array.from(read('alerts.yaml').matchAll(/^ +expr: (.*)$/gm), ([, query = '']) => query);
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets?: { expr: string }[] }[] };
  const queries = [...alerts, ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))];
  const measured = Array.from((await metrics()).matchAll(/^# TYPE (\w+)/gm), ([, name]) => name);
  // What Prometheus itself adds: whether a server answered, and the parts of a histogram.
  const known = new Set([
    'up',
    ...measured,
    ...measured.flatMap((name) => [`${name}_bucket`, `${name}_count`]),
  ]);
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.flatMap(askedBy).filter((name) => !known.has(name))).toEqual([]);
});
