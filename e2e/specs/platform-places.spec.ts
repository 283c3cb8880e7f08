import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

const OWNER = 'owner@tavolina.test';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §555, §556
  test(`places are searched and one is opened by keys alone, and both are among the acts, ${language}`, async ({
    openWindow,
    operated,
  }) => {
    const say = await textsOf(operated.product.url, language, 'shell');
    const page = await openWindow({ baseURL: operated.product.url });
    const pointed = await countPointing(page);
    await page.goto(`/platform/places?lng=${language}`);
    const title = say('platform.places.title');
    const list = page.getByRole('region', { name: title });
    const field = page.getByRole('searchbox', { name: say('platform.places.search') });

    await test.step('the token that is asked for opens the newest places, and older ones follow', async () => {
      await KEYBOARD.write(page.getByLabel(say('platform.token'), { exact: true }), operated.store.token);
      await page.keyboard.press('Enter');
      await expect(list.getByRole('listitem')).toHaveCount(20);
      await expectSound(page, 'places');
      const first = (await list.getByRole('link').first().textContent()) ?? '';
      await KEYBOARD.press(page.getByRole('link', { name: say('platform.places.older') }));
      await expect(list.getByRole('link', { name: first, exact: true })).toHaveCount(0);
      await expect(list.getByRole('listitem').first()).toBeVisible();
      await expectFits(page);
    });
    await test.step('the whole e-mail of an owner finds theirs', async () => {
      await KEYBOARD.write(field, OWNER);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/q=owner/);
      await expect(list.getByRole('listitem')).not.toHaveCount(20);
      await KEYBOARD.press(list.getByRole('link').first());
    });
    let name = '';
    await test.step('the place tells who works there', async () => {
      name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
      await expect(page.getByRole('region', { name: say('platform.places.people') })).toContainText(OWNER);
      await expect(page.getByRole('link', { name: say('platform.places.page') })).toHaveAttribute(
        'href',
        /\/place\//,
      );
      await expectSound(page, 'place');
      await expectFits(page);
    });
    await test.step('the search and the look are the last acts', async () => {
      const links = page.getByRole('navigation', { name: say('platform.pages') });
      await KEYBOARD.press(links.getByRole('link', { name: say('platform.acts.title') }));
      const acts = page.getByRole('region', { name: say('platform.acts.title') });
      const look = acts.getByRole('listitem').first();
      await expect(look).toContainText(say('platform.acts.kind.place_seen'));
      await expect(look.getByRole('link', { name })).toHaveAttribute('href', /[?]place=/);
      await expect(acts).toContainText(say('platform.acts.kind.owner_looked_up'));
    });
    expect(pointed()).toBe(0);
  });
}
