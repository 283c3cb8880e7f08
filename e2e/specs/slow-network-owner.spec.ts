import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { noisePicture } from '../support/picture.ts';
import { throttle } from '../support/slow-network.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

/** Points a side of a picture that takes some seconds at the edge of the signal. */
const SIDE = 280;

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`over a slow network a menu says that it is saved, and is saved once, ${language}`, async ({
    openMenuConsole,
  }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say, id, form, title } = await openMenuConsole(language);
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') saves.push(request.url());
    });
    await page.goto(form);
    await title.fill('Darka');
    await throttle(page);
    await page.getByRole('button', { name: say('editor.save') }).dblclick();
    await expect(page.getByRole('button', { name: say('editor.saving') })).toBeVisible();
    await title.press('Enter');
    await expect(page.getByText(say('editor.saved'))).toBeVisible();
    expect(saves).toHaveLength(1);
    expect(await place.ask('GET', `/menus/${id}`)).toMatchObject({ title: 'Darka', version: 2 });
  });

  test(`over a slow network a picture says how far it is, and what fails is sent again, ${language}`, async ({
    openMenuConsole,
  }) => {
    tolerate(refusal(403), refusal(404), /^Failed to load resource: net::ERR_FAILED$/);
    const { place, page, say, id, form, title } = await openMenuConsole(language);
    const progress = page.getByRole('progressbar', { name: say('image.progress') });
    const stored = () => place.ask<{ image_url: string | null }>('GET', `/menus/${id}`);
    await page.goto(form);
    await title.fill('Darka');
    await page.getByLabel(say('editor.choosePhoto')).setInputFiles(noisePicture(SIDE));
    const upload = page.getByRole('button', { name: say('editor.uploadNow') });
    await test.step('a picture that does not arrive loses nothing that was typed', async () => {
      await page.route('**/image/', (route) => route.abort());
      await upload.click();
      await expect(page.getByRole('alert').filter({ hasText: say('editor.uploadFailed') })).toBeVisible();
      await expect(progress).toHaveCount(0);
      await expect(title).toHaveValue('Darka');
      await page.unroute('**/image/');
    });
    await test.step('sent again, it says how much has gone out', async () => {
      await throttle(page);
      await upload.click();
      await expect(progress).toBeVisible();
      await expect(progress).toHaveJSProperty('max', 100);
      await expect(progress).not.toHaveJSProperty('value', 0);
      await expectSound(page, 'a picture on its way');
      await expect(page.getByText(say('image.uploaded'))).toBeVisible({ timeout: 30_000 });
      expect((await stored()).image_url).toMatch(/^\/media\//);
      await expect(title).toHaveValue('Darka');
    });
  });
}
