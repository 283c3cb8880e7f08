import { CARDS, writeCard } from '../support/card.ts';
import { chooseCard, confirmedOrder, payButton, placeButton, readyToOrder } from '../support/diner.ts';
import { ordersOf } from '../support/owner-api.ts';
import { expect, type Page, refusal, test, tolerate } from '../support/test.ts';

/** Fills in everything but the card; returns the e-mail that orders. */
const readyToPayByCard = async (page: Page): Promise<string> => {
  const email = await readyToOrder(page);
  await chooseCard(page);
  return email;
};

const paymentOf = async (url: string, id: string, email: string): Promise<unknown> => {
  const answer = await fetch(`${url}/api/orders/customer/${id}?${new URLSearchParams({ email })}`);
  const { payment_status } = (await answer.json()) as { payment_status: string };
  return payment_status;
};

test('a card pays one order, and the place sees it once it is paid', async ({ openWindow, productUrl }) => {
  const page = await openWindow();
  const email = await readyToPayByCard(page);
  await writeCard(page, CARDS.works);
  await payButton(page).dblclick();
  const id = await confirmedOrder(page);
  await expect(page.getByText(`Porosia ${id} u regjistrua. Pagesa u krye.`)).toBeVisible();
  await expect.poll(() => paymentOf(productUrl, id, email)).toBe('paid');
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});

test('a refused card keeps what was typed, and another one pays', async ({ openWindow, productUrl }) => {
  tolerate(refusal(402));
  const page = await openWindow();
  const email = await readyToPayByCard(page);
  await writeCard(page, CARDS.declined);
  await payButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Karta nuk u ngarkua dhe shporta është këtu.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  expect(await ordersOf(productUrl, email)).toEqual([]);
  await writeCard(page, CARDS.works);
  await payButton(page).click();
  const id = await confirmedOrder(page);
  await expect.poll(() => ordersOf(productUrl, email)).toEqual([id]);
});

test('whoever has no luck with cards pays at the restaurant', async ({ openWindow, productUrl }) => {
  tolerate(refusal(402));
  const page = await openWindow();
  const email = await readyToPayByCard(page);
  await writeCard(page, CARDS.declined);
  await payButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByRole('radio', { name: /^Në restorant/ }).check();
  await placeButton(page).click();
  const id = await confirmedOrder(page);
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});

test('fields for a card that do not come cost nothing', async ({ openWindow, productUrl }) => {
  tolerate(/^Failed to load resource: net::ERR_FAILED$/);
  const page = await openWindow();
  await page.route('**/sandbox/stripe.js', (route) => route.abort());
  const email = await readyToPayByCard(page);
  await expect(page.getByText('Fushat e kartës nuk u ngarkuan.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Provo përsëri' }).click();
  await writeCard(page, CARDS.works);
  await payButton(page).click();
  const id = await confirmedOrder(page);
  await expect.poll(() => ordersOf(productUrl, email)).toEqual([id]);
});
