import type { Locator, Page } from './test.ts';

/** The heading of a page as its own code has drawn it; the view that came with the document is inert. */
export const drawnHeading = (page: Page): Locator =>
  page.locator('#root > :not([inert])').getByRole('heading', { level: 1 });
