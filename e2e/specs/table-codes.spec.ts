import { test } from '../support/console.ts';
import { confirmedOrder, DISH, placeButton, toCheckout } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { EN, SQ } from '../support/order-texts.ts';
import { addMenu, startTrial } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

// `table-and-later` tells of tables in the other language.
for (const language of inTurn(LANGUAGES, import.meta.filename, 1)) {
  const texts = { sq: SQ, en: EN }[language];

  // product.md §283, §284
  test(`a code that was replaced and a way that is off refuse an order, and the cart stays, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    tolerate(refusal(404), refusal(409));
    const { place, page, say } = await openConsole(language);
    const read = await textsOf(productUrl, language, 'diner');
    await startTrial(place);
    const { id } = await addMenu(place);
    await place.ask('POST', '/tables', { label: '12' });
    const codeOf = async () => (await place.ask<{ code: string }[]>('GET', '/tables'))[0]?.code;
    const diner = await openWindow({ locale: LOCALES[language] });
    const sits = diner.getByText(read('when.youSit', { table: '12' }));
    const asPickup = diner.getByRole('button', { name: read('when.asPickup') });
    const printed = await codeOf();

    await test.step('the owner replaces the code of a table whose guest fills in the checkout', async () => {
      await toCheckout(diner, `/menu/${id}?table=${printed}`, texts);
      await expect(sits).toBeVisible();
      await page.goto(`/menus/${id}/code`);
      await page.getByRole('button', { name: say('tables.renewOf', { table: '12' }) }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('tables.renew') })
        .click();
      await expect.poll(codeOf).not.toBe(printed);
    });

    await test.step('the old code orders no more, also where it is scanned again; the new one seats', async () => {
      await placeButton(diner, texts).click();
      await expect(asPickup).toBeVisible();
      await expect(diner.getByText(DISH).first()).toBeVisible();
      await diner.goto(`/menu/${id}?table=${await codeOf()}`);
      await expect(sits).toBeVisible();
    });

    await test.step('the owner switches orders from tables off while the guest orders', async () => {
      await diner.goto('/checkout');
      await expect(placeButton(diner, texts)).toBeVisible();
      await page.goto('/business/hours?tab=orders');
      await page.getByRole('switch', { name: say('orderSettings.takes_table') }).click();
      await expect
        .poll(() => place.ask('GET', '/availability/settings'))
        .toMatchObject({ takes_table: false });
      await placeButton(diner, texts).click();
      await asPickup.click();
      await placeButton(diner, texts).click();
      const order = await place.ask('GET', `/orders/business/${await confirmedOrder(diner)}`);
      expect(order).toMatchObject({ fulfilment: 'pickup', table: null });
    });
  });
}
