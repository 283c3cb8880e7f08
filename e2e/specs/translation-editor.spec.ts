import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

/** The texts of the menu: its title and description, its section, its two dishes. */
const TOTAL = 5;

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §429, §432
  test(`an owner goes from missing text to missing text until the meter is full, and the diner reads them, ${language}`, async ({
    openConsole,
    openWindow,
  }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    await place.ask('PATCH', '/users/profile/', { content_languages: ['sq', 'en'] });
    const { id } = await addMenu(place);
    await page.goto(`/menus/${id}/translations`);
    const meter = (done: number) =>
      page.getByRole('progressbar', {
        name: say('translations.meter', { language: 'English', done, total: TOTAL }),
      });
    await expect(meter(0)).toBeVisible();
    const next = page.getByRole('button', { name: say('translations.next') });
    const texts = ['Lunch', 'From noon', 'Mains', 'Baked lamb', 'Peppers with cheese'];
    for (const [done, text] of texts.entries()) {
      await next.click();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
      await expect(meter(done + 1)).toBeVisible();
    }
    await expect(next).toBeHidden();
    await page.getByRole('button', { name: say('translations.save') }).click();
    await expect(page.getByText(say('translations.saved'))).toBeVisible();
    const diner = await openWindow({ locale: 'en-GB' });
    await diner.goto(`/menu/${id}`);
    await expect(diner.getByRole('heading', { level: 2, name: 'Mains' })).toBeVisible();
    await expect(diner.getByRole('heading', { level: 3, name: 'Baked lamb' })).toBeVisible();
    await diner.getByText('SQ', { exact: true }).click();
    await expect(diner.getByRole('heading', { level: 3, name: 'Tavë kosi' })).toBeVisible();
  });
}
