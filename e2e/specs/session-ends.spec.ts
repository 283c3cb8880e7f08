import { type Console, test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { signIn } from '../support/owner.ts';
import { addMenu, addOrder, PASSWORD, startTrial } from '../support/place.ts';
import { expect, type Page, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES, type Say } from '../support/texts.ts';

const NOTES = 'Tavolina 4, alergji nga arrat';

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

/** Opens an order of a new place; returns what sends the place another one. */
const openOrder = async ({ place, page }: Console): Promise<() => Promise<unknown>> => {
  await startTrial(place);
  const menu = await addMenu(place);
  const id = await addOrder(place, menu);
  await page.goto(`/business/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: id })).toBeVisible();
  return () => addOrder(place, menu);
};

/** Types into an order without saving. */
const startEdit = async (page: Page, say: Say): Promise<void> => {
  await page.getByLabel(say('order.notes')).fill(NOTES);
  await page.getByLabel(say('order.orStatus')).selectOption('preparing');
};

/** Signs in again where the session ended and finds the order as it was typed, then saves it. */
const goOnWith = async ({ place, page, say }: Console): Promise<void> => {
  const notes = page.getByLabel(say('order.notes'));
  const status = page.getByLabel(say('order.orStatus'));
  await expect(page.getByText(say('login.expired'))).toBeVisible();
  await page.getByLabel(say('common.email')).fill(place.email);
  await page.getByLabel(say('login.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('login.submit'), exact: true }).click();
  await expect(notes).toHaveValue(NOTES);
  await expect(status).toHaveValue('preparing');
  await page.getByRole('button', { name: say('order.save') }).click();
  await expect(page.getByText(say('common.saved'))).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue(NOTES);
  await expect(status).toHaveValue('preparing');
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`a session that ends as the owner saves an order loses nothing, ${language}`, async ({
    openConsole,
  }) => {
    tolerate(refusal(401), refusal(404));
    const opened = await openConsole(language);
    await openOrder(opened);
    await endSession(opened.page, { from: 'PATCH' });
    await startEdit(opened.page, opened.say);
    await opened.page.getByRole('button', { name: opened.say('order.save') }).click();
    await goOnWith(opened);
  });

  test(`a session that ends as another order comes in loses nothing that was typed, ${language}`, async ({
    openConsole,
  }) => {
    tolerate(refusal(401), refusal(404));
    const opened = await openConsole(language);
    const sendAnother = await openOrder(opened);
    await startEdit(opened.page, opened.say);
    await endSession(opened.page, { from: 'GET' });
    await sendAnother();
    await goOnWith(opened);
  });
}

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
