import { test } from '../support/console.ts';
import { newEmail } from '../support/diner.ts';
import { timerIsDue } from '../support/passing-time.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import { expect } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

/** Says in a window how often something began to sound. */
const countSounds = (): void => {
  const counted = globalThis as unknown as { sounds: number };
  counted.sounds = 0;
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function counting(...at) {
    counted.sounds += 1;
    start.apply(this, at);
  };
};

for (const language of LANGUAGES) {
  // product.md §292, §293
  test(`an order that nobody answers rings again, then cancels itself, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    const dataDir = process.env.PRODUCT_DATA_DIR ?? '';
    const { place, page, say } = await openConsole(language);
    const read = await textsOf(productUrl, language, 'diner');
    await startTrial(place);
    const menu = await addMenu(place);
    const email = newEmail();
    const diner = await openWindow({ locale: LOCALES[language] });
    const sounds = () => page.evaluate(() => (globalThis as unknown as { sounds: number }).sounds);

    const bar = page.getByRole('region', { name: say('bell.arrivals') });

    const id = await test.step('it rings when it comes, until somebody has seen it', async () => {
      await page.addInitScript(countSounds);
      await page.goto('/business/orders');
      await page.getByRole('button', { name: say('bell.ring') }).click();
      const order = await addOrder(place, menu, { email });
      await expect(bar).toContainText(order);
      await expect.poll(sounds).toBe(1);
      await bar.getByRole('button', { name: say('bell.seen') }).click();
      await expect(bar).toHaveCount(0);
      return order;
    });

    await test.step('nobody answers it: it rings again', async () => {
      await timerIsDue(dataDir, 'order-reminder', id);
      await expect(bar).toContainText(id);
      await expect.poll(sounds).toBe(2);
    });

    await test.step('in the end it is cancelled, and its diner reads why and whom to call', async () => {
      await diner.goto(`/orders?order_id=${id}&email=${encodeURIComponent(email)}`);
      await expect(diner.getByRole('heading', { level: 1 })).toHaveText(read('tracking.title.pending'));
      await timerIsDue(dataDir, 'order-unanswered', id);
      await expect(
        diner.getByText(read('tracking.declined.unanswered', { place: 'Sofra e Bardhë' })),
      ).toBeVisible();
      await expect(diner.getByRole('link', { name: '+355 69 123 4567' }).first()).toBeVisible();
    });
  });
}
