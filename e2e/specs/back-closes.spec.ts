import { FINGER } from '../support/input-devices.ts';
import { IN_BOTH } from '../support/order-texts.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { expect, type Page, test } from '../support/test.ts';

const PIZZA = { sq: 'Zgjidh Kapriçoza', en: 'Choose Capricciosa' };
const QUESTION = { sq: 'Nis shportë të re', en: 'Start a new cart' };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Fills a cart with a dish of the first place that has it. */
const addTave = async (page: Page, texts: (typeof IN_BOTH)[number]['texts']): Promise<void> => {
  await page.goto('/restaurants?q=tave');
  await codeHasCome(page);
  await FINGER.press(page.getByRole('article').getByRole('link').first());
  await FINGER.press(page.getByRole('button', { name: texts.add('Tavë kosi') }));
};

for (const { language, locale, texts } of IN_BOTH) {
  // product.md §545
  test(`on a phone the way back closes a question, then its sheet, then leaves the page, ${language}`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ locale, ...PHONE });
    await addTave(page, texts);
    await page.goto('/restaurants?q=Pica+Prush');
    await codeHasCome(page);
    await FINGER.press(page.getByRole('article').getByRole('link', { name: 'Pica Prush', exact: true }));
    await FINGER.press(page.getByRole('button', { name: PIZZA[language] }));
    const menu = page.url();
    const sheet = page.getByRole('dialog');
    const large = sheet.getByRole('radio').nth(1);
    await FINGER.choose(large);
    await FINGER.press(sheet.getByRole('button', { name: /^(Shto|Add) / }));
    const begin = page.getByRole('button', { name: QUESTION[language] });
    await expect(begin).toBeVisible();
    await page.goBack();
    await expect(begin).toBeHidden();
    await expect(large).toBeChecked();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(menu);
    await page.goBack();
    await expect(page).toHaveURL(/\/restaurants\?q=Pica/);
  });

  // product.md §545
  test(`who pays from the cart's sheet comes back to the menu, and with the next step to where it was found, ${language}`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ locale, ...PHONE });
    await addTave(page, texts);
    await FINGER.press(page.getByRole('button', { name: texts.openCart }));
    const menu = page.url();
    await FINGER.press(page.getByRole('dialog').getByRole('link', { name: texts.checkout }));
    await expect(page.getByLabel(texts.name)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(menu);
    await expect(page.getByRole('button', { name: texts.openCart })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/restaurants\?q=tave/);
  });
}
