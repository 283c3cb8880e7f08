import { expectSound } from '../support/axe.ts';
import { confirmedOrder, DISH, newEmail } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { IN_BOTH } from '../support/order-texts.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { expect, OWNER, refusal, test, tolerate } from '../support/test.ts';
import { expectGivenUp } from '../support/tries.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const REFUSED = { status: 500, json: {} };

const WORDS = {
  sq: {
    required: 'Plotësoje këtë fushë.',
    filters: 'Filtra të avancuar',
    noMatch: 'Nuk u gjet asgjë për “zzzzzzzz”.',
    noOrder: 'Të dhënat e porosisë nuk u gjetën',
    noNumber: 'Mungon numri i porosisë',
    noSuchMenu: 'Menuja nuk u gjet',
    noSuchPage: 'Kjo faqe nuk ekziston',
    restaurants: 'Restorantet',
    lunch: 'Dreka',
    noAnswer: 'Nuk dimë ende nëse restoranti e mori porosinë.',
    retry: 'Provo përsëri',
  },
  en: {
    required: 'Fill in this field.',
    filters: 'Advanced filters',
    noMatch: 'Nothing found for “zzzzzzzz”.',
    noOrder: 'Order data not found',
    noNumber: 'The order number is missing',
    noSuchMenu: 'Menu not found',
    noSuchPage: 'This page does not exist',
    restaurants: 'Restaurants',
    lunch: 'Lunch',
    noAnswer: 'We do not know yet whether the restaurant has your order.',
    retry: 'Try again',
  },
};

for (const { language, locale, texts: order } of inTurn(IN_BOTH, import.meta.filename)) {
  const texts = WORDS[language];

  test(`everyone can order, ${locale}`, async ({ openWindow }) => {
    tolerate(refusal(500));
    const page = await openWindow({ locale });
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await codeHasCome(page);
    await page.getByRole('button', { name: texts.filters }).click();
    await expectSound(page, 'home with filters');
    await page.goto('/restaurants?q=tave');
    const card = page.getByRole('article').filter({ hasText: OWNER.place });
    await expect(card).toBeVisible();
    await expectSound(page, 'restaurants');
    await card.getByRole('link', { name: texts.lunch }).click();
    await page.getByRole('button', { name: order.add(DISH) }).click();
    await expectSound(page, 'menu with cart');
    await page.getByRole('link', { name: order.checkout }).filter({ visible: true }).click();
    const place = page.getByRole('button', { name: order.place });
    await place.click();
    await expect(page.getByText(texts.required).first()).toBeVisible();
    await expectSound(page, 'checkout with errors');
    await page.getByLabel(order.name).fill('Arta K.');
    await page.getByLabel('E-mail').fill(newEmail());
    await page.getByLabel(order.phone).fill('+355 69 000 0000');
    await page.route('**/api/orders', (route) => route.fulfill(REFUSED));
    await place.click();
    await expect(page.getByText(texts.noAnswer)).toBeVisible();
    await expectSound(page, 'checkout without an answer');
    await page.unroute('**/api/orders');
    await place.click();
    await confirmedOrder(page);
    await expectSound(page, 'confirmation');
    await page.getByRole('main').getByRole('link', { name: order.follow }).click();
    await expect(page.getByRole('heading', { level: 1, name: order.arrived })).toBeVisible();
    await expectSound(page, 'tracking');
  });

  test(`everyone is told when there is nothing, ${locale}`, async ({ openWindow }) => {
    tolerate(refusal(404));
    const page = await openWindow({ locale });
    for (const [path, text] of [
      ['/restaurants?q=zzzzzzzz', texts.noMatch],
      ['/checkout', texts.noOrder],
      ['/order-confirmation', texts.noNumber],
      [`/menu/${NOWHERE}`, texts.noSuchMenu],
      ['/nowhere', texts.noSuchPage],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      await expectSound(page, path);
    }
    await page.goto('/orders?order_id=K7MQ-4XTD&email=a%40b.al');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectSound(page, 'no such order');
  });

  test(`everyone is told when the server fails, ${locale}`, async ({ openWindow }) => {
    tolerate(refusal(500));
    const page = await openWindow({ locale });
    await page.clock.install();
    await page.goto('/restaurants?q=tave');
    const card = page.getByRole('article').filter({ hasText: OWNER.place });
    await expect(card).toBeVisible();
    await codeHasCome(page);
    // A page that is loaded brings its first answers along; the next pages ask for theirs.
    await page.route(/\/api\/(restaurants|menus)\//, (route) => route.fulfill(REFUSED));
    const banner = page.getByRole('banner');
    for (const [heading, link] of [
      [/menu/i, card.getByRole('link', { name: texts.lunch })],
      [texts.restaurants, banner.getByRole('link', { name: texts.restaurants })],
      [/\?$/, banner.getByRole('link', { name: 'Tavolina' })],
    ] as const) {
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectGivenUp(page, page.getByRole('main').getByRole('alert'));
      await expectSound(page, `${heading} that does not come`);
    }
    await page.unrouteAll();
    await page.getByRole('button', { name: texts.retry }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}
