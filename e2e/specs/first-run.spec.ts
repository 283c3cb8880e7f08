import { newEmail } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { expect, refusal, test, tolerate } from '../support/test.ts';

const PASSWORD = 'Sofra-e-Bardhe-2026!';

const TEXTS = {
  sq: {
    locale: 'sq-AL',
    name: 'Emri i lokalit',
    password: 'Fjalëkalimi',
    confirm: 'Përsërit fjalëkalimin',
    next: 'Vazhdo',
    phone: 'Telefoni',
    address: 'Adresa',
    city: 'Qyteti',
    submit: 'Regjistrohu',
    trial: 'Nis provën pa kartë',
    guide: 'Pesë hapa deri te porosia e parë',
    sample: 'Nis nga një shembull',
    look: 'Shihe si klient',
    test: 'Bëj një porosi prove',
    arrived: /Porosia e provës erdhi/,
    arrivals: 'Porosi të pashikuara',
    open: 'Hape',
    confirmOrder: 'Konfirmo',
    seen: /^Konfirmuar/,
  },
  en: {
    locale: 'en-GB',
    name: 'Name of the place',
    password: 'Password',
    confirm: 'Repeat the password',
    next: 'Continue',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    submit: 'Register',
    trial: 'Start the trial without a card',
    guide: 'Five steps to the first order',
    sample: 'Start from a sample',
    look: 'See it as a customer',
    test: 'Place a test order',
    arrived: /The test order has arrived/,
    arrivals: 'Orders nobody has seen',
    open: 'Open',
    confirmOrder: 'Confirm',
    seen: /^Confirmed/,
  },
} as const;

for (const language of inTurn(['sq', 'en'] as const, import.meta.filename)) {
  // product.md §2, §72
  test(`a new place comes from its sign-up to a first test order, in ${language}`, async ({ openWindow }) => {
    // A place that has no subscription yet is told so by a 404.
    tolerate(refusal(404));
    const text = TEXTS[language];
    const page = await openWindow({ locale: text.locale });

    await test.step('it signs up in two steps', async () => {
      await page.goto(`/business/signup?email=${encodeURIComponent(newEmail())}`);
      await page.getByLabel(text.name).fill('Sofra e Bardhë');
      await page.getByLabel(text.password, { exact: true }).fill(PASSWORD);
      await page.getByLabel(text.confirm).fill(PASSWORD);
      await page.getByRole('button', { name: text.next }).click();
      await page.getByLabel(text.address).fill('Rruga e Durrësit 7');
      await page.goBack();
      await expect(page.getByLabel(text.name)).toHaveValue('Sofra e Bardhë');
      await page.getByRole('button', { name: text.next }).click();
      await expect(page.getByLabel(text.address)).toHaveValue('Rruga e Durrësit 7');
      await page.getByLabel(text.phone).fill('+355 69 123 4567');
      await page.getByLabel(text.city).fill('Tiranë');
      await page.getByRole('button', { name: text.submit }).click();
    });
    await test.step('it tries the plan with orders, without a card', async () => {
      await page.getByRole('button', { name: text.trial }).click();
    });
    const guide = page.getByRole('region', { name: text.guide });
    await test.step('it takes the sample menu and looks at it as a diner', async () => {
      await guide.getByRole('button', { name: text.sample }).click();
      const opened = page.waitForEvent('popup');
      await guide.getByRole('link', { name: text.look }).click();
      const diner = await opened;
      await expect(diner.getByRole('heading', { name: 'Tavë kosi' })).toBeVisible();
      await diner.close();
    });
    await test.step('a test order arrives, is seen and confirmed', async () => {
      await guide.getByRole('button', { name: text.test }).click();
      await expect(page.getByText(text.arrived)).toBeVisible();
      const arrivals = page.getByRole('region', { name: text.arrivals });
      await expect(page).toHaveTitle(/^\(1\) /);
      await arrivals.getByRole('link', { name: text.open }).click();
      await expect(arrivals).toHaveCount(0);
      await page.getByRole('button', { name: text.confirmOrder, exact: true }).click();
      await expect(page.getByText(text.seen).first()).toBeVisible();
    });
  });
}
