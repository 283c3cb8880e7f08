import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { signIn } from '../support/owner.ts';
import { ASKED_AGAIN, expect, refusal, test, tolerate, USED_LATE } from '../support/test.ts';
import { expectGivenUp } from '../support/tries.ts';

const REFUSED = { status: 500, json: {} };
const NO_FILE = /^Failed to load resource: net::ERR_FAILED$/;

const LANGUAGES = [
  {
    language: 'sq',
    locale: 'sq-AL',
    submit: 'Hyr',
    refused: /^Hyrja nuk u krye/,
    notes: 'Shënime të brendshme',
    cancel: 'Anulo porosinë…',
    noMatch: 'Nuk u gjet asnjë porosi për “zzzzzzzz”.',
    noOrders: 'Porositë nuk u ngarkuan.',
    noSuchOrder: 'Porosia nuk u gjet',
    unavailable: 'Kjo faqe nuk hapet tani',
  },
  {
    language: 'en',
    locale: 'en-GB',
    submit: 'Sign in',
    refused: /^Login failed/,
    notes: 'Internal notes',
    cancel: 'Cancel the order…',
    noMatch: 'No order found for “zzzzzzzz”.',
    noOrders: 'Failed to load orders. Please try again.',
    noSuchOrder: 'Order not found',
    unavailable: 'This page does not open right now',
  },
] as const;

for (const { language, locale, ...texts } of inTurn(LANGUAGES, import.meta.filename)) {
  test(`every owner can come in, ${language}`, async ({ openWindow }) => {
    tolerate(refusal(401));
    const page = await openWindow({ locale });
    await page.goto('/business/login');
    await expectSound(page, 'login');
    const submit = page.getByRole('button', { name: texts.submit, exact: true });
    await submit.click();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expectSound(page, 'login with errors');
    await page.getByLabel('E-mail').fill('askush@shembull.al');
    await page
      .getByLabel(language === 'sq' ? 'Fjalëkalimi' : 'Password', { exact: true })
      .fill('gabim-gabim');
    await submit.click();
    await expect(page.getByText(texts.refused)).toBeVisible();
    await expectSound(page, 'login refused');
  });

  test(`every owner can work on orders, ${language}`, async ({ openWindow }) => {
    tolerate(refusal(404), refusal(500));
    const page = await openWindow({ locale });
    await signIn(page, { language });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectSound(page, 'orders');
    await page.goto('/business/orders?status=pending');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByLabel(texts.notes)).toBeVisible();
    await expectSound(page, 'order');
    await page.getByRole('button', { name: texts.cancel }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectSound(page, 'order to be cancelled');
    await page.goto('/business/orders?search=zzzzzzzz');
    await expect(page.getByText(texts.noMatch)).toBeVisible();
    await expectSound(page, 'no order found');
    await page.goto('/business/orders/K7MQ-4XTD');
    await expect(page.getByRole('heading', { level: 1, name: texts.noSuchOrder })).toBeVisible();
    await expectSound(page, 'no such order');
    await page.route('**/api/orders/business', (route) => route.fulfill(REFUSED));
    await page.clock.install();
    const failed = page.waitForResponse('**/api/orders/business');
    await page.goto('/business/orders');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGivenUp(page, page.getByText(texts.noOrders));
    await expectSound(page, 'orders that do not come');
  });

  test(`a part that does not come leaves a notice for everyone, ${language}`, async ({ openWindow }) => {
    tolerate(ASKED_AGAIN, NO_FILE, USED_LATE);
    const page = await openWindow({ locale });
    await page.route('**/remotes/remote-business/**/*.js', (route) => route.abort());
    await page.goto('/business/login');
    await expect(page.getByRole('heading', { level: 1, name: texts.unavailable })).toBeVisible();
    await expectSound(page, 'a part that failed');
  });
}
