import { testServer } from '../../test/test-server.ts';

const TOKEN = 'a-token-of-the-operator';
const server = testServer({ METRICS_TOKEN: TOKEN });
const closed = testServer();

const ask = (api: string, token?: string) =>
  fetch(`${api}/metrics`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

test('the operator reads how long answers took by route, who holds connections and what work waits', async () => {
  await fetch(`${server.api}/menus/00000000-0000-4000-8000-000000000000`);
  const answer = await ask(server.api, TOKEN);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const text = await answer.text();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/menus\/:id",status="404"\} 1/,
  );
  expect(text).toMatch(/database_connections\{pool="requests",state="busy"\} \d/);
  expect(text).toMatch(/jobs_waiting\{kind="order-placed"\} 0/);
});

// product.md §638
test('the operator reads what the process takes of the machine, and nothing that is dear to count', async () => {
  const text = await (await ask(server.api, TOKEN)).text();
  const figureOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(figureOf('process_cpu_seconds_total')).toBeGreaterThan(0.1);
  expect(figureOf('process_cpu_seconds_total')).toBeLessThan(10 * process.uptime());
  expect(figureOf('process_start_time_seconds')).toBeCloseTo(Date.now() / 1000 - process.uptime(), -1);
  expect(figureOf('process_resident_memory_bytes')).toBeGreaterThan(figureOf('nodejs_heap_size_used_bytes'));
  expect(figureOf('nodejs_heap_size_used_bytes')).toBeGreaterThan(10_000_000);
  expect(figureOf('nodejs_eventloop_lag_max_seconds')).toBeLessThan(60);
  expect(text).not.toContain('nodejs_gc');
});

// product.md §638
test('a delay of the event loop is told once', async () => {
  const longest = async (): Promise<number> =>
    Number(
      /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await (await ask(server.api, TOKEN)).text())?.[1],
    );
  await longest();
  const until = performance.now() + 300;
  while (performance.now() < until);
  expect(await longest()).toBeGreaterThan(0.2);
});

test.each([undefined, 'another-token', ''])('with the token %p the address is unknown', async (token) => {
  expect((await ask(server.api, token)).status).toBe(404);
});

test('without a token in the settings the address is unknown to everybody', async () => {
  expect((await ask(closed.api, TOKEN)).status).toBe(404);
});
