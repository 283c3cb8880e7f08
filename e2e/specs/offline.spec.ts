import { expectSound } from '../support/axe.ts';
import { confirmedOrder, DISH, fillCart, placeButton, readyToOrder } from '../support/diner.ts';
import { IN_BOTH } from '../support/order-texts.ts';
import { ordersOf } from '../support/owner-api.ts';
import { expect, type Page, test, tolerate } from '../support/test.ts';

const DISCONNECTED = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/;

/** What the browser keeps of a page, once its worker has caught up. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const address = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
    const found = await Promise.all([window.location.pathname, address].map((key) => caches.match(key)));
    return found.every((answer) => answer !== undefined);
  });

const NOTICE = /^Je pa lidhje\. Menuja është siç e pe herën e fundit/;

test.beforeEach(() => tolerate(DISCONNECTED));

test('a menu that was seen opens without a connection, keeps its cart, and says that ordering needs one', async ({
  openWindow,
}) => {
  const page = await openWindow({ serviceWorkers: 'allow' });
  await fillCart(page);
  await page.reload();
  await expect.poll(() => isKept(page)).toBe(true);
  const address = page.url();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole('heading', { name: DISH }).first()).toBeVisible();
  const cart = page.getByRole('complementary', { name: 'Shporta jote' });
  await expect(cart.getByText(DISH)).toBeVisible();
  await expect(cart.getByText(/^Porosia kërkon lidhje/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vazhdo te pagesa' })).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByText(NOTICE)).toBeVisible();

  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Vazhdo te pagesa' }).filter({ visible: true })).toBeVisible();
});

test('a first visit is kept too, and a menu that was only clicked through to', async ({ openWindow }) => {
  const page = await openWindow({ serviceWorkers: 'allow' });
  await page.goto('/restaurants?q=tave');
  await expect.poll(() => isKept(page)).toBe(true);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/menu\//);
  await expect(page.getByRole('button', { name: 'Shpërndaje menunë' })).toBeVisible();
  const place = await page.getByRole('heading', { level: 1 }).textContent();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: place ?? '' })).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeVisible();
});

test('with a connection no page comes from what is kept', async ({ openWindow }) => {
  const page = await openWindow({ serviceWorkers: 'allow' });
  await fillCart(page);
  await page.reload();
  await expect.poll(() => isKept(page)).toBe(true);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        if (url.endsWith(window.location.pathname))
          await cache.put(url, new Response('<h1>Old</h1>', { headers: { 'content-type': 'text/html' } }));
    }
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: DISH }).first()).toBeVisible();
  await expect(page.getByText('Old', { exact: true })).toHaveCount(0);
});

for (const { locale, texts } of IN_BOTH) {
  test(`without a connection an order is not sent, and says so, ${locale}`, async ({
    openWindow,
    productUrl,
  }) => {
    const page = await openWindow({ locale });
    const email = await readyToOrder(page, texts);
    await page.context().setOffline(true);
    await placeButton(page, texts).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.notSent);
    await expectSound(page, 'order that was not sent');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    expect(await ordersOf(productUrl, email)).toEqual([]);
    await page.context().setOffline(false);
    await placeButton(page, texts).click();
    const id = await confirmedOrder(page);
    expect(await ordersOf(productUrl, email)).toEqual([id]);
  });
}
