import { confirmedOrder, goToCheckout, introduce, newEmail, placeButton } from '../support/diner.ts';
import { createGate } from '../support/gate.ts';
import { ordersOf } from '../support/owner-api.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Lets the orders of a window reach the server, but holds back what it answers. */
const holdAnswers = async (page: Page): Promise<{ arrived: Promise<void>; release: () => void }> => {
  const arrived = createGate();
  const released = createGate();
  await page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    arrived.open();
    await released.opened;
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { arrived: arrived.opened, release: released.open };
};

test('two clicks make one order', async ({ openWindow, productUrl }) => {
  const page = await openWindow();
  const email = newEmail();
  await goToCheckout(page);
  await introduce(page, email);
  await placeButton(page).dblclick();
  const id = await confirmedOrder(page);
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});

test('going back after an order offers nothing to send again', async ({ openWindow, productUrl }) => {
  const page = await openWindow();
  const email = newEmail();
  await goToCheckout(page);
  await introduce(page, email);
  await placeButton(page).click();
  const id = await confirmedOrder(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(placeButton(page)).toHaveCount(0);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(placeButton(page)).toHaveCount(0);
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});

test('a reload while the order is under way leads to that one order', async ({ openWindow, productUrl }) => {
  const page = await openWindow();
  const email = newEmail();
  await goToCheckout(page);
  await introduce(page, email);
  const answers = await holdAnswers(page);
  await placeButton(page).click();
  await answers.arrived;
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  answers.release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await placeButton(page).click();
  const id = await confirmedOrder(page);
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});

test('the same cart sent from two tabs makes one order', async ({ openWindow, productUrl }) => {
  const first = await openWindow();
  const email = newEmail();
  await goToCheckout(first);
  await introduce(first, email);
  // A tab that a page opens starts with a copy of its session, as a duplicated tab does.
  const opened = first.waitForEvent('popup');
  await first.evaluate(() => void window.open('/checkout'));
  const second = await opened;
  await expect(second.getByLabel('E-mail')).toHaveValue(email);
  await Promise.all([placeButton(first).click(), placeButton(second).click()]);
  const ids = [await confirmedOrder(first), await confirmedOrder(second)];
  expect(new Set(ids).size).toBe(1);
  expect(await ordersOf(productUrl, email)).toEqual(ids.slice(0, 1));
});
