import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, openPlace } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`a page goes on as the owner whom another tab signs in, and with nothing of the first, ${language}`, async ({
    openConsole,
    productUrl,
  }) => {
    // A missing subscription answers 404.
    tolerate(refusal(404), refusal(403), refusal(401));
    const { place, page, say } = await openConsole(language);
    const other = await openPlace(productUrl, language);
    await place.ask('PATCH', '/users/profile/', { business_name: 'Vila e Parë' });
    await other.ask('PATCH', '/users/profile/', { business_name: 'Vila e Dytë' });
    const tab = await page.context().newPage();
    await tab.goto('/business/signup');
    await page.goto('/business/account');
    await page.getByRole('button', { name: say('profile.edit') }).click();
    await page.getByLabel(say('profile.address')).fill('E shkruar nga e para');
    // Signs the other owner in as a login does.
    await tab.evaluate((session) => {
      for (const { name, value } of session) localStorage.setItem(name, value);
    }, other.session);
    await expect(page.getByText('Vila e Dytë').first()).toBeVisible();
    await expect(page.getByText('Vila e Parë')).toHaveCount(0);
    await expect(page.getByText('E shkruar nga e para')).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('profile.edit') })).toBeVisible();
  });

  test(`what another place publishes is not there in the console, ${language}`, async ({
    openConsole,
    productUrl,
  }) => {
    // A missing subscription answers 404.
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
}
