import { expect, type Page } from './test.ts';

/**
 * Waits until a page's own code has drawn it. Before that a link loads a document, which brings its answers along; from
 * then on it stays in the page, which asks the API.
 */
export const codeHasCome = (page: Page): Promise<void> =>
  expect(page.locator('[data-first-view]')).toHaveCount(0);
