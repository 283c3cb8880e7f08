import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { PASSWORD, startTrial } from '../support/place.ts';
import { expect, type Page, refusal, tolerate, USED_LATE } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

/** A picture of one red point. */
const PICTURE = {
  name: 'tave.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};
interface Priced {
  items: { name: string; price: number }[];
}
interface Stored extends Priced {
  sections: Priced[];
}

const TEXT_FILE = { name: 'tave.txt', mimeType: 'text/plain', buffer: Buffer.from('Tavë kosi') };

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`an owner writes a menu, changes it, takes it back and deletes it, ${language}`, async ({
    openConsole,
    productUrl,
  }) => {
    // A missing subscription and a draft answer 404.
    tolerate(refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const part = (name: RegExp) =>
      page.getByRole('navigation', { name: say('editor.content') }).getByRole('button', { name });
    const name = page.getByLabel(say('editor.itemField.name'), { exact: true });
    const price = page.getByLabel(say('editor.priceIn', { currency: say('currency.ALL') }));

    await test.step('it creates one with a section, a standalone item and a picture', async () => {
      await page.goto('/menus/create');
      await button(say('editor.create')).click();
      await expect(page.getByText(say('editor.problem.title')).first()).toBeVisible();
      await page.getByLabel(say('editor.title'), { exact: true }).fill('Darka');
      const photo = page.getByLabel(say('editor.choosePhoto'));
      await photo.setInputFiles(TEXT_FILE);
      await expect(page.getByText(say('image.noImage'))).toBeVisible();
      await photo.setInputFiles(PICTURE);
      await expect(page.getByText(say('image.noImage'))).toHaveCount(0);
      await part(new RegExp(say('editor.firstSection'))).click();
      await button(say('editor.addItem')).click();
      await name.fill('Tavë kosi');
      await price.fill('650');
      await part(new RegExp(`^${say('menu.others')}`)).click();
      await button(say('editor.addItem')).click();
      await name.fill('Trileçe');
      await price.fill('250');
      await button(say('editor.create')).dblclick();
      await expect(page).toHaveURL(/\/business\/menus$/);
      await expect(page.getByRole('heading', { level: 2, name: 'Darka' })).toHaveCount(1);
      const [menu] = await place.ask<{ id: string; image_url: string }[]>('GET', '/menus/my/');
      expect(menu?.image_url).toMatch(/^\/media\//);
    });
    await test.step('it changes the title, and the save leads to the menu', async () => {
      await page.getByRole('link', { name: `${say('menus.edit')}: Darka` }).click();
      await page.getByLabel(say('editor.title'), { exact: true }).fill('Darka e së premtes');
      await button(say('editor.save')).click();
      await expect(page.getByText(say('editor.saved'))).toBeVisible();
      await expect(page).toHaveURL(/\/menu\/[\w-]+$/);
      await expect(page.getByRole('heading', { name: 'Trileçe' })).toBeVisible();
    });
    await test.step('a draft is nobody else’s, and published again it is there', async () => {
      await page.goto('/menus');
      const [menu] = await place.ask<{ id: string }[]>('GET', '/menus/my/');
      const isPublic = page.getByRole('switch', { name: new RegExp(`^${say('menus.isPublished')}: Darka`) });
      const stored = async () => (await fetch(`${productUrl}/api/menus/${menu?.id}`)).status;
      await isPublic.click();
      await expect(page.getByText(say('menus.draft'), { exact: true })).toBeVisible();
      await expect.poll(stored).toBe(404);
      await isPublic.click();
      await expect.poll(stored).toBe(200);
    });
    await test.step('deleting says what will be lost, and asks first', async () => {
      const remove = page.getByRole('button', { name: `${say('menus.delete')}: Darka e së premtes` });
      await remove.click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(say('menus.deleteTitle', { title: 'Darka e së premtes' }));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await remove.click();
      await dialog.getByRole('button', { name: say('menus.deleteConfirm') }).click();
      await expect(page.getByText(say('menus.none'))).toBeVisible();
    });
  });

  // product.md §120
  test(`two tabs change one menu, and neither loses what the other saved, ${language}`, async ({
    openMenuConsole,
  }) => {
    tolerate(refusal(403), refusal(404), refusal(409));
    const { place, page, say, id, form } = await openMenuConsole(language);
    const other = await page.context().newPage();
    const stored = () => place.ask<Stored>('GET', `/menus/${id}`);
    const prices = async () => {
      const { sections, items } = await stored();
      return [...sections.flatMap((section) => section.items), ...items].map(({ name, price }) => [
        name,
        price,
      ]);
    };
    const writePrice = async (tab: Page, name: string, price: string) => {
      await tab
        .getByRole('navigation', { name: say('editor.content') })
        .getByRole('button', { name: /^Gatime/ })
        .click();
      await tab.getByRole('button', { name: say('editor.open', { name }) }).click();
      await tab.getByLabel(say('editor.priceIn', { currency: say('currency.ALL') })).fill(price);
    };
    const save = async (tab: Page) => {
      await tab.getByRole('button', { name: say('editor.save') }).click();
    };
    await page.goto(form);
    await other.goto(form);
    await test.step('what each changed alone is saved without a question', async () => {
      await writePrice(other, 'Tavë kosi', '300');
      await save(other);
      await expect(other.getByText(say('editor.saved'))).toBeVisible();
      await writePrice(page, 'Fërgesë', '510');
      await save(page);
      await expect(page.getByText(say('editor.saved'))).toBeVisible();
      await expect.poll(prices).toEqual([
        ['Tavë kosi', 300],
        ['Fërgesë', 510],
      ]);
    });
    await test.step('what both changed is shown with both values to choose from', async () => {
      await page.goto(form);
      await other.goto(form);
      await writePrice(other, 'Tavë kosi', '320');
      await save(other);
      await expect(other.getByText(say('editor.saved'))).toBeVisible();
      await writePrice(page, 'Tavë kosi', '350');
      await save(page);
      const conflict = page.getByRole('alert').filter({ hasText: say('editor.conflict') });
      await expect(conflict.getByRole('radio')).toHaveCount(2);
      await expect(conflict.getByRole('radio', { name: /350/ })).toBeChecked();
      await conflict.getByRole('radio', { name: /320/ }).check();
      await conflict.getByRole('button', { name: say('clash.keepMine') }).click();
      await expect(page.getByText(say('editor.saved'))).toBeVisible();
      await expect.poll(async () => (await prices())[0]).toEqual(['Tavë kosi', 320]);
    });
  });

  test(`nobody leaves a menu half written by accident, ${language}`, async ({ openMenuConsole }) => {
    tolerate(refusal(403), refusal(404));
    const { page, say, form, title } = await openMenuConsole(language);
    const leave = page.getByRole('alertdialog', { name: say('editor.leaveTitle') });
    await page.goto('/menus');
    await page.getByRole('link', { name: `${say('menus.edit')}: Dreka` }).click();
    await title.fill('Gjysmë e shkruar');
    await page.goBack();
    await leave.getByRole('button', { name: say('editor.stay') }).click();
    await expect(title).toHaveValue('Gjysmë e shkruar');
    await page
      .getByRole('link', { name: say('frame.dashboard') })
      .first()
      .click();
    await leave.getByRole('button', { name: say('editor.leave') }).click();
    await expect(page).toHaveURL(/\/business\/dashboard/);
    await page.goto(form);
    await expect(title).toHaveValue('Gjysmë e shkruar');
    await page.getByRole('button', { name: say('editor.startOver') }).click();
    await expect(title).toHaveValue('Dreka');
  });

  test(`a session that ends in a long edit loses nothing of the menu, ${language}`, async ({
    openMenuConsole,
  }) => {
    tolerate(refusal(401), refusal(403), refusal(404), USED_LATE);
    const { place, page, say, form, title } = await openMenuConsole(language);
    await startTrial(place);
    await page.goto(form);
    await title.fill('Menuja e gjatë');
    await place.ask(
      'POST',
      '/auth/logout',
      await page.evaluate(() => ({
        refresh_token: localStorage.getItem('refresh_token'),
      })),
    );
    // Nobody presses anything: the console's live updates end with the session.
    await expect(page.getByText(say('login.expired'))).toBeVisible();
    await page.getByLabel(say('common.email')).fill(place.email);
    await page.getByLabel(say('login.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: say('login.submit'), exact: true }).click();
    await expect(title).toHaveValue('Menuja e gjatë');
    await page.getByRole('button', { name: say('editor.save') }).click();
    await expect(page.getByText(say('editor.saved'))).toBeVisible();
  });
}
