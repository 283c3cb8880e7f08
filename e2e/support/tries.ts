import { expect, type Locator, type Page } from './test.ts';

/** Longer than a page waits before its next try. */
const PAUSE_MS = 4_000;

/**
 * Waits until a page says that something does not come, of which it has asked once in vain. It asks several times; its
 * pauses pass at once, by its clock, which has to be installed before.
 */
export const expectGivenUp = (page: Page, notice: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(PAUSE_MS);
    await expect(notice).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 20_000 });
