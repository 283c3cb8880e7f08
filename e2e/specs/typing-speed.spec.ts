import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { layoutsDuring } from '../support/layouts.ts';
import { addMenu } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

/** As many as show that not only the first key is quick. */
const WORD = 'tave';
const PRICE = '1250';

test('a key typed into a menu lays out its field alone, not the page around it', async ({ openConsole }) => {
  tolerate(refusal(403), refusal(404));
  const { place, page, say } = await openConsole('sq');
  const { id } = await addMenu(place);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto(`/menus/${id}/edit`);
  await expect(page.getByRole('meter')).toBeVisible();
  const expectAlone = async (label: string | RegExp, keys: string): Promise<void> => {
    await page.getByLabel(label, { exact: true }).focus();
    // Typing never rests, so that nothing but the keys is seen.
    await page.clock.pauseAt(Date.now() + 10_000);
    const layouts = await layoutsDuring(page, () => page.keyboard.type(keys));
    await page.clock.resume();
    // What comes late, such as an answer, lays out the page once.
    const whole = layouts.filter(({ partialLayout }) => !partialLayout);
    expect(whole.length, String(label)).toBeLessThan(2);
    expect(layouts.length - whole.length, String(label)).toBeGreaterThanOrEqual(keys.length);
  };
  await expectAlone(say('editor.title'), WORD);
  await page
    .getByRole('navigation', { name: say('editor.content') })
    .getByRole('button', { name: /^Gatime/ })
    .click();
  await page.getByRole('button', { name: say('editor.open', { name: 'Tavë kosi' }) }).click();
  await expectAlone(say('editor.itemField.name'), WORD);
  await expectAlone(new RegExp(`^${say('editor.description')} \\(`), WORD);
  await expectAlone(say('editor.priceIn', { currency: say('currency.ALL') }), PRICE);
});

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`nothing moves under who begins to type, ${language}`, async ({ openConsole }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    const { id } = await addMenu(place);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 1400 });
      await page.goto(`/menus/${id}/edit`);
      const title = page.getByLabel(say('editor.title'), { exact: true });
      await expect(page.getByRole('meter')).toBeVisible();
      const before = await title.boundingBox();
      await title.press('End');
      await title.press('e');
      await expect(page.getByText(say('editor.unsaved'))).toBeVisible();
      expect(await title.boundingBox()).toEqual(before);
      await title.press('Backspace');
      await expect(page.getByText(say('editor.unsaved'))).toHaveCount(0);
    }
  });
}
