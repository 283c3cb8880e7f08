import type { ImportPreview, Menu } from '@tavolina/shared-api/contract';
import { createMenuWithChoices } from '../../../test/choices.ts';
import { createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { holdLock } from '../../../test/held-lock.ts';
import { doWork, jobsDone } from '../../../test/jobs-done.ts';
import { dayIn, priceChangesOf } from '../../../test/price-changes.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { lateNewPricesJob, newPricesJob } from './price-changes-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
let salad: string;
const prices = priceChangesOf(server, () => ({ owner, menu }));
const [SOON, LATER] = [dayIn(5), dayIn(40)];
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenuWithChoices(server, owner);
  salad = itemsOf(menu)[1]?.id ?? '';
  await prices.planned({ thing_id: salad, starts_on: SOON, prices: { ALL: 380 } });
});

const ask = (method: string, path: string, body?: object) =>
  send(server, method, `/menus/${menu.id}${path}`, { token: owner.accessToken, ...(body && { body }) });
const saladNow = async (): Promise<{ price: number | undefined; version: number }> => {
  const now = (await send(server, 'GET', `/menus/${menu.id}`)).body as Menu;
  return { price: itemsOf(now).find(({ name }) => name === 'Sallatë')?.price, version: now.version };
};
const order = (expected_total?: number) =>
  send(server, 'POST', '/orders', {
    body: orderBody(menu, {
      items: [{ menu_item_id: salad, quantity: 1 }],
      ...(expected_total !== undefined && { expected_total }),
    }),
  });
const euroTotal = async (): Promise<number> => {
  const { body } = await order();
  return (body as { total_amount: number }).total_amount;
};

// product.md §472
test('however many processes and jobs come to it, the menu changes once', async () => {
  await server.sibling();
  await prices.makeDue(SOON);
  await Promise.all(
    Array.from({ length: 12 }, () => server.jobs.send(server.database, newPricesJob, { menu_id: menu.id })),
  );
  await jobsDone(server, newPricesJob);
  expect(await saladNow()).toEqual({ price: 380, version: menu.version + 1 });
});

// product.md §472
test('a day whose work was lost is found by itself', async () => {
  await prices.makeDue(SOON);
  await doWork(server, lateNewPricesJob, newPricesJob);
  expect(await saladNow()).toEqual({ price: 380, version: menu.version + 1 });
});

// product.md §472
test('a process that ends in the middle of it leaves all as it was, and the next one does all of it', async () => {
  await prices.makeDue(SOON);
  // The dishes are held, so that the work stands still after it took the plan and before it stored the menu.
  const dishes = await holdLock(server, `SELECT FROM items WHERE menu_id = '${menu.id}' FOR UPDATE`);
  await server.jobs.send(server.database, newPricesJob, { menu_id: menu.id });
  await dishes.waiting(1);
  await server.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  await dishes.waiting(0);
  expect(await saladNow()).toEqual({ price: 300, version: menu.version });
  expect(await prices.coming()).toHaveLength(1);
  await dishes.release();
  await doWork(server, lateNewPricesJob, newPricesJob);
  expect(await saladNow()).toEqual({ price: 380, version: menu.version + 1 });
});

// product.md §473, §30
test('an order of an old page is told the new price even before its work is done', async () => {
  const old = await euroTotal();
  await prices.makeDue(SOON);
  expect(await order(old)).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  const total = await euroTotal();
  expect(total).toBeGreaterThan(old);
  expect(await saladNow()).toEqual({ price: 380, version: menu.version + 1 });
  expect((await order(total)).status).toBe(201);
});

// product.md §683, §30
test('an order refused for its old total leaves the new price on the page that is read again', async () => {
  const old = await euroTotal();
  await prices.makeDue(SOON);
  expect(await order(old)).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  expect(await saladNow()).toEqual({ price: 380, version: menu.version + 1 });
});

const saved = (version: number, price?: number) =>
  ask('PATCH', '', {
    version,
    sections: [
      {
        id: menu.sections[0]?.id,
        items: [
          { id: salad, ...(price === undefined ? { name: 'Jeshile' } : { currency_prices: { ALL: price } }) },
        ],
      },
    ],
  });

// product.md §473, §683
test.each([
  ['says nothing of the price', undefined, 380],
  ['types another price', 350, 350],
])('a save of an old page meets the new price, and then %s', async (_, typed, price) => {
  await prices.makeDue(SOON);
  expect(await saved(menu.version, 300)).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current: { version: menu.version + 1 } },
  });
  // The job has not come yet: what the refusal told is stored.
  expect((await saladNow()).version).toBe(menu.version + 1);
  expect((await saved(menu.version + 1, typed)).status).toBe(200);
  const after = (await send(server, 'GET', `/menus/${menu.id}`)).body as Menu;
  expect(itemsOf(after).find(({ id }) => id === salad)?.price).toBe(price);
  await doWork(server, lateNewPricesJob, newPricesJob);
  expect(((await send(server, 'GET', `/menus/${menu.id}`)).body as Menu).version).toBe(menu.version + 2);
});

