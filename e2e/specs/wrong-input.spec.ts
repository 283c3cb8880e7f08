import { confirmedOrder, goToCheckout, introduce, newEmail, placeButton } from '../support/diner.ts';
import { SQ } from '../support/order-texts.ts';
import { signIn } from '../support/owner.ts';
import { ordersOf } from '../support/owner-api.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Collects the dialogs that a page opens by itself. */
const dialogsOf = (page: Page): string[] => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
};

/** Ways to bring code into a page: by an element of its own, in an attribute, and out of one. */
const MARKUP = '<script>alert(1)</script><img src=x onerror="alert(1)">"><svg onload=alert(1)>';

test('markup is only text, to the diner and to the owner', async ({ openWindow, productUrl }) => {
  const page = await openWindow();
  const owner = await openWindow();
  const dialogs = [dialogsOf(page), dialogsOf(owner)];
  const name = `${MARKUP} ${crypto.randomUUID().slice(0, 8)}`;
  const email = newEmail();
  await goToCheckout(page);
  await introduce(page, email, SQ, name);
  await page.getByLabel('Shënim për porosinë').fill(MARKUP);
  await placeButton(page).click();
  const id = await confirmedOrder(page);
  await page.getByRole('main').getByRole('link', { name: 'Gjurmo këtë porosi' }).click();
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
  await signIn(owner);
  await expect(owner.getByText(name)).toHaveCount(1);
  await owner.getByRole('link', { name: id }).click();
  await expect(owner.getByText(name)).toBeVisible();
  await expect(owner.getByText(MARKUP, { exact: true })).toBeVisible();
  expect(dialogs).toEqual([[], []]);
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});

test('a search that is a command to a database is only a search', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto(`/restaurants?${new URLSearchParams({ q: "'; drop table zqxorders; --" })}`);
  await expect(page.getByText(/^Nuk u gjet asgjë për “/)).toBeVisible();
});
