import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { signIn } from '../support/owner.ts';
import { expect, type Page, test } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

/** Where the first places of the map's story stand: far enough from each other for a marker each. */
const SPOTS = [
  { latitude: 41.3275, longitude: 19.8187 },
  { latitude: 41.3203, longitude: 19.8166 },
  { latitude: 41.3395, longitude: 19.8035 },
];

/** Puts the places of every list that is asked for at `SPOTS`, whatever else other stories do to them. */
const placeAtSpots = async (page: Page): Promise<void> => {
  await page.route(/\/api\/restaurants\//, async (route) => {
    const response = await route.fetch();
    const found: { items: object[] } = await response.json();
    const items = found.items.map((place, index) => ({ ...place, location: SPOTS[index] ?? null }));
    await route.fulfill({ response, json: { ...found, items } });
  });
};

/** Skanderbeg Square, more exact than what may leave the device. */
const SQUARE = { latitude: 41.327_546, longitude: 19.818_698 };

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §260
  test(`who allows it sees the nearest places first, and their address says nothing of it, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const page = await openWindow({
      locale: language,
      geolocation: SQUARE,
      permissions: ['geolocation'],
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/restaurants/')) asked.push(request.url());
    });
    await page.goto('/restaurants');
    await page.getByRole('button', { name: say('near.on') }).click();
    await page.getByRole('button', { name: say('near.ask') }).click();
    await expect(page).toHaveURL('/restaurants?sort=distance-asc');
    await expect.poll(() => asked.at(-1)).toContain('latitude=41.328&longitude=19.819');
    await page.reload();
    await expect(page.getByRole('button', { name: say('near.off') })).toBeVisible();
    await expect.poll(() => asked.at(-1)).toContain('latitude=41.328');
    await page.getByRole('button', { name: say('near.off') }).click();
    await expect(page).toHaveURL('/restaurants');
    await expect(page.getByRole('button', { name: say('near.on') })).toBeVisible();
  });

  // product.md §260
  test(`who refuses is told what else there is, ${language}`, async ({ openWindow, productUrl }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const page = await openWindow({ locale: language, permissions: [] });
    await page.goto('/');
    await page.getByRole('button', { name: say('near.on') }).click();
    await page.getByRole('button', { name: say('near.ask') }).click();
    await expect(page.getByText(say('near.state.denied'))).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: say('near.notNow') }).click();
    await expect(page.getByText(say('near.state.denied'))).toBeHidden();
  });

  // product.md §262, §263
  test(`a map is walked by keyboard, and asks nobody else for anything, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const page = await openWindow({ locale: language });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(productUrl))
        foreign.push(request.url());
    });
    await placeAtSpots(page);
    await page.goto('/restaurants/tirane');
    await page.getByRole('link', { name: say('map.view.map'), exact: true }).click();
    await expect(page).toHaveURL('/restaurants/tirane?view=map');
    const map = page.getByRole('region', { name: say('map.title') });
    const markers = map.getByRole('list').first().getByRole('button');
    await expect(markers.first()).toBeVisible();
    await page.getByRole('link', { name: say('map.view.map'), exact: true }).focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(markers.first()).toBeFocused({ timeout: 100 });
    }).toPass();
    await expect(map.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(markers.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(map.getByRole('article').first()).toBeVisible();
    await expectSound(page, 'the map of the places');
    const list = page.getByRole('list', { name: say('map.list') });
    await expect(list.getByRole('link').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/restaurants/tirane');
    expect(foreign).toEqual([]);
  });

  // product.md §264
  test(`the page of a city can be read without code, ${language}`, async ({ openWindow, productUrl }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const page = await openWindow({ locale: language, javaScriptEnabled: false });
    const city = say('city.Korce');
    // The first visitor of an address may be ahead of its drawing.
    await expect(async () => {
      await page.goto('/restaurants/korce');
      await expect(
        page.getByRole('heading', { level: 1, name: say('restaurants.titleIn', { city }) }),
      ).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page).toHaveTitle(say('meta.restaurantsIn.title', { city }));
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toContainText(/Korç/);
    await page.getByRole('link', { name: say('map.view.map'), exact: true }).click();
    await expect(page).toHaveURL('/restaurants/korce?view=map');
    const unknown = await fetch(`${productUrl}/restaurants/atlantida`);
    expect(unknown.status).toBe(404);
  });

  // product.md §265
  test(`an owner puts the place on the map by keyboard, ${language}`, async ({ openWindow, productUrl }) => {
    const say = await textsOf(productUrl, language, 'business');
    const ui = await textsOf(productUrl, language, 'ui');
    const page = await openWindow({ locale: language });
    await signIn(page, { language });
    await page.goto('/business/account?map=open');
    const field = page.getByLabel(say('location.coordinates'));
    await expect(page.getByRole('heading', { level: 2, name: say('location.title') })).toBeFocused();
    const before = await field.inputValue();
    await expectSound(page, 'the map of the location');
    await test.step('what is no location is said at the field', async () => {
      await field.fill('te sheshi');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(new RegExp(say('location.wrong')));
    });
    await test.step('a street is found, and the marker moved from there', async () => {
      await page.getByLabel(ui('map.find')).fill('Rruga e Kavajës 112');
      await page.getByLabel(ui('map.find')).press('Enter');
      await expect(field).toHaveValue('41.3248, 19.793');
      const [name = ''] = ui('map.marker', { where: '|' }).split('|');
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Shift+ArrowUp');
      await expect(field).toHaveValue(/^41\.32[5-9]\d*, 19\.793$/);
    });
    await page.getByRole('button', { name: say('location.save') }).click();
    await expect(page.getByText(say('common.saved'))).toBeVisible();
    await test.step('it is put back', async () => {
      await page.getByRole('button', { name: say('location.change') }).click();
      await field.fill(before || '41.3262, 19.803');
      await page.getByRole('button', { name: say('location.save') }).click();
      await expect(page.getByText(say('common.saved'))).toBeVisible();
    });
  });
}
