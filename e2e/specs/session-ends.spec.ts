import { confirmedOrder, goToCheckout, introduce, newEmail, placeButton } from '../support/diner.ts';
import { introduceOwner, signIn } from '../support/owner.ts';
import { expect, type Page, refusal, test, tolerate } from '../support/test.ts';

const NOTES = 'Tavolina 4, alergji nga arrat';
const EXPIRED = /^Sesioni mbaroi\. Hyr përsëri dhe vazhdo aty ku ishe/;

/** Makes the tokens of a window worthless, as when they run out: the server gets others it does not know. */
const endSession = async (page: Page): Promise<void> => {
  const [access, refresh] = await page.evaluate(() =>
    ['access_token', 'refresh_token'].map((key) => localStorage.getItem(key) ?? ''),
  );
  await page.route('**/api/**', (route) => {
    const headers = route.request().headers();
    if (headers.authorization === `Bearer ${access}`) headers.authorization = 'Bearer long-gone';
    const body = route.request().postData();
    return route.continue({
      headers,
      ...(body?.includes(`${refresh}`) ? { postData: body.replace(`${refresh}`, 'long-gone') } : {}),
    });
  });
};

/** Opens the newest order of the demo place, one that this story places itself. */
const openOrder = async (diner: Page, owner: Page): Promise<string> => {
  await goToCheckout(diner);
  await introduce(diner, newEmail());
  await placeButton(diner).click();
  const id = await confirmedOrder(diner);
  await signIn(owner);
  await owner.getByRole('link', { name: id }).click();
  await expect(owner.getByRole('heading', { level: 1, name: id })).toBeVisible();
  return id;
};

test('a session that ends in the middle of work on an order loses nothing', async ({ openWindow }) => {
  tolerate(refusal(401));
  const owner = await openWindow();
  const id = await openOrder(await openWindow(), owner);
  const notes = owner.getByLabel('Shënime të brendshme');
  const status = owner.getByLabel('Ose zgjidh statusin');
  await notes.fill(NOTES);
  await status.selectOption('Në përgatitje');
  await endSession(owner);
  await owner.getByRole('button', { name: 'Ruaj ndryshimet' }).click();
  await expect(owner.getByText(EXPIRED)).toBeVisible();
  await introduceOwner(owner);
  await expect(owner.getByRole('heading', { level: 1, name: id })).toBeVisible();
  await expect(notes).toHaveValue(NOTES);
  await expect(status.getByRole('option', { name: 'Në përgatitje' })).toHaveJSProperty('selected', true);
  await owner.getByRole('button', { name: 'Ruaj ndryshimet' }).click();
  await expect(owner.getByText('Ndryshimet u ruajtën.')).toBeVisible();
  await owner.reload();
  await expect(notes).toHaveValue(NOTES);
  await expect(owner.getByText('Në përgatitje').first()).toBeVisible();
});

test('an access token that runs out is renewed, and nobody notices', async ({ openWindow }) => {
  tolerate(refusal(401));
  const page = await openWindow();
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('access_token', 'long-gone'));
  const renewed = page.waitForResponse('**/api/auth/refresh');
  await page.reload();
  expect((await renewed).status()).toBe(200);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('long-gone');
});
