import { LIMITS, type Printer } from '@tavolina/shared-api/contract';
import { createOwner } from '../../test/factories.ts';
import { KITCHEN, placeWithPrinter } from '../../test/place-with-printer.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const shop = placeWithPrinter(server);
const { ask, add, place, listed } = shop;

// product.md §372
test('the console sees when a printer last asked, and that it has no paper', async () => {
  expect(await listed()).toMatchObject({ state: 'never_seen', last_seen_at: null });
  await place();
  expect(await shop.printer.poll({ statusCode: '410%20Paper%20out' })).toMatchObject({ jobReady: false });
  expect(await listed()).toMatchObject({ state: 'out_of_paper', waiting: 1 });
  await shop.printer.poll({ statusCode: '420%20Cover%20open' });
  expect((await listed())?.state).toBe('cover_open');
  await shop.printer.poll({ statusCode: '%' });
  expect((await listed())?.state).toBe('failing');
  await shop.printer.poll();
  expect(await listed()).toMatchObject({ state: 'ok', last_seen_at: expect.any(String) });
  server.advance(3 * 60_000);
  expect((await listed())?.state).toBe('silent');
});

// product.md §369
test('an address works for the device that asked first, and for nobody once it is removed', async () => {
  await place();
  await shop.printer.poll();
  expect(await shop.printer.poll({ printerMAC: '00:11:62:0d:4f:02' })).toMatchObject({ status: 403 });
  expect((await fetch(`${shop.printer.url}?mac=00:11:62:0d:4f:02`)).status).toBe(403);
  expect((await fetch(`${shop.printer.url}?code=200`, { method: 'DELETE' })).status).toBe(403);
  expect(JSON.stringify((await ask('GET', '/printers')).body)).not.toContain('cloudprnt');
  const { id } = (await listed()) as Printer;
  expect((await ask('DELETE', `/printers/${id}`)).status).toBe(204);
  expect(await ask('DELETE', `/printers/${id}`)).toMatchObject({ status: 404 });
  expect(await shop.printer.poll()).toMatchObject({ status: 404 });
  expect((await shop.printer.take()).status).toBe(404);
  expect((await shop.printer.confirm()).status).toBe(404);
  expect((await fetch(`${server.api}/cloudprnt/${'x'.repeat(200)}`)).status).toBe(404);
});

// product.md §369
test('a place has a limited number of printers', async () => {
  for (let count = 2; count < LIMITS.printers; count += 1) await add();
  const last = await Promise.all([1, 2].map(() => ask('POST', '/printers', KITCHEN)));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 403]);
  expect(last.find(({ status }) => status === 403)?.body).toMatchObject({ code: 'too_many_printers' });
});

// product.md §369
test('a place whose plan has no POS integration adds no printer, and still prints the orders that it has', async () => {
  await place();
  await server.database.query(`UPDATE subscriptions SET tier = 'basic' WHERE business_id = $1`, [
    shop.owner.id,
  ]);
  expect(await ask('POST', '/printers', KITCHEN)).toMatchObject({
    status: 403,
    body: { code: 'plan_required' },
  });
  expect((await shop.printer.poll()).jobReady).toBe(true);
  const free = await createOwner(server);
  const refused = await send(server, 'POST', '/printers', { token: free.accessToken, body: KITCHEN });
  expect(refused).toMatchObject({ status: 403, body: { code: 'plan_required' } });
});
