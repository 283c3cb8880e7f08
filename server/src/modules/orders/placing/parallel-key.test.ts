import type { Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const placeIn = (language: string, menu: Menu, key: string) =>
  send(server, 'POST', '/orders', {
    body: orderBody(menu),
    headers: { 'idempotency-key': key, 'accept-language': language },
  });

/** Runs work while another transaction holds the locks of a statement. */
const whileHeld = async <T>(text: string, values: unknown[], act: () => Promise<T>): Promise<T> => {
  const client = await server.database.connect();
  try {
    await client.query('BEGIN');
    // The default timeout would end it at about the time when the other one gives up.
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await client.query(text, values);
    return await act();
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
};

test('a repetition waits only a moment for the first request, which is then answered for both', async () => {
  const menu = await createMenu(server, await createOwner(server, { tier: 'standard' }));
  const place = (language: string) => placeIn(language, menu, 'e-njejta');
  const waiting = await whileHeld(
    "INSERT INTO idempotency_keys (key, fingerprint, order_id) VALUES ('e-njejta', '', 'K7MQ-4XTD')",
    [],
    () => place('en'),
  );
  expect(waiting).toMatchObject({
    status: 409,
    body: { code: 'idempotency_in_progress', detail: expect.stringContaining('will not be doubled') },
  });
  expect(waiting.headers.get('retry-after')).toBe('1');
  expect(await place('sq')).toMatchObject({ status: 201 });
});

test('an order whose menu is being saved says that the server is busy, and not that it was sent twice', async () => {
  const menu = await createMenu(server, await createOwner(server, { tier: 'standard' }));
  const place = () => placeIn('en', menu, 'menuja-ruhet');
  const busy = await whileHeld('SELECT 1 FROM menus WHERE id = $1 FOR NO KEY UPDATE', [menu.id], place);
  expect(busy).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
  expect(busy.headers.get('retry-after')).toBe('1');
  expect(await place()).toMatchObject({ status: 201 });
});
