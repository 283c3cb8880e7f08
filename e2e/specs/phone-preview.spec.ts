import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`the phone beside the form shows what is typed as diners will see it, ${language}`, async ({
    openConsole,
  }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    const { id } = await addMenu(place);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/menus/${id}/edit`);
    const phone = page.getByRole('complementary', { name: say('editor.preview') });
    await test.step('it follows the typing', async () => {
      await page.getByLabel(say('editor.title'), { exact: true }).fill('Darka e së premtes');
      await expect(phone).toContainText('Darka e së premtes');
      await page
        .getByRole('navigation', { name: say('editor.content') })
        .getByRole('button', { name: /^Gatime/ })
        .click();
      await page.getByRole('button', { name: say('editor.open', { name: 'Tavë kosi' }) }).click();
      await page.getByLabel(say('editor.itemField.name'), { exact: true }).fill('Tavë dheu');
      await expect(phone).toContainText('Tavë dheu');
      await expect(phone).not.toContainText('Tavë kosi');
    });
    await test.step('what cannot be had is not on it', async () => {
      await page.getByRole('button', { name: say('editor.toList') }).click();
      await page.getByRole('switch', { name: say('editor.available', { name: 'Fërgesë' }) }).click();
      await expect(phone).not.toContainText('Fërgesë');
      await expectSound(page, 'the form with its phone');
    });
    await test.step('where there is no room beside the form, a button opens it', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(phone).toHaveCount(0);
      await page.getByRole('button', { name: say('editor.preview') }).click();
      const sheet = page.getByRole('dialog', { name: say('editor.preview') });
      await expect(sheet).toContainText('Tavë dheu');
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    });
    expect(await place.ask('GET', `/menus/${id}`)).toMatchObject({ title: 'Dreka', version: 1 });
  });
}
