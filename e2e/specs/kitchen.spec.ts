import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { openRequests } from '../support/open-requests.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import { expect, type Locator, tolerate } from '../support/test.ts';
import { LANGUAGES, type Say, textsOf } from '../support/texts.ts';
import { WHOLE_CHROMIUM } from '../support/whole-chromium.ts';

test.use(WHOLE_CHROMIUM);

const DISCONNECTED = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/;

/** Waits for a ticket that says so many minutes, or one less: the clock runs on while the story reads. Below 0 it is late. */
const says = (ticket: Locator, say: Say, left: number) => {
  const urgency = left < 0 ? 'late' : 'calm';
  const words = [left, left - 1].map((minutes) =>
    say(`kitchen.left.${urgency}`, { value: Math.abs(minutes) }),
  );
  return expect(ticket.getByText(new RegExp(`^(${words.join('|')})$`))).toBeVisible();
};

/** Presses until it is a press: none is taken while a ticket that has just come moves the others (product.md §128). */
const takeStep = (step: Locator) =>
  expect(async () => {
    await step.click({ timeout: 1_000 });
    await expect(step).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §331, §332, §333, §335, §336, §631
  test(`the kitchen makes an order, also while the connection is away, ${language}`, async ({
    openConsole,
    productUrl,
  }) => {
    tolerate(DISCONNECTED);
    const { place, page, say: sayConsole } = await openConsole(language);
    const say = await textsOf(productUrl, language, 'kitchen');
    await startTrial(place);
    const menu = await addMenu(place);
    await page.setViewportSize({ width: 1024, height: 768 });
    const status = async (id: string) =>
      (await place.ask<{ status: string }>('GET', `/orders/business/${id}`)).status;
    const step = (name: string, id: string) =>
      page.getByRole('button', { name: say('orders.stepFor', { step: say(`step.${name}`), id }) });
    const take = (name: string, id: string) => takeStep(step(name, id));
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

    const other =
      await test.step('without a connection it stays, lines can be crossed off, and no step is taken', async () => {
        await page.context().setOffline(true);
        await expect(page.getByText(say('kitchen.lost.text'))).toBeVisible();
        await line.click();
        await expect(line).not.toBeChecked();
        await expect(step('preparing', id)).toBeDisabled();
        await expectSound(page, 'a kitchen without a connection');
        const came = await addOrder(place, menu);
        await place.ask('PATCH', `/orders/business/${came}`, { status: 'confirmed' });
        await page.context().setOffline(false);
        await expect(page.getByText(say('kitchen.lost.text'))).toHaveCount(0);
        // What came meanwhile appears by itself.
        await expect(step('preparing', came)).toBeVisible();
        return came;
      });

    await test.step('one that is cancelled elsewhere says so, also after a reload, until it was seen', async () => {
      await place.ask('PATCH', `/orders/business/${other}`, { status: 'cancelled' });
      const ticket = page.getByRole('listitem', { name: new RegExp(other) });
      const said = ticket.getByRole('alert').getByText(say('kitchen.cancelled'));
      await expect(said).toBeVisible();
      await expect(ticket.getByText('Tavë kosi')).toBeVisible();
      await expectSound(page, 'a ticket of a cancelled order');
      await page.reload();
      await expect(said).toBeVisible();
      await page
        .getByRole('button', { name: say('orders.stepFor', { step: say('bell.seen'), id: other }) })
        .press('Enter');
      await expect(ticket).toHaveCount(0);
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

    await test.step('one that is cancelled on the same device goes without a word', async () => {
      await page.goto(`/business/orders/${id}`);
      await page.getByRole('button', { name: sayConsole('order.cancel') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: sayConsole('order.cancelConfirm') })
        .click();
      await expect.poll(() => status(id)).toBe('cancelled');
      await page.goto('/business/kitchen');
      await expect(page.getByRole('heading', { name: say('kitchen.none') })).toBeVisible();
    });
  });
}

// The outage is told in words and times, so both languages are told.
for (const language of LANGUAGES) {
  // product.md §127, §332, §333, §336
  test(`the kitchen works for two hours without a network with what it has, ${language}`, async ({
    openConsole,
    productUrl,
  }) => {
    tolerate(DISCONNECTED);
    const { place, page } = await openConsole(language);
    const say = await textsOf(productUrl, language, 'kitchen');
    await startTrial(place);
    const menu = await addMenu(place);
    const confirmed = async (quantity: number): Promise<string> => {
      const id = await addOrder(place, menu, { quantity });
      await place.ask('PATCH', `/orders/business/${id}`, { status: 'confirmed', promise_minutes: 30 });
      return id;
    };
    const id = await confirmed(2);
    const allAnswered = openRequests(page);
    await page.clock.install();
    await page.goto('/business/kitchen');
    const ticket = page.getByRole('listitem', { name: new RegExp(id) });
    const line = ticket.getByRole('checkbox', { name: '2× Tavë kosi' });
    const step = page.getByRole('button', {
      name: say('orders.stepFor', { step: say('step.preparing'), id }),
    });
    await says(ticket, say, 30);

    const [before = ''] = say('kitchen.lost.offline', { at: '|' }).split('|');
    const notice = page.getByText(before);
    const since = await test.step('it says of when its orders are', async () => {
      // An answer on its way would bring newer ones.
      await allAnswered();
      await page.context().setOffline(true);
      await expect(notice).toContainText(/\d\d:\d\d/);
      return (await notice.textContent()) ?? '';
    });

    await test.step('hours pass, tickets stay and their times move on', async () => {
      await page.clock.fastForward('20:00');
      await says(ticket, say, 10);
      await page.clock.fastForward('40:00');
      await says(ticket, say, -30);
      await line.check();
      await page.clock.fastForward('01:00:00');
      await says(ticket, say, -90);
      await expect(line).toBeChecked();
      await expect(notice).toHaveText(since);
      await expect(step).toBeDisabled();
    });

    await test.step('once the network is back it has what came, the right time and its crossed-off lines', async () => {
      await confirmed(3);
      await page.context().setOffline(false);
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('checkbox', { name: '3× Tavë kosi' })).toBeVisible();
      await says(ticket, say, 30);
      await expect(line).toBeChecked();
      await takeStep(step);
      await expect
        .poll(() => place.ask<{ status: string }>('GET', `/orders/business/${id}`))
        .toMatchObject({ status: 'preparing' });
    });
  });
}
