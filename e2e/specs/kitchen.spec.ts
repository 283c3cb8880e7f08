import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import { expect, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';
import { WHOLE_CHROMIUM } from '../support/whole-chromium.ts';

test.use(WHOLE_CHROMIUM);

const DISCONNECTED = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/;

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §331, §332, §333, §335, §336
  test(`the kitchen makes an order, also while the connection is away, ${language}`, async ({
    openConsole,
  }) => {
    tolerate(DISCONNECTED);
    const { place, page, say } = await openConsole(language);
    await startTrial(place);
    const menu = await addMenu(place);
    await page.setViewportSize({ width: 1024, height: 768 });
    const status = async (id: string) =>
      (await place.ask<{ status: string }>('GET', `/orders/business/${id}`)).status;
    const step = (name: string, id: string) =>
      page.getByRole('button', { name: say('orders.stepFor', { step: say(`step.${name}`), id }) });
    /** Presses until it is a press: none is taken while a ticket that has just come moves the others (product.md §128). */
    const take = (name: string, id: string) =>
      expect(async () => {
        await step(name, id).click({ timeout: 1_000 });
        await expect(step(name, id)).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
    const line = page.getByRole('checkbox', { name: '2× Tavë kosi' });

    await page.goto('/business/kitchen');
    await expect(page.getByRole('heading', { name: say('kitchen.none') })).toBeVisible();
    await expectSound(page, 'a kitchen with nothing to make');

    const id = await test.step('an order arrives and appears once it was taken on', async () => {
      const arrived = await addOrder(place, menu, { quantity: 2 });
      await expect(
        page.getByRole('link', { name: say('kitchen.unanswered_one', { count: 1 }) }),
      ).toBeVisible();
      await place.ask('PATCH', `/orders/business/${arrived}`, { status: 'confirmed' });
      await expect(line).toBeVisible();
      await expectSound(page, 'a ticket of the kitchen');
      return arrived;
    });

    await test.step('a line is crossed off by the keyboard, and stays so after a reload', async () => {
      await line.focus();
      await page.keyboard.press('Space');
      await expect(line).toBeChecked();
      await page.reload();
      await expect(line).toBeChecked();
    });

    await test.step('without a connection it stays, lines can be crossed off, and steps wait', async () => {
      await page.context().setOffline(true);
      await expect(page.getByText(say('kitchen.lost.text'))).toBeVisible();
      await line.click();
      await expect(line).not.toBeChecked();
      await expect(step('preparing', id)).toBeDisabled();
      await expectSound(page, 'a kitchen without a connection');
      const other = await addOrder(place, menu);
      await place.ask('PATCH', `/orders/business/${other}`, { status: 'confirmed' });
      await page.context().setOffline(false);
      await expect(page.getByText(say('kitchen.lost.text'))).toHaveCount(0);
      // What came meanwhile appears by itself.
      await expect(step('preparing', other)).toBeVisible();
    });

    await test.step('one touch for each step, the last one taken back and made again', async () => {
      await take('preparing', id);
      await take('ready', id);
      await page.getByRole('button', { name: say('orders.takeBack.press') }).click();
      await expect(step('ready', id)).toBeEnabled();
      await expect.poll(() => status(id)).toBe('preparing');
      await take('ready', id);
      await expect.poll(() => status(id)).toBe('ready');
      await place.ask('PATCH', `/orders/business/${id}`, { status: 'completed' });
    });

    await test.step('what was handed over is called back', async () => {
      await page.getByRole('button', { name: say('kitchen.recall.open') }).click();
      await expectSound(page, 'the last ten of the kitchen');
      const back = page.getByRole('button', { name: say('kitchen.recall.pressFor', { id }) });
      await expect(async () => {
        await back.click({ timeout: 1_000 });
        await expect(step('ready', id)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect.poll(() => status(id)).toBe('preparing');
    });
  });
}
