import { test } from '../support/console.ts';
import { confirmedOrder, placeButton, toCheckout } from '../support/diner.ts';
import { EN, SQ } from '../support/order-texts.ts';
import { startTrial } from '../support/place.ts';
import { expect } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

for (const language of LANGUAGES) {
  const texts = { sq: SQ, en: EN }[language];
  // product.md §500, §502
  test(`what goes well with a dish is offered, taken with one press and counted, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    const { place, page: owner, say } = await openConsole(language);
    const dinerSays = await textsOf(productUrl, language, 'diner');
    await startTrial(place);
    const { id } = await place.ask<{ id: string }>('POST', '/menus/', {
      title: 'Dreka',
      cuisine_type: 'Tradicionale',
      default_currency: 'ALL',
      sections: [
        {
          title: 'Gatime',
          items: [
            { ref: 'tava', name: 'Tavë kosi', price: 650, goes_with: ['dhalla'] },
            { ref: 'dhalla', name: 'Dhallë', price: 120 },
          ],
        },
      ],
    });
    const diner = await openWindow({ locale: LOCALES[language] });
    const offers = diner.getByRole('region', { name: dinerSays('cart.goesWell') }).filter({ visible: true });
    await toCheckout(diner, `/menu/${id}`, texts);
    await diner.goBack();
    await offers.getByRole('button', { name: 'Dhallë' }).click();
    await expect(offers).toHaveCount(0);
    await diner.getByRole('link', { name: texts.checkout }).filter({ visible: true }).click();
    await expect(placeButton(diner, texts)).toContainText('770');
    await placeButton(diner, texts).click();
    await confirmedOrder(diner);
    await owner.goto('/business/dashboard');
    const told = owner.getByRole('region', { name: say('dashboard.recommended') });
    await expect(told).toContainText('120');
  });
}
