import { doWork } from '../../test/jobs-done.ts';
import { placeWithPrinter } from '../../test/place-with-printer.ts';
import { testServer } from '../../test/test-server.ts';
import { deletePrintedJob } from './printers-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const shop = placeWithPrinter(server);
const { ask, place, listed } = shop;
const LOST_MS = 61_000;
const DAY_MS = 86_400_000;

// product.md §371
test('of two askings at once one gets the ticket, and it is printed once', async () => {
  await place();
  await Promise.all([shop.printer.poll(), shop.printer.poll()]);
  const taken = await Promise.all([shop.printer.take(), shop.printer.take()]);
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await shop.printer.poll()).toMatchObject({ jobReady: false });
  await shop.printer.confirm();
  await shop.printer.confirm();
  server.advance(LOST_MS);
  expect(await shop.printer.poll()).toMatchObject({ jobReady: false });
});

// product.md §371
test('a ticket that failed is handed out again at once, one whose answer was lost after a minute', async () => {
  await place();
  const { jobToken } = await shop.printer.poll();
  await shop.printer.take();
  await shop.printer.confirm('511%20Decoding%20error', jobToken);
  expect(await shop.printer.poll()).toMatchObject({ jobReady: true, jobToken });
  await shop.printer.take();
  // The answer, or the printer, is gone between the ticket and its confirmation.
  expect(await shop.printer.poll()).toMatchObject({ jobReady: false });
  server.advance(LOST_MS);
  // While it prints it has not lost anything.
  expect(await shop.printer.poll({ printingInProgress: true })).toMatchObject({ jobReady: false });
  expect(await shop.printer.poll()).toMatchObject({ jobReady: true, jobToken });
  expect((await shop.printer.take()).status).toBe(200);
  await shop.printer.confirm('200%20OK', jobToken);
  expect((await listed())?.waiting).toBe(0);
});

// product.md §371
test('a ticket whose answer was lost is taken again by its name, never another one in its place', async () => {
  const [first, second] = [await place(), await place({ customer_email: 'tjeter@shembull.al' })];
  const { jobToken } = await shop.printer.poll();
  expect((await shop.printer.take(jobToken)).text).toContain(first);
  expect((await shop.printer.take(jobToken)).text).toContain(first);
  expect((await shop.printer.take('shpikur')).status).toBe(404);
  await shop.printer.confirm('200%20OK', jobToken);
  expect((await shop.printer.take(jobToken)).status).toBe(404);
  const next = await shop.printer.poll();
  expect((await shop.printer.take(next.jobToken)).text).toContain(second);
  await shop.printer.confirm('200%20OK', next.jobToken);
  expect((await listed())?.waiting).toBe(0);
});

// product.md §371
test('a press prints an order again, where the place has a printer', async () => {
  const id = await place();
  await shop.printer.take();
  await shop.printer.confirm();
  expect((await ask('POST', `/orders/business/${id}/print`)).status).toBe(204);
  expect(await shop.printer.poll()).toMatchObject({ jobReady: true });
  expect((await shop.printer.take()).text).toContain(id);
  await server.database.query('DELETE FROM printers WHERE business_id = $1', [shop.owner.id]);
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
  await shop.printer.take();
  await shop.printer.confirm();
  expect((await ask('POST', `/orders/business/${printed}/print`)).status).toBe(204);
  await shop.printer.take();
  await shop.printer.confirm();
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
