import { confirmedOrder, placeButton, readyToOrder } from '../support/diner.ts';
import { ordersOf } from '../support/owner-api.ts';
import { expect, OWNER, type Page, refusal, test, tolerate } from '../support/test.ts';

interface SentOrder {
  business_id: string;
  customer_name: unknown;
  items: Record<string, unknown>[];
}

interface ForeignDish {
  businessId: string;
  itemId: string;
}

/** A dish of another place that takes orders. */
const foreignDish = async (url: string): Promise<ForeignDish> => {
  const ask = async (path: string) => (await fetch(`${url}/api${path}`)).json();
  const { items } = await ask('/restaurants/?limit=20');
  for (const { business_name, menus } of items) {
    if (business_name === OWNER.place) continue;
    const menu = await ask(`/menus/${menus[0].id}`);
    const item = menu.sections[0]?.items[0];
    if (item) return { businessId: menu.business.id, itemId: item.id };
  }
  throw new Error('No other place has a dish');
};

/** Changes what a window sends as its order, after the page has let go of it. */
const alter = async (page: Page, change: (order: SentOrder) => void): Promise<void> => {
  await page.route('**/api/orders', async (route) => {
    const order = route.request().postDataJSON() as SentOrder;
    change(order);
    await route.continue({ postData: JSON.stringify(order) });
  });
};

const ALTERATIONS: { what: string; change: (order: SentOrder, foreign: ForeignDish) => void }[] = [
  {
    what: 'a dish of another place',
    change: ({ items }, { itemId }) => items.push({ menu_item_id: itemId, quantity: 1 }),
  },
  {
    what: 'another place',
    change: (order, { businessId }) => Object.assign(order, { business_id: businessId }),
  },
  { what: 'none of a dish', change: ({ items }) => Object.assign(items[0] ?? {}, { quantity: 0 }) },
  { what: 'less than none', change: ({ items }) => Object.assign(items[0] ?? {}, { quantity: -3 }) },
  { what: 'half a dish', change: ({ items }) => Object.assign(items[0] ?? {}, { quantity: 0.5 }) },
  { what: 'a thousand million', change: ({ items }) => Object.assign(items[0] ?? {}, { quantity: 1e9 }) },
  { what: 'no dish at all', change: (order) => Object.assign(order, { items: [] }) },
  { what: 'a name that is a list', change: (order) => Object.assign(order, { customer_name: ['Arta'] }) },
];

test('an order altered on its way is refused in a sentence, and the true one goes through', async ({
  openWindow,
  productUrl,
}) => {
  tolerate(refusal(409), refusal(422));
  const foreign = await foreignDish(productUrl);
  const page = await openWindow();
  const email = await readyToOrder(page);
  for (const { what, change } of ALTERATIONS) {
    await test.step(what, async () => {
      await alter(page, (order) => change(order, foreign));
      const answered = page.waitForResponse('**/api/orders');
      await placeButton(page).click();
      expect([409, 422]).toContain((await answered).status());
      await expect(page.getByRole('main').getByRole('alert').first()).toHaveText(/\S+ \S+.*\.$/);
      await expect(placeButton(page)).toBeEnabled();
      await page.unroute('**/api/orders');
    });
  }
  expect(await ordersOf(productUrl, email)).toEqual([]);
  await placeButton(page).click();
  const id = await confirmedOrder(page);
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});
