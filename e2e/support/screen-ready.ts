import { expect, type Page } from './test.ts';

/** Waits until a screen has all it shows: its heading, its data and its type. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};
