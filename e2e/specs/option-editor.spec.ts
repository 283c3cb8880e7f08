import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD, reach } from '../support/input-devices.ts';
import { moveUpByKeys } from '../support/move-by-keys.ts';
import { startTrial } from '../support/place.ts';
import { expect, type Locator, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

interface Stored {
  option_groups: { name: string; options: { name: string; price: number }[] }[];
  sections: { items: { name: string; option_group_ids: string[] }[] }[];
}

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §402, §409, §549
  test(`an owner writes a size that makes a dish cheaper by keys alone, and the diner pays less, ${language}`, async ({
    openMenuConsole,
    openWindow,
    productUrl,
  }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say, id } = await openMenuConsole(language);
    await startTrial(place);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const tick = async (box: Locator): Promise<void> => {
      await reach(box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    };
    const pointed = await countPointing(page);
    await page.goto(`/menus/${id}/choices`);

    await test.step('a group of two options', async () => {
      await KEYBOARD.press(page.getByRole('button', { name: say('choices.proposals.other') }));
      await expect(page.getByRole('textbox', { name: say('choices.name') })).toBeFocused();
      await page.keyboard.type('Madhësia');
      const names = page.getByRole('textbox', { name: say('choices.optionName'), exact: true });
      const prices = page.getByRole('textbox', {
        name: say('choices.extra', { currency: say('currency.ALL') }),
      });
      await KEYBOARD.write(names.nth(0), 'E vogël');
      await KEYBOARD.write(prices.nth(0), '-150');
      await KEYBOARD.write(names.nth(1), 'E zakonshme');
    });
    await test.step('the options change places', async () => {
      await moveUpByKeys(page, say, 'E zakonshme', 'E vogël');
    });
    await test.step('one dish has it, and the other a copy', async () => {
      const dishes = page.getByText(say('choices.usedIn', { title: 'Gatime', chosen: 0, count: 2 }));
      await KEYBOARD.press(dishes);
      await tick(page.getByRole('checkbox', { name: 'Tavë kosi' }));
      const phone = page.getByRole('region', { name: say('editor.preview') });
      await expect(phone.getByText(/^Madhësia: /)).toBeInViewport();
      await KEYBOARD.press(button(say('choices.copy')));
      const copy = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: say('choices.copyName', { name: 'Madhësia' }) }),
      });
      await KEYBOARD.press(copy.getByText(say('choices.usedIn', { title: 'Gatime', chosen: 0, count: 2 })));
      await tick(copy.getByRole('checkbox', { name: 'Fërgesë' }));
    });
    await test.step('they are saved', async () => {
      await KEYBOARD.press(button(say('choices.save')));
      await expect(page.getByText(say('choices.saved'))).toBeVisible();
      const { option_groups, sections } = await place.ask<Stored>('GET', `/menus/${id}`);
      expect(
        option_groups.map(({ options }) => options.map(({ name, price }) => `${name} ${price}`)),
      ).toEqual([
        ['E zakonshme 0', 'E vogël -150'],
        ['E zakonshme 0', 'E vogël -150'],
      ]);
      const used = sections[0]?.items.map(({ option_group_ids: groups }) => groups.length);
      expect(used).toEqual([1, 1]);
      expect(pointed()).toBe(0);
    });
    await test.step('the button of a diner says what the small one costs', async () => {
      const diner = await openWindow({ locale: LOCALES[language] });
      const tell = await textsOf(productUrl, language, 'diner');
      await diner.goto(`/menu/${id}`);
      await diner.getByRole('button', { name: tell('dish.chooseFor', { name: 'Tavë kosi' }) }).click();
      const sheet = diner.getByRole('dialog', { name: 'Tavë kosi' });
      await sheet.getByRole('radio', { name: 'E zakonshme' }).check();
      await expect(sheet.getByRole('button', { name: /650\sL/ })).toBeVisible();
      await sheet.getByRole('radio', { name: /^E vogël/ }).check();
      await expect(sheet.getByRole('button', { name: /500\sL/ })).toBeVisible();
    });
  });
}
