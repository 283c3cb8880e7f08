import { CARDS, writeCard } from '../support/card.ts';
import { createDeferred } from '../support/deferred.ts';
import { chooseCard, confirmedOrder, payButton, readyToOrder } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { IN_BOTH } from '../support/order-texts.ts';
import { ownProduct } from '../support/own-product.ts';
import { ordersOf } from '../support/owner-api.ts';
import { throttle } from '../support/slow-network.ts';
import { expect, NO_SERVER, type Page, type Route, refusal, test, tolerate } from '../support/test.ts';

const own = ownProduct();

// Two starts of a server.
test.describe.configure({ timeout: 150_000 });

/** The server takes the next order and is started again before its answer is out; the promise is that it runs again. */
const restartBeforeAnswer = async (page: Page): Promise<{ restarted: Promise<void> }> => {
  const { promise: opened, resolve: open } = createDeferred();
  const handleOrder = async (route: Route): Promise<void> => {
    await route.fetch();
    await own.product.restart();
    await route.abort('connectionreset');
    open();
  };
  await page.route('**/api/orders', handleOrder, { times: 1 });
  return { restarted: opened };
};

for (const { language, locale, texts } of inTurn(IN_BOTH, import.meta.filename)) {
  test(`over a slow network and two starts of the server one order is placed and paid by card, ${locale}`, async ({
    openWindow,
  }) => {
    // A database that has only just been started may be too busy for a first look; the page looks again.
    tolerate(NO_SERVER, refusal(503));
    const page = await openWindow({ baseURL: own.product.url, locale });
    const email = await test.step('Given a form filled in before the server was started again', async () => {
      const typed = await readyToOrder(page, texts);
      await throttle(page);
      await chooseCard(page, texts);
      await writeCard(page, CARDS.works, language);
      await own.product.restart();
      return typed;
    });

    await test.step('When the server is started again before it answers', async () => {
      const { restarted } = await restartBeforeAnswer(page);
      await payButton(page, texts).click();
      await expect(page.getByRole('button', { name: texts.sending })).toBeVisible();
      await restarted;
      await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.unknown);
      await expect(page.getByLabel('E-mail')).toHaveValue(email);
    });

    await test.step('Then sending again places the same order', async () => {
      await payButton(page, texts).click();
      const id = await confirmedOrder(page);
      await expect(page.getByText(texts.isPaid(id))).toBeVisible();
      await expect.poll(() => ordersOf(own.product.url, email)).toEqual([id]);
    });
  });
}
