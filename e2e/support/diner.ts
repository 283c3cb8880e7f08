import { SQ } from './order-texts.ts';
import { codeHasCome } from './page-code-ready.ts';
import { expect, type Locator, OWNER, type Page } from './test.ts';

/** The dish every cart of these stories begins with. */
export const DISH = 'Tavë kosi';

/** The button that places the order; its name carries the total. */
export const placeButton = (page: Page, texts = SQ): Locator =>
  page.getByRole('button', { name: texts.place });

/** The same for an order that is paid by card. */
export const payButton = (page: Page, texts = SQ): Locator => page.getByRole('button', { name: texts.pay });

/** An address of a diner that no other story uses. */
export const newEmail = (): string => `arta.${crypto.randomUUID()}@shembull.al`;

/** The way to the demo place's lunch menu from its card, which on a phone leads to the place alone (product.md §455). */
export const lunchOf = (card: Locator): Locator =>
  card
    .getByRole('link', { name: 'Dreka' })
    .or(card.getByRole('link', { name: OWNER.place, exact: true }))
    .last();

/** Opens the demo place's lunch menu and puts the dish in the cart. */
export const fillCart = async (page: Page, texts = SQ): Promise<void> => {
  await page.goto('/restaurants?q=tave');
  const card = page.getByRole('article').filter({ hasText: OWNER.place });
  await expect(card).toBeVisible();
  await codeHasCome(page);
  await lunchOf(card).click();
  await page.getByRole('button', { name: texts.add(DISH) }).click();
};

/** The same, and on to the checkout. */
export const goToCheckout = async (page: Page, texts = SQ): Promise<void> => {
  await fillCart(page, texts);
  await page.getByRole('link', { name: texts.checkout }).filter({ visible: true }).click();
  await expect(placeButton(page, texts)).toBeVisible();
};

/** Fills in who orders. */
export const introduce = async (page: Page, email: string, texts = SQ, name = 'Arta K.'): Promise<void> => {
  await page.getByLabel(texts.name).fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(texts.phone).fill('+355 69 000 0000');
};

/** Puts a dish of a menu in the cart and fills in who orders. */
export const toCheckout = async (page: Page, menu: string, texts = SQ): Promise<void> => {
  await page.goto(menu);
  await page.getByRole('button', { name: texts.add(DISH) }).click();
  await page.getByRole('link', { name: texts.checkout }).filter({ visible: true }).click();
  await introduce(page, newEmail(), texts);
};

/** Everything up to the last button; returns the e-mail that orders. */
export const readyToOrder = async (page: Page, texts = SQ): Promise<string> => {
  const email = newEmail();
  await goToCheckout(page, texts);
  await introduce(page, email, texts);
  return email;
};

/** Chooses to pay by card. */
export const chooseCard = (page: Page, texts = SQ): Promise<void> =>
  page.getByRole('radio', { name: texts.byCard }).check();

/** Waits for the confirmation; returns the order's number. */
export const confirmedOrder = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/order-confirmation\?order_id=/);
  return new URL(page.url()).searchParams.get('order_id') ?? '';
};
