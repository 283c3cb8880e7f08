import { LIMITS, type Menu, type NewPrinter, type Printer } from '@tavolina/shared-api/contract';
import { createMenuWithChoices, optionOf } from '../../test/choices.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../test/factories.ts';
import { doWork } from '../../test/jobs-done.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { ticketPrinter } from '../../test/ticket-printer.ts';
import { deletePrintedJob } from './printers-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const LOST_MS = 61_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let owner: TestOwner;
let menu: Menu;
let printer: ReturnType<typeof ticketPrinter>;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
  printer = ticketPrinter(server, await add());
});

const ask = (method: string, path: string, body?: object): Promise<Received> =>
  send(server, method, path, { token: owner.accessToken, ...(body && { body }) });
const ASKED = { name: 'Kuzhina', paper_mm: 80, tickets: ['kitchen'], prints_at: 'arrival' };
const add = async (change: object = {}): Promise<NewPrinter> => {
  const { status, body } = await ask('POST', '/printers', { ...ASKED, ...change });
  expect([status, body]).toEqual([201, body]);
  return body as NewPrinter;
};
const place = async (change: object = {}): Promise<string> =>
  ((await send(server, 'POST', '/orders', { body: orderBody(menu, change) })).body as { id: string }).id;
/** An order for the first quarter of an hour that begins in a day or later; when that is, in ms from now. */
const placeForTomorrow = async (): Promise<{ id: string; dueInMs: number }> => {
  const { slots } = (await send(server, 'GET', `/places/${owner.id}/slots?fulfilment=pickup`)).body as {
    slots: string[];
  };
  const asked_for = slots.find((slot) => Date.parse(slot) >= Date.now() + DAY_MS) ?? '';
  return { id: await place({ asked_for }), dueInMs: Date.parse(asked_for) - Date.now() };
};
const listed = async (): Promise<Printer | undefined> =>
  ((await ask('GET', '/printers')).body as Printer[]).at(-1);

// product.md §370
test('the kitchen reads on paper where an order goes and what to make, in Albanian letters', async () => {
  const id = await place({ customer_name: 'Çlirim Hoxha', notes: 'Pa qepë\u001b@, ju lutem' });
  const { status, jobReady, jobToken } = await printer.poll();
  expect([status, jobReady]).toEqual([200, true]);
  const { type, text } = await printer.take(jobToken);
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toContain(id);
  expect(text).toContain('PËR TË MARRË');
  expect(text).toContain('1 x Tavë kosi');
  // What would be an order to the printer is none.
  expect(text).toContain('Shënim: Pa qepë @, ju lutem');
  expect(text).toContain('Çlirim Hoxha');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBe(48);
  await printer.confirm();
  expect(await printer.poll()).toEqual({ status: 200, jobReady: false });
});

// product.md §404
test('paper says what was chosen of a dish', async () => {
  const pizzas = await createMenuWithChoices(server, owner);
  const meal = optionOf(pizzas, 'Me pije').id;
  const options = [
    { option_id: optionOf(pizzas, 'E vogël').id },
    { option_id: meal },
    { option_id: optionOf(pizzas, 'Ujë').id, within: meal },
  ];
  await place({ items: [{ menu_item_id: itemsOf(pizzas)[0]?.id, quantity: 2, options }] });
  await printer.poll();
  const { text } = await printer.take();
  expect(text).toContain('2 x Margherita\n    Madhësia: E vogël\n    Si vakt: Me pije\n      Pija: Ujë\n');
});

// product.md §404
test('paper says of two options of a group which one each sauce comes with', async () => {
  const option = (id: number, name: string, more: object = {}) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    name,
    ...more,
  });
  const sauces = option(1, 'Salca');
  const comes = { option_group_ids: [sauces.id], is_default: true };
  const combos = await createMenu(server, owner, {
    sections: [
      { title: 'Dyshe', items: [{ name: 'Për dy', price: 900, option_group_ids: [option(2, '').id] }] },
    ],
    option_groups: [
      { ...sauces, options: [option(3, 'Keçap', { is_default: true }), option(4, 'Majonezë')] },
      { ...option(2, 'Dysheja'), options: [option(5, 'Burger', comes), option(6, 'Wrap', comes)] },
    ],
  } as object);
  await place({ items: [{ menu_item_id: itemsOf(combos)[0]?.id, quantity: 1 }] });
  await printer.poll();
  const { text } = await printer.take();
  expect(text).toContain(
    '    Dysheja: Burger\n      Salca (Burger): Keçap\n    Dysheja: Wrap\n      Salca (Wrap): Keçap\n',
  );
});

