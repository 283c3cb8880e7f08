import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from './test.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it is, one line per element. */
const problems = async (page: Page): Promise<string[]> => {
  // Evaluated by the browser's debugger, which the page's policy does not bind.
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    interface Axe {
      run: (options: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
    }
    const axe = Reflect.get(globalThis, 'axe') as Axe;
    const { violations } = await axe.run({ runOnly: tags });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, TAGS);
};

/**
 * Looks at the screen with axe, light and dark.
 * @param name what it is called when something is found
 */
export const expectSound = async (page: Page, name: string): Promise<void> => {
  // A dialog hides the page below it from everyone.
  const screen = page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('alertdialog'))
    .or(page.getByRole('dialog'));
  await expect(screen.first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await problems(page), `${name}, ${colorScheme}`).toEqual([]);
  }
};
