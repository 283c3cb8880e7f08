import { expect, OWNER, type Page } from './test.ts';

const TEXTS = {
  sq: { email: 'E-mail', password: 'Fjalëkalimi', submit: 'Hyr', orders: 'Porositë' },
  en: { email: 'E-mail', password: 'Password', submit: 'Sign in', orders: 'Orders' },
};

/** Signs the demo owner in and waits for the orders. */
export const signIn = async (page: Page, language: 'sq' | 'en' = 'sq'): Promise<void> => {
  const texts = TEXTS[language];
  await page.goto('/business/login');
  await page.getByLabel(texts.email).fill(OWNER.email);
  await page.getByLabel(texts.password, { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: texts.submit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.orders })).toBeVisible();
};

/** Signs the owner out by the menu of their name. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Llogaria / }).click();
  await page.getByRole('menuitem', { name: 'Dil nga llogaria' }).click();
};
