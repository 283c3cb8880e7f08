import { confirmedOrder, fillCart, introduce, newEmail, placeButton } from '../support/diner.ts';
import { type OwnMenu, ordersOf, ownMenu } from '../support/owner-api.ts';
import { expect, type Page, refusal, test, tolerate } from '../support/test.ts';

/** Shows the diner the menu as it was before the owner changed it: the first answers come from then, later ones are true. */
const rememberOldMenu = async (page: Page, menu: OwnMenu): Promise<{ forget: () => Promise<void> }> => {
  const address = new RegExp(`/api/menus/${menu.id}\\?`);
  await page.route(address, (route) => route.fulfill({ json: menu }));
  return { forget: () => page.unroute(address) };
};

const escaped = (text: string): string => text.replace(/[()]/g, '\\$&');

/** Puts a second dish in the cart of a diner whose menu is out of date, and goes on to the checkout. */
const orderFromOldMenu = async (page: Page, second: string, email: string): Promise<void> => {
  await page.getByRole('button', { name: `Zgjidh ${second}` }).click();
  await page
    .getByRole('dialog', { name: second })
    .getByRole('button', { name: /^Shto / })
    .click();
  await page.getByRole('link', { name: 'Vazhdo te pagesa' }).filter({ visible: true }).click();
  await introduce(page, email);
};

test('a dish that sold out meanwhile is named, and the rest is ordered', async ({
  openWindow,
  productUrl,
}) => {
  tolerate(refusal(409), refusal(422));
  const page = await openWindow();
  const before = await ownMenu(productUrl, 'Dreka');
  const soldOut = before.sections.flatMap(({ items }) => items).find(({ available }) => !available);
  if (!soldOut) throw new Error('Nothing is sold out');
  soldOut.available = true;
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
