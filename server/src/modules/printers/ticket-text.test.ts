import type { BusinessOrder, Menu, NewPrinter, Printer } from '@tavolina/shared-api/contract';
import { formatTime } from '../../platform/format/format.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { ticketPrinter } from '../../test/ticket-printer.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

const ask = (method: string, path: string, body?: object) =>
  send(server, method, path, { token: owner.accessToken, ...(body && { body }) });
const connect = async (change: object = {}) => {
  const asked = { name: 'Banaku', paper_mm: 58, tickets: ['receipt'], prints_at: 'arrival', ...change };
  return ticketPrinter(server, (await ask('POST', '/printers', asked)).body as NewPrinter);
};
const place = async (change: object = {}): Promise<string> =>
  ((await send(server, 'POST', '/orders', { body: orderBody(menu, change) })).body as { id: string }).id;
const waiting = async () => ((await ask('GET', '/printers')).body as Printer[])[0]?.waiting;

// product.md §370
test('a receipt on paper says what each dish comes to, and whether it is paid', async () => {
  const counter = await connect();
  const [dish] = itemsOf(menu);
  const id = await place({ items: [{ menu_item_id: dish?.id, quantity: 3 }] });
  const open = (await counter.take()).text;
  expect(open).toMatch(/^3 x Tavë kosi +1\.950 L$/m);
  expect(open).toContain('Arta K.');
  expect(open).toMatch(/^PA PAGUAR$/m);
  await counter.confirm();
  await ask('PUT', `/orders/business/${id}/collection`, { by: 'cash' });
  await ask('POST', `/orders/business/${id}/print`);
  const paid = (await counter.take()).text;
  expect(paid).toMatch(/^PAGUAR$/m);
  expect(Math.max(...paid.split('\n').map((line) => line.length))).toBe(32);
});

// product.md §339: nobody at the counter may believe that money went back which did not.
test.each([
  ['refund_pending', false, 'PARATË PO KTHEHEN'],
  ['paid', true, 'RIMBURSIMI DËSHTOI'],
  ['refunded', false, 'PARATË U KTHYEN'],
])('a receipt of an order that is %s, its refund failed: %s, says %s', async (status, hasFailed, said) => {
  const id = await place();
  const counter = await connect();
  await server.database.query(
    `UPDATE orders SET status = 'cancelled', payment_status = $2, refund_failed = $3 WHERE id = $1`,
    [id, status, hasFailed],
  );
  await ask('POST', `/orders/business/${id}/print`);
  expect((await counter.take()).text.split('\n')).toContain(said);
});

// product.md §291
test('a ticket of an order for later says until when it takes longer', async () => {
  const kitchen = await connect({ tickets: ['kitchen'] });
  const id = await place();
  await server.database.query(
    `UPDATE orders SET asked_for = date_trunc('day', now()) + interval '1 day 11 hours',
       promised_at = date_trunc('day', now()) + interval '1 day 11 hours' WHERE id = $1`,
    [id],
  );
  await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed' });
  const { version, asked_for } = (await ask('GET', `/orders/business/${id}`)).body as BusinessOrder;
  const times = async () => (await kitchen.take()).text.match(/\d\d:\d\d/)?.[0];
  const timeIn = (minutes: number) => formatTime(new Date(Date.parse(asked_for ?? '') + minutes * 60_000));
  await ask('POST', `/orders/business/${id}/print`);
  expect(await times()).toBe(timeIn(0));
  await kitchen.confirm();
  await ask('POST', `/orders/business/${id}/delay`, { minutes: 10, version });
  await ask('POST', `/orders/business/${id}/print`);
  expect(await times()).toBe(timeIn(10));
});

// product.md §370
test('an order that is cancelled before its ticket is printed is not cooked, unless the place takes it on again', async () => {
  const kitchen = await connect({ tickets: ['kitchen'] });
  const id = await place();
  expect(await waiting()).toBe(1);
  const email = orderBody(menu).customer_email;
  expect((await send(server, 'POST', `/orders/customer/${id}/cancel`, { body: { email } })).status).toBe(200);
  expect(await kitchen.poll()).toMatchObject({ jobReady: false });
  expect((await kitchen.take()).status).toBe(404);
  expect(await waiting()).toBe(0);
  const { version } = (await ask('GET', `/orders/business/${id}`)).body as { version: number };
  await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed', version });
  expect(await kitchen.poll()).toMatchObject({ jobReady: true });
  expect((await kitchen.take()).text).toContain(id);
});

// product.md §371
test('a press prints a cancelled order, which says so', async () => {
  const kitchen = await connect({ tickets: ['kitchen'] });
  const id = await place();
  await ask('PATCH', `/orders/business/${id}`, { status: 'cancelled' });
  await ask('POST', `/orders/business/${id}/print`);
  expect(await waiting()).toBe(1);
  expect(await kitchen.poll()).toMatchObject({ jobReady: true });
  expect((await kitchen.take()).text).toMatch(/^ANULUAR$/m);
});

// product.md §371
test('a press prints a cancelled order on a printer that never had a ticket of it', async () => {
  const kitchen = await connect({ tickets: ['kitchen'], prints_at: 'confirmation' });
  const id = await place();
  await ask('PATCH', `/orders/business/${id}`, { status: 'cancelled' });
  await ask('POST', `/orders/business/${id}/print`);
  expect(await kitchen.poll()).toMatchObject({ jobReady: true });
  expect((await kitchen.take()).text).toMatch(/^ANULUAR$/m);
});
