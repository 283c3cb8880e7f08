import type { Page } from '@playwright/test';
import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { ownProduct } from '../support/own-product.ts';
import { ownerHeaders } from '../support/owner-api.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, OWNER, refusal, test, tolerate } from '../support/test.ts';
import { LANGUAGES, type Language, textsOf } from '../support/texts.ts';

const own = ownProduct();
const REASON = 'Porositë nuk hapen';

test.describe.configure({ mode: 'default' });

/** Opens a support view of the owner's place by the keys, on the page of operators; returns the section there, and the tab. */
const openView = async (page: Page, language: Language) => {
  const { url } = own.product;
  const say = await textsOf(url, language, 'shell');
  const answer = await fetch(`${url}/api/users/profile`, { headers: await ownerHeaders(url) });
  const { business_id: place } = (await answer.json()) as { business_id: string };
  await page.goto(`/platform/places?place=${place}&lng=${language}`);
  await KEYBOARD.write(page.getByLabel(say('platform.token'), { exact: true }), own.store.token);
  await page.keyboard.press('Enter');
  const section = page.getByRole('region', { name: say('platform.view.title') });
  await KEYBOARD.press(section.getByRole('button', { name: say('platform.view.ask') }));
  await KEYBOARD.write(section.getByRole('textbox', { name: say('platform.view.reason') }), REASON);
  await expectFits(page);
  const opening = page.context().waitForEvent('page');
  await KEYBOARD.press(section.getByRole('button', { name: say('platform.view.now') }));
  const tab = await opening;
  return { section, tab, bar: tab.getByRole('complementary', { name: say('platform.viewBar.label') }) };
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §699, §700, §701, §702, §703
  test(`an operator views an owner's console and changes nothing, ${language}`, async ({ openWindow }) => {
    const { url } = own.product;
    const say = await textsOf(url, language, 'shell');
    const tell = await textsOf(url, language, 'business');
    const page = await openWindow({ baseURL: url });
    tolerate(refusal(403));
    const pointed = await countPointing(page);
    const { tab, bar } = await openView(page, language);

    await test.step('the console opens with a bar, and without the operator’s token', async () => {
      await expect(bar).toContainText(OWNER.place);
      expect(tab.url()).toBe(`${url}/business/dashboard`);
      await expectSound(tab, 'a console in a support view');
      await expectFits(tab);
      const kept = await tab.evaluate(() => Object.keys(sessionStorage));
      expect(kept).not.toContain('tavolina.platform_token');
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    });
    await test.step('guests are covered', async () => {
      await tab.goto('/business/orders');
      await expect(bar).toBeVisible();
      await expect(tab.getByText('•••').first()).toBeVisible();
    });
    await test.step('what would change something is refused in words', async () => {
      await tab.goto('/business/account');
      const profile = tab.getByRole('region', { name: tell('profile.title') });
      await profile.getByRole('button', { name: tell('profile.edit') }).click();
      await profile.getByLabel(tell('profile.telephone'), { exact: true }).fill('+355 69 111 2222');
      await profile.getByRole('button', { name: tell('profile.save') }).click();
      await expect(tab.getByText(/asgjë nuk mund të ndryshohet|nothing can be changed/)).toBeVisible();
    });
    await test.step('the end leaves nothing of it in the tab', async () => {
      await bar.getByRole('button', { name: say('platform.viewBar.end') }).click();
      await expect(tab.getByRole('heading', { name: say('platform.viewOver.title') })).toBeVisible();
      expect(await tab.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();
      await expectSound(tab, 'after a support view');
    });
    await test.step('the owner reads that support viewed the console and why', async () => {
      const views = await fetch(`${url}/api/support-views`, { headers: await ownerHeaders(url) });
      expect(((await views.json()) as { reason: string }[])[0]?.reason).toBe(REASON);
    });
    await page.goto(`/platform/acts?lng=${language}`);
    await expect(page.getByText(say('platform.acts.kind.place_viewed')).first()).toBeVisible();
    expect(pointed()).toBe(0);
  });

  // product.md §701, §702
  test(`a support view that nobody ends is over after a quarter of an hour, ${language}`, async ({
    openWindow,
  }) => {
    const { url } = own.product;
    const say = await textsOf(url, language, 'shell');
    const page = await openWindow({ baseURL: url });
    // The end is told first, and then the page is left: its live updates may ask once more in between.
    tolerate(refusal(401));
    // The tab has the clock of its window.
    await page.clock.install();
    const { section, tab, bar } = await openView(page, language);
    await expect(bar).toContainText(OWNER.place);
    await tab.goto('/business/orders');
    await expect(tab.getByText('•••').first()).toBeVisible();
    await tab.clock.fastForward('14:00');
    await expect(bar).toBeVisible();

    await tab.clock.fastForward('01:00');
    await expect(tab.getByRole('heading', { name: say('platform.viewOver.title') })).toBeVisible();
    await expect(bar).toBeHidden();
    expect(await tab.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();

    // The time of the server goes on as ever: it was told.
    await page.reload();
    await expect(section.getByText(REASON).first()).toBeVisible();
    await expect(section.getByText(say('platform.view.open'), { exact: true })).toHaveCount(0);
  });
}
