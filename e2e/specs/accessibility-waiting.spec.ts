import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { createDeferred } from '../support/deferred.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, startTrial } from '../support/place.ts';
import { refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

test.describe.configure({ timeout: 120_000 });

/** Screens of the console, and the call that each waits for. */
const WAITING = [
  ['/business/dashboard?tab=overview', '**/api/orders/stats*'],
  ['/business/orders', '**/api/orders/business'],
  ['/menus', '**/api/menus/my/'],
  ['/menus/{id}', '**/api/menus/{id}'],
  ['/menus/{id}/edit', '**/api/menus/{id}'],
  ['/business/account?tab=billing', '**/api/subscriptions/invoices'],
  ['/business/account?tab=security', '**/api/auth/sessions'],
  ['/business/subscription', '**/api/subscriptions/me'],
] as const;

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`everyone is told that a part of the console is on its way, ${language}`, async ({ openConsole }) => {
    tolerate(refusal(404));
    const { place, page } = await openConsole(language);
    await startTrial(place);
    const { id } = await addMenu(place);
    for (const [address, call] of WAITING) {
      const { promise: opened, resolve: open } = createDeferred();
      const held = call.replace('{id}', id);
      await page.route(held, async (route) => {
        await opened;
        await route.continue();
      });
      const asked = page.waitForRequest(held);
      await page.goto(address.replace('{id}', id));
      await asked;
      await expectSound(page, `${address} on its way`);
      const answered = page.waitForResponse(held);
      open();
      await answered;
      await page.unroute(held);
    }
  });
}
