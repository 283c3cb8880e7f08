import { createDeferred } from '../support/deferred.ts';
import {
  confirmedOrder,
  DISH,
  goToCheckout,
  introduce,
  newEmail,
  placeButton,
  readyToOrder,
} from '../support/diner.ts';
import { SQ } from '../support/order-texts.ts';
import { ordersOf } from '../support/owner-api.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Lets the orders of a window reach the server, but holds back what it answers. */
const holdAnswers = async (page: Page): Promise<{ arrived: Promise<void>; release: () => void }> => {
  const arrived = createDeferred();
  const released = createDeferred();
  await page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    arrived.resolve();
    await released.promise;
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { arrived: arrived.promise, release: released.resolve };
};

test('going back after an order offers nothing to send again', async ({ openWindow, productUrl }) => {
  const page = await openWindow();
  const email = await readyToOrder(page);
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
  const email = await readyToOrder(page);
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

/** A tab that a page opens starts with a copy of its session, as a duplicated tab does. */
const copyTab = async (tab: Page, email: string): Promise<Page> => {
  const opened = tab.waitForEvent('popup');
  await tab.evaluate(() => void window.open('/checkout'));
  const copy = await opened;
  await expect(copy.getByLabel('E-mail')).toHaveValue(email);
  return copy;
};

// product.md §39
test('the same cart sent from two tabs makes one order', async ({ openWindow, productUrl }) => {
  const first = await openWindow();
  const email = await readyToOrder(first);
  const second = await copyTab(first, email);
  // Neither hears of the order before both have sent it.
  const answers = [await holdAnswers(first), await holdAnswers(second)];
  await Promise.all([placeButton(first).click(), placeButton(second).click()]);
  await Promise.all(answers.map(({ arrived }) => arrived));
  for (const { release } of answers) release();
  const ids = [await confirmedOrder(first), await confirmedOrder(second)];
  expect(new Set(ids).size).toBe(1);
  expect(await ordersOf(productUrl, email)).toEqual(ids.slice(0, 1));
});

// product.md §64
test('a tab copied before the order knows that its cart is ordered, and orders again only when asked', async ({
  openWindow,
  productUrl,
}) => {
  const first = await openWindow();
  const email = await readyToOrder(first);
  const copy = await copyTab(first, email);
  await placeButton(first).click();
  const id = await confirmedOrder(first);
  await expect(copy.getByText(`Porosia ${id} u regjistrua.`)).toBeVisible();
  await expect(placeButton(copy)).toHaveCount(0);
  expect(await ordersOf(productUrl, email)).toEqual([id]);
  await copy.getByRole('button', { name: 'Porosite edhe një herë' }).click();
  await placeButton(copy).click();
  const again = await confirmedOrder(copy);
  expect((await ordersOf(productUrl, email)).toSorted()).toEqual([id, again].toSorted());
});

test('an order is announced once, shows its dishes, and leaves nothing typed on the device', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await goToCheckout(page);
  await introduce(page, newEmail(), SQ, 'Arta Kelmendi');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element)
          seen.push(
            ...[node, ...node.querySelectorAll('h1')].filter((found) => found.tagName === 'H1').map(String),
          );
    }).observe(document.body, { childList: true, subtree: true });
  });
  await placeButton(page).click();
  await confirmedOrder(page);
  const order = page.getByRole('region', { name: 'Porosia jote' });
  await order.getByText('Shiko porosinë').click();
  await expect(order.getByText(`1 × ${DISH}`)).toBeVisible();
  await expect(order.getByText(/^\d+,\d\d\s€$/).first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toHaveLength(1);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain('Kelmendi');
  expect(stored).not.toContain('69 000 0000');
});
