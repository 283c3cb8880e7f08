import { signIn } from '../support/owner.ts';
import { expect, OWNER, type Page, test } from '../support/test.ts';

const place = (page: Page) => page.getByRole('button', { name: /^Porosit / });

const goToCheckout = async (page: Page): Promise<void> => {
  await page.goto('/restaurants?q=tave');
  const card = page.getByRole('article').filter({ hasText: OWNER.place });
  await card.getByRole('link', { name: 'Dreka' }).click();
  await page.getByRole('button', { name: 'Shto Tavë kosi në shportë' }).click();
  await page.getByRole('link', { name: 'Vazhdo te pagesa' }).filter({ visible: true }).click();
  await expect(place(page)).toBeVisible();
};

const introduce = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Emri dhe mbiemri').fill(name);
  await page.getByLabel('E-mail').fill(`arta.${crypto.randomUUID()}@shembull.al`);
  await page.getByLabel('Telefoni').fill('+355 69 000 0000');
};

test('a script in a name is only text, and two clicks make one order', async ({ openWindow }) => {
  const page = await openWindow();
  const owner = await openWindow();
  const dialogs: string[] = [];
  owner.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await goToCheckout(page);
  const name = `<script>alert(1)</script> ${crypto.randomUUID().slice(0, 8)}`;
  await introduce(page, name);
  await place(page).dblclick();
  await expect(page).toHaveURL(/\/order-confirmation\?order_id=/);
  const id = new URL(page.url()).searchParams.get('order_id') ?? '';
  await signIn(owner);
  await expect(owner.getByRole('link', { name: id })).toBeVisible();
  await expect(owner.getByText(name)).toHaveCount(1);
  expect(dialogs).toEqual([]);
});
