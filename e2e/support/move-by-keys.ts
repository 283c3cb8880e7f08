import { KEYBOARD } from './input-devices.ts';
import { expect, type Page } from './test.ts';
import type { Say } from './texts.ts';

/**
 * Moves the second of two things of a list above the first, by the keys of its handle.
 * @param moved name of the second
 * @param passed name of the first
 */
export const moveUpByKeys = async (page: Page, say: Say, moved: string, passed: string): Promise<void> => {
  const status = (text: string) => page.getByRole('status').filter({ hasText: text });
  await KEYBOARD.press(page.getByRole('button', { name: say('editor.drag', { name: moved }), exact: true }));
  await expect(status(say('editor.sortStart', { name: moved, place: 2, count: 2 }))).toHaveCount(1);
  const over = status(say('editor.sortOver', { name: passed, place: 1, count: 2 }));
  // On a busy machine an arrow may come before the list knows where it stands; a person presses it again.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(over).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(status(say('editor.sortEnd', { place: 1, count: 2 }))).toHaveCount(1);
};
