import { CARDS, writeCard } from '../support/card.ts';
import { chooseCard, confirmedOrder, payButton, readyToOrder } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { IN_BOTH, SQ } from '../support/order-texts.ts';
import { ordersOf } from '../support/owner-api.ts';
import { type BrowserContext, expect, type Page, refusal, test, tolerate } from '../support/test.ts';
import { WHOLE_CHROMIUM } from '../support/whole-chromium.ts';

test.use(WHOLE_CHROMIUM);

/** Fills in everything but the card; returns the e-mail that orders. */
const readyToPayByCard = async (page: Page, texts = SQ): Promise<string> => {
  const email = await readyToOrder(page, texts);
  await chooseCard(page, texts);
  return email;
};

interface Placed {
  id: string;
  payment_intent_id: string | null;
}

/** What the server answers to each order that is sent from these windows. */
const placedOrders = (windows: BrowserContext): Promise<Placed>[] => {
  const placed: Promise<Placed>[] = [];
  windows.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/api/orders'))
      placed.push(answer.json());
  });
  return placed;
};

/** Ways to leave a question of the bank without an answer, and to come back to the checkout. */
const LEAVING = [
  {
    what: 'closed',
    comeBack: async (page: Page): Promise<Page> => {
      const windows = page.context();
      await page.close();
      const next = await windows.newPage();
      await next.goto('/checkout');
      return next;
    },
  },
  {
    what: 'loaded again',
    comeBack: async (page: Page): Promise<Page> => {
      await page.reload();
      return page;
    },
  },
];

const paymentOf = async (url: string, id: string, email: string): Promise<unknown> => {
  const answer = await fetch(`${url}/api/orders/customer/${id}?${new URLSearchParams({ email })}`);
  const { payment_status } = (await answer.json()) as { payment_status: string };
  return payment_status;
};

test('a card pays one order, and the place sees it once it is paid', async ({ openWindow, productUrl }) => {
  const page = await openWindow();
  const email = await readyToPayByCard(page);
  await writeCard(page, CARDS.works);
  await payButton(page).dblclick();
  const id = await confirmedOrder(page);
  await expect(page.getByText(`Porosia ${id} u regjistrua. Pagesa u krye.`)).toBeVisible();
  await expect.poll(() => paymentOf(productUrl, id, email)).toBe('paid');
  expect(await ordersOf(productUrl, email)).toEqual([id]);
});

test('a refused card keeps what was typed, and another one pays', async ({ openWindow, productUrl }) => {
  tolerate(refusal(402));
  const page = await openWindow();
  const email = await readyToPayByCard(page);
  await writeCard(page, CARDS.declined);
  await payButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Nga karta nuk u mor asgjë dhe shporta është këtu.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  expect(await ordersOf(productUrl, email)).toEqual([]);
  await writeCard(page, CARDS.works);
  await payButton(page).click();
  const id = await confirmedOrder(page);
  await expect.poll(() => ordersOf(productUrl, email)).toEqual([id]);
});

for (const [index, { what, comeBack }] of LEAVING.entries()) {
  for (const { locale, language, texts } of inTurn(IN_BOTH, import.meta.filename, index)) {
    test(`while the bank asks the tab is ${what}; another card then pays the one order, ${locale}`, async ({
      openWindow,
      productUrl,
    }) => {
      const window = await openWindow({ locale });
      const placed = placedOrders(window.context());
      const email = await readyToPayByCard(window, texts);
      await writeCard(window, CARDS.asks, language);
      await payButton(window, texts).click();
      await expect(window.getByRole('dialog', { name: texts.bankAsks })).toBeVisible();
      const page = await comeBack(window);
      await expect(page.getByLabel('E-mail')).toHaveValue(email);
      await writeCard(page, CARDS.works, language);
      await payButton(page, texts).click();
      const id = await confirmedOrder(page);
      await expect(page.getByText(texts.isPaid(id))).toBeVisible();
      await expect.poll(() => ordersOf(productUrl, email)).toEqual([id]);
      expect(await paymentOf(productUrl, id, email)).toBe('paid');
      const known = await Promise.all(placed);
      expect(new Set(known.map((order) => order.id))).toEqual(new Set([id]));
      expect(new Set(known.map(({ payment_intent_id: payment }) => payment)).size).toBe(1);
    });
  }
}
