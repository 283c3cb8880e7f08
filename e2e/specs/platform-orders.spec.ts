import { randomUUID } from 'node:crypto';
import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { orderRequest, placeOrder } from '../support/order-api.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, refusal, test, tolerate } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §553
  test(`an order is looked up by keys alone, and the look is among the acts, ${language}`, async ({
    openWindow,
    operated,
  }) => {
    tolerate(refusal(404));
    const { url } = operated.product;
    const say = await textsOf(url, language, 'shell');
    const { id } = await placeOrder(url, await orderRequest(url), randomUUID(), '203.0.113.7');

    const page = await openWindow({ baseURL: url });
    const pointed = await countPointing(page);
    await page.goto(`/platform/orders?lng=${language}`);
    const field = page.getByRole('searchbox', { name: say('platform.orders.number') });
    const history = page.getByRole('region', { name: say('platform.orders.of', { id }) });

    await test.step('the token that is asked for opens the page', async () => {
      await KEYBOARD.write(page.getByLabel(say('platform.token'), { exact: true }), operated.store.token);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: say('platform.orders.title') })).toBeVisible();
      await expect(field).toBeVisible();
      await expectSound(page, 'look up');
    });
    await test.step('a number that no order has is said to be unknown', async () => {
      await KEYBOARD.write(field, 'ZZZZ-ZZZZ');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('platform.orders.unknown', { id: 'ZZZZ-ZZZZ' }))).toBeVisible();
    });
    await test.step('the number of an order opens its history, with nothing of its diner', async () => {
      await KEYBOARD.write(field, id.toLowerCase());
      await page.keyboard.press('Enter');
      await expect(history.getByRole('listitem').first()).toContainText(say('platform.orders.by.diner'));
      await expect(history).not.toContainText('Arta');
      await expectSound(page, 'history');
    });
    await test.step('no width cuts anything off', async () => {
      await expectFits(page);
    });
    await test.step('the look stands first among the acts', async () => {
      const links = page.getByRole('navigation', { name: say('platform.pages') });
      await KEYBOARD.press(links.getByRole('link', { name: say('platform.acts.title') }));
      const act = page
        .getByRole('region', { name: say('platform.acts.title') })
        .getByRole('listitem')
        .first();
      await expect(act).toContainText(id);
      await expect(act).toContainText(say('platform.acts.kind.order_seen'));
    });
    expect(pointed()).toBe(0);
  });
}
