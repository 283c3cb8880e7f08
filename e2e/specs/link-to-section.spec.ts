import { inTurn } from '../support/in-turn.ts';
import { expect, OWNER, test } from '../support/test.ts';
import { LANGUAGES, LOCALES } from '../support/texts.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** How far the page was scrolled in each frame that was painted, as `paintedAt` of its window. */
const recordFrames = (): void => {
  const frames: number[] = [];
  const record = (): void => {
    if (document.querySelector('[data-first-view]')) frames.push(scrollY);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  Object.assign(globalThis, { paintedAt: frames });
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
      const frames = await page.evaluate(() => Reflect.get(globalThis, 'paintedAt') as number[]);
      expect(frames.length).toBeGreaterThan(0);
      expect(Math.min(...frames)).toBeGreaterThan(0);
    }
  });
}
