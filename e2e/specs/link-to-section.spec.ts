import { inTurn } from '../support/in-turn.ts';
import { expect, OWNER, type Page, test } from '../support/test.ts';
import { LANGUAGES, LOCALES } from '../support/texts.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** How far a page was scrolled in a frame, and when that began, in ms. */
interface Frame {
  at: number;
  scrolled: number;
}

/** Records the frames of a page that has its first view, as `recordedFrames` of its window. */
const recordFrames = (): void => {
  const frames: Frame[] = [];
  const record = (at: number): void => {
    if (document.querySelector('[data-first-view]')) frames.push({ at, scrolled: scrollY });
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  Object.assign(globalThis, { recordedFrames: frames });
};

/** How far a page was scrolled in each frame that somebody saw. A page that waits to be painted has frames before these. */
const paintedAt = async (page: Page): Promise<number[]> => {
  const painted = await page.waitForFunction(() => performance.getEntriesByName('first-paint')[0]?.startTime);
  const first = await painted.jsonValue();
  const frames = await page.evaluate(() => Reflect.get(globalThis, 'recordedFrames') as Frame[]);
  const isSeen = (_: Frame, index: number): boolean =>
    (frames[index + 1]?.at ?? Number.POSITIVE_INFINITY) > (first ?? 0);
  return frames.filter(isSeen).map(({ scrolled }) => scrolled);
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §569
  test(`a link to a part of a menu paints that part first, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    const found = await fetch(
      `${productUrl}/api/restaurants/?${new URLSearchParams({ business_name: OWNER.place })}`,
    );
    const { items } = (await found.json()) as { items: { slug: string }[] };
    for (const viewport of SIZES) {
      const page = await openWindow({ locale: LOCALES[language], viewport });
      await page.addInitScript(recordFrames);
      // Held back, so that it is the document that scrolls and nothing of the page's code.
      await page.route(/\.js$/, () => undefined);
      const links = page.locator('main nav a[href*="#"]');
      // A busy server sends a page without its parts, and the next time the whole one (product.md §536).
      await expect(async () => {
        await page.goto(`/place/${items[0]?.slug}`, { waitUntil: 'commit' });
        await expect(links.last()).toBeAttached({ timeout: 3000 });
      }).toPass();
      const address = await links.last().evaluate((link: HTMLAnchorElement) => link.href);
      const title = (await links.last().textContent()) ?? '';
      const part = page.getByRole('heading', { name: title, exact: true });
      await expect(async () => {
        await page.goto('about:blank');
        await page.goto(address, { waitUntil: 'commit' });
        await expect(part).toBeInViewport({ timeout: 3000 });
      }).toPass();
      const painted = await paintedAt(page);
      expect(painted.length).toBeGreaterThan(0);
      expect(Math.min(...painted)).toBeGreaterThan(0);
    }
  });
}
