import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { dragAbove } from '../support/move-by-mouse.ts';
import { startTrial } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

const GROUP = {
  name: 'Madhësia',
  min_choices: 1,
  max_choices: 1,
  options: [
    { name: 'E vogël', price: 0, is_default: true },
    { name: 'E madhe', price: 200 },
  ],
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §409, §581
  test(`a dish and an option are dragged by mouse, and diners see them in the new order, ${language}`, async ({
    openMenuConsole,
    openWindow,
    productUrl,
  }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say, id } = await openMenuConsole(language);
    await startTrial(place);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const diner = await openWindow({ locale: LOCALES[language] });
    const tell = await textsOf(productUrl, language, 'diner');

    await test.step('the second dish is dragged above the first', async () => {
      await page.goto(`/menus/${id}/edit`);
      const content = page.getByRole('navigation', { name: say('editor.content') });
      await content.getByRole('button', { name: /^Gatime/ }).click();
      await dragAbove(page, say, 'Fërgesë', 'Tavë kosi');
      await button(say('editor.save')).click();
      await expect(page.getByText(say('editor.saved'))).toBeVisible();
    });
    await test.step('the public menu has the dishes in that order', async () => {
      await diner.goto(`/menu/${id}`);
      const dishes = diner.getByRole('main').getByRole('heading', { name: /^(Tavë kosi|Fërgesë)$/ });
      await expect(dishes).toHaveText(['Fërgesë', 'Tavë kosi']);
    });
    await test.step('the second option of a group is dragged above the first', async () => {
      await page.goto(`/menus/${id}/choices`);
      await page.getByRole('button', { name: say('choices.proposals.other') }).click();
      await page.getByRole('textbox', { name: say('choices.name') }).fill(GROUP.name);
      const names = page.getByRole('textbox', { name: say('choices.optionName'), exact: true });
      for (const [at, { name }] of GROUP.options.entries()) await names.nth(at).fill(name);
      await dragAbove(page, say, 'E madhe', 'E vogël');
      await page.getByText(say('choices.usedIn', { title: 'Gatime', chosen: 0, count: 2 })).click();
      await page.getByRole('checkbox', { name: 'Tavë kosi' }).check();
      await button(say('choices.save')).click();
      await expect(page.getByText(say('choices.saved'))).toBeVisible();
    });
    await test.step('the sheet of the dish has the options in that order', async () => {
      await diner.goto(`/menu/${id}`);
      await diner.getByRole('button', { name: tell('dish.chooseFor', { name: 'Tavë kosi' }) }).click();
      const options = diner.getByRole('dialog', { name: 'Tavë kosi' }).getByRole('listitem');
      await expect(options.filter({ hasText: /^E (madhe|vogël)/ })).toHaveText([/^E madhe/, /^E vogël/]);
    });
  });
}
