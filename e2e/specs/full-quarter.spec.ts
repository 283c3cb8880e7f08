import { test } from '../support/console.ts';
import { confirmedOrder, DISH, placeButton, toCheckout } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { EN, SQ } from '../support/order-texts.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

const QUARTER_MS = 15 * 60_000;

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  const texts = { sq: SQ, en: EN }[language];

  // product.md §305, §306, §442
  test(`a checkout that is out of date offers the next time that is free, and the cart stays, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    tolerate(refusal(409));
    const { place, page, say } = await openConsole(language);
    const read = await textsOf(productUrl, language, 'diner');
    await startTrial(place);
    const menu = await addMenu(place);
    const diner = await openWindow({ locale: LOCALES[language] });
    const promiseOf = async (id: string): Promise<number> =>
      Date.parse((await place.ask<{ promised_at: string }>('GET', `/orders/business/${id}`)).promised_at);

    await test.step('the owner takes one order in a quarter of an hour', async () => {
      await page.goto('/business/hours?tab=orders');
      await page.getByLabel(say('orderSettings.slot_orders')).fill('1');
      await page.getByLabel(say('orderSettings.lead_minutes')).fill('0');
      await page.getByRole('button', { name: say('orderSettings.save') }).click();
      await expect(page.getByText(say('common.saved'))).toBeVisible();
    });

    const taken =
      await test.step('while a diner fills in the checkout, others take the next two', async () => {
        await toCheckout(diner, `/menu/${menu.id}`, texts);
        await expect(placeButton(diner, texts)).toBeVisible();
        const first = await promiseOf(await addOrder(place, menu));
        const { slots } = await place.ask<{ slots: string[] }>('GET', `/places/${place.id}/slots`);
        // The next one too, because a quarter may end while the diner reads.
        const askedFor = slots.find((slot) => Date.parse(slot) > first);
        return promiseOf(await addOrder(place, menu, { askedFor }));
      });

    const choice = diner.getByRole('button', { name: new RegExp(read('when.choose', { when: '.+' })) });
    const lost = page.getByRole('region', { name: say('dashboard.lost') });

    await test.step('the order is refused with the time that is free, and its owner sees that one is lost, and why', async () => {
      await placeButton(diner, texts).click();
      await expect(choice).toBeVisible();
      await page.goto('/business/dashboard');
      await expect(lost).toContainText(say('dashboard.lostBy.slot_unavailable', { value: 1 }));
    });

    await test.step('the cart is taken for that time', async () => {
      await expect(diner.getByText(DISH).first()).toBeVisible();
      await choice.click();
      await placeButton(diner, texts).click();
      const promised = await promiseOf(await confirmedOrder(diner));
      expect(promised - taken).toBeGreaterThanOrEqual(QUARTER_MS);
    });

    await test.step('the owner sees that nothing was lost', async () => {
      await page.reload();
      await expect(lost).toContainText(say('dashboard.noneLost'));
    });
  });
}