// product.md §421
test('a ticket of the kitchen says an allergy before the dishes, between lines of their own', async () => {
  await place({ allergy: 'Arra dhe\u001b kikirikë' });
  await printer.poll();
  const { text } = await printer.take();
  expect(text).toMatch(/\n!{48}\nALERGJI: Arra dhe kikirikë\n!{48}\n-+\n1 x Tavë kosi\n/);
});

// product.md §370
test('small paper has short lines, and a receipt has the total', async () => {
  const small = ticketPrinter(server, await add({ paper_mm: 58, tickets: ['receipt'] }));
  await place({ customer_name: 'x'.repeat(90) });
  await small.poll();
  const { text } = await small.take();
  expect(text).toMatch(/^Gjithsej +650 L$/m);
  expect(text).toContain('Ky nuk është kupon tatimor.');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBe(32);
});

// product.md §371
test('of two askings at once one gets the ticket, and it is printed once', async () => {
  await place();
  await Promise.all([printer.poll(), printer.poll()]);
  const taken = await Promise.all([printer.take(), printer.take()]);
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await printer.poll()).toMatchObject({ jobReady: false });
  await printer.confirm();
  await printer.confirm();
  server.advance(LOST_MS);
  expect(await printer.poll()).toMatchObject({ jobReady: false });
});

// product.md §371
test('a ticket that failed is handed out again at once, one whose answer was lost after a minute', async () => {
  await place();
  const { jobToken } = await printer.poll();
  await printer.take();
  await printer.confirm('511%20Decoding%20error', jobToken);
  expect(await printer.poll()).toMatchObject({ jobReady: true, jobToken });
  await printer.take();
  // The answer, or the printer, is gone between the ticket and its confirmation.
  expect(await printer.poll()).toMatchObject({ jobReady: false });
  server.advance(LOST_MS);
  // While it prints it has not lost anything.
  expect(await printer.poll({ printingInProgress: true })).toMatchObject({ jobReady: false });
  expect(await printer.poll()).toMatchObject({ jobReady: true, jobToken });
  expect((await printer.take()).status).toBe(200);
  await printer.confirm('200%20OK', jobToken);
  expect((await listed())?.waiting).toBe(0);
});

// product.md §371
test('a ticket whose answer was lost is taken again by its name, never another one in its place', async () => {
  const [first, second] = [await place(), await place({ customer_email: 'tjeter@shembull.al' })];
  const { jobToken } = await printer.poll();
  expect((await printer.take(jobToken)).text).toContain(first);
  expect((await printer.take(jobToken)).text).toContain(first);
  expect((await printer.take('shpikur')).status).toBe(404);
  await printer.confirm('200%20OK', jobToken);
  expect((await printer.take(jobToken)).status).toBe(404);
  const next = await printer.poll();
  expect((await printer.take(next.jobToken)).text).toContain(second);
  await printer.confirm('200%20OK', next.jobToken);
  expect((await listed())?.waiting).toBe(0);
});

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
  expect(await printer.poll()).toMatchObject({ jobReady: false });
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
  expect(await printer.poll()).toMatchObject({ jobReady: false });
  await ask('PUT', '/availability/busy', { minutes: 20 });
  for (const each of [printer, late]) {
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
  expect(await printer.poll()).toMatchObject({ jobReady: true });
  await printer.take();
  await printer.confirm();
  expect(await printer.poll()).toMatchObject({ jobReady: false });
  const { id: other } = await placeForTomorrow();
  expect((await ask('PATCH', `/orders/business/${other}`, { status: 'preparing' })).status).toBe(200);
  expect(await printer.poll()).toMatchObject({ jobReady: true });
  expect((await printer.take()).text).toContain(other);
});

// product.md §371
test('a press prints an order again, where the place has a printer', async () => {
  const id = await place();
  await printer.take();
  await printer.confirm();
  expect((await ask('POST', `/orders/business/${id}/print`)).status).toBe(204);
  expect(await printer.poll()).toMatchObject({ jobReady: true });
  expect((await printer.take()).text).toContain(id);
  await server.database.query('DELETE FROM printers WHERE business_id = $1', [owner.id]);
  expect(await ask('POST', `/orders/business/${id}/print`)).toMatchObject({
    status: 409,
    body: { code: 'no_printer' },
  });
  expect(await ask('POST', '/orders/business/ZZZZ-ZZZZ/print')).toMatchObject({
    status: 404,
    body: { code: 'business_order_not_found' },
  });
});

