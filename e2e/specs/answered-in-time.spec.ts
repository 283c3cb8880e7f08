import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { newEmail } from '../support/diner.ts';
import { addMenu, addOrder, type Place, startTrial } from '../support/place.ts';
import { expect } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

const MINUTE_MS = 60_000;

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Tirane' });

/** When an order is promised, as the clock on the wall shows it, and in how many minutes. */
const promiseOf = async (place: Place, id: string): Promise<{ time: string; minutes: number }> => {
  const { promised_at } = await place.ask<{ promised_at: string }>('GET', `/orders/business/${id}`);
  const at = Date.parse(promised_at);
  return { time: clock.format(at), minutes: Math.round((at - Date.now()) / MINUTE_MS) };
};

for (const language of LANGUAGES) {
  // product.md §289, §290, §291, §294
  test(`a diner reads when an order is ready, that it takes longer, and why another was declined, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    const { place, page, say } = await openConsole(language);
    const read = await textsOf(productUrl, language, 'diner');
    const named = await textsOf(productUrl, language, 'ui');
    const newTime = (time: string) =>
      read('tracking.readyNow', { when: named('moment.about.today', { time }) });
    await startTrial(place);
    const menu = await addMenu(place);
    const email = newEmail();
    const follow = async (id: string) => {
      const diner = await openWindow({ locale: LOCALES[language] });
      await diner.goto(`/orders?order_id=${id}&email=${encodeURIComponent(email)}`);
      await expect(diner.getByRole('heading', { level: 1 })).toHaveText(read('tracking.title.pending'));
      return diner;
    };
    const id = await addOrder(place, menu, { email });
    const diner = await follow(id);

    await test.step('the diner sees that the owner sees it', async () => {
      const seen = diner.getByText(read('tracking.seen', { when: '' }).slice(0, -2));
      await expect(seen).toHaveCount(0);
      await page.goto('/business/orders');
      await page.getByText(say('board.board'), { exact: true }).click();
      await expect(seen).toBeVisible();
    });

    await test.step('the owner confirms it, to be ready in 30 minutes', async () => {
      await expectSound(page, 'an order that waits on the board');
      await page.getByRole('button', { name: say('promise.inFor', { minutes: 30, id }) }).click();
      await expect(
        page.getByRole('button', { name: say('promise.delayOf', { minutes: 10, id }) }),
      ).toBeVisible();
      await expect.poll(() => promiseOf(place, id)).toMatchObject({ minutes: 30 });
      const { time } = await promiseOf(place, id);
      await expect(diner.getByText(newTime(time))).toBeVisible();
    });

    await test.step('ten minutes more are seen at once', async () => {
      await page.getByRole('button', { name: say('promise.delayOf', { minutes: 10, id }) }).click();
      await expect.poll(() => promiseOf(place, id)).toMatchObject({ minutes: 40 });
      const { time } = await promiseOf(place, id);
      await expect(diner.getByText(newTime(time))).toBeVisible();
      await expectSound(diner, 'an order that takes longer');
    });

    await test.step('another order is declined with a reason', async () => {
      const other = await addOrder(place, menu, { email });
      const another = await follow(other);
      await page.goto(`/business/orders/${other}`);
      await page.getByRole('button', { name: say('order.cancel') }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText(say('order.decline.sold_out')).click();
      await expectSound(page, 'the question why an order is declined');
      await dialog.getByRole('button', { name: say('order.cancelConfirm') }).click();
      await expect(another.getByText(read('tracking.declined.sold_out'))).toBeVisible();
      await expect(another.getByRole('link', { name: '+355 69 123 4567' }).first()).toBeVisible();
      await expectSound(another, 'a declined order');
    });
  });
}
