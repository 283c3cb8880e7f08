import { expect, type Locator, OWNER, type Page } from './test.ts';

/** The dish every cart of these stories begins with. */
export const DISH = 'Tavë kosi';

/** The button that places the order; its name carries the total. */
export const placeButton = (page: Page): Locator => page.getByRole('button', { name: /^Porosit / });

/** An address of a diner that no other story uses. */
export const newEmail = (): string => `arta.${crypto.randomUUID()}@shembull.al`;

/** Opens the demo place's lunch menu and puts the dish in the cart. */
export const fillCart = async (page: Page): Promise<void> => {
  await page.goto('/restaurants?q=tave');
  const card = page.getByRole('article').filter({ hasText: OWNER.place });
  await card.getByRole('link', { name: 'Dreka' }).click();
  await page.getByRole('button', { name: `Shto ${DISH} në shportë` }).click();
};

/** The same, and on to the checkout. */
export const goToCheckout = async (page: Page): Promise<void> => {
  await fillCart(page);
  await page.getByRole('link', { name: 'Vazhdo te pagesa' }).filter({ visible: true }).click();
  await expect(placeButton(page)).toBeVisible();
};

/** Fills in who orders. */
export const introduce = async (page: Page, email: string, name = 'Arta K.'): Promise<void> => {
  await page.getByLabel('Emri dhe mbiemri').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Telefoni').fill('+355 69 000 0000');
};

/** Waits for the confirmation; returns the order's number. */
export const confirmedOrder = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/order-confirmation\?order_id=/);
  return new URL(page.url()).searchParams.get('order_id') ?? '';
};

interface StoredLine {
  itemId: string;
  quantity: number;
  notes: string;
}

/** Changes the first line of the cart behind the product's back, as a careless extension would, and loads anew. */
export const tamperWithCart = async (page: Page, change: Partial<StoredLine>): Promise<void> => {
  await page.evaluate((part) => {
    const [key, text] = Object.entries(sessionStorage).find(([name]) => name.endsWith('.carts')) ?? [];
    if (key === undefined || text === undefined) throw new Error('There is no cart');
    const stored = JSON.parse(text);
    for (const cart of Object.values<{ lines: object[] }>(stored.state.carts))
      Object.assign(cart.lines[0] ?? {}, part);
    sessionStorage.setItem(key, JSON.stringify(stored));
  }, change);
  await page.reload();
};
