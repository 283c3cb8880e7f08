import { confirmedOrder, introduce, lunchOf, newEmail } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { IN_BOTH } from '../support/order-texts.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import {
  doubleWords,
  expectNoSidewaysScroll,
  expectRoom,
  expectWholeWords,
} from '../support/sideways-scroll.ts';
import { expect, OWNER, type Page, type Route, refusal, test, tolerate } from '../support/test.ts';

/** A word that nobody can break but the page. */
const WORD = 'Tavëkosimeqengjtëpjekurnëfurrëdruri'.repeat(3);

const STILL = ['/', '/orders', '/nowhere', '/checkout', '/order-confirmation?order_id=K7MQ-4XTD'];

/** Gives the menus that a window asks for names as long as owners may write them. */
const nameAtLength = async (page: Page): Promise<void> => {
  const handleMenu = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const menu = await response.json();
    const [section] = menu.sections;
    const [item] = section.items;
    const named = { ...item, name: WORD, description: WORD, translations: {} };
    const sections = [
      { ...section, title: WORD, items: [named, ...section.items.slice(1)] },
      ...menu.sections.slice(1),
    ];
    await route.fulfill({ response, json: { ...menu, title: WORD, description: WORD, sections } });
  };
  await page.route(/\/api\/menus\/[0-9a-f-]{36}\?/, handleMenu);
};

// What is long here are names, which are the same in each language.
for (const { locale, texts } of inTurn(IN_BOTH, import.meta.filename)) {
  test(`nothing scrolls sideways on the way of an order with long names, ${locale}`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ locale, viewport: { width: 320, height: 700 } });
    await nameAtLength(page);
    await page.goto('/restaurants?q=tave');
    const card = page.getByRole('article').filter({ hasText: OWNER.place });
    await expect(card).toBeVisible();
    await codeHasCome(page);
    await expectRoom(page);
    await lunchOf(card).click();
    await page.getByRole('button', { name: texts.add(WORD) }).click();
    await expectRoom(page);
    await page.getByRole('button', { name: texts.openCart }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRoom(page);
    await page.getByRole('dialog').getByRole('link', { name: texts.checkout }).click();
    const place = page.getByRole('button', { name: texts.place });
    await place.click();
    await expect(page.getByLabel(texts.name)).toBeFocused();
    await expectRoom(page);
    await introduce(page, newEmail(), texts);
    await place.click();
    await confirmedOrder(page);
    await expectRoom(page);
    await page.getByRole('main').getByRole('link', { name: texts.follow }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.arrived })).toBeVisible();
    await expectRoom(page);
  });
}

// product.md §455
for (const { locale } of inTurn(IN_BOTH, import.meta.filename)) {
  test(`three cards fit the screen of a phone, whatever they say, ${locale}`, async ({ openWindow }) => {
    const page = await openWindow({ locale, viewport: { width: 390, height: 844 } });
    for (const path of ['/', '/restaurants', '/restaurants/tirane', '/restaurants?q=pica']) {
      await page.goto(path);
      await expect(page.getByRole('article').nth(2)).toBeVisible();
      const edges = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
      const heights = edges.flatMap(({ top }, at) => {
        const last = edges[at + 2];
        return last ? [last.bottom - top] : [];
      });
      expect(Math.max(...heights)).toBeLessThan(844);
      // Without a search three stand below the fields of the list, before anything is scrolled.
      if (path === '/restaurants') expect(edges[2]?.bottom).toBeLessThan(844);
    }
  });

  test(`what a place cooks can be read beside its distance, ${locale}`, async ({ openWindow }) => {
    const page = await openWindow({ locale, viewport: { width: 390, height: 844 } });
    await page.goto('/restaurants/vlore');
    const kitchens = page.getByRole('article').getByText(/\s· \$+$/);
    await expect(kitchens.nth(2)).toBeVisible();
    const rooms = await kitchens.evaluateAll((all) =>
      all.map(({ clientWidth, scrollWidth }) => clientWidth - Math.min(scrollWidth, 80)),
    );
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
  });
}

for (const { locale } of IN_BOTH) {
  test(`nothing scrolls sideways, and no word of a heading breaks, on a phone whose words are twice as large, ${locale}`, async ({
    openWindow,
  }) => {
    tolerate(refusal(404));
    const page = await openWindow({ locale, viewport: { width: 360, height: 700 } });
    for (const path of [...STILL, '/restaurants', '/about']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const fonts of ['own', 'fallback'] as const) {
        await doubleWords(page, fonts);
        await expectNoSidewaysScroll(page);
        await expectWholeWords(page);
      }
    }
  });
}
