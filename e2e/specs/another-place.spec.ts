import { test } from '../support/console.ts';
import { addMenu, openPlace } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

for (const language of LANGUAGES)
  test(`what another place publishes is not there in the console, ${language}`, async ({
    openConsole,
    productUrl,
  }) => {
    // A place without a subscription is told of by a 404.
    tolerate(refusal(404));
    const { page, say } = await openConsole(language);
    const menu = await addMenu(await openPlace(productUrl), 'Darka e të tjerëve');
    for (const part of ['', '/edit', '/files', '/code']) {
      await page.goto(`/menus/${menu.id}${part}`);
      await expect(page.getByRole('heading', { level: 1, name: say('menu.notFound') })).toBeVisible();
      await expect(page.getByText('Darka e të tjerëve')).toHaveCount(0);
    }
    await page.getByRole('link', { name: say('menu.toMenus') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('menus.title') })).toBeVisible();
  });
