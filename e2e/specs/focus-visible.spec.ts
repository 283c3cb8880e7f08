import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { startTrial } from '../support/place.ts';
import { expect, type Page, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

/** More stops of the tab key than any screen has. */
const MOST_STOPS = 250;

/** What has the keyboard, and what lies over its middle; no name where the keyboard has left the page. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (!active || active === document.body) return { name: null, cover: null };
    const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : [];
    const box = active.getBoundingClientRect();
    // A field that its label draws is as large as a point.
    const { left, top, width, height } = box.width > 1 ? box : (labels[0] ?? active).getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      name: active.outerHTML.slice(0, 300),
      cover: [active, ...labels].some((each) => each.contains(hit)) ? null : (hit?.outerHTML ?? 'nothing'),
    };
  });

/** Goes on with one key until the keyboard leaves the page; all that it comes to can be seen. */
const expectAllSeen = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const { name, cover } = await seen(page);
    if (name === null) return;
    expect([name, cover]).toEqual([name, null]);
  }
  throw new Error(`the page has no end by ${key}`);
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`no bar lies over what the keyboard comes to in a menu's form on a phone, ${language}`, async ({
    openConsole,
  }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    // Its plan has room for a further menu.
    await startTrial(place);
    const dishes = Array.from({ length: 6 }, (_, place) => ({ name: `Tavë ${place + 1}`, price: 650 }));
    const { id } = await place.ask<{ id: string }>('POST', '/menus/', {
      title: 'Dreka',
      sections: [
        { title: 'Gatime tavash', items: dishes },
        { title: 'Ëmbëlsira dhe fruta', items: [] },
      ],
      items: [],
    });
    await page.setViewportSize({ width: 360, height: 640 });
    const bothWays = async (): Promise<void> => {
      await expectAllSeen(page, 'Tab');
      await expectAllSeen(page, 'Shift+Tab');
    };
    const part = (name: string | RegExp) =>
      page.getByRole('navigation', { name: say('editor.content') }).getByRole('button', { name });

    await test.step('about the menu', async () => {
      await page.goto(`/menus/${id}/edit`);
      await expect(page.getByLabel(say('editor.title'), { exact: true })).toHaveValue('Dreka');
      await bothWays();
    });
    await test.step('a section and its list', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await part(/^Gatime/).press('Enter');
      await expect(
        page.getByRole('button', { name: say('editor.open', { name: 'Tavë 1' }), exact: true }),
      ).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 360, height: 640 });
      await page.getByRole('button', { name: say('editor.sectionSettings') }).press('Enter');
      await expect(page.getByLabel(say('editor.sectionTitle'))).toBeVisible();
      await bothWays();
    });
    await test.step('an item that is moved', async () => {
      const down = page.getByRole('button', { name: say('editor.down', { name: 'Tavë 1' }), exact: true });
      await down.focus();
      for (let place = 2; place <= dishes.length; place += 1) {
        await page.keyboard.press('Enter');
        await expect(
          page.getByRole('switch', { name: say('editor.available', { name: 'Tavë 1' }) }),
        ).toHaveCount(1);
        await expect(down).toBeFocused();
        await expect.poll(() => seen(page)).toMatchObject({ cover: null });
      }
      await expect(down).toHaveAttribute('aria-disabled', 'true');
    });
    await test.step('an item that is dragged by keys', async () => {
      const handle = page.getByRole('button', { name: say('editor.drag', { name: 'Tavë 1' }) });
      for (const end of ['Escape', 'Space']) {
        await handle.focus();
        await page.keyboard.press('Space');
        await expect(
          page.getByText(say('editor.sortStart', { name: 'Tavë 1', place: 6, count: 6 })),
        ).toBeAttached();
        // The arrows are listened to one task later.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
        for (const place of [5, 4, 3, 2, 1]) {
          await page.keyboard.press('ArrowUp');
          await expect(
            page.getByText(say('editor.sortOver', { name: `Tavë ${place + 1}`, place, count: 6 })),
          ).toBeAttached();
        }
        await page.keyboard.press(end);
        await expect.poll(() => seen(page)).toMatchObject({ cover: null });
        await expect(handle).toBeFocused();
      }
    });
    await test.step('an item that is added', async () => {
      await page.getByRole('button', { name: say('editor.addItem') }).press('Enter');
      await expect(page.getByLabel(say('editor.itemField.name'), { exact: true })).toBeFocused();
      expect(await seen(page)).toMatchObject({ cover: null });
      await bothWays();
    });
    await test.step('items that are gone through', async () => {
      const name = page.getByLabel(say('editor.itemField.name'), { exact: true });
      await name.focus();
      await page.keyboard.press('Alt+PageUp');
      await expect(name).toHaveValue('Tavë 6');
      await expect(name).toBeFocused();
      expect(await seen(page)).toMatchObject({ cover: null });
      await page.keyboard.press('Escape');
      expect(await seen(page)).toMatchObject({ cover: null });
      await page.keyboard.press('Enter');
      for (const before of [5, 4, 3, 2, 1]) {
        await page.keyboard.press('Alt+PageUp');
        await expect(name).toHaveValue(`Tavë ${before}`);
        await expect(name).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect.poll(() => seen(page)).toMatchObject({ cover: null });
    });
    await test.step('a new menu', async () => {
      await page.goto('/menus/create');
      await expect(page.getByLabel(say('editor.title'), { exact: true })).toBeVisible();
      await bothWays();
    });
  });
}
