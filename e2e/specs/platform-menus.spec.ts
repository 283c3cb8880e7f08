import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { ownerHeaders } from '../support/owner-api.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

/** A published menu of the demo place, as its owner reads it. */
const ownMenus = async (url: string) => {
  const answer = await fetch(`${url}/api/menus/my/`, { headers: await ownerHeaders(url) });
  return (await answer.json()) as {
    id: string;
    title: string;
    owner_id: string;
    is_published: string;
    taken_down?: { reason: string };
  }[];
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §565, §566
  test(`a menu is taken down and put back, by keys alone, ${language}`, async ({ openWindow, operated }) => {
    const { url } = operated.product;
    const say = await textsOf(url, language, 'shell');
    const menu = (await ownMenus(url)).find(({ is_published }) => is_published === 'published');
    if (!menu) throw new Error('the demo place has no published menu');
    const statusOf = async () => (await fetch(`${url}/api/menus/${menu.id}`)).status;
    const page = await openWindow({ baseURL: url });
    const pointed = await countPointing(page);
    await page.goto(`/platform/places?place=${menu.owner_id}&lng=${language}`);
    const row = page
      .getByRole('region', { name: say('platform.menus.title') })
      .getByRole('listitem', { name: menu.title, exact: true });
    const button = (key: 'takeDown' | 'putBack') =>
      row.getByRole('button', { name: say(`platform.menus.${key}`) });

    await test.step('the token that is asked for opens the place with its menus', async () => {
      await KEYBOARD.write(page.getByLabel(say('platform.token'), { exact: true }), operated.store.token);
      await page.keyboard.press('Enter');
      await expect(row).toContainText(say('platform.menus.state.published'));
    });
    await test.step('it is taken down with a reason, which its owner reads', async () => {
      await KEYBOARD.press(button('takeDown'));
      await KEYBOARD.write(page.getByRole('textbox', { name: say('platform.menus.reason') }), 'Mashtrim');
      await expectSound(page, 'reason');
      await expectFits(page);
      await KEYBOARD.press(page.getByRole('button', { name: say('platform.menus.takeDownNow') }));
      await expect(row).toContainText('Mashtrim');
      await expect(row).toBeFocused();
      expect(await statusOf()).toBe(404);
      const owned = (await ownMenus(url)).find(({ id }) => id === menu.id);
      expect(owned?.taken_down?.reason).toBe('Mashtrim');
    });
    await test.step('it is put back as it was', async () => {
      await KEYBOARD.press(button('putBack'));
      await expect(row).toContainText(say('platform.menus.state.published'));
      expect(await statusOf()).toBe(200);
    });
    await test.step('both decisions are the last acts', async () => {
      const links = page.getByRole('navigation', { name: say('platform.pages') });
      await KEYBOARD.press(links.getByRole('link', { name: say('platform.acts.title') }));
      const acts = page.getByRole('region', { name: say('platform.acts.title') }).getByRole('listitem');
      await expect(acts.nth(0)).toContainText(say('platform.acts.kind.menu_put_back'));
      await expect(acts.nth(1)).toContainText(say('platform.acts.kind.menu_taken_down'));
      await expect(acts.nth(1)).toContainText('Mashtrim');
    });
    expect(pointed()).toBe(0);
  });
}
