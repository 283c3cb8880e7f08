import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { expect, type Route, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`a start that takes long says so where it is spoken, and a press tries again, ${language}`, async ({
    openConsole,
    productUrl,
  }) => {
    // A place without a subscription is told so.
    tolerate(refusal(403), refusal(404));
    const { page } = await openConsole(language);
    const say = await textsOf(productUrl, language, 'shell');
    const says = (key: string) => page.getByRole('status').filter({ hasText: say(key) });
    let isSlow = true;
    await page.route('**/api/users/profile/', async (route) => {
      if (!isSlow) await route.fallback();
    });
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/remotes/remote-business/**/*.js', (route) =>
      isHeld ? void held.push(route) : route.fallback(),
    );
    await page.clock.install();
    await page.goto('/business/account', { waitUntil: 'commit' });
    await expect(says('starting').or(says('startingLong'))).toBeVisible();
    isHeld = false;
    for (const route of held) await route.fallback();
    // There with the page's code, which would be asked for again while this clock runs.
    await expect(page.getByRole('link', { name: say('skipToContent') })).toBeAttached();
    await page.clock.runFor(8_000);
    await expect(says('startingLong')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]').getByRole('status')).toHaveCount(0);
    isSlow = false;
    await page.getByRole('button', { name: say('unavailable.retry') }).click();
    await expect(page.getByRole('tab').first()).toBeVisible();
  });
}
