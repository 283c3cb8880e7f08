import { confirmedOrder, placeButton, readyToOrder } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { IN_BOTH } from '../support/order-texts.ts';
import { ordersOf } from '../support/owner-api.ts';
import { throttle } from '../support/slow-network.ts';
import { expect, test } from '../support/test.ts';

for (const { locale, texts } of inTurn(IN_BOTH, import.meta.filename)) {
  test(`over a slow network an order says that it is sent, and is placed once, ${locale}`, async ({
    openWindow,
    productUrl,
  }) => {
    const page = await openWindow({ locale });
    const email = await readyToOrder(page, texts);
    await throttle(page);
    await placeButton(page, texts).click();
    await expect(page.getByRole('button', { name: texts.sending })).toBeVisible();
    const id = await confirmedOrder(page);
    await expect(page.getByText(texts.isPlaced(id))).toBeVisible();
    expect(await ordersOf(productUrl, email)).toEqual([id]);
  });
}
