import { test } from '../support/console.ts';
import { addMenu, startTrial } from '../support/place.ts';
import { expect, refusal, tolerate } from '../support/test.ts';

// product.md §157
test('an owner adds a place, all tabs go on there, and the first place waits as it was, sq', async ({
  openConsole,
}) => {
  // A missing subscription answers 404.
  tolerate(refusal(404), refusal(403));
  const { place, page, say } = await openConsole('sq');
  await startTrial(place);
  await addMenu(place, 'Menuja e parë');
  const tab = await page.context().newPage();
  await tab.goto('/menus');
  await expect(tab.getByRole('heading', { name: 'Menuja e parë' })).toBeVisible();

  await page.goto('/business/account');
  await page.getByRole('button', { name: say('places.add') }).click();
  const form = page.getByRole('form', { name: say('places.newTitle') });
  // The form takes the keyboard to its first field, which may come a moment after the form.
  await expect(form.getByLabel(say('profile.business_name'))).toBeFocused();
  await form.getByLabel(say('profile.business_name')).fill('Sofra te Deti');
  await form.getByLabel(say('profile.telephone')).fill('+355 69 765 4321');
  await form.getByLabel(say('profile.city')).fill('Durrës');
  await form.getByRole('button', { name: say('places.save') }).click();
  const account = page.getByRole('button', { name: say('frame.account', { name: 'Sofra te Deti' }) });
  await expect(account).toBeVisible();
  await expect(page).toHaveURL(/\/business\/dashboard$/);

  await expect(tab.getByText(say('menus.none'))).toBeVisible();
  await expect(tab.getByText('Menuja e parë')).toHaveCount(0);

  // The new page takes the keyboard to its content first.
  await expect(page.getByRole('main')).toBeFocused();
  await account.press('Enter');
  await page
    .getByRole('menuitem', { name: say('places.switchTo', { name: 'Sofra e Bardhë' }) })
    .press('Enter');
  await expect(page.getByRole('tab', { name: say('dashboard.tab.overview'), selected: true })).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'Menuja e parë' })).toBeVisible();
});
