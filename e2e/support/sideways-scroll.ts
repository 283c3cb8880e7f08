import { expect, type Page } from './test.ts';

/** Holds that a page is no wider than its window; what is tells of itself. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [widest, wide] = await page.evaluate(() => {
    const isWide = (each: Element): boolean =>
      Math.max(each.getBoundingClientRect().right, each.getBoundingClientRect().left + each.scrollWidth) >
      window.innerWidth;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [scrollWidth, []] as const;
    const innermost = [...document.body.querySelectorAll('*')].filter(
      (each) => isWide(each) && ![...each.children].some(isWide),
    );
    return [scrollWidth, innermost.map(({ outerHTML }) => outerHTML)] as const;
  });
  expect([page.url(), widest, wide]).toEqual([page.url(), page.viewportSize()?.width, []]);
};

/** The narrowest phone, and a desktop's window at 200 %. */
const NARROW = [640, 320];

/** Holds at each narrow width that nothing scrolls sideways; leaves the window as it was. */
export const expectRoom = async (page: Page): Promise<void> => {
  const size = page.viewportSize();
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page);
  }
  if (size) await page.setViewportSize(size);
};

/**
 * Makes words twice as large, as people set it on their phones.
 * @param fonts - `fallback` for those that stand there until the page's own fonts came, which are wider
 */
export const doubleWords = async (page: Page, fonts: 'own' | 'fallback'): Promise<void> => {
  await page.evaluate(
    async (family) => {
      const { style } = document.documentElement;
      style.fontSize = '200%';
      if (family) for (const name of ['--font-display', '--font-text']) style.setProperty(name, family);
      await document.fonts.ready;
    },
    fonts === 'fallback' && 'sans-serif',
  );
};

/** Expects that no word of the page's heading is broken, except at its own hyphen. */
export const expectWholeWords = async (page: Page): Promise<void> => {
  const broken = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
      }
    return found;
  });
  expect([page.url(), broken]).toEqual([page.url(), []]);
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

/** Holds at each width that nothing scrolls sideways and nothing is cut; leaves the window as it was. */
export const expectFits = async (page: Page, widths: readonly number[] = [360, 768, 1280]): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const narrow of widths) {
    await page.setViewportSize({ width: narrow, height });
    await expectNoSidewaysScroll(page);
    await expectNothingCut(page);
  }
  await page.setViewportSize({ width, height });
};
