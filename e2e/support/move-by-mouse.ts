import { expect, type Page } from './test.ts';
import type { Say } from './texts.ts';

/**
 * Drags the second of two things of a list above the first, by the mouse on its handle.
 * @param moved name of the second
 * @param passed name of the first
 */
export const dragAbove = async (page: Page, say: Say, moved: string, passed: string): Promise<void> => {
  const handle = (name: string) =>
    page.getByRole('button', { name: say('editor.drag', { name }), exact: true });
  const status = (text: string) => page.getByRole('status').filter({ hasText: text });
  const target = handle(passed);
  await handle(moved).hover();
  const to = await target.boundingBox();
  if (!to) throw new Error(`${passed} is not to be seen`);
  await page.mouse.down();
  // Further than its middle, so that the moved one is nearer to its place than to any other.
  await page.mouse.move(to.x + to.width / 2, to.y, { steps: 12 });
  await expect(status(say('editor.sortOver', { name: passed, place: 1, count: 2 }))).toHaveCount(1);
  await page.mouse.up();
  await expect(status(say('editor.sortEnd', { place: 1, count: 2 }))).toHaveCount(1);
};
