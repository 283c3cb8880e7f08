import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import { expect, type Page, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';
import { WHOLE_CHROMIUM } from '../support/whole-chromium.ts';

test.use(WHOLE_CHROMIUM);

const DISCONNECTED = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/;

/** Whether the browser keeps a page and all code and texts that it was made of. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const code = files.filter((name) => /\/(?:shell|remotes|locales)\/.+\.(?:js|json|css)$/.test(name));
    const kept = await Promise.all([window.location.pathname, ...code].map((name) => caches.match(name)));
    return code.length > 0 && kept.every((answer) => answer !== undefined);
  });

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §346
  test(`the kitchen is opened anew without a connection and has its tickets, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    tolerate(DISCONNECTED);
    const { place } = await openConsole(language);
    const say = await textsOf(productUrl, language, 'kitchen');
    const page = await openWindow({ ...place.signedIn, serviceWorkers: 'allow' });
    await startTrial(place);
    const menu = await addMenu(place);
    const id = await addOrder(place, menu, { quantity: 2 });
    await place.ask('PATCH', `/orders/business/${id}`, { status: 'confirmed' });
    // Reached by a link, as from the console's front page.
    await page.goto('/business/dashboard');
    await page.getByRole('link', { name: say('kitchen.title') }).click();
    const line = page.getByRole('checkbox', { name: '2× Tavë kosi' });
    await expect(line).toBeVisible();
    await expect.poll(() => isKept(page)).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await expect(line).toBeVisible();
    await expect(page.getByText(say('kitchen.lost.text'))).toBeVisible();
    await line.check();
    await expectSound(page, 'a kitchen that was opened without a connection');
    await page.context().setOffline(false);
    await expect(page.getByText(say('kitchen.lost.text'))).toHaveCount(0);
    await expect(line).toBeChecked();
  });

  // product.md §344, §345, §346
  test(`guests see what is ready, also without a connection, until the address is void, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    tolerate(DISCONNECTED, refusal(404));
    const { place, page, say } = await openConsole(language);
    await startTrial(place);
    const menu = await addMenu(place);
    const id = await addOrder(place, menu);

    const address = await test.step('the owner makes the address', async () => {
      await page.goto('/business/hours?tab=orders');
      await page.getByRole('button', { name: say('readyScreen.make') }).press('Enter');
      const link = page.getByRole('link', { name: say('readyScreen.open') });
      await expect(link).toBeVisible();
      await expectSound(page, 'the address of the screen for guests');
      return new URL((await link.getAttribute('href')) ?? '', productUrl).href;
    });

    const wall = await openWindow({
      locale: LOCALES[language],
      serviceWorkers: 'allow',
    });
    /** Lets the screen ask until it has an answer that the server no longer keeps. */
    const asksUntil = (isSeen: () => Promise<void>) =>
      expect(async () => {
        // A screen that is looked at again asks at once, not after its five seconds.
        await wall.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
        await isSeen();
      }).toPass({ timeout: 30_000 });
    const column = (name: string) =>
      wall.getByRole('region', { name: say(`readyScreen.${name}`), exact: true });
    await test.step('an order passes over the screen', async () => {
      await place.ask('PATCH', `/orders/business/${id}`, { status: 'confirmed', promise_minutes: 5 });
      await place.ask('PATCH', `/orders/business/${id}`, { status: 'preparing' });
      await wall.goto(address);
      await expect(column('ready').getByText(say('readyScreen.noneReady'))).toBeVisible();
      await expect(column('almost').getByText(id)).toBeVisible();
      await place.ask('PATCH', `/orders/business/${id}`, { status: 'ready' });
      await asksUntil(() => expect(column('ready').getByText(id)).toBeVisible({ timeout: 500 }));
      await expectSound(wall, 'a screen for guests');
    });

    await test.step('without a connection it has what it had, and says since when', async () => {
      await expect.poll(() => isKept(wall)).toBe(true);
      await wall.context().setOffline(true);
      await wall.reload();
      await expect(column('ready').getByText(id)).toBeVisible();
      const [before = '', after = ''] = say('readyScreen.asOf', { at: '|' }).split('|');
      await expect(wall.getByText(before)).toContainText(after);
      await wall.context().setOffline(false);
      await asksUntil(() => expect(wall.getByText(before)).toHaveCount(0, { timeout: 500 }));
    });

    await test.step('a new address makes it void', async () => {
      await page.getByRole('button', { name: say('readyScreen.renew') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('readyScreen.renew') })
        .click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      const unknown = wall.getByRole('heading', { name: say('readyScreen.unknown') });
      await asksUntil(() => expect(unknown).toBeVisible({ timeout: 500 }));
    });
  });
}
