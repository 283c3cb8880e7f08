import { expect, type Page } from './test.ts';

/** Holds that a page is no wider than its window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([page.url(), widest]).toEqual([page.url(), page.viewportSize()?.width]);
};

/** Holds that words and figures are no wider than what holds them, which may hide the rest instead of scrolling. */
export const expectNothingCut = async (page: Page): Promise<void> => {
  const cut = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('table, dd')]
      .filter((each) => {
        const box = each.matches('table') ? each.parentElement : each;
        // What is there for screen readers alone has no room at all.
        return box && box.clientWidth > 1 && Math.max(each.offsetWidth, box.scrollWidth) > box.clientWidth;
      })
      .map(({ textContent }) => textContent),
  );
  expect([page.url(), cut]).toEqual([page.url(), []]);
};