// product.md §371
test('what was printed is forgotten after 30 days, what waits is not, and an order prints again all the same', async () => {
  const printed = await place();
  await printer.take();
  await printer.confirm();
  expect((await ask('POST', `/orders/business/${printed}/print`)).status).toBe(204);
  await printer.take();
  await printer.confirm();
  const waiting = await place({ customer_email: 'tjeter@shembull.al' });
  const age = (copy: number, days: number): Promise<unknown> =>
    server.database.query('UPDATE print_jobs SET printed_at = $3 WHERE order_id = $1 AND copy = $2', [
      printed,
      copy,
      new Date(Date.now() - days * DAY_MS),
    ]);
  const tickets = async (): Promise<string[]> => {
    const { rows } = await server.database.query<{ ticket: string }>(
      `SELECT order_id || ' ' || copy AS ticket FROM print_jobs WHERE order_id IN ($1, $2) ORDER BY number`,
      [printed, waiting],
    );
    return rows.map(({ ticket }) => ticket);
  };
  await server.database.query(
    `UPDATE print_jobs SET created_at = now() - interval '90 days' WHERE order_id = $1`,
    [waiting],
  );
  await age(0, 29);
  await doWork(server, deletePrintedJob);
  expect(await tickets()).toEqual([`${printed} 0`, `${printed} 1`, `${waiting} 0`]);
  await age(0, 31);
  await doWork(server, deletePrintedJob);
  expect(await tickets()).toEqual([`${printed} 1`, `${waiting} 0`]);
  expect((await ask('POST', `/orders/business/${printed}/print`)).status).toBe(204);
  expect(await tickets()).toEqual([`${printed} 1`, `${waiting} 0`, `${printed} 2`]);
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

// product.md §372
test('the console sees when a printer last asked, and that it has no paper', async () => {
  expect(await listed()).toMatchObject({ state: 'never_seen', last_seen_at: null });
  await place();
  expect(await printer.poll({ statusCode: '410%20Paper%20out' })).toMatchObject({ jobReady: false });
  expect(await listed()).toMatchObject({ state: 'out_of_paper', waiting: 1 });
  await printer.poll({ statusCode: '420%20Cover%20open' });
  expect((await listed())?.state).toBe('cover_open');
  await printer.poll({ statusCode: '%' });
  expect((await listed())?.state).toBe('failing');
  await printer.poll();
  expect(await listed()).toMatchObject({ state: 'ok', last_seen_at: expect.any(String) });
  server.advance(3 * 60_000);
  expect((await listed())?.state).toBe('silent');
});

// product.md §369
test('an address works for the device that asked first, and for nobody once it is removed', async () => {
  await place();
  await printer.poll();
  expect(await printer.poll({ printerMAC: '00:11:62:0d:4f:02' })).toMatchObject({ status: 403 });
  expect((await fetch(`${printer.url}?mac=00:11:62:0d:4f:02`)).status).toBe(403);
  expect((await fetch(`${printer.url}?code=200`, { method: 'DELETE' })).status).toBe(403);
  expect(JSON.stringify((await ask('GET', '/printers')).body)).not.toContain('cloudprnt');
  const { id } = (await listed()) as Printer;
  expect((await ask('DELETE', `/printers/${id}`)).status).toBe(204);
  expect(await ask('DELETE', `/printers/${id}`)).toMatchObject({ status: 404 });
  expect(await printer.poll()).toMatchObject({ status: 404 });
  expect((await printer.take()).status).toBe(404);
  expect((await printer.confirm()).status).toBe(404);
  expect((await fetch(`${server.api}/cloudprnt/${'x'.repeat(200)}`)).status).toBe(404);
});

// product.md §369
test('a place has a limited number of printers', async () => {
  for (let count = 2; count < LIMITS.printers; count += 1) await add();
  const last = await Promise.all([1, 2].map(() => ask('POST', '/printers', ASKED)));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 403]);
  expect(last.find(({ status }) => status === 403)?.body).toMatchObject({ code: 'too_many_printers' });
});

// product.md §369
test('a place whose plan has no POS integration adds no printer, and still prints the orders that it has', async () => {
  await place();
  await server.database.query(`UPDATE subscriptions SET tier = 'basic' WHERE business_id = $1`, [owner.id]);
  expect(await ask('POST', '/printers', ASKED)).toMatchObject({
    status: 403,
    body: { code: 'plan_required' },
  });
  expect((await printer.poll()).jobReady).toBe(true);
  const free = await createOwner(server);
  const refused = await send(server, 'POST', '/printers', { token: free.accessToken, body: ASKED });
  expect(refused).toMatchObject({ status: 403, body: { code: 'plan_required' } });
});
