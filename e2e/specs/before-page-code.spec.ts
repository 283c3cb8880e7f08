import { createDeferred } from '../support/deferred.ts';
import { confirmedOrder, DISH, fillCart, introduce, newEmail, placeButton } from '../support/diner.ts';
import { SQ } from '../support/order-texts.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { slowPhone } from '../support/slow-network.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/** How long a page's code may take to come at 400 kbit/s and run. */
const SLOW_MS = 60_000;

const PHONE = { locale: 'sq-AL', viewport: { width: 390, height: 844 } };

/** The view that came with the document, until the page's own code has drawn the page. */
const view = (page: Page) => page.locator('[data-first-view]');

/** Opens an address, and is back as soon as there is something to use. */
const openView = async (page: Page, address: string): Promise<void> => {
  // The first visitor of an address may be ahead of its drawing.
  await expect
    .poll(async () => (await page.request.get(address, { headers: { accept: 'text/html' } })).text())
    .toContain('data-first-view');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(view(page).getByRole('heading', { level: 1 })).toBeVisible();
};

/**
 * Holds the code of pages back.
 * @returns lets it come
 */
const holdCode = async (page: Page): Promise<() => void> => {
  const { promise: released, resolve: release } = createDeferred();
  await page.route(/\/(?:shell|remotes)\/.+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/**
 * Opens an address whose code does not come yet.
 * @returns lets it come
 */
const openWithoutCode = async (page: Page, address: string): Promise<() => void> => {
  const release = await holdCode(page);
  await openView(page, address);
  return release;
};

const addressOfMenu = async (url: string): Promise<string> => {
  const { items } = (await (await fetch(`${url}/api/menus/?limit=1&takes_orders=true`)).json()) as {
    items: { id: string }[];
  };
  return `/menu/${items[0]?.id}`;
};

// product.md §115
test('a sort that was chosen before the page’s code has come stays with a search', async ({ openWindow }) => {
  const page = await openWindow(PHONE);
  const letCodeCome = await openWithoutCode(page, '/restaurants');
  await view(page).getByRole('combobox', { name: 'Rendit sipas' }).selectOption('rating-desc');
  const field = view(page).getByRole('searchbox', { name: 'Kërko gatim, restorant ose' });
  await field.fill('pica');
  await field.press('Enter');
  letCodeCome();
  await expect(page).toHaveURL(/q=pica/);
  await expect(page).toHaveURL(/sort=rating-desc/);
});

test('a word that is typed while the page’s code comes loses no letter, nor its field the keyboard', async ({
  openWindow,
}) => {
  const page = await openWindow(PHONE);
  await slowPhone(page);
  await openView(page, '/');
  await view(page).getByRole('searchbox').focus();
  let typed = '';
  // One letter after the other, by whom the first view leaves in the middle of the word.
  while ((await view(page).count()) > 0) {
    const letter = 'tavekosi'.charAt(typed.length % 8);
    await page.keyboard.type(letter, { delay: 150 });
    typed += letter;
  }
  const field = page.getByRole('combobox', { name: 'Kërko gatim, restorant ose' });
  await expect(field).toHaveValue(typed);
  await expect(field).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/restaurants?q=${typed}x`, { timeout: SLOW_MS });
});

test('a filter that is pressed before the page’s code has come narrows the list', async ({ openWindow }) => {
  const page = await openWindow(PHONE);
  const letCodeCome = await openWithoutCode(page, '/');
  await view(page).getByRole('button', { name: 'Të disponueshme tani' }).click();
  letCodeCome();
  await expect(page).toHaveURL('/?available_only=true');
});

test('a currency and dishes chosen before the page’s code has come are in the cart', async ({
  openWindow,
  productUrl,
}) => {
  const page = await openWindow(PHONE);
  const letCodeCome = await openWithoutCode(page, await addressOfMenu(productUrl));
  await view(page).getByRole('radio', { name: 'Euro' }).check({ force: true });
  const add = view(page).getByRole('button', { name: /^Shto .* në shportë$/ });
  await add.first().click();
  await add.first().click();
  await add.nth(1).click();
  letCodeCome();
  await expect(page.getByRole('button', { name: /Shiko shportën \(3 artikuj\)/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Euro' })).toBeChecked();
});

test('a filter that is pressed on a slow phone narrows the list', async ({ openWindow }) => {
  const page = await openWindow(PHONE);
  await slowPhone(page);
  await openView(page, '/');
  await view(page).getByRole('button', { name: 'Të disponueshme tani' }).click();
  await expect(page).toHaveURL('/?available_only=true', { timeout: SLOW_MS });
});

test('a currency and dishes chosen on a slow phone are in the cart', async ({ openWindow, productUrl }) => {
  const page = await openWindow(PHONE);
  await slowPhone(page);
  await openView(page, await addressOfMenu(productUrl));
  await view(page).getByRole('radio', { name: 'Euro' }).check({ force: true });
  const add = view(page).getByRole('button', { name: /^Shto .* në shportë$/ });
  await add.first().click();
  await add.nth(1).click();
  await expect(page.getByRole('button', { name: /Shiko shportën \(2 artikuj\)/ })).toBeVisible({
    timeout: SLOW_MS,
  });
  await expect(page.getByRole('radio', { name: 'Euro' })).toBeChecked();
});

// product.md §503
test('no dish moves when what was ordered before appears above it', async ({ openWindow }) => {
  const page = await openWindow();
  await fillCart(page);
  const { pathname } = new URL(page.url());
  await page.getByRole('link', { name: SQ.checkout }).filter({ visible: true }).click();
  await introduce(page, newEmail());
  await placeButton(page).click();
  await confirmedOrder(page);
  const letCodeCome = await openWithoutCode(page, pathname);
  const dish = page.getByRole('button', { name: SQ.add(DISH) }).first();
  const before = await dish.boundingBox();
  letCodeCome();
  await expect(page.getByRole('region', { name: 'I ke marrë më parë' })).toBeVisible();
  expect(await dish.boundingBox()).toEqual(before);
});

test('a message that is sent before the page’s code has come is checked by it, and stands in no address', async ({
  openWindow,
}) => {
  const page = await openWindow(PHONE);
  const letCodeCome = await openWithoutCode(page, '/contact');
  await view(page).getByRole('textbox', { name: 'Emri dhe mbiemri' }).fill('Arta Kola');
  await view(page).getByRole('button', { name: 'Dërgo mesazhin' }).click();
  letCodeCome();
  await expect(page.getByText('Plotësoje këtë fushë.')).toHaveCount(3);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Emri dhe mbiemri' })).toHaveValue('Arta Kola');
});

/** The menu with the most dishes of the newest. */
const addressOfLongMenu = async (url: string): Promise<string> => {
  const { items } = (await (await fetch(`${url}/api/menus/?limit=50`)).json()) as {
    items: { id: string; items_count: number }[];
  };
  const [longest] = items.sort((one, other) => other.items_count - one.items_count);
  return `/menu/${longest?.id}`;
};

const rows = (page: Page) => page.locator('#dishes li', { has: page.getByRole('heading', { level: 3 }) });

const topOf = (row: Locator): Promise<number> =>
  row.evaluate((element) => Math.round(element.getBoundingClientRect().top));

// product.md §529
test('a long menu lays out what is seen of it, leads to all of it, and stays where it is when its code comes', async ({
  openWindow,
  productUrl,
}) => {
  const page = await openWindow(PHONE);
  const letCodeCome = await openWithoutCode(page, await addressOfLongMenu(productUrl));
  const last = page.locator('#dishes section').last().getByRole('listitem').first();
  const isLaidOut = () =>
    last.evaluate((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  const chip = view(page).getByRole('navigation', { name: 'Seksionet e menusë' }).getByRole('link').last();
  await chip.press('Enter');
  await expect(last).toBeInViewport();
  expect(await isLaidOut()).toBe(true);
  const before = await topOf(last);
  letCodeCome();
  await expect(view(page)).toHaveCount(0);
  await expect.poll(() => topOf(last)).toBe(before);
});

// product.md §86
test('who loads a long menu again is where they were, before its code has come and after', async ({
  openWindow,
  productUrl,
}) => {
  const page = await openWindow(PHONE);
  await openView(page, await addressOfLongMenu(productUrl));
  await codeHasCome(page);
  const row = rows(page).nth(-5);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await topOf(row);
  const letCodeCome = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(view(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => topOf(row)).toBe(before);
  letCodeCome();
  await expect(view(page)).toHaveCount(0);
  await expect.poll(() => topOf(row)).toBe(before);
});
