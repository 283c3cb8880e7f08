import { test } from '../support/console.ts';
import { addMenu } from '../support/place.ts';
import { expect, type Page, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

/** Keeps the code of the lists of items away, which the form of a menu opens without. */
const keepItemsAway = async (page: Page): Promise<() => Promise<void>> => {
  const pattern = '**/remotes/remote-business/**/*.js';
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const isItems = (await response.text()).includes('{OthersPanel:()');
    return isItems ? route.abort() : route.fulfill({ response });
  });
  return () => page.unroute(pattern);
};

for (const language of LANGUAGES) {
  test(`a part of a form whose code does not come can be asked for again, and nothing typed is lost, ${language}`, async ({
    openConsole,
  }) => {
    tolerate(refusal(403), refusal(404), /net::ERR_FAILED/);
    const { place, page, say } = await openConsole(language);
    const { id } = await addMenu(place);
    const title = page.getByLabel(say('editor.title'), { exact: true });
    const failed = page.getByRole('alert').filter({ hasText: say('partFailed') });
    const letCome = await keepItemsAway(page);
    await page.goto(`/menus/${id}/edit`);
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
}
