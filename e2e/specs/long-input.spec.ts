import { fillCart } from '../support/diner.ts';
import { signIn } from '../support/owner.ts';
import { expect, refusal, test, tolerate } from '../support/test.ts';

const LONG = 'ë'.repeat(10_000);

test('a search of ten thousand letters finds nothing, and says so also after a reload', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/');
  await page.getByLabel('Kërko gatim, restorant ose qytet').fill(LONG);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Nuk u gjet asgjë për “/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Nuk u gjet asgjë për “/)).toBeVisible();
});

test('a link with a search of a thousand letters opens', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto(`/restaurants?q=${'x'.repeat(1_000)}`);
  await expect(page.getByText(/^Nuk u gjet asgjë për “/)).toBeVisible();
});

test('a note for the kitchen stops at its limit', async ({ openWindow }) => {
  const page = await openWindow();
  await fillCart(page);
  await page.getByRole('button', { name: 'Shto shënim për Tavë kosi' }).click();
  const note = page.getByLabel('Shënim për Tavë kosi');
  await note.fill(LONG);
  await expect(note).toHaveValue('ë'.repeat(500));
});

test('an order number of ten thousand letters is simply not found, and an e-mail that is none is named', async ({
  openWindow,
}) => {
  tolerate(refusal(404), refusal(422));
  const page = await openWindow();
  await page.goto('/orders');
  await page.getByLabel('Numri i porosisë').fill(LONG);
  await page.getByLabel('E-mail').fill('arta@shembull.al');
  const find = page.getByRole('button', { name: 'Gjej porosinë', exact: true });
  await find.click();
  await expect(page.getByText(/Nuk gjetëm porosi me këtë numër/)).toBeVisible();
  await page.getByLabel('E-mail').fill(LONG);
  await find.click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/e-mail/);
});

test('an owner who pastes a book is not let in, and notes keep to their limit', async ({ openWindow }) => {
  tolerate(refusal(422));
  const page = await openWindow();
  await page.goto('/business/login');
  await page.getByLabel('E-mail').fill(LONG);
  await page.getByLabel('Fjalëkalimi', { exact: true }).fill(LONG);
  await page.getByRole('button', { name: 'Hyr', exact: true }).click();
  await expect(page.getByText(/^Hyrja nuk u krye/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(LONG);
  await signIn(page);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const notes = page.getByLabel('Shënime të brendshme');
  await notes.fill(LONG);
  await page.getByRole('button', { name: 'Ruaj ndryshimet' }).click();
  await expect(page.getByText('Ndryshimet u ruajtën.')).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('ë'.repeat(2_000));
});
