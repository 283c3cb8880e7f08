import { CARDS, writeCard } from '../support/card.ts';
import { confirmedOrder, goToCheckout, introduce, newEmail, placeButton } from '../support/diner.ts';
import { ordersOf } from '../support/owner-api.ts';
import { expect, type Page, test } from '../support/test.ts';

/** A phone at the edge of its signal: 400 ms there and back, 400 kbit/s. */
const EDGE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const throttle = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', EDGE);
};

test('over a slow network an order says that it is sent, and is placed once', async ({
  openWindow,
  productUrl,
}) => {
  const page = await openWindow();
  const email = newEmail();
  await goToCheckout(page);
  await throttle(page);
  await introduce(page, email);
  await placeButton(page).click();
  await expect(page.getByRole('button', { name: 'Po dërgohet…' })).toBeVisible();
  const id = await confirmedOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Porosia u regjistrua' })).toBeVisible();
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});

test('over a slow network a card pays one order', async ({ openWindow, productUrl }) => {
  const page = await openWindow();
  const email = newEmail();
  await goToCheckout(page);
  await throttle(page);
  await introduce(page, email);
  await page.getByRole('radio', { name: /^Me kartë, tani/ }).check();
  await writeCard(page, CARDS.works);
  await page.getByRole('button', { name: /^Paguaj tani / }).click();
  await expect(page.getByRole('button', { name: 'Po dërgohet…' })).toBeVisible();
  const id = await confirmedOrder(page);
  await expect(page.getByText(`Porosia ${id} u regjistrua. Pagesa u krye.`)).toBeVisible();
  await expect.poll(() => ordersOf(productUrl, email)).toEqual([id]);
});
