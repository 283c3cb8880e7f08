import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { ownProduct } from '../support/own-product.ts';
import { ownerHeaders } from '../support/owner-api.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, OWNER, refusal, test, tolerate } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

const own = ownProduct();
const REASON = 'Porositë nuk hapen';

test.describe.configure({ mode: 'default' });

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §699, §700, §701, §702, §703
  test(`an operator looks at an owner's console and changes nothing, ${language}`, async ({ openWindow }) => {
    const { url } = own.product;
    const say = await textsOf(url, language, 'shell');
    const tell = await textsOf(url, language, 'business');
    const answer = await fetch(`${url}/api/users/profile`, { headers: await ownerHeaders(url) });
    const { business_id: place } = (await answer.json()) as { business_id: string };
    const page = await openWindow({ baseURL: url });
    tolerate(refusal(403));
    const pointed = await countPointing(page);
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
    const bar = tab.getByRole('complementary', { name: say('platform.viewBar.label') });

    await test.step('the console opens with a bar, and without the operator’s token', async () => {
      await expect(bar).toContainText(OWNER.place);
      expect(tab.url()).toBe(`${url}/business/dashboard`);
      await expectSound(tab, 'a console that is looked at');
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
      await expectSound(tab, 'after a look');
    });
    await test.step('the owner reads that support looked and why', async () => {
      const views = await fetch(`${url}/api/support-views`, { headers: await ownerHeaders(url) });
      expect(((await views.json()) as { reason: string }[])[0]?.reason).toBe(REASON);
    });
    await page.goto(`/platform/acts?lng=${language}`);
    await expect(page.getByText(say('platform.acts.kind.place_viewed')).first()).toBeVisible();
    expect(pointed()).toBe(0);
  });
}
