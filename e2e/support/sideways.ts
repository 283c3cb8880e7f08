import { expect, type Page } from './test.ts';

/** Holds that a page is no wider than its window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([page.url(), widest]).toEqual([page.url(), page.viewportSize()?.width]);
};