// product.md §683
test('an import of an old page meets the new price, its preview tells it, and taking it back keeps it', async () => {
  await prices.makeDue(SOON);
  const csv = 'Seksioni,Emri,Çmimi ALL\nPica,Margherita,600\nPica,Sallatë,320';
  const preview = await ask('POST', '/csv/preview', { csv });
  expect(preview).toMatchObject({ status: 200, body: { version: menu.version + 1 } });
  expect(await ask('PUT', '/csv', { csv, version: menu.version })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current: { version: menu.version + 1 } },
  });
  expect((await ask('PUT', '/csv', { csv, version: menu.version + 1 })).status).toBe(200);
  expect((await saladNow()).price).toBe(320);
  expect((await ask('POST', '/csv/undo')).status).toBe(200);
  expect((await saladNow()).price).toBe(380);
});

// product.md §683
test('an import that is refused leaves the new price', async () => {
  await prices.makeDue(SOON);
  const csv = 'Seksioni,Emri,Çmimi ALL\nPica,Sallatë,320';
  expect((await ask('PUT', '/csv', { csv, version: menu.version })).status).toBe(409);
  expect(await saladNow()).toEqual({ price: 380, version: menu.version + 1 });
});

// product.md §471, §683
test('a price whose day has begun is no longer taken back, though its work is not done', async () => {
  await prices.makeDue(SOON);
  const today = dayIn(0);
  expect(await prices.planned({ thing_id: salad, starts_on: today, prices: {} })).toEqual([]);
  expect(await saladNow()).toEqual({ price: 380, version: menu.version + 1 });
});

// product.md §474
test('a save, an import and taking it back leave what comes, also of what was away for a while', async () => {
  expect((await ask('PATCH', '', { version: menu.version, title: 'Tjetër' })).status).toBe(200);
  expect((await ask('PUT', '/csv', { csv: 'Seksioni,Emri,Çmimi ALL\nPica,Margherita,600' })).status).toBe(
    200,
  );
  expect(await prices.coming()).toEqual([]);
  expect((await ask('POST', '/csv/undo')).status).toBe(200);
  expect(await prices.coming()).toHaveLength(1);
  const dearer = await ask('PUT', '/csv', {
    csv: 'Seksioni,Emri,Çmimi ALL\nPica,Margherita,600\nPica,Sallatë,320',
  });
  expect(dearer.status).toBe(200);
  expect((await saladNow()).price).toBe(320);
  await prices.come(SOON);
  expect((await saladNow()).price).toBe(380);
});

// product.md §474
test('the preview of an import warns of a coming price that goes with its item', async () => {
  const warningsOf = async (csv: string) => {
    const { status, body } = await ask('POST', '/csv/preview', { csv });
    expect(status).toBe(200);
    return (body as ImportPreview).warnings.map(({ message }) => message);
  };
  const day = SOON.split('-').toReversed().join('.');
  expect(await warningsOf('Seksioni,Emri,Çmimi ALL\nPica,Margherita,600')).toEqual([
    `“Sallatë” ka një çmim që vjen më ${day}. Hiqet edhe ai, dhe kthehet nëse e zhbën importin.`,
  ]);
  expect(await warningsOf('Seksioni,Emri,Çmimi ALL\nPica,Margherita,600\nPica,Sallatë,310')).toEqual([]);
});

// product.md §474
test('an import is no longer taken back once a price has come, which would be lost with it', async () => {
  await ask('PUT', '/csv', { csv: 'Seksioni,Emri,Çmimi ALL\nPica,Sallatë,320' });
  await prices.makeDue(SOON);
  expect(await ask('POST', '/csv/undo')).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
  expect((await saladNow()).price).toBe(380);
  expect((await ask('GET', '/csv/undo')).body).toEqual({ can_undo: false });
});

test('days that were missed come in their order, and a price that is there already makes no version', async () => {
  await prices.planned({ thing_id: salad, starts_on: LATER, prices: { ALL: 300 } });
  await prices.loseMoments();
  await server.database.query(
    `UPDATE price_changes SET starts_on = CASE starts_on WHEN $2::date THEN $4::date ELSE $5::date END
     WHERE menu_id = $1 AND starts_on IN ($2, $3)`,
    [menu.id, SOON, LATER, dayIn(-3), dayIn(-1)],
  );
  await doWork(server, lateNewPricesJob, newPricesJob);
  expect(await saladNow()).toEqual({ price: 300, version: menu.version });
  expect(await prices.coming()).toEqual([]);
});
