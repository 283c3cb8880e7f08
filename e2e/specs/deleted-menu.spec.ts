import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { noisePicture } from '../support/picture.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

interface Stored {
  id: string;
  title: string;
  image_url: string | null;
}

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §182
  test(`what is written in a menu that was deleted elsewhere becomes one new menu, over a reload and a lost answer, ${language}`, async ({
    openMenuConsole,
  }) => {
    tolerate(refusal(403), refusal(404), /^Failed to load resource: net::ERR_FAILED$/);
    const { place, page, say, id, form, title } = await openMenuConsole(language);
    const gone = page.getByText(say('editor.gone'));
    const saveAsNew = page.getByRole('button', { name: say('editor.saveAsNew') });
    const failed = page.getByRole('alert').filter({ hasText: say('menu.createFailed') });
    await page.goto(form);
    await page.getByLabel(say('editor.choosePhoto')).setInputFiles(noisePicture(40));
    await page.getByRole('button', { name: say('editor.uploadNow') }).click();
    await expect(page.getByText(say('image.uploaded'))).toBeVisible();
    const { image_url } = await place.ask<Stored>('GET', `/menus/${id}`);
    expect(image_url).toMatch(/^\/media\//);
    await title.fill('Darka');

    await test.step('the save says that it was deleted, and a reload keeps what is written', async () => {
      await place.ask('DELETE', `/menus/${id}`);
      await page.getByRole('button', { name: say('editor.save') }).click();
      await expect(gone).toBeVisible();
      await expect(saveAsNew).toBeVisible();
      await page.reload();
      await expect(title).toHaveValue('Darka');
      await expect(gone).toBeVisible();
    });
    await test.step('the list of menus leads to it, too', async () => {
      await page.goto('/business/menus');
      await expect(page.getByText(say('menus.kept.title_one'))).toBeVisible();
      await expectSound(page, 'a form that was kept of a menu that is gone');
      await page
        .getByRole('link', { name: say('common.named', { action: say('menus.kept.open'), title: 'Darka' }) })
        .click();
      await expect(title).toHaveValue('Darka');
      await expect(gone).toBeVisible();
    });
    await test.step('an answer that is lost makes no second one, and the picture goes along', async () => {
      await page.route(
        '**/api/menus/',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await saveAsNew.click();
      await expect(failed).toBeVisible();
      await saveAsNew.click();
      await expect(page).toHaveURL(/\/business\/menus$/);
      await expect(page.getByText(say('editor.savedAsNew', { title: 'Darka' }))).toBeVisible();
      const menus = await place.ask<Stored[]>('GET', '/menus/my/');
      expect(menus).toMatchObject([{ title: 'Darka', image_url }]);
      await expect(page.getByText(say('menus.kept.title_one'))).toHaveCount(0);
    });
    await test.step('nothing is kept of it any longer', async () => {
      await page.goto(form);
      await expect(page.getByRole('heading', { level: 1, name: say('menu.notFound') })).toBeVisible();
    });
  });
}
