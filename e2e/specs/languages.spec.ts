import { expect, type Page, test } from '../support/test.ts';

const expectLanguage = async (page: Page, language: 'sq' | 'en'): Promise<void> => {
  const link = language === 'sq' ? 'Restorantet' : 'Restaurants';
  await expect(page.getByRole('banner').getByRole('link', { name: link })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

test('an address can ask for English', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/?lng=en');
  await expectLanguage(page, 'en');
});
