import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, refusal, test, tolerate } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §578, §579
  test(`the rates of a day are corrected with a reason, by keys alone, ${language}`, async ({
    openWindow,
    operated,
  }) => {
    tolerate(refusal(422));
    const { url } = operated.product;
    const say = await textsOf(url, language, 'shell');
    const lekOf = async () => {
      const answer = await fetch(`${url}/api/exchange-rates`);
      return ((await answer.json()) as { rates: { ALL: number } }).rates.ALL;
    };
    const before = await lekOf();
    const page = await openWindow({ baseURL: url });
    const pointed = await countPointing(page);
    await page.goto(`/platform/rates?lng=${language}`);
    const row = page
      .getByRole('region', { name: say('platform.rates.title') })
      .getByRole('listitem')
      .first();
    const lek = row.getByRole('textbox', { name: say('platform.rates.perEuro', { currency: 'ALL' }) });
    const reason = row.getByRole('textbox', { name: say('platform.rates.reason') });
    const store = row.getByRole('button', { name: say('platform.rates.store') });

    await test.step('the token that is asked for opens the list, with the day whose rates are used', async () => {
      await KEYBOARD.write(page.getByLabel(say('platform.token'), { exact: true }), operated.store.token);
      await page.keyboard.press('Enter');
      await expect(row).toContainText(say('platform.rates.inUse'));
      // Browsers do not know Albanian numbers.
      await expect(row).toContainText(language === 'sq' ? ' 1,16 USD' : ' 1.16 USD');
      await expectSound(page, 'rates');
    });
    await test.step('a rate that looks like a typing error is refused', async () => {
      await KEYBOARD.press(row.getByRole('button', { name: say('platform.rates.correct') }));
      await lek.fill('1');
      await KEYBOARD.write(reason, 'Gabim shtypi');
      await KEYBOARD.press(store);
      await expect(row).toContainText(say('platform.rates.unstored'));
      await expectSound(page, 'refused');
      await expectFits(page);
      expect(await lekOf()).toBe(before);
    });
    await test.step('corrected, it is used at once', async () => {
      await lek.fill(String(before + 1));
      await KEYBOARD.press(store);
      await expect(row).toContainText('Gabim shtypi');
      await expect(row).toBeFocused();
      await expect.poll(lekOf).toBe(before + 1);
    });
    await test.step('the correction is the last act', async () => {
      const links = page.getByRole('navigation', { name: say('platform.pages') });
      await KEYBOARD.press(links.getByRole('link', { name: say('platform.acts.title') }));
      const acts = page.getByRole('region', { name: say('platform.acts.title') }).getByRole('listitem');
      await expect(acts.first()).toContainText(say('platform.acts.kind.rates_stored'));
      await expect(acts.first()).toContainText('Gabim shtypi');
    });
    expect(pointed()).toBe(0);
  });
}
