import { test } from '../support/console.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import { expectNoSidewaysScroll } from '../support/sideways.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

/** A word that nobody can break but the page. */
const WORD = 'Tavëkosimeqengjtëpjekurnëfurrëdruri'.repeat(3);

for (const language of LANGUAGES) {
  test(`nothing scrolls sideways in the console with long names, ${language}`, async ({ openConsole }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page } = await openConsole(language);
    await startTrial(place);
    const menu = await addMenu(place, WORD);
    const order = await addOrder(place, menu, { name: WORD });
    const pages = [
      '/business/dashboard',
      '/business/menus',
      `/menus/${menu.id}`,
      `/menus/${menu.id}/edit`,
      '/business/orders',
      `/business/orders/${order}`,
    ];
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByText(WORD).filter({ visible: true }).first()).toBeVisible();
      for (const width of [320, 640, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
    }
  });
}
