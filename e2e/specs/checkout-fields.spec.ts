import { goToCheckout, introduce, newEmail, placeButton } from '../support/diner.ts';
import { ordersOf } from '../support/owner-api.ts';
import { expect, test } from '../support/test.ts';

const LONG = 'ë'.repeat(10_000);
const LABELS = { name: 'Emri dhe mbiemri', email: 'E-mail', phone: 'Telefoni', notes: 'Shënim për porosinë' };

test('ten thousand letters in each field are refused by name, and nothing typed is lost', async ({
  openWindow,
  productUrl,
}) => {
  const page = await openWindow();
  await goToCheckout(page);
  for (const label of Object.values(LABELS)) await page.getByLabel(label).fill(LONG);
  await placeButton(page).click();
  const limits = { name: 120, email: 254, phone: 32, notes: 500 };
  for (const [field, limit] of Object.entries(limits)) {
    const label = LABELS[field as keyof typeof LABELS];
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(`Shkruaj deri në ${limit} shenja.`);
  }
  await page.reload();
  for (const label of Object.values(LABELS)) await expect(page.getByLabel(label)).toHaveValue(LONG);
  const email = newEmail();
  await introduce(page, email);
  await page.getByLabel(LABELS.notes).fill('ë'.repeat(500));
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-confirmation\?order_id=/);
  expect(await ordersOf(productUrl, email)).toHaveLength(1);
});
