import { codeHasCome } from '../support/page-code-ready.ts';
import { expect, type Page, refusal, test, tolerate } from '../support/test.ts';

const expectLanguage = async (page: Page, language: 'sq' | 'en'): Promise<void> => {
  const link = language === 'sq' ? 'Restorantet' : 'Restaurants';
  await expect(page.getByRole('banner').getByRole('link', { name: link })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

// product.md §3
test('a browser that speaks neither language is answered in Albanian', async ({ openWindow }) => {
  const page = await openWindow({ locale: 'de-DE' });
  await page.goto('/');
  await expectLanguage(page, 'sq');
});

test('an address can ask for English', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/?lng=en');
  await expectLanguage(page, 'en');
  await page.goto('/restaurants');
  await expectLanguage(page, 'en');
});

test('the switch changes the language at once and is remembered', async ({ openWindow }) => {
  const page = await openWindow({ locale: 'en-GB' });
  await page.goto('/');
  await expectLanguage(page, 'en');
  await page.getByRole('button', { name: 'Ndrysho gjuhën në shqip' }).click();
  await expectLanguage(page, 'sq');
  await page.reload();
  await expectLanguage(page, 'sq');
  await page.getByRole('button', { name: 'Change language to English' }).click();
  await expectLanguage(page, 'en');
  await page.reload();
  await expectLanguage(page, 'en');
});

test('a language that fails to come twice is asked for again, each time later', async ({ openWindow }) => {
  tolerate(refusal(503));
  const page = await openWindow();
  await page.goto('/');
  await expectLanguage(page, 'sq');
  await codeHasCome(page);
  const asked: number[] = [];
  await page.route('**/locales/en/diner.json', async (route) => {
    asked.push(Date.now());
    await (asked.length <= 2 ? route.fulfill({ status: 503 }) : route.continue());
  });
  await page.getByRole('button', { name: 'Change language to English' }).click();
  await expectLanguage(page, 'en');
  const [first = 0, second = 0, third = 0] = asked;
  expect(asked).toHaveLength(3);
  expect(second - first).toBeGreaterThanOrEqual(350);
  expect(third - second).toBeGreaterThanOrEqual(700);
});

test('a language that never comes is asked for six times in all, and the page stays readable', async ({
  openWindow,
}) => {
  tolerate(refusal(503));
  const page = await openWindow();
  await page.goto('/');
  await expectLanguage(page, 'sq');
  await codeHasCome(page);
  await page.clock.install();
  let asked = 0;
  await page.route('**/locales/en/diner.json', async (route) => {
    asked += 1;
    await route.fulfill({ status: 503 });
  });
  await page.getByRole('button', { name: 'Change language to English' }).click();
  const later = async (): Promise<number> => {
    await page.clock.runFor(20_000);
    return asked;
  };
  await expect.poll(later).toBe(6);
  await later();
  expect(asked).toBe(6);
  await expect(page.getByRole('heading', { level: 1, name: /Çfarë hamë sot në/ })).toBeVisible();
});
