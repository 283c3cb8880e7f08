import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { createDeferred } from '../support/deferred.ts';
import { inTurn } from '../support/in-turn.ts';
import { expect, type Page, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

const CODE = '**/remotes/remote-business/**/*.js';

/** Keeps the code of the lists of items away, which the form of a menu opens without. */
const keepItemsAway = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(CODE, async (route) => {
    const response = await route.fetch();
    const isItems = (await response.text()).includes('{OthersPanel:()');
    return isItems ? route.abort() : route.fulfill({ response });
  });
  return () => page.unroute(CODE);
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`a part of a form whose code does not come can be asked for again, and nothing typed is lost, ${language}`, async ({
    openMenuConsole,
  }) => {
    tolerate(refusal(403), refusal(404), /net::ERR_FAILED/);
    const { place, page, say, id, form, title } = await openMenuConsole(language);
    const failed = page.getByRole('alert').filter({ hasText: say('partFailed') });
    const letCome = await keepItemsAway(page);
    await page.goto(form);
    await title.fill('Darka');
    await page
      .getByRole('navigation', { name: say('editor.content') })
      .getByRole('button', { name: /Gatime/ })
      .click();
    await expect(failed).toContainText(say('safe'));
    await letCome();
    await failed.getByRole('button').click();
    await expect(page.getByRole('button', { name: say('editor.addItem') })).toBeVisible();
    await page
      .getByRole('navigation', { name: say('editor.content') })
      .getByRole('button')
      .first()
      .click();
    await expect(title).toHaveValue('Darka');
    await page.getByRole('button', { name: say('editor.save') }).click();
    await expect(page.getByText(say('editor.saved'))).toBeVisible();
    expect(await place.ask('GET', `/menus/${id}`)).toMatchObject({ title: 'Darka' });
  });

  test(`a press on the account's button that comes before the code of its menu opens it, ${language}`, async ({
    openConsole,
  }) => {
    tolerate(refusal(403), refusal(404));
    const { page, say } = await openConsole(language);
    const code = createDeferred();
    await page.route(CODE, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('frame.logout')) await code.promise;
      await route.fulfill({ response });
    });
    await page.goto('/business/account');
    const button = page.getByRole('button', { name: say('frame.account', { name: 'Sofra e Bardhë' }) });
    await button.focus();
    await page.evaluate(() => document.activeElement?.setAttribute('data-pressed', ''));
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
    code.resolve();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('data-pressed', '');
  });
  // product.md §447
  test(`a page whose code cannot come leaves its frame standing, and comes with the connection, ${language}`, async ({
    openConsole,
    productUrl,
  }) => {
    tolerate(refusal(403), refusal(404), /net::ERR_INTERNET_DISCONNECTED/);
    const { page, say } = await openConsole(language);
    const sayShell = await textsOf(productUrl, language, 'shell');
    await page.goto('/business/dashboard');
    const navigation = page.getByRole('navigation', { name: say('frame.navigation') });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.context().setOffline(true);
    await navigation.getByRole('link', { name: say('frame.menus') }).click();
    await expect(page.getByText(sayShell('unavailable.comes'))).toBeVisible();
    await expect(navigation).toBeVisible();
    await expectSound(page, 'a page that is to come');
    await navigation.getByRole('link', { name: say('frame.hours') }).click();
    await expect(page).toHaveURL(/hours/);
    await expect(page.getByText(sayShell('unavailable.comes'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: say('hours.title') })).toBeVisible();
    await navigation.getByRole('link', { name: say('frame.menus') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('menus.title') })).toBeVisible();
    await expect(page.locator('html[data-same-document]')).toBeAttached();
  });

  // product.md §448
  test(`a press whose part does not come leaves the console standing, and the next one opens it, ${language}`, async ({
    openConsole,
    productUrl,
  }) => {
    tolerate(refusal(403), refusal(404), /net::ERR_FAILED/);
    const { page, say } = await openConsole(language);
    const sayShell = await textsOf(productUrl, language, 'shell');
    let isAway = true;
    await page.route('**/api/health/live', (route) => (isAway ? route.abort() : route.fallback()));
    await page.route(CODE, async (route) => {
      const response = await route.fetch();
      const isMenu = (await response.text()).includes('frame.logout');
      return isAway && isMenu ? route.abort() : route.fulfill({ response });
    });
    await page.goto('/business/account');
    const button = page.getByRole('button', { name: say('frame.account', { name: 'Sofra e Bardhë' }) });
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: sayShell('partMissing') })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expectSound(page, 'a menu that did not come');
    isAway = false;
    await button.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  });
}
