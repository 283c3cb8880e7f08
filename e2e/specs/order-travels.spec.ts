import type { BrowserContextOptions } from '@playwright/test';
import { confirmedOrder, DISH, lunchOf, newEmail } from '../support/diner.ts';
import { countPointing, FINGER, type InputDevice, KEYBOARD, MOUSE } from '../support/input-devices.ts';
import { EN, type OrderTexts, SQ } from '../support/order-texts.ts';
import { signIn } from '../support/owner.ts';
import { expect, OWNER, type Page, test } from '../support/test.ts';

interface Variant {
  name: string;
  language: 'sq' | 'en';
  texts: OrderTexts;
  window: BrowserContextOptions;
  isPhone: boolean;
  hand: InputDevice;
}

const DESK = { language: 'sq', texts: SQ, window: {}, isPhone: false } as const;
const PHONE = { locale: 'en-GB', viewport: { width: 360, height: 740 }, hasTouch: true };

const VARIANTS: Variant[] = [
  { ...DESK, name: 'in Albanian', hand: MOUSE },
  {
    name: 'in English on small phones',
    language: 'en',
    texts: EN,
    window: PHONE,
    isPhone: true,
    hand: FINGER,
  },
  { ...DESK, name: 'by keyboard alone', hand: KEYBOARD },
];

const fillCart = async (page: Page, { texts, isPhone, hand }: Variant): Promise<void> => {
  for (const dish of [DISH, 'Fërgesë e Tiranës']) {
    await hand.press(page.getByRole('button', { name: texts.add(dish) }));
  }
  if (isPhone) await hand.press(page.getByRole('button', { name: texts.openCart }));
  const cart = isPhone ? page.getByRole('dialog') : page.getByRole('complementary');
  await hand.press(cart.getByRole('button', { name: texts.addNote(DISH) }));
  await hand.write(cart.getByLabel(texts.note(DISH)), 'Pa vezë sipër');
};

const changeCurrency = async (page: Page, { texts, isPhone, hand }: Variant): Promise<void> => {
  if (isPhone) await hand.press(page.getByRole('button', { name: texts.close }));
  const euro = page.getByRole('radio', { name: texts.euro });
  await hand.choose(euro);
  await expect(euro).toBeChecked();
  await expect(page.getByRole('strong').filter({ hasText: /650[.,]00/ })).toHaveCount(0);
  if (isPhone) await hand.press(page.getByRole('button', { name: texts.openCart }));
};

for (const variant of VARIANTS) {
  // product.md §1
  test(`an order travels from the diner to the kitchen and back, ${variant.name}`, async ({ openWindow }) => {
    const { texts, hand } = variant;
    // Taps as quick as a story's are double taps, whose second half a step's button ignores.
    const ownersHand = hand === FINGER ? MOUSE : hand;
    const diner = await openWindow(variant.window);
    const owner = await openWindow(variant.window);
    const pointings = [await countPointing(diner), await countPointing(owner)];
    await signIn(owner, { language: variant.language, hand: ownersHand });

    await test.step('When a diner looks for tave and opens a menu', async () => {
      await diner.goto('/');
      await hand.write(diner.getByLabel(texts.search), 'tave');
      await diner.keyboard.press('Enter');
      await expect(diner).toHaveURL(/\/restaurants\?q=tave/);
      const card = diner.getByRole('article').filter({ hasText: OWNER.place });
      await hand.press(lunchOf(card));
      await expect(diner.getByRole('heading', { level: 1, name: OWNER.place })).toBeVisible();
    });

    await test.step('And fills the cart, and looks at it in euro', async () => {
      await fillCart(diner, variant);
      await changeCurrency(diner, variant);
    });

    await test.step('And orders, to pay at the restaurant', async () => {
      await hand.press(diner.getByRole('link', { name: texts.checkout }).filter({ visible: true }));
      await hand.write(diner.getByLabel(texts.name), 'Arta K.');
      await hand.write(diner.getByLabel('E-mail'), newEmail());
      await hand.write(diner.getByLabel(texts.phone), '+355 69 000 0000');
      await hand.press(diner.getByRole('button', { name: texts.place }));
    });
    const id = await confirmedOrder(diner);
    expect(id).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);

    await test.step('Then the order stands in the console without a reload', async () => {
      await ownersHand.press(owner.getByRole('link', { name: id }));
      await expect(owner.getByRole('heading', { level: 1, name: id })).toBeVisible();
      await expect(owner.getByText('Pa vezë sipër')).toBeVisible();
    });

    await test.step('And the diner follows each step without a reload', async () => {
      await hand.press(diner.getByRole('main').getByRole('link', { name: texts.follow }));
      await expect(diner.getByRole('heading', { level: 1, name: texts.arrived })).toBeVisible();
      for (const [index, step] of texts.steps.entries()) {
        await ownersHand.press(owner.getByRole('button', { name: step, exact: true }));
        await expect(diner.getByRole('heading', { level: 1, name: texts.titles[index] ?? '' })).toBeVisible();
      }
    });

    for (const pointing of pointings) expect(pointing() === 0).toBe(hand === KEYBOARD);
  });
}
