import type { Locator, Page } from './test.ts';

/** The heading of a page as its own code has drawn it; the view that came with the document says what it is. */
export const drawnHeading = (page: Page): Locator =>
  page.locator('#root > :not([data-first-view], [data-plain-view])').getByRole('heading', { level: 1 });
