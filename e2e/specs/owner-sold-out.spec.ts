import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

interface Menu {
  sections: { items: { name: string }[] }[];
}

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`a dish runs out and comes back from the menu's card, ${language}`, async ({
    openConsole,
    productUrl,
  }) => {
    // A missing subscription answers 404.
    tolerate(refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    const { id } = await addMenu(place);
    const forDiners = async (): Promise<string[]> => {
      const menu = (await (await fetch(`${productUrl}/api/menus/${id}`)).json()) as Menu;
      return menu.sections.flatMap(({ items }) => items.map(({ name }) => name));
    };
    await page.goto('/business/menus');
    await page.getByRole('button', { name: `${say('soldOut.mark')}: Dreka` }).click();
    const sheet = page.getByRole('dialog', { name: say('soldOut.sheet.title', { title: 'Dreka' }) });
    await sheet.getByRole('button', { name: `${say('soldOut.mark')}: Tavë kosi` }).click();
    await page.getByRole('menuitem', { name: say('soldOut.span.until_told') }).click();
    const back = sheet.getByRole('button', { name: `${say('soldOut.untilTold')}: Tavë kosi` });
    await expect(back).toBeVisible();
    await expectSound(page, 'what has run out');
    await expect.poll(forDiners).toEqual(['Fërgesë']);
    await back.click();
    await page.getByRole('menuitem', { name: say('soldOut.span.no') }).click();
    await expect(sheet.getByRole('button', { name: `${say('soldOut.mark')}: Tavë kosi` })).toBeVisible();
    await expect.poll(forDiners).toEqual(['Tavë kosi', 'Fërgesë']);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/business\/menus$/);
  });
}
