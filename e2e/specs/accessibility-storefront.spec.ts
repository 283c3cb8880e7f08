import { expectSound } from '../support/axe.ts';
import { createDeferred } from '../support/deferred.ts';
import { fillCart } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { IN_BOTH } from '../support/order-texts.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { expect, test, tolerate } from '../support/test.ts';

for (const { locale, texts } of inTurn(IN_BOTH, import.meta.filename)) {
  test(`everyone can use the cart of a phone, a menu on paper and one without a connection, ${locale}`, async ({
    openWindow,
  }) => {
    tolerate(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/);
    const page = await openWindow({ locale, viewport: { width: 390, height: 800 } });
    await fillCart(page, texts);
    await page.getByRole('button', { name: texts.openCart }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page, 'cart of a phone');
    await page.getByRole('button', { name: texts.close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expectSound(page, 'menu on paper');
    await page.emulateMedia({ media: 'screen' });
    await page.context().setOffline(true);
    await expect(page.getByText(texts.offline)).toBeVisible();
    await expectSound(page, 'menu without a connection');
  });

  test(`everyone is told that places are on their way, ${locale}`, async ({ openWindow }) => {
    const page = await openWindow({ locale });
    await page.goto('/');
    await codeHasCome(page);
    const { promise: opened, resolve: open } = createDeferred();
    await page.route(/\/api\/restaurants\//, async (route) => {
      await opened;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: texts.restaurants }).click();
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    await expectSound(page, 'places on their way');
    open();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}
