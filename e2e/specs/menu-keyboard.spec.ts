import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { moveUpByKeys } from '../support/move-by-keys.ts';
import { addMenu } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

interface Menu {
  sections: { title: string; items: { name: string; price: number }[] }[];
}

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`a menu is written, ordered and saved by keys alone, ${language}`, async ({ openConsole }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    const { id } = await addMenu(place);
    const pointed = await countPointing(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`/menus/${id}/edit`);

    await test.step('a section, an item and its price', async () => {
      await KEYBOARD.press(button(say('editor.addSection')));
      await KEYBOARD.write(page.getByLabel(say('editor.sectionTitle')), 'Ëmbëlsira');
      await KEYBOARD.press(button(say('editor.addItem')));
      const name = page.getByLabel(say('editor.itemField.name'), { exact: true });
      await expect(name).toBeFocused();
      await page.keyboard.type('Trileçe');
      await KEYBOARD.write(page.getByLabel(say('editor.priceIn', { currency: say('currency.ALL') })), '250');
    });
    await test.step('two items change places, by the handle and by the arrow', async () => {
      await KEYBOARD.press(
        page
          .getByRole('navigation', { name: say('editor.content') })
          .getByRole('button', { name: /^Gatime/ }),
      );
      await moveUpByKeys(page, say, 'Fërgesë', 'Tavë kosi');
      // What is moved goes no further, and keeps the keyboard.
      const down = button(say('editor.down', { name: 'Gatime' }));
      await KEYBOARD.press(down);
      await expect(down).toHaveAttribute('aria-disabled', 'true');
      await expect(down).toBeFocused();
      const up = button(say('editor.up', { name: 'Tavë kosi' }));
      await KEYBOARD.press(up);
      await expect(up).toBeFocused();
      await KEYBOARD.press(button(say('editor.down', { name: 'Tavë kosi' })));
    });
    await test.step('it is saved', async () => {
      await KEYBOARD.press(button(say('editor.save')));
      await expect(page.getByText(say('editor.saved'))).toBeVisible();
      const { sections } = await place.ask<Menu>('GET', `/menus/${id}`);
      expect(
        sections.map(({ title, items }) => [title, ...items.map(({ name, price }) => `${name} ${price}`)]),
      ).toEqual([
        ['Ëmbëlsira', 'Trileçe 250'],
        ['Gatime', 'Fërgesë 490', 'Tavë kosi 650'],
      ]);
    });
    expect(pointed()).toBe(0);
  });
}
