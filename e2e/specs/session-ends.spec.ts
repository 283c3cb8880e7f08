import { confirmedOrder, placeButton, readyToOrder } from '../support/diner.ts';
import { introduceOwner, signIn } from '../support/owner.ts';
import { expect, type Page, refusal, test, tolerate } from '../support/test.ts';

const NOTES = 'Tavolina 4, alergji nga arrat';
const EXPIRED = /^Sesioni mbaroi\. Hyr përsëri dhe vazhdo aty ku ishe/;

/**
 * Makes the tokens of a window worthless from a request on, as when they run out: the server gets others it does not
 * know. Until that request nothing changes, so that what refreshes itself meanwhile cannot find out first.
 */
const endSession = async (page: Page, { from }: { from: 'PATCH' | 'GET' }): Promise<void> => {
  const [access, refresh] = await page.evaluate(() =>
    ['access_token', 'refresh_token'].map((key) => localStorage.getItem(key) ?? ''),
  );
  let ended = false;
  await page.route('**/api/**', (route) => {
    ended ||= route.request().method() === from;
    if (!ended) return route.continue();
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
  await readyToOrder(diner);
  await placeButton(diner).click();
  const id = await confirmedOrder(diner);
  await signIn(owner);
  await owner.getByRole('link', { name: id }).click();
  await expect(owner.getByRole('heading', { level: 1, name: id })).toBeVisible();
  return id;
};

/** Types into an order, as the owner does who has not saved yet. */
const startEdit = async (owner: Page): Promise<void> => {
  await owner.getByLabel('Shënime të brendshme').fill(NOTES);
  await owner.getByLabel('Ose zgjidh statusin').selectOption('Në përgatitje');
};

/** Signs in again where the session ended and finds the order as it was typed, then saves it. */
const goOnWith = async (owner: Page, id: string): Promise<void> => {
  const notes = owner.getByLabel('Shënime të brendshme');
  const option = owner.getByLabel('Ose zgjidh statusin').getByRole('option', { name: 'Në përgatitje' });
  await expect(owner.getByText(EXPIRED)).toBeVisible();
  await introduceOwner(owner);
  await expect(owner.getByRole('heading', { level: 1, name: id })).toBeVisible();
  await expect(notes).toHaveValue(NOTES);
  await expect(option).toHaveJSProperty('selected', true);
  await owner.getByRole('button', { name: 'Ruaj ndryshimet' }).click();
  await expect(owner.getByText('Ndryshimet u ruajtën.')).toBeVisible();
  await owner.reload();
  await expect(notes).toHaveValue(NOTES);
  await expect(owner.getByText('Në përgatitje').first()).toBeVisible();
};

test('a session that ends as the owner saves an order loses nothing', async ({ openWindow }) => {
  tolerate(refusal(401));
  const owner = await openWindow();
  const id = await openOrder(await openWindow(), owner);
  await endSession(owner, { from: 'PATCH' });
  await startEdit(owner);
  await owner.getByRole('button', { name: 'Ruaj ndryshimet' }).click();
  await goOnWith(owner, id);
});

test('a session that ends as another order comes in loses nothing that was typed', async ({ openWindow }) => {
  tolerate(refusal(401));
  const owner = await openWindow();
  const diner = await openWindow();
  const id = await openOrder(diner, owner);
  await startEdit(owner);
  await endSession(owner, { from: 'GET' });
  await readyToOrder(diner);
  await placeButton(diner).click();
  await goOnWith(owner, id);
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
