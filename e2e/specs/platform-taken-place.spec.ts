import { expectSound } from '../support/axe.ts';
import { DISH, placeButton } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { EN, SQ } from '../support/order-texts.ts';
import { ownProduct } from '../support/own-product.ts';
import { ownerHeaders } from '../support/owner-api.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, OWNER, refusal, test, tolerate } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

const own = ownProduct();

test.describe.configure({ mode: 'default' });

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §586, §587, §599
  test(`a place is taken down and put back, by keys alone, ${language}`, async ({ openWindow }) => {
    const { url } = own.product;
    const say = await textsOf(url, language, 'shell');
    const answer = await fetch(`${url}/api/menus/my/`, { headers: await ownerHeaders(url) });
    const menus = (await answer.json()) as { id: string; owner_id: string; title: string }[];
    const menu = menus.find(({ title }) => title === 'Dreka');
    if (!menu) throw new Error('the demo place has no lunch menu');
    const statusOf = async () => (await fetch(`${url}/api/menus/${menu.id}`)).status;
    const page = await openWindow({ baseURL: url });
    tolerate(refusal(404));
    const diner = await openWindow({ baseURL: url, locale: LOCALES[language] });
    const texts = { sq: SQ, en: EN }[language];
    const tell = await textsOf(url, language, 'diner');
    const pointed = await countPointing(page);
    await page.goto(`/platform/places?place=${menu.owner_id}&lng=${language}`);
    const state = page.getByRole('region', { name: say('platform.place.title') });

    await test.step('the token that is asked for opens the place, which diners find', async () => {
      await KEYBOARD.write(page.getByLabel(say('platform.token'), { exact: true }), own.store.token);
      await page.keyboard.press('Enter');
      await expect(state).toContainText(say('platform.place.state.shown'));
    });
    await test.step('a diner has a dish of it in the cart', async () => {
      await diner.goto(`/menu/${menu.id}`);
      await diner.getByRole('button', { name: texts.add(DISH) }).click();
      await diner.getByRole('link', { name: texts.checkout }).filter({ visible: true }).click();
      await expect(placeButton(diner, texts)).toBeVisible();
    });
    await test.step('it is taken down with a reason, and its menus with it', async () => {
      await KEYBOARD.press(state.getByRole('button', { name: say('platform.menus.takeDown') }));
      await KEYBOARD.write(
        state.getByRole('textbox', { name: say('platform.menus.reason') }),
        'Nuk ekziston',
      );
      await expectFits(page);
      await KEYBOARD.press(state.getByRole('button', { name: say('platform.place.takeDownNow') }));
      await expect(state).toContainText('Nuk ekziston');
      await expect(state).toBeFocused();
      await expectSound(page, 'taken down');
      expect(await statusOf()).toBe(404);
    });
    await test.step('the cart says so, and keeps the dish', async () => {
      await diner.reload();
      await expect(diner.getByText(tell('checkout.menuGone.title', { place: OWNER.place }))).toBeVisible();
      await expect(diner.getByText(tell('checkout.menuGone.text', { names: DISH }))).toBeVisible();
      await expect(placeButton(diner, texts)).toHaveCount(0);
      await expectSound(diner, 'the cart of a place that was taken down');
    });
    await test.step('it is put back as it was', async () => {
      await KEYBOARD.press(state.getByRole('button', { name: say('platform.menus.putBack') }));
      await expect(state).toContainText(say('platform.place.state.shown'));
      expect(await statusOf()).toBe(200);
    });
    await test.step('the diner can order what was in the cart', async () => {
      await diner.reload();
      await expect(placeButton(diner, texts)).toBeVisible();
    });
    expect(pointed()).toBe(0);
  });
}
