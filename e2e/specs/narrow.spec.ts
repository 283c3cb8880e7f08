import { signIn } from '../support/owner.ts';
import { expect, type Page, test } from '../support/test.ts';

const NARROW = { viewport: { width: 320, height: 700 } };

const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([page.url(), widest]).toEqual([page.url(), 320]);
};

test('the console does not scroll sideways at 320 px', async ({ openWindow }) => {
  const page = await openWindow(NARROW);
  await signIn(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
