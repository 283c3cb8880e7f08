import { type InputDevice, MOUSE } from './input-devices.ts';
import { expect, OWNER, type Page } from './test.ts';
import type { Say } from './texts.ts';

const TEXTS = {
  sq: { email: 'E-mail', password: 'Fjalëkalimi', submit: 'Hyr', orders: 'Porositë' },
  en: { email: 'E-mail', password: 'Password', submit: 'Sign in', orders: 'Orders' },
};

interface Manner {
  language?: 'sq' | 'en';
  hand?: InputDevice;
}

/** Writes the demo owner's e-mail and password into the login that stands on the page, and sends it. */
export const introduceOwner = async (
  page: Page,
  { language = 'sq', hand = MOUSE }: Manner = {},
): Promise<void> => {
  const texts = TEXTS[language];
  await hand.write(page.getByLabel(texts.email), OWNER.email);
  await hand.write(page.getByLabel(texts.password, { exact: true }), OWNER.password);
  await hand.press(page.getByRole('button', { name: texts.submit, exact: true }));
};

/** Asks for the orders, signs the demo owner in on the way, and waits for them. */
export const signIn = async (page: Page, manner: Manner = {}): Promise<void> => {
  await page.goto('/business/orders');
  await introduceOwner(page, manner);
  const { orders } = TEXTS[manner.language ?? 'sq'];
  await expect(page.getByRole('heading', { level: 1, name: orders })).toBeVisible();
};

/** Signs the owner out by the menu of their name. */
export const signOut = async (page: Page, say: Say): Promise<void> => {
  const [account = ''] = say('frame.account', { name: '|' }).split('|');
  await page.getByRole('button', { name: account }).click();
  await page.getByRole('menuitem', { name: say('frame.logout') }).click();
};
