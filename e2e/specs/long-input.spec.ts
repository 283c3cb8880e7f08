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
  await expect(page.getByText(/Shkruaj deri në 2\.000 shenja\./)).toBeVisible();
  await expect(notes).toBeFocused();
  await page.reload();
  await expect(notes).toHaveValue(LONG);
  await notes.fill('ë'.repeat(2_000));
  await page.getByRole('button', { name: 'Ruaj ndryshimet' }).click();
  await expect(page.getByText('Ndryshimet u ruajtën.')).toBeVisible();
});
