import { newEmail } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { openPlace, PASSWORD } from '../support/place.ts';
import { expect, refusal, test, tolerate } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §94
  test(`the plan and the billing chosen among the prices are there after the sign-up, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    tolerate(refusal(404), refusal(409), refusal(422));
    const say = await textsOf(productUrl, language);
    const known = await openPlace(productUrl, language);
    const page = await openWindow({ locale: known.signedIn.locale ?? 'sq-AL' });
    const email = newEmail();
    const next = page.getByRole('button', { name: say('signup.next') });
    const submit = page.getByRole('button', { name: say('signup.submit') });
    const continueTo = async (address: string): Promise<void> => {
      await page.getByLabel(say('common.email')).fill(address);
      await next.click();
    };

    await test.step('the yearly price of the plan with orders leads to the sign-up', async () => {
      await page.goto('/business/pricing');
      await page
        .locator('label')
        .filter({ hasText: say('plans.year') })
        .click();
      await page.getByRole('link', { name: say('plans.startTrial', { count: 14 }) }).click();
      await expect(page).toHaveURL(/\/business\/signup\?plan=standard&billing=annual$/);
    });
    await test.step('what is missing or too short is said, and nothing is sent', async () => {
      await next.click();
      await expect(page.getByText(say('field.allRequired'))).toBeVisible();
      await expect(page.getByLabel(say('common.email'))).toBeFocused();
      await page.getByLabel(say('profile.business_name')).fill('Sofra e Bardhë');
      await page.getByLabel(say('signup.password'), { exact: true }).fill('shkurt');
      await page.getByLabel(say('signup.confirm')).fill('ndryshe');
      await continueTo(known.email);
      await expect(page.getByText(say('field.tooShort', { min: 8 }))).toBeVisible();
      await page.getByLabel(say('signup.password'), { exact: true }).fill(PASSWORD);
      await next.click();
      await expect(page.getByText(say('field.mismatch'))).toBeVisible();
      await page.getByLabel(say('signup.confirm')).fill(PASSWORD);
      await next.click();
    });
    await test.step('an e-mail that is taken leads back to it, with all that was typed', async () => {
      await page.getByLabel(say('profile.telephone')).fill('+355 69 123 4567');
      await page.getByLabel(say('profile.address')).fill('Rruga e Durrësit 7');
      await page.getByLabel(say('profile.city')).fill('Tirana');
      await submit.click();
      await expect(page.getByLabel(say('common.email'))).toHaveAttribute('aria-invalid', 'true');
      await continueTo(email);
      await expect(page.getByLabel(say('profile.address'))).toHaveValue('Rruga e Durrësit 7');
    });
    await test.step('a double click signs up once, and the plan waits as it was chosen', async () => {
      await submit.dblclick();
      await expect(page.getByRole('heading', { level: 1, name: say('subscription.welcome') })).toBeVisible();
      await expect(page).toHaveURL(/\/business\/subscription\?plan=standard&billing=annual$/);
      await expect(page.getByText(say('subscription.newUser'))).toBeVisible();
      await expect(page.getByRole('radio', { name: new RegExp(say('plans.year')) })).toBeChecked();
      await expect(page.getByRole('button', { name: say('subscription.selected') })).toBeVisible();
    });
  });
}
