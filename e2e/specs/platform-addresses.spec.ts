import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, refusal, test, tolerate } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §584, §585
  test(`an address is made known and ended, by keys alone, ${language}`, async ({ openWindow, operated }) => {
    tolerate(refusal(422));
    const { url } = operated.product;
    const say = await textsOf(url, language, 'shell');
    const page = await openWindow({ baseURL: url });
    const pointed = await countPointing(page);
    await page.goto(`/platform/addresses?lng=${language}`);
    const main = page.getByRole('main');
    const range = main.getByRole('textbox', { name: say('platform.addresses.range') });
    const store = main.getByRole('button', { name: say('platform.addresses.store') });
    const row = page.getByRole('region', { name: say('platform.addresses.title') }).getByRole('listitem');

    await test.step('the token that is asked for opens the list, which is empty', async () => {
      await KEYBOARD.write(page.getByLabel(say('platform.token'), { exact: true }), operated.store.token);
      await page.keyboard.press('Enter');
      await expect(main.getByText(say('platform.addresses.none'))).toBeVisible();
      await expectSound(page, 'none');
    });
    await test.step('a range that is too wide is refused', async () => {
      await KEYBOARD.press(main.getByRole('button', { name: say('platform.addresses.add') }));
      await range.fill('0.0.0.0/0');
      await KEYBOARD.write(
        main.getByRole('textbox', { name: say('platform.addresses.reason') }),
        'Hotel Drini',
      );
      await KEYBOARD.press(store);
      await expect(main).toContainText('/24');
      await expectSound(page, 'refused');
      await expectFits(page);
    });
    await test.step('the address of the house is added', async () => {
      await range.fill('80.78.66.1');
      await KEYBOARD.press(store);
      await expect(row).toContainText('80.78.66.1');
      await expect(row).toContainText('Hotel Drini');
      await expectSound(page, 'known');
    });
    await test.step('it is ended with one press', async () => {
      await KEYBOARD.press(row.getByRole('button'));
      await expect(main.getByText(say('platform.addresses.none'))).toBeVisible();
    });
    await test.step('both are acts', async () => {
      const links = page.getByRole('navigation', { name: say('platform.pages') });
      await KEYBOARD.press(links.getByRole('link', { name: say('platform.acts.title') }));
      const acts = page.getByRole('region', { name: say('platform.acts.title') }).getByRole('listitem');
      await expect(acts.nth(0)).toContainText(say('platform.acts.kind.address_ended'));
      await expect(acts.nth(1)).toContainText(say('platform.acts.kind.address_known'));
      await expect(acts.nth(1)).toContainText('Hotel Drini');
    });
    expect(pointed()).toBe(0);
  });
}
