import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';
import { changeSearch } from '../support/variants.ts';

const DINER = 'remote-diner';

// product.md §539
for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`what operators did is read by keys alone, the latest first, ${language}`, async ({
    openWindow,
    operated,
  }) => {
    const say = await textsOf(operated.product.url, language, 'shell');
    const good = await operated.store.live(DINER);
    const next = await operated.store.publishVariant(DINER, good, `acts-${language}`, changeSearch);
    await operated.store.move(DINER, next);
    await operated.store.act(DINER, 'rollback');

    const page = await openWindow({ baseURL: operated.product.url });
    const pointed = await countPointing(page);
    await page.goto(`/platform/acts?lng=${language}`);
    const title = say('platform.acts.title');
    const acts = page.getByRole('region', { name: title }).getByRole('listitem');

    await test.step('the token that is asked for opens the page that was asked for', async () => {
      await KEYBOARD.write(page.getByLabel(say('platform.token'), { exact: true }), operated.store.token);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('each act says what it was done to, by whom and which it was', async () => {
      for (const [place, act, version] of [
        [0, 'rollback', good],
        [1, 'release', next],
        [2, 'publish', next],
      ] as const) {
        await expect(acts.nth(place)).toContainText(`${DINER}@${version}`);
        await expect(acts.nth(place)).toContainText(say(`platform.acts.kind.${act}`));
      }
      await expectSound(page, 'acts');
    });
    await test.step('no width cuts anything off', async () => {
      await expectFits(page);
    });
    await test.step('links lead to the releases and back', async () => {
      const links = page.getByRole('navigation', { name: say('platform.pages') });
      await KEYBOARD.press(links.getByRole('link', { name: say('platform.title') }));
      await expect(page.getByRole('rowheader', { name: DINER }).first()).toBeVisible();
      await KEYBOARD.press(links.getByRole('link', { name: title }));
      await expect(acts.first()).toContainText(good);
    });
    expect(pointed()).toBe(0);
  });
}
