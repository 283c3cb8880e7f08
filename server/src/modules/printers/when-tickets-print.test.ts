import { placeWithPrinter } from '../../test/place-with-printer.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { ticketPrinter } from '../../test/ticket-printer.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const shop = placeWithPrinter(server);
const { ask, add, place } = shop;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** An order for the first quarter of an hour that begins in a day or later; when that is, in ms from now. */
const placeForTomorrow = async (): Promise<{ id: string; dueInMs: number }> => {
  const { slots } = (await send(server, 'GET', `/places/${shop.owner.id}/slots?fulfilment=pickup`)).body as {
    slots: string[];
  };
  const asked_for = slots.find((slot) => Date.parse(slot) >= Date.now() + DAY_MS) ?? '';
  return { id: await place({ asked_for }), dueInMs: Date.parse(asked_for) - Date.now() };
};

// product.md §370
test('a ticket for a taken order waits until the place takes it, and comes once', async () => {
  const late = ticketPrinter(server, await add({ prints_at: 'confirmation' }));
  const id = await place();
  expect(await late.poll()).toMatchObject({ jobReady: false });
  for (const status of ['confirmed', 'pending', 'confirmed'])
    expect((await ask('PATCH', `/orders/business/${id}`, { status })).status).toBe(200);
  expect(await late.poll()).toMatchObject({ jobReady: true });
  expect((await late.take()).text).toContain(id);
  await late.confirm();
  expect(await late.poll()).toMatchObject({ jobReady: false });
});

// product.md §370
test('a till that begins an order without confirming it takes it, too', async () => {
  const late = ticketPrinter(server, await add({ prints_at: 'confirmation' }));
  const id = await place();
  const become = async (status: string) =>
    expect((await ask('PATCH', `/orders/business/${id}`, { status })).status).toBe(200);
  await become('preparing');
  expect(await late.poll()).toMatchObject({ jobReady: true });
  expect((await late.take()).text).toContain(id);
  await late.confirm();
  await become('confirmed');
  expect(await late.poll()).toMatchObject({ jobReady: false });
});

// product.md §512
test('an order for later is printed in the kitchen when its preparation has to begin, its receipt at once', async () => {
  await ask('PATCH', '/availability/settings', { preparation_minutes: 30 });
  const counter = ticketPrinter(server, await add({ tickets: ['receipt'] }));
  const late = ticketPrinter(server, await add({ prints_at: 'confirmation' }));
  const { id, dueInMs } = await placeForTomorrow();
  expect(await shop.printer.poll()).toMatchObject({ jobReady: false });
  expect(await counter.poll()).toMatchObject({ jobReady: true });
  expect((await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed' })).status).toBe(200);
  expect(await late.poll()).toMatchObject({ jobReady: false });
  expect((await ask('GET', '/printers')).body).toMatchObject([
    { prints_at: 'confirmation', waiting: 0 },
    { tickets: ['receipt'], waiting: 1 },
    { tickets: ['kitchen'], waiting: 0 },
  ]);
  // Half an hour before it is due; a busy place begins earlier.
  server.advance(dueInMs - 45 * MINUTE_MS);
  expect(await shop.printer.poll()).toMatchObject({ jobReady: false });
  await ask('PUT', '/availability/busy', { minutes: 20 });
  for (const each of [shop.printer, late]) {
    expect(await each.poll()).toMatchObject({ jobReady: true });
    expect((await each.take()).text).toContain(id);
    await each.confirm();
    expect(await each.poll()).toMatchObject({ jobReady: false });
  }
});

// product.md §512
test('an order for later is printed earlier by a press, and once its preparation begins', async () => {
  const { id } = await placeForTomorrow();
  expect((await ask('POST', `/orders/business/${id}/print`)).status).toBe(204);
  expect(await shop.printer.poll()).toMatchObject({ jobReady: true });
  await shop.printer.take();
  await shop.printer.confirm();
  expect(await shop.printer.poll()).toMatchObject({ jobReady: false });
  const { id: other } = await placeForTomorrow();
  expect((await ask('PATCH', `/orders/business/${other}`, { status: 'preparing' })).status).toBe(200);
  expect(await shop.printer.poll()).toMatchObject({ jobReady: true });
  expect((await shop.printer.take()).text).toContain(other);
});

// product.md §370
test('an order of long ago prints nothing when it is taken again, and does by a press', async () => {
  const id = await place();
  const late = ticketPrinter(server, await add({ prints_at: 'confirmation' }));
  await server.database.query(`UPDATE orders SET created_at = now() - interval '31 days' WHERE id = $1`, [
    id,
  ]);
  expect((await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed' })).status).toBe(200);
  expect(await late.poll()).toMatchObject({ jobReady: false });
  expect((await ask('POST', `/orders/business/${id}/print`)).status).toBe(204);
  expect(await late.poll()).toMatchObject({ jobReady: true });
});

// product.md §635
test.each(['ready', 'completed'])(
  'an order that is %s before the kitchen’s printer asks is not cooked again',
  async (status) => {
    const counter = ticketPrinter(server, await add({ tickets: ['receipt'] }));
    const id = await place();
    const become = async (next: string) =>
      expect((await ask('PATCH', `/orders/business/${id}`, { status: next })).status).toBe(200);
    const { jobToken } = await shop.printer.poll();
    await become(status);
    expect(await shop.printer.poll()).toMatchObject({ jobReady: false });
    expect((await shop.printer.take(jobToken)).status).toBe(404);
    expect((await ask('GET', '/printers')).body).toMatchObject([{ waiting: 1 }, { waiting: 0 }]);
    // The counter still needs its receipt.
    expect(await counter.poll()).toMatchObject({ jobReady: true });
    expect((await counter.take()).text).not.toContain('POROSIA ËSHTË GATI');
    await become('preparing');
    expect(await shop.printer.poll()).toMatchObject({ jobReady: true });
    const { text } = await shop.printer.take();
    expect(text).toContain(id);
    expect(text).not.toContain('POROSIA ËSHTË GATI');
  },
);

// product.md §635
test('a press prints an order that is ready, and the paper says so first', async () => {
  const id = await place();
  expect((await ask('PATCH', `/orders/business/${id}`, { status: 'ready' })).status).toBe(200);
  expect((await ask('POST', `/orders/business/${id}/print`)).status).toBe(204);
  expect(await shop.printer.poll()).toMatchObject({ jobReady: true });
  expect((await shop.printer.take()).text).toMatch(/^POROSIA ËSHTË GATI\n/);
});
