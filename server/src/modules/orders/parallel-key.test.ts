import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

test('a repetition waits only a moment for the first request, which is then answered for both', async () => {
  const menu = await createMenu(server, await createOwner(server, { tier: 'standard' }));
  const place = (language: string) =>
    send(server, 'POST', '/orders', {
      body: orderBody(menu),
      headers: { 'idempotency-key': 'e-njejta', 'accept-language': language },
    });
  // What a first request holds while it works.
  const first = await server.database.connect();
  await first.query('BEGIN');
  await first.query(
    "INSERT INTO idempotency_keys (key, fingerprint, order_id) VALUES ('e-njejta', '', 'K7MQ-4XTD')",
  );
  const waiting = await place('en');
  await first.query('ROLLBACK');
  first.release();

  expect(waiting).toMatchObject({
    status: 409,
    body: { code: 'idempotency_in_progress', detail: expect.stringContaining('will not be doubled') },
  });
  expect(waiting.headers.get('retry-after')).toBe('1');
  expect(await place('sq')).toMatchObject({ status: 201 });
});
