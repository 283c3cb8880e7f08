import { expectSound } from '../support/axe.ts';
import { confirmedOrder, DISH, placeButton, readyToOrder } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { IN_BOTH, type OrderTexts } from '../support/order-texts.ts';
import { ownerHeaders } from '../support/owner-api.ts';
import { expect, OWNER, type Page, test } from '../support/test.ts';

/** Places an order and opens the page that follows it; returns the order's number. */
const orderAndFollow = async (page: Page, texts: OrderTexts): Promise<string> => {
  await readyToOrder(page, texts);
  await placeButton(page, texts).click();
  const id = await confirmedOrder(page);
  await page.getByRole('main').getByRole('link', { name: texts.follow }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.arrived })).toBeVisible();
  return id;
};

for (const { locale, texts } of inTurn(IN_BOTH, import.meta.filename)) {
  test(`a diner takes back an order nobody has begun with, ${locale}`, async ({ openWindow }) => {
    const page = await openWindow({ locale });
    const id = await orderAndFollow(page, texts);
    const { open, question, confirm, done } = texts.cancel;
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('alertdialog', { name: question(id) });
    await expect(dialog).toBeVisible();
    await expectSound(page, 'question before an order is taken back');
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible();
    await expect(page.getByRole('button', { name: open })).toHaveCount(0);
  });

  test(`a diner reviews what was delivered, and can read it again, ${locale}`, async ({
    openWindow,
    productUrl,
  }) => {
    const page = await openWindow({ locale });
    const id = await orderAndFollow(page, texts);
    await fetch(`${productUrl}/api/orders/business/${id}`, {
      method: 'PATCH',
      headers: { ...(await ownerHeaders(productUrl)), 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'completed' }),
    });
    const stars = page.getByRole('group', { name: texts.review.stars });
    await expect(stars).toBeVisible();
    await stars.getByRole('radio', { name: texts.review.oneStar }).focus();
    for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
    await page.getByLabel(texts.review.comment).fill('Tava si te gjyshja.');
    await expectSound(page, 'review');
    await page.getByRole('button', { name: texts.review.send }).click();
    await expect(page.getByText(texts.review.fiveGiven)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Tava si te gjyshja.')).toBeVisible();
  });

  // product.md §59
  test(`an order of this device is ordered again, also from a new tab, and erased, ${locale}`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ locale });
    const id = await orderAndFollow(page, texts);
    const tab = await page.context().newPage();
    await tab.goto('/orders');
    await expect(tab.getByRole('link', { name: texts.recent.follow(id) })).toBeVisible();
    await expectSound(tab, 'orders of this device');
    await tab.getByRole('button', { name: texts.recent.again(OWNER.place) }).click();
    await expect(tab.getByRole('complementary').getByText(DISH)).toBeVisible();
    await tab.goto('/orders');
    await tab.getByRole('button', { name: texts.recent.eraseAll }).click();
    await tab.reload();
    await expect(tab.getByRole('button', { name: texts.recent.find })).toBeVisible();
    await expect(tab.getByRole('link', { name: texts.recent.follow(id) })).toHaveCount(0);
  });
}
