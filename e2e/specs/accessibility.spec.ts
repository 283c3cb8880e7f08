import { expectSound } from '../support/axe.ts';
import { signIn } from '../support/owner.ts';
import { ASKED_AGAIN, expect, OWNER, refusal, test, tolerate } from '../support/test.ts';

test('the diner’s screens can be used by everyone', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectSound(page, 'home');
  await page.goto('/restaurants?q=tave');
  const card = page.getByRole('article').filter({ hasText: OWNER.place });
  await expect(card).toBeVisible();
  await expectSound(page, 'restaurants');
  await card.getByRole('link', { name: 'Dreka' }).click();
  await expect(page.getByRole('heading', { level: 1, name: OWNER.place })).toBeVisible();
  await expectSound(page, 'menu');
  await page.getByRole('button', { name: 'Shto Tavë kosi në shportë' }).click();
  await expectSound(page, 'menu with cart');
  await page.getByRole('link', { name: 'Vazhdo te pagesa' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: /^Porosit / }).click();
  await expect(page.getByText('Plotësoje këtë fushë.').first()).toBeVisible();
  await expectSound(page, 'checkout with errors');
  await page.getByLabel('Emri dhe mbiemri').fill('Arta K.');
  await page.getByLabel('E-mail').fill('arta@shembull.al');
  await page.getByLabel('Telefoni').fill('+355 69 000 0000');
  await page.getByRole('button', { name: /^Porosit / }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?order_id=/);
  await expectSound(page, 'confirmation');
  await page.getByRole('main').getByRole('link', { name: 'Gjurmo porosinë' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Porosia mbërriti.' })).toBeVisible();
  await expectSound(page, 'tracking');
});

test('the storefront in English can be used by everyone', async ({ openWindow }) => {
  const page = await openWindow({ locale: 'en-GB' });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectSound(page, 'home');
  for (const path of [
    '/restaurants?q=tave',
    '/orders',
    '/checkout',
    '/order-confirmation?order_id=K7MQ-4XTD',
  ]) {
    await page.goto(path);
    await expectSound(page, path);
  }
});

test('what the storefront says when there is nothing can be used by everyone', async ({ openWindow }) => {
  tolerate(refusal(404));
  const page = await openWindow();
  await page.goto('/restaurants?q=zzzzzzzz');
  await expect(page.getByText('Asnjë vend me këta filtra.')).toBeVisible();
  await expectSound(page, 'no result');
  await page.goto('/checkout');
  await expectSound(page, 'no order');
  await page.goto('/order-confirmation');
  await expectSound(page, 'no number');
  await page.goto('/orders?order_id=K7MQ-4XTD&email=a%40b.al');
  await expect(page.getByText(/Nuk gjetëm porosi/)).toBeVisible();
  await expectSound(page, 'no such order');
  await page.goto('/menu/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Menuja nuk u gjet' })).toBeVisible();
  await expectSound(page, 'no such menu');
  await page.goto('/nowhere');
  await expectSound(page, 'page not found');
});

test('what the storefront says when the server fails can be used by everyone', async ({ openWindow }) => {
  tolerate(refusal(503));
  const page = await openWindow();
  await page.route('**/api/restaurants/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/restaurants');
  const retry = page.getByRole('button', { name: 'Provo përsëri' });
  await expect(retry).toBeVisible();
  await expectSound(page, 'restaurants that do not come');
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a part that does not come leaves a notice everyone can use', async ({ openWindow }) => {
  tolerate(ASKED_AGAIN, /^Failed to load resource: net::ERR_FAILED$/);
  const page = await openWindow();
  await page.route('**/remotes/remote-business/**/*.js', (route) => route.abort());
  await page.goto('/business/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Kjo pjesë nuk hapet tani' })).toBeVisible();
  await expectSound(page, 'remote failed');
});

for (const language of ['sq', 'en'] as const) {
  test(`the console’s screens can be used by everyone, ${language}`, async ({ openWindow }) => {
    const page = await openWindow({ locale: language === 'sq' ? 'sq-AL' : 'en-GB' });
    await page.goto('/business/login');
    await expectSound(page, 'login');
    await page.getByRole('button', { name: language === 'sq' ? 'Hyr' : 'Sign in', exact: true }).click();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expectSound(page, 'login with errors');
    await signIn(page, { language });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectSound(page, 'orders');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(
      page.getByLabel(language === 'sq' ? 'Shënime të brendshme' : 'Internal notes'),
    ).toBeVisible();
    await expectSound(page, 'order');
    await page.goto('/business/orders?search=zzzzzzzz');
    await expectSound(page, 'no order found');
  });
}
