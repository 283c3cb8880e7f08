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
  expect(text).toContain('process_resident_memory_bytes');
});

test.each([undefined, 'another-token', ''])('with the token %p the address is unknown', async (token) => {
  expect((await ask(server.api, token)).status).toBe(404);
});

test('without a token in the settings the address is unknown to everybody', async () => {
  expect((await ask(closed.api, TOKEN)).status).toBe(404);
});
