import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { KEYBOARD } from '../support/input-devices.ts';
import { ownProduct } from '../support/own-product.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, test, tolerate } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

const own = ownProduct();

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §595, §597
  test(`an error in a visitor's page is shown with its place in the sources, ${language}`, async ({
    openWindow,
  }) => {
    tolerate(/the position broke/);
    const { url } = own.product;
    const { token } = own.store;
    const [say, sayDiner] = await Promise.all([
      textsOf(url, language, 'shell'),
      textsOf(url, language, 'diner'),
    ]);
    await test.step('a browser throws where the code of the page does not expect it', async () => {
      const diner = await openWindow({ baseURL: url, locale: language });
      await diner.addInitScript(() => {
        Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
          get: () => {
            throw new TypeError('the position broke for arta@shembull.al');
          },
        });
      });
      await diner.goto('/restaurants');
      await diner.getByRole('button', { name: sayDiner('near.on') }).click();
      const told = diner.waitForRequest((request) =>
        (request.postData() ?? '').includes('the position broke'),
      );
      await diner.getByRole('button', { name: sayDiner('near.ask') }).click();
      await told;
      const kept = async () => {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await fetch(`${url}/api/platform/errors`, { headers });
        return ((await answer.json()) as { total: number }).total;
      };
      await expect.poll(kept).toBe(1);
    });
    await test.step('a team sees it, and in which file of the sources', async () => {
      const page = await openWindow({ baseURL: url });
      await page.goto(`/platform/errors?lng=${language}`);
      await KEYBOARD.write(page.getByLabel(say('platform.token'), { exact: true }), token);
      await page.keyboard.press('Enter');
      const row = page.getByRole('listitem').filter({ hasText: 'TypeError: the position broke for …@…' });
      await expect(row).toContainText('/restaurants');
      await row.getByText(say('platform.errors.where')).focus();
      await page.keyboard.press('Enter');
      await expect(row).toContainText(/remote-diner\/src\/lib\/near\/ask-browser\.ts:\d+:\d+/);
      await expectSound(page, 'errors');
      await expectFits(page);
    });
  });
}
