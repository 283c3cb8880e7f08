import type { Locator } from '@playwright/test';
import { expectSound } from '../support/axe.ts';
import { confirmedOrder, DISH, fillCart, placeButton, readyToOrder } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { IN_BOTH } from '../support/order-texts.ts';
import { ordersOf } from '../support/owner-api.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { expect, type Page, test, tolerate } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';
import { WHOLE_CHROMIUM } from '../support/whole-chromium.ts';

test.use(WHOLE_CHROMIUM);

const DISCONNECTED = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/;

/** Whether the browser keeps what the page was made of: its code and texts, also what came by a press on a link. */
const isCodeKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const code = files.filter((name) => /\/(?:shell|remotes|locales)\/.+\.(?:js|json|css)$/.test(name));
    const found = await Promise.all(code.map((name) => caches.match(name)));
    return code.length > 0 && found.every((answer) => answer !== undefined);
  });

/** The same, and the page itself. */
const isKept = async (page: Page): Promise<boolean> =>
  (await isCodeKept(page)) &&
  page.evaluate(async () => (await caches.match(window.location.pathname)) !== undefined);

const NOTICE = /^Je pa lidhje\. Menuja është siç e pe herën e fundit/;

test.beforeEach(() => tolerate(DISCONNECTED));

for (const { language, locale, texts } of inTurn(IN_BOTH, import.meta.filename)) {
  // product.md §69
  test(`a menu that was seen opens without a connection, keeps its cart, and says that ordering needs one, ${locale}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const page = await openWindow({ locale, serviceWorkers: 'allow' });
    const notice = page.getByText(say('menu.offline'));
    const checkout = page.getByRole('link', { name: texts.checkout }).filter({ visible: true });
    await fillCart(page, texts);
    await page.reload();
    await expect.poll(() => isKept(page)).toBe(true);
    const address = page.url();
    await page.context().setOffline(true);
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { name: DISH }).first()).toBeVisible();
    const cart = page.getByRole('complementary');
    await expect(cart.getByText(DISH)).toBeVisible();
    await expect(cart.getByText(say('cart.offline'))).toBeVisible();
    await expect(checkout).toHaveCount(0);

    const other = await page.context().newPage();
    await other.goto(address);
    await expect(other.getByText(say('menu.offline'))).toBeVisible();

    await page.context().setOffline(false);
    await page.reload();
    await expect(notice).toHaveCount(0);
    await expect(checkout).toBeVisible();
  });
}

test('a first visit is kept too, and a menu and a place that were only clicked through to', async ({
  openWindow,
}) => {
  // A menu asks for the code of its dishes' sheet when it has time, which may be after the connection has gone.
  tolerate(/^Failed to load resource: net::ERR_FAILED$/);
  const page = await openWindow({ serviceWorkers: 'allow' });
  await page.goto('/restaurants?q=tave');
  await codeHasCome(page);
  await expect.poll(() => isKept(page)).toBe(true);
  const card = page.getByRole('article').first();
  const opensWithoutConnection = async (link: Locator, address: RegExp): Promise<void> => {
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('button', { name: 'Shpërndaje menunë' })).toBeVisible();
    const place = await page.getByRole('heading', { level: 1 }).textContent();
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: place ?? '' })).toBeVisible();
    await expect(page.getByText(NOTICE)).toBeVisible();
    await page.context().setOffline(false);
  };
  // The last link of a card leads to a menu, its first to the place.
  await opensWithoutConnection(card.getByRole('link').last(), /\/menu\//);
  await page.goto('/restaurants?q=tave');
  await codeHasCome(page);
  await opensWithoutConnection(card.getByRole('link').first(), /\/place\//);
});

// product.md §69
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

for (const { locale, texts } of inTurn(IN_BOTH, import.meta.filename)) {
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

  // product.md §194
  test(`a followed order that is loaded again without a connection says so, and comes by itself, ${locale}`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ locale, serviceWorkers: 'allow' });
    await readyToOrder(page, texts);
    await placeButton(page, texts).click();
    const id = await confirmedOrder(page);
    await page.reload();
    await expect.poll(() => isKept(page)).toBe(true);
    await page.getByRole('main').getByRole('link', { name: texts.follow }).click();
    const arrived = page.getByRole('heading', { level: 1, name: texts.arrived });
    await expect(arrived).toBeVisible();
    await expect.poll(() => isCodeKept(page)).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(texts.offline)).toBeVisible();
    await expect(page.getByRole('link', { name: texts.recent.follow(id) })).toBeVisible();
    await expectSound(page, 'orders without a connection');
    await page.goto('/orders');
    await expect(page.getByText(texts.offline)).toBeVisible();
    await page.getByRole('link', { name: texts.recent.follow(id) }).click();
    await page.context().setOffline(false);
    await expect(arrived).toBeVisible();
    await expect(page.getByText(texts.offline)).toHaveCount(0);
  });
}

// product.md §458
for (const { language, locale } of inTurn(IN_BOTH, import.meta.filename, 1)) {
  test(`places that were marked are there without a connection, ${locale}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const page = await openWindow({ locale, serviceWorkers: 'allow' });
    await page.goto('/restaurants');
    await codeHasCome(page);
    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').textContent();
    await card.getByRole('button', { name: say('favourites.mark', { place: String(name) }) }).click();
    await page.goto('/favourites');
    const place = page.getByRole('article').filter({ hasText: String(name) });
    await expect(place).toBeVisible();
    await page.reload();
    await expect(place).toBeVisible();
    await expect.poll(() => isKept(page)).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await expect(place).toBeVisible();
  });
}
