import { confirmedOrder, placeButton, readyToOrder } from '../support/diner.ts';
import { ownProduct } from '../support/own-product.ts';
import { ordersOf } from '../support/owner-api.ts';
import { expect, NO_SERVER, type Page, test, tolerate } from '../support/test.ts';

const UNKNOWN = 'Nuk dimë ende nëse restoranti e mori porosinë.';
const NOTE = 'Vijmë rreth orës 14:00';

const own = ownProduct();

test.describe.configure({ mode: 'default' });

/** Keys that the orders of a window are sent with. */
const keysOf = (page: Page): string[] => {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key !== undefined) keys.push(key);
  });
  return keys;
};

const readyWithNote = async (page: Page): Promise<string> => {
  const email = await readyToOrder(page);
  await page.getByLabel('Shënim për porosinë').fill(NOTE);
  return email;
};

test('a server that dies before it answers still leaves one order', async ({ openWindow }) => {
  tolerate(NO_SERVER);
  const page = await openWindow({ baseURL: own.product.url });
  const keys = keysOf(page);
  const email = await readyWithNote(page);
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await own.product.crash();
    await route.abort('connectionreset');
  });
  await placeButton(page).click();
  await expect(page.getByText(UNKNOWN)).toBeVisible();
  await page.unroute('**/api/orders');
  await own.product.restart();
  await placeButton(page).click();
  const id = await confirmedOrder(page);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(await ordersOf(own.product.url, email)).toEqual([id]);
  // What was taken before the crash is all there after it.
  await page.goto(`/orders?order_id=${id}&email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Restoranti e mori porosinë.' })).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
});

test('a server that is down costs a sentence, not what was typed', async ({ openWindow }) => {
  tolerate(NO_SERVER);
  const page = await openWindow({ baseURL: own.product.url });
  const email = await readyWithNote(page);
  // The order is under way: told before it that the server is away, the page would send nothing and say that.
  await page.route('**/api/orders', async (route) => {
    await own.product.crash();
    await route.continue();
  });
  await placeButton(page).click();
  await expect(page.getByText(UNKNOWN)).toBeVisible();
  await expect(page.getByText('Provo përsëri: porosia nuk do të dyfishohet.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Shënim për porosinë')).toHaveValue(NOTE);
  await page.unroute('**/api/orders');
  await own.product.restart();
  await placeButton(page).click();
  const id = await confirmedOrder(page);
  expect(await ordersOf(own.product.url, email)).toEqual([id]);
});
