import { signIn, signOut } from '../support/owner.ts';
import { expect, test } from '../support/test.ts';
import { WELCOME } from '../support/variants.ts';

const ORDERS = 'Porositë';

test('signing in in one tab signs in the other, and signing out likewise', async ({ openWindow }) => {
  const first = await openWindow();
  const second = await first.context().newPage();
  await second.goto('/business/orders');
  await expect(second.getByRole('heading', { name: WELCOME })).toBeVisible();
  await signIn(first);
  await expect(second.getByRole('heading', { level: 1, name: ORDERS })).toBeVisible();
  await expect(second.getByRole('row').nth(1)).toBeVisible();
  await signOut(first);
  await expect(first.getByRole('heading', { name: WELCOME })).toBeVisible();
  await expect(second.getByRole('heading', { name: WELCOME })).toBeVisible();
});
