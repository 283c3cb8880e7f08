import {
  confirmedOrder,
  DISH,
  fillCart,
  goToCheckout,
  introduce,
  newEmail,
  placeButton,
  readyToOrder,
  tamperWithCart,
} from '../support/diner.ts';
import { type OwnMenu, ordersOf, ownMenu } from '../support/owner-api.ts';
import { expect, type Page, refusal, test, tolerate } from '../support/test.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** Shows the diner the menu as it was before the owner changed it: the first answers come from then, later ones are true. */
const rememberOldMenu = async (page: Page, menu: OwnMenu): Promise<{ forget: () => Promise<void> }> => {
  const address = `**/api/menus/${menu.id}`;
  await page.route(address, (route) => route.fulfill({ json: menu }));
  return { forget: () => page.unroute(address) };
};

test('a quantity of a thousand million becomes the most one can order', async ({
  openWindow,
  productUrl,
}) => {
  const page = await openWindow();
  await goToCheckout(page);
  await tamperWithCart(page, { quantity: 1e9 });
  await expect(page.getByText(`99 × ${DISH}`)).toBeVisible();
  const email = newEmail();
  await introduce(page, email);
  await placeButton(page).click();
  const id = await confirmedOrder(page);
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});

test('a dish of nowhere in the cart is named and can be taken out', async ({ openWindow }) => {
  const page = await openWindow();
  await goToCheckout(page);
  await tamperWithCart(page, { itemId: NOWHERE });
  await expect(page.getByText(`“${DISH}” nuk është më në menu.`)).toBeVisible();
  await page.getByRole('button', { name: 'Përditëso shportën' }).click();
  await expect(page.getByRole('link', { name: 'Shiko restorantet' })).toBeVisible();
});

for (const [what, text] of [
  ['not JSON', '{'],
  ['of another shape', '{"state":{"carts":null,"drafts":7,"attempts":"x"},"version":1}'],
  ['half a cart', '{"state":{"carts":{"a":{"lines":[{"itemId":4}]}},"lastBusinessId":"a"},"version":1}'],
] as const) {
  test(`a stored cart that is ${what} counts as none`, async ({ openWindow }) => {
    const page = await openWindow();
    await goToCheckout(page);
    await page.evaluate((value) => {
      for (const name of Object.keys(sessionStorage))
        if (name.endsWith('.carts')) sessionStorage.setItem(name, value);
    }, text);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Shiko restorantet' })).toBeVisible();
    await goToCheckout(page);
  });
}

const escaped = (text: string): string => text.replace(/[()]/g, '\\$&');

const dishOf = (menu: OwnMenu, name: string) => {
  const dish = menu.sections.flatMap(({ items }) => items).find((item) => item.name === name);
  if (!dish) throw new Error(`${name} is not on ${menu.title}`);
  return dish;
};

/** Puts a second dish in the cart of a diner whose menu is out of date, and goes on to the checkout. */
const orderFromOldMenu = async (page: Page, second: string, email: string): Promise<void> => {
  await page.getByRole('button', { name: `Shto ${second} në shportë` }).click();
  await page.getByRole('link', { name: 'Vazhdo te pagesa' }).filter({ visible: true }).click();
  await introduce(page, email);
};

test('a dish that sold out meanwhile is named, and the rest is ordered', async ({
  openWindow,
  productUrl,
}) => {
  tolerate(refusal(409), refusal(422));
  const page = await openWindow();
  const menu = await ownMenu(productUrl, 'Dreka');
  const soldOut = menu.sections.flatMap(({ items }) => items).find(({ available }) => !available);
  if (!soldOut) throw new Error('Nothing is sold out');
  const before = structuredClone(menu);
  dishOf(before, soldOut.name).available = true;
  const { forget } = await rememberOldMenu(page, before);
  const email = newEmail();
  await fillCart(page);
  await orderFromOldMenu(page, soldOut.name, email);
  await forget();
  await placeButton(page).click();
  const gone = page
    .getByRole('main')
    .getByText(new RegExp(`“${escaped(soldOut.name)}” (sapo mbaroi|nuk është më)`));
  await expect(gone.first()).toBeVisible();
  await page.getByRole('button', { name: /^Hiqe/ }).first().click();
  await placeButton(page).click();
  const id = await confirmedOrder(page);
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});

test('a section hidden meanwhile takes its dish out of the order', async ({ openWindow, productUrl }) => {
  tolerate(refusal(409), refusal(422));
  const page = await openWindow();
  const menu = await ownMenu(productUrl, 'Dreka');
  const hidden = menu.sections.find(({ display }) => !display);
  const dish = hidden?.items[0];
  if (!hidden || !dish) throw new Error('No section is hidden');
  const before = { ...menu, sections: menu.sections.map((section) => ({ ...section, display: true })) };
  const { forget } = await rememberOldMenu(page, before);
  const email = newEmail();
  await fillCart(page);
  await orderFromOldMenu(page, dish.name, email);
  await forget();
  await placeButton(page).click();
  await expect(page.getByRole('main').getByText(`“${dish.name}”`).first()).toBeVisible();
  await page.getByRole('button', { name: /^Hiqe/ }).first().click();
  await placeButton(page).click();
  const id = await confirmedOrder(page);
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});

test('a price that rose meanwhile is shown before anything is ordered', async ({
  openWindow,
  productUrl,
}) => {
  tolerate(refusal(409), refusal(422));
  const page = await openWindow();
  const menu = await ownMenu(productUrl, 'Dreka');
  const before = structuredClone(menu);
  const dish = dishOf(before, DISH);
  dish.price = 600;
  dish.prices = dish.prices.map(({ currency }) => ({ currency, price: currency === 'EUR' ? 5 : 600 }));
  const { forget } = await rememberOldMenu(page, before);
  const email = await readyToOrder(page);
  await expect(placeButton(page)).toHaveAccessibleName(/600/);
  await forget();
  await placeButton(page).click();
  await expect(page.getByText('Çmimet ndryshuan ndërkohë. Shih totalin e ri dhe konfirmoje.')).toBeVisible();
  await expect(placeButton(page)).toHaveAccessibleName(/650/);
  expect(await ordersOf(productUrl, email)).toEqual([]);
  await placeButton(page).click();
  const id = await confirmedOrder(page);
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});
