import { expectSound } from '../support/axe.ts';
import { confirmedOrder, placeButton, readyToOrder } from '../support/diner.ts';
import { ownerHeaders } from '../support/owner-api.ts';
import { expect, OWNER, type Page, test } from '../support/test.ts';

/** Places an order and opens the page that follows it; returns the order's number. */
const orderAndFollow = async (page: Page): Promise<string> => {
  await readyToOrder(page);
  await placeButton(page).click();
  const id = await confirmedOrder(page);
  await page.getByRole('main').getByRole('link', { name: 'Gjurmo porosinë' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Porosia mbërriti.' })).toBeVisible();
  return id;
};

test('a diner takes back an order nobody has begun with', async ({ openWindow }) => {
  const page = await openWindow();
  const id = await orderAndFollow(page);
  await page.getByRole('button', { name: 'Anulo porosinë…' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Ta anulojmë porosinë ${id}?` });
  await dialog.getByRole('button', { name: 'Anulo porosinë' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'U anulua.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anulo porosinë…' })).toHaveCount(0);
});

test('a diner reviews what was delivered, and can read it again', async ({ openWindow, productUrl }) => {
  const page = await openWindow();
  const id = await orderAndFollow(page);
  await fetch(`${productUrl}/api/orders/business/${id}`, {
    method: 'PATCH',
    headers: { ...(await ownerHeaders(productUrl)), 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'completed' }),
  });
  const stars = page.getByRole('group', { name: 'Sa yje i jep?' });
  await expect(stars).toBeVisible();
  await stars.getByRole('radio', { name: '1 yll' }).focus();
  for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
  await page.getByLabel('Koment').fill('Tava si te gjyshja.');
  await expectSound(page, 'review');
  await page.getByRole('button', { name: 'Dërgo vlerësimin' }).click();
  await expect(page.getByText('Vlerësimi yt: 5 yje')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Tava si te gjyshja.')).toBeVisible();
});

test('an order of this device is ordered again, also from a new tab, and erased', async ({ openWindow }) => {
  const page = await openWindow();
  const id = await orderAndFollow(page);
  const tab = await page.context().newPage();
  await tab.goto('/orders');
  await expect(tab.getByRole('link', { name: `Gjurmo ${id}` })).toBeVisible();
  await expectSound(tab, 'orders of this device');
  await tab.getByRole('button', { name: `Porosit përsëri te ${OWNER.place}` }).click();
  await expect(tab.getByRole('complementary').getByText('Tavë kosi')).toBeVisible();
  await tab.goto('/orders');
  await tab.getByRole('button', { name: 'Fshiji të gjitha nga kjo pajisje' }).click();
  await tab.reload();
  await expect(tab.getByRole('heading', { level: 1, name: 'Gjurmo porosinë' })).toBeVisible();
  await expect(tab.getByRole('link', { name: `Gjurmo ${id}` })).toHaveCount(0);
});

test('a cart outlives its tab', async ({ openWindow }) => {
  const page = await openWindow();
  await readyToOrder(page);
  const context = page.context();
  await page.close();
  const tab = await context.newPage();
  await tab.goto('/checkout');
  await expect(placeButton(tab)).toBeVisible();
  await expect(tab.getByLabel('Emri dhe mbiemri')).toHaveValue('Arta K.');
});
