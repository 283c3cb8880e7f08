import { expectSound } from '../support/axe.ts';
import { newEmail } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { ownProduct } from '../support/own-product.ts';
import { lastSignAMinuteAgo, sixSilentMinutes } from '../support/passing-time.ts';
import { addMenu, addOrder, openPlace, startTrial } from '../support/place.ts';
import { expect, NO_SERVER, refusal, test, tolerate } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

const NUMBER = '+355 69 123 4567';
const ALWAYS = {
  week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
  pickup: null,
  table: null,
  special_days: [],
};

const own = ownProduct();

test.describe.configure({ mode: 'default' });

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §340, §341, §342, §343
  test(`a place whose console is closed asks diners to call, until it is open again, ${language}`, async ({
    openWindow,
  }) => {
    tolerate(NO_SERVER, refusal(409));
    test.slow();
    const { url, dataDir, crash, restart } = own.product;
    const say = await textsOf(url, language);
    const read = await textsOf(url, language, 'diner');
    const place = await openPlace(url, language);
    await startTrial(place);
    const menu = await addMenu(place);
    await place.ask('PUT', '/availability/hours', { hours: ALWAYS, version: 0 });
    const dish = menu.sections[0]?.items[0]?.name ?? '';
    const openConsole = async () => {
      const page = await openWindow({ ...place.signedIn, baseURL: url });
      const sign = page.waitForResponse(/\/api\/availability\/alive$/);
      await page.goto('/business/orders');
      await sign;
      return page;
    };
    const diner = await openWindow({ locale: LOCALES[language], baseURL: url });
    const shown = diner.getByRole('link', { name: NUMBER }).filter({ visible: true });
    const call = diner.getByText(read('opening.callToOrder')).filter({ visible: true });

    await test.step('with a console open a diner fills the cart', async () => {
      const page = await openConsole();
      await diner.goto(`/menu/${menu.id}`);
      await diner.getByRole('button', { name: read('menu.add', { name: dish }) }).click();
      // A press before the page has its code is repeated with it, which has to come before the server is killed.
      await expect(diner.getByRole('complementary').getByText(dish)).toBeVisible();
      await expect(call).toHaveCount(0);
      await page.close();
    });

    await test.step('the console is closed, the server is killed, and minutes pass', async () => {
      await crash();
      await lastSignAMinuteAgo(dataDir, place.id);
      await restart();
      await sixSilentMinutes(dataDir, place.id);
      await expect
        .poll(() => place.ask('GET', `/places/${place.id}/availability`))
        .toMatchObject({ call_number: NUMBER });
      await expect(addOrder(place, menu)).rejects.toThrow(/409/);
    });

    await test.step('the diner reads whom to call: on the menu, in the cart, at the checkout and on cards', async () => {
      await diner.goto(`/menu/${menu.id}`);
      await expect(call).toHaveCount(2);
      await expect(shown.first()).toHaveAttribute('href', 'tel:+355691234567');
      await expectSound(diner, 'a menu of a place to call');
      await diner.goto('/checkout');
      await expect(call).toHaveCount(1);
      await expect(diner.getByText(dish).first()).toBeVisible();
      await expectSound(diner, 'a checkout of a place to call');
      await diner.goto('/restaurants?q=Sofra');
      const badges = diner.getByText(`${read('opening.callToOrder')} ${NUMBER}`);
      await expect(badges.first()).toBeVisible();
    });

    await test.step('a console that opens takes orders again, and says what was', async () => {
      const page = await openConsole();
      const bar = page.getByRole('region', { name: say('unattended.bar') });
      await expect(bar).toContainText(say('unattended.text'));
      await expectSound(page, 'a console that was not open');
      await bar.getByRole('button', { name: say('unattended.read') }).press('Enter');
      await expect(bar).toHaveCount(0);
      await diner.goto(`/menu/${menu.id}`);
      await expect(call).toHaveCount(0);
      await addOrder(place, menu, { email: newEmail() });
    });
  });
}
