import type { BrowserContextOptions } from '@playwright/test';
import { signIn } from '../support/owner.ts';
import { expect, OWNER, type Page, test } from '../support/test.ts';

const SQ = {
  search: 'Kërko gatim, restorant ose qytet',
  add: (dish: string) => `Shto ${dish} në shportë`,
  addNote: (dish: string) => `Shto shënim për ${dish}`,
  note: (dish: string) => `Shënim për ${dish}`,
  openCart: /Shiko shportën/,
  euro: 'Euro',
  checkout: 'Vazhdo te pagesa',
  name: 'Emri dhe mbiemri',
  phone: 'Telefoni',
  place: /^Porosit /,
  follow: 'Gjurmo porosinë',
  close: 'Mbyll',
  steps: ['Konfirmo', 'Fillo gatimin', 'Shëno gati', 'Dorëzo'],
  titles: ['U konfirmua.', 'Po gatuhet.', 'Është gati.', 'Të bëftë mirë.'],
  arrived: 'Porosia mbërriti.',
};

const EN: typeof SQ = {
  search: 'Search for a dish, restaurant or city',
  add: (dish) => `Add ${dish} to the cart`,
  addNote: (dish) => `Add a note for ${dish}`,
  note: (dish) => `Note for ${dish}`,
  openCart: /View cart/,
  euro: 'Euro',
  checkout: 'Continue to checkout',
  name: 'Full name',
  phone: 'Phone',
  place: /^Place order /,
  follow: 'Track the order',
  close: 'Close',
  steps: ['Confirm', 'Start cooking', 'Mark ready', 'Hand over'],
  titles: ['It is confirmed.', 'It is cooking.', 'It is ready.', 'Enjoy your meal.'],
  arrived: 'The order has arrived.',
};

interface Variant {
  name: string;
  language: 'sq' | 'en';
  texts: typeof SQ;
  window: BrowserContextOptions;
  isPhone: boolean;
  /** How a button or link is pressed. */
  press: (page: Page, target: ReturnType<Page['getByRole']>) => Promise<void>;
}

const click: Variant['press'] = async (_page, target) => target.click();
const byKeyboard: Variant['press'] = async (page, target) => {
  await target.focus();
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
};

const VARIANTS: Variant[] = [
  { name: 'in Albanian', language: 'sq', texts: SQ, window: {}, isPhone: false, press: click },
  {
    name: 'in English',
    language: 'en',
    texts: EN,
    window: { locale: 'en-GB' },
    isPhone: false,
    press: click,
  },
  {
    name: 'on a small phone',
    language: 'sq',
    texts: SQ,
    window: { viewport: { width: 360, height: 740 }, hasTouch: true },
    isPhone: true,
    press: click,
  },
  { name: 'by keyboard alone', language: 'sq', texts: SQ, window: {}, isPhone: false, press: byKeyboard },
];

const fillCart = async (page: Page, { texts, isPhone, press }: Variant): Promise<void> => {
  for (const dish of ['Tavë kosi', 'Fërgesë e Tiranës']) {
    await press(page, page.getByRole('button', { name: texts.add(dish) }));
  }
  if (isPhone) await press(page, page.getByRole('button', { name: texts.openCart }));
  const cart = isPhone ? page.getByRole('dialog') : page.getByRole('complementary');
  await press(page, cart.getByRole('button', { name: texts.addNote('Tavë kosi') }));
  await cart.getByLabel(texts.note('Tavë kosi')).fill('Pa vezë sipër');
};

const changeCurrency = async (page: Page, { texts, isPhone, press }: Variant): Promise<void> => {
  if (isPhone) await press(page, page.getByRole('button', { name: texts.close }));
  const euro = page.getByRole('radio', { name: texts.euro });
  await euro.focus();
  await page.keyboard.press('Space');
  await expect(euro).toBeChecked();
  await expect(page.getByText(/650[.,]00/)).toHaveCount(0);
  if (isPhone) await press(page, page.getByRole('button', { name: texts.openCart }));
};

for (const variant of VARIANTS) {
  test(`an order travels from the diner to the kitchen and back, ${variant.name}`, async ({ openWindow }) => {
    const { texts, press } = variant;
    const diner = await openWindow(variant.window);
    const owner = await openWindow(variant.language === 'en' ? { locale: 'en-GB' } : {});
    await signIn(owner, variant.language);

    await test.step('When a diner looks for tave and opens a menu', async () => {
      await diner.goto('/');
      await diner.getByLabel(texts.search).fill('tave');
      await diner.keyboard.press('Enter');
      await expect(diner).toHaveURL(/\/restaurants\?q=tave/);
      const card = diner.getByRole('article').filter({ hasText: OWNER.place });
      await press(diner, card.getByRole('link', { name: 'Dreka' }));
      await expect(diner.getByRole('heading', { level: 1, name: OWNER.place })).toBeVisible();
    });

    await test.step('And fills the cart, and looks at it in euro', async () => {
      await fillCart(diner, variant);
      await changeCurrency(diner, variant);
    });

    const email = `arta.${crypto.randomUUID()}@shembull.al`;
    await test.step('And orders, to pay at the restaurant', async () => {
      await press(diner, diner.getByRole('link', { name: texts.checkout }).filter({ visible: true }));
      await diner.getByLabel(texts.name).fill('Arta K.');
      await diner.getByLabel('E-mail').fill(email);
      await diner.getByLabel(texts.phone).fill('+355 69 000 0000');
      await press(diner, diner.getByRole('button', { name: texts.place }));
      await expect(diner).toHaveURL(/\/order-confirmation\?order_id=/);
    });
    const id = new URL(diner.url()).searchParams.get('order_id') ?? '';
    expect(id).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);

    await test.step('Then the order stands in the console without a reload', async () => {
      await press(owner, owner.getByRole('link', { name: id }));
      await expect(owner.getByRole('heading', { level: 1, name: id })).toBeVisible();
      await expect(owner.getByText('Pa vezë sipër')).toBeVisible();
    });

    await test.step('And the diner follows each step without a reload', async () => {
      await press(diner, diner.getByRole('main').getByRole('link', { name: texts.follow }));
      await expect(diner.getByRole('heading', { level: 1, name: texts.arrived })).toBeVisible();
      for (const [index, step] of texts.steps.entries()) {
        await press(owner, owner.getByRole('button', { name: step, exact: true }));
        await expect(diner.getByRole('heading', { level: 1, name: texts.titles[index] ?? '' })).toBeVisible();
      }
    });
  });
}
