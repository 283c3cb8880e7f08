import { DISH, fillCart, placeButton } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { IN_BOTH } from '../support/order-texts.ts';
import { expect, type Page, test } from '../support/test.ts';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** A new page is told to who does not see it, and keys go on in its content. */
const expectTold = async (page: Page, name: string | RegExp): Promise<void> => {
  await expect(page).toHaveTitle(name);
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(await page.title());
  await expect(page.getByRole('main')).toBeFocused();
};

for (const { locale, texts } of inTurn(IN_BOTH, import.meta.filename)) {
  // product.md §86
  test(`going back from a menu finds the list as it was left, ${locale}`, async ({ openWindow }) => {
    const page = await openWindow({ locale });
    await page.goto('/restaurants?available_only=true');
    const list = await page.title();
    const first = page.getByRole('article').first();
    const before = (await first.textContent()) ?? '';
    await page.getByRole('button', { name: texts.nextPage }).click();
    // The page before stays until the next has come.
    await expect(first).not.toHaveText(before);
    const card = page.getByRole('article').last();
    await card.scrollIntoViewIfNeeded();
    const place = await card.getByRole('heading').textContent();
    const link = card.getByRole('link').first();
    await link.hover();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(100);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: place ?? '' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expectTold(page, new RegExp(`^${place}`));
    await page.goBack();
    await expect(page).toHaveURL(/available_only=true&page=2/);
    await expectTold(page, list);
    await expect(page.getByRole('article').last()).toContainText(place ?? '');
    await expect.poll(() => scrolled(page)).toBe(left);
  });

  // product.md §21
  test(`going back from the checkout, and on to it again, costs nothing that was typed, ${locale}`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ locale });
    await fillCart(page, texts);
    const cart = page.getByRole('complementary');
    await cart.getByRole('button', { name: texts.addNote(DISH) }).click();
    await cart.getByLabel(texts.note(DISH)).fill('Pa vezë sipër');
    await page.getByRole('link', { name: texts.checkout }).filter({ visible: true }).click();
    await page.getByLabel(texts.name).fill('Arta K.');
    await page.goBack();
    await expect(cart.getByText('Pa vezë sipër')).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel(texts.name)).toHaveValue('Arta K.');
    await expect(page.getByText('Pa vezë sipër')).toBeVisible();
    await expect(placeButton(page, texts)).toBeEnabled();
  });

  test(`a menu on paper has its dishes and prices, and nothing to press, ${locale}`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ locale, colorScheme: 'dark' });
    await fillCart(page, texts);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.getByRole('heading', { level: 3, name: DISH })).toBeVisible();
    await expect(page.getByText(/^650\sL$/).first()).toBeVisible();
    for (const role of ['button', 'link', 'banner', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  });
}
