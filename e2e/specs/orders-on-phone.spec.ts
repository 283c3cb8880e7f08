import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import { expect } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

const PHONE = { width: 390, height: 844 };
/** No more stands above the first order while nothing has to be told, in px. */
const ABOVE = 300;

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §548
  test(`on a phone the first order is in sight, and keys reach what is folded above it, ${language}`, async ({
    openConsole,
  }) => {
    const { place, page, say } = await openConsole(language);
    await startTrial(place);
    const id = await addOrder(place, await addMenu(place));
    await page.setViewportSize(PHONE);
    await page.goto('/business/orders');
    const link = page.getByRole('main').getByRole('link', { name: id });
    await expect(link).toBeInViewport();
    await page.getByRole('button', { name: say('bell.short.yes'), exact: true }).click();
    await page.getByRole('button', { name: say('bell.seen') }).click();
    await expect.poll(async () => (await link.boundingBox())?.y).toBeLessThan(ABOVE);

    const fold = page.locator('summary', { hasText: say('pause.now') });
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: say('busy.no') })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(say('busy.short', { minutes: 10 }))).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: say('pause.open') })).toBeFocused();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: say('pause.title') })
      .getByRole('button', { name: say('pause.submit') })
      .click();
    await expect(page.getByText(/^(Ndalur deri|Paused until) /)).toBeVisible();
  });
}
