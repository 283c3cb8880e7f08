import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`how the console looks is kept on the device, ${language}`, async ({ openConsole }) => {
    tolerate(refusal(403), refusal(404));
    const { page, say } = await openConsole(language);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const open = async (): Promise<void> => {
      await page.goto('/business/dashboard?tab=settings');
      await page.getByRole('tab', { name: say('dashboard.settings.appearance') }).click();
    };
    await open();
    const light = await ground();
    await page.getByText(say('appearance.dark'), { exact: true }).click();
    await expect.poll(ground).not.toBe(light);
    await open();
    await expect(page.getByRole('radio', { name: say('appearance.dark') })).toBeChecked();
    await expect.poll(ground).not.toBe(light);
    await page.goto('/business/pricing');
    // The public pages go by the device.
    await expect.poll(ground).toBe(light);
  });

  test(`a mail that is not wanted is not sent, and its choice is kept, ${language}`, async ({
    openConsole,
    productUrl,
  }) => {
    const { place, page, say } = await openConsole(language);
    await startTrial(place);
    const menu = await addMenu(place);
    const wanted = page.getByRole('switch', { name: say('mails.new_order') });
    const choices = () => place.ask('GET', '/users/mails');
    /** Who has a mail about an order. */
    const toldOf = async (id: string): Promise<string[]> => {
      const lines = (await (await fetch(`${productUrl}/mailbox`)).text()).split('<li>');
      return lines
        .filter((line) => line.includes(id))
        .map((line) => (line.includes(place.email) ? 'owner' : 'diner'))
        .sort();
    };
    const told = await addOrder(place, menu);
    await expect.poll(() => toldOf(told)).toEqual(['diner', 'owner']);
    await page.goto('/business/account?tab=notifications');
    await wanted.click();
    await expect.poll(choices).toMatchObject({ new_order: false });
    await page.reload();
    await expect(wanted).not.toBeChecked();
    const silent = await addOrder(place, menu);
    await expect.poll(() => toldOf(silent)).toEqual(['diner']);
  });

  // product.md §71
  test(`codes for the tables stand on a sheet, each with its number, ${language}`, async ({
    openConsole,
  }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    const { id } = await addMenu(place);
    await page.goto(`/menus/${id}`);
    await page.getByRole('link', { name: say('code.link') }).click();
    await expect(page.getByRole('img', { name: say('code.ofMenu', { title: 'Dreka' }) })).toBeVisible();
    const sheet = page.getByRole('list', { name: say('code.sheet') });
    for (const table of ['12', '13', '14']) {
      await page.getByLabel(say('tables.label')).fill(table);
      await page.getByRole('button', { name: say('tables.add') }).click();
      await expect(sheet.getByRole('img', { name: say('code.ofTable', { table }) })).toBeVisible();
    }
    await expect(sheet.getByRole('img')).toHaveCount(4);
    for (const table of [12, 13, 14])
      await expect(sheet.getByRole('img', { name: say('code.ofTable', { table }) })).toBeVisible();
    const download = sheet.getByRole('button', { name: say('code.downloadOf', { table: 13 }) });
    // Two cards beside each other are narrowest on such a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    const lines = await download.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() ?? button);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
    const file = page.waitForEvent('download');
    await download.click();
    expect((await file).suggestedFilename()).toBe(
      `Sofra e Bardhë - Dreka - ${say('code.table', { table: 13 })}.svg`,
    );
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('button', { name: say('code.print') })).toBeHidden();
  });
}
