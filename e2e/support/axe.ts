import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from './test.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe looks for: all in the light look, and in the dark one what differs there. */
const LOOKS = {
  light: { runOnly: LEVELS },
  dark: { runOnly: { type: 'rule', values: OF_COLOURS } },
};

/** What axe finds on the page as it is, one line per element. */
const problems = (page: Page, look: keyof typeof LOOKS): Promise<string[]> =>
  page.evaluate(async (options) => {
    interface Axe {
      run: (options: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
    }
    const axe = Reflect.get(globalThis, 'axe') as Axe;
    // A colour on its way to another is nobody's to judge.
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    // What axe would fetch first are style sheets and media, for rules about sound and turned screens that find none here.
    const { violations } = await axe.run({ ...options, resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, LOOKS[look]);

/** Waits for the screen, and brings axe to it. */
const bringAxe = async (page: Page): Promise<void> => {
  // A dialog hides the page below it from everyone, and so does an open menu.
  const screen = page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('alertdialog'))
    .or(page.getByRole('dialog'))
    .or(page.getByRole('menu'));
  await expect(screen.first()).toBeVisible();
  // Evaluated by the browser's debugger, which the page's policy does not bind; once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
};

/**
 * Looks at the screen with axe, light and dark.
 * @param name what it is called when something is found
 */
export const expectSound = async (page: Page, name: string): Promise<void> => {
  await bringAxe(page);
  // Where the page has scrolled, a button that is half below the header is too small to axe.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await problems(page, colorScheme), `${name}, ${colorScheme}`).toEqual([]);
  }
};
