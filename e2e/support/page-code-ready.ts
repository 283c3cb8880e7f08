import { expect, type Page } from './test.ts';

/** Presses a key that does nothing: a sign that somebody is there, for which the code of some pages waits (product.md §225). */
export const giveSign = (page: Page): Promise<void> => page.keyboard.press('Shift');

/**
 * Gives a sign and waits until a page's own code has drawn it. Before that a link loads a document, which brings its
 * answers along; from then on it stays in the page, which asks the API.
 */
export const codeHasCome = async (page: Page): Promise<void> => {
  await giveSign(page);
  await expect(page.locator('[data-first-view], [data-plain-view]')).toHaveCount(0);
};
