import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { noisePicture } from '../support/picture.ts';
import { addMenu } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

/** Pixels of a side: enough to be cut, and quick to send. */
const SIDE = 320;

interface Stored {
  sections: {
    items: { image?: { width: number; height: number }; focus?: object; more_pictures?: object[] }[];
  }[];
}

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §495, §496
  test(`an owner cuts a photo, says what matters in it, and sends two more by their names, ${language}`, async ({
    openConsole,
    openWindow,
  }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    const { id, sections: written } = await addMenu(place);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const first = say('editor.pictureAt', { at: 1 });
    await page.goto(`/menus/${id}/edit?item=${written[0]?.items[0]?.id}`);

    await test.step('one photo is cut and placed', async () => {
      await page.getByLabel(say('editor.choosePhoto')).setInputFiles(noisePicture(SIDE));
      await button(say('editor.cropPicture', { name: first })).click();
      await page.getByLabel(say('crop.shape')).selectOption({ label: say('crop.landscape') });
      await page.getByRole('application', { name: say('crop.frame') }).press('ArrowDown');
      await button(say('crop.done')).click();
      await button(say('editor.placePicture', { name: first })).click();
      await page.getByRole('button', { name: say('editor.focusPoint', { x: 50, y: 50 }) }).focus();
      await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText(say('editor.focusAt', { x: 40, y: 48 }))).toBeVisible();
      await button(say('editor.pictureDone')).click();
    });
    await test.step('two go where the names of their files say', async () => {
      await button(say('editor.details')).click();
      await button(say('bulk.title')).click();
      const sheet = page.getByRole('dialog', { name: say('bulk.title') });
      await sheet.getByLabel(say('bulk.choose')).setInputFiles([
        { ...noisePicture(SIDE), name: 'tave-kosi-2.png' },
        { ...noisePicture(SIDE), name: 'Fergese.png' },
      ]);
      for (const [name, dish] of [
        ['tave-kosi-2.png', 'Tavë kosi · Gatime'],
        ['Fergese.png', 'Fërgesë · Gatime'],
      ] as const) {
        const chosen = sheet.getByLabel(say('bulk.itemOf', { name })).locator('option:checked');
        await expect(chosen).toHaveText(dish);
      }
      await sheet.getByRole('button', { name: say('bulk.send_other', { value: '2' }) }).click();
      await expect(sheet.getByText(say('bulk.arrived_other', { value: '2' }))).toBeVisible();
      // In some languages the cross of the sheet has the same name.
      await sheet
        .getByRole('button')
        .filter({ hasText: say('bulk.close') })
        .click();
    });
    await test.step('they are saved', async () => {
      await button(say('editor.save')).click();
      await expect(page.getByText(say('editor.saved'))).toBeVisible();
      const { sections } = await place.ask<Stored>('GET', `/menus/${id}`);
      const [tave, fergese] = sections[0]?.items ?? [];
      expect(tave).toMatchObject({ image: { width: 320, height: 240 }, focus: { x: 40, y: 48 } });
      expect(tave?.more_pictures).toHaveLength(1);
      expect(fergese).toMatchObject({ image: { width: SIDE, height: SIDE } });
    });
    await test.step('a card keeps in sight what matters', async () => {
      const diner = await openWindow({ locale: 'sq-AL' });
      await diner.goto(`/menu/${id}`);
      const photo = diner
        .getByRole('listitem')
        .filter({ has: diner.getByRole('heading', { name: 'Tavë kosi' }) })
        .locator('img')
        .first();
      await expect(photo).toHaveCSS('object-position', '40% 48%');
    });
  });
}
